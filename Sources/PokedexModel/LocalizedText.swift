/// One text in the languages it is known in, kept as one string: ten parts apart by tabs, in the
/// order of `Language.allCases`, `-` where it is not known. A table's row is that already, so a
/// name costs one string however many languages it has.
public struct LocalizedText: Sendable, Equatable {
  private let parts: String

  /// Takes the ten parts as they stand in a table.
  public init(parts: String) {
    self.parts = parts
  }

  /// A text from its languages. A tab within a text becomes a space.
  public init(_ texts: [Language: String]) {
    parts = Language.allCases.map { language in
      let text = texts[language] ?? "-"
      return String(text.map { $0 == "\t" ? " " : $0 })
    }.joined(separator: "\t")
  }

  /// This text with another one in English. A tab within that becomes a space.
  public func withEnglish(_ text: String) -> LocalizedText {
    let others = parts.firstIndex(of: "\t").map { parts[$0...] } ?? ""
    return LocalizedText(parts: String(text.map { $0 == "\t" ? " " : $0 }) + others)
  }

  /// The text in exactly this language, nil where it is not known.
  public subscript(exactly language: Language) -> String? {
    var bytes = parts.utf8[...]
    for _ in 0..<language.rawValue {
      guard let tab = bytes.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      bytes = bytes[bytes.index(after: tab)...]
    }
    let part = parts[
      bytes.startIndex..<(bytes.firstIndex(of: UInt8(ascii: "\t")) ?? bytes.endIndex)]
    return part == "-" ? nil : String(part)
  }

  /// The text in this language or the first that stands in for it; nil where none is known.
  public subscript(language: Language) -> String? {
    resolve(language)?.text
  }

  /// The text and the language it was found in.
  public func resolve(_ language: Language) -> (text: String, language: Language)? {
    for candidate in language.fallbacks {
      if let text = self[exactly: candidate] { return (text, candidate) }
    }
    return nil
  }

  /// Calls `body` with the bytes of the text in each language that it is known in: for who reads thousands.
  public func forEachUTF8(_ body: (Language, UnsafeBufferPointer<UInt8>) -> Void) {
    var parts = parts
    parts.withUTF8 { bytes in
      var start = 0
      for language in Language.allCases where start <= bytes.count {
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "\t") { end += 1 }
        let part = UnsafeBufferPointer(rebasing: bytes[start..<end])
        if part.count != 1 || part[0] != UInt8(ascii: "-") { body(language, part) }
        start = end + 1
      }
    }
  }

  /// The languages it is known in, each with its text.
  public var all: [(language: Language, text: String)] {
    zip(Language.allCases, parts.split(separator: "\t", omittingEmptySubsequences: false))
      .compactMap { $1 == "-" ? nil : ($0, String($1)) }
  }
}
