package import PokedexModel
internal import TerminalUI

// Where not every character can be shown.
extension Words {
  /// Whether the names of a language can be shown.
  package func canShow(_ language: Language) -> Bool {
    !symbols.contains(.ascii) || language.isWrittenInLatin
  }

  /// Keys as the table of keys writes them; in words where there are no arrows.
  func keys(_ written: String) -> String {
    symbols == .all ? written : written.map { Self.keyNames[$0] ?? String($0) }.joined()
  }

  private static let keyNames: [Character: String] = [
    "↑": "Up", "↓": "Down", "←": "Left", "→": "Right", "⌫": "BkSp",
  ]
}
