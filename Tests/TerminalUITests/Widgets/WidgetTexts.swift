import TerminalUI

/// Texts that are hard to fit into a width, with long words, wide characters or combining marks.
enum WidgetTexts {
  static let all = [
    "Fire", "Water Absorb", "ピカチュウ", "こおりのキバ、ほのおのキバ", "e\u{301}e\u{301}e\u{301}te\u{301}",
    "Supercalifragilisticexpialidocious", "피카츄 라이츄", "", "a 漢字 b",
  ]

  static let widths = Array(1...200)
}

final class TestTarget: LinkTarget {}

extension Line {
  var text: String { (left + right).map(\.text).joined() }

  /// The texts of the links, in reading order.
  var linkTexts: [String] { (left + right).filter { $0.linkTarget != nil }.map(\.text) }
}

extension [Line] {
  /// The text without spaces, with which tests check that no text is lost.
  var solidText: String { map(\.text).joined().filter { $0 != " " } }

  func widest() -> Int { map(\.leftColumns).max() ?? 0 }
}
