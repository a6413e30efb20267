/// One text in the languages it is known in, kept as one: ten parts apart by tabs, in the order of
/// `Language.allCases`, `-` where it is not known. A table's row is that already, so a name costs nothing
/// however many languages it has, until one of them is asked for.
public struct LocalizedText: Sendable, Equatable {
  private enum Parts {
    case text(String)
    case bytes(UnsafeRawBufferPointer)
  }

  /// Nothing changes what a pointer here leads to.
  nonisolated(unsafe) private let parts: Parts

  /// Takes the ten parts as they stand in a table.
  public init(parts: String) {
    self.parts = .text(parts)
  }

  /// Takes the ten parts where they stand: UTF-8 that stays there for as long as the program runs.
  package init(embedded bytes: UnsafeRawBufferPointer) {
    parts = .bytes(bytes)
  }

  /// A text from its languages. A tab within a text becomes a space.
  public init(_ texts: [Language: String]) {
    let texts = Language.allCases.map { Self.withoutTabs(texts[$0] ?? "-") }
    parts = .text(texts.joined(separator: "\t"))
  }

  /// Whether both say the same in each language.
  public static func == (one: LocalizedText, other: LocalizedText) -> Bool {
    one.withBytes { one in
      other.withBytes { other in
        one.count == other.count
          && (one.baseAddress == other.baseAddress || one.elementsEqual(other))
      }
    }
  }

  /// The text in exactly this language, nil where it is not known.
  public subscript(exactly language: Language) -> String? {
    withBytes { bytes in
      var start = 0
      for _ in 0..<language.rawValue {
        guard let tab = bytes[start...].firstIndex(of: Self.tab) else { return nil }
        start = tab + 1
      }
      let end = bytes[start...].firstIndex(of: Self.tab) ?? bytes.count
      return Self.text(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
    }
  }

  /// The text in this language or the first that stands in for it; nil where none is known.
  public subscript(language: Language) -> String? {
    resolve(language)?.text
  }

  /// The text and the language it was found in.
  public func resolve(_ language: Language) -> (text: String, language: Language)? {
    // Nearly all are known in the language itself, for which no list of languages is made.
    if let text = self[exactly: language] { return (text, language) }
    for candidate in language.fallbacks.dropFirst() {
      if let text = self[exactly: candidate] { return (text, candidate) }
    }
    return nil
  }

  /// Calls `body` with the bytes of the text in each language that it is known in: for who reads thousands.
  public func forEachUTF8(_ body: (Language, UnsafeBufferPointer<UInt8>) -> Void) {
    withBytes { bytes in
      let bytes = bytes.assumingMemoryBound(to: UInt8.self)
      var start = 0
      for language in Language.allCases where start <= bytes.count {
        var end = start
        while end < bytes.count, bytes[end] != Self.tab { end += 1 }
        let part = UnsafeBufferPointer(rebasing: bytes[start..<end])
        if !Self.isNone(UnsafeRawBufferPointer(part)) { body(language, part) }
        start = end + 1
      }
    }
  }

  /// The languages it is known in, each with its text.
  public var all: [(language: Language, text: String)] {
    Language.allCases.compactMap { language in self[exactly: language].map { (language, $0) } }
  }
}

extension LocalizedText {
  private static let tab = UInt8(ascii: "\t")

  private func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    switch parts {
    case .bytes(let bytes): return body(bytes)
    case .text(var text): return text.withUTF8 { body(UnsafeRawBufferPointer($0)) }
    }
  }

  private static func withoutTabs(_ text: String) -> String {
    String(text.map { $0 == "\t" ? " " : $0 })
  }

  private static func isNone(_ part: UnsafeRawBufferPointer) -> Bool {
    part.count == 1 && part[0] == UInt8(ascii: "-")
  }

  /// A part as text; nil for `-`.
  private static func text(_ part: UnsafeRawBufferPointer) -> String? {
    if isNone(part) { return nil }
    guard part.count < 16 else { return String(decoding: part, as: UTF8.self) }
    // A short string has no storage of its own: its bytes are copied, and looked at once.
    return String(unsafeUninitializedCapacity: part.count) { storage in
      UnsafeMutableRawBufferPointer(storage).copyMemory(from: part)
      return part.count
    }
  }
}
