/// A text in each language in which it is known, stored as a single string.
///
/// The string consists of ten parts separated by tabs, in the order of `Language.allCases`. The
/// part `-` means that the text is unknown in that language. Table rows have this format too, so a
/// text can be created from a row without processing it. It is split into its parts only when it is
/// read.
public struct LocalizedText: Sendable, Equatable {
  private enum Parts {
    case text(String)
    case bytes(UnsafeRawBufferPointer)
  }

  /// Access is safe because the memory that a pointer refers to never changes.
  nonisolated(unsafe) private let parts: Parts

  /// Creates a text from ten parts in the format of table rows.
  public init(parts: String) {
    self.parts = .text(parts)
  }

  /// Creates a text that refers to the ten parts without copying them.
  ///
  /// - Parameter bytes: UTF-8 that stays valid for the lifetime of the program.
  package init(embedded bytes: UnsafeRawBufferPointer) {
    parts = .bytes(bytes)
  }

  /// Creates a text from its translations. A tab in a translation becomes a space.
  public init(_ texts: [Language: String]) {
    let texts = Language.allCases.map { Self.withoutTabs(texts[$0] ?? "-") }
    parts = .text(texts.joined(separator: "\t"))
  }

  /// Whether two texts are equal in all languages.
  public static func == (one: LocalizedText, other: LocalizedText) -> Bool {
    one.withBytes { one in
      other.withBytes { other in
        one.count == other.count
          && (one.baseAddress == other.baseAddress || one.elementsEqual(other))
      }
    }
  }

  /// The text in the language, without using fallback languages. Nil if it is unknown.
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

  /// The text in the language, or in the first of its fallback languages in which it is known.
  public subscript(language: Language) -> String? {
    resolve(language)?.text
  }

  /// Returns the text in the language or a fallback language, and the language in which it was
  /// found.
  public func resolve(_ language: Language) -> (text: String, language: Language)? {
    // Most texts are known in the language itself, so no array of fallback languages has to be
    // created for them.
    if let text = self[exactly: language] { return (text, language) }
    for candidate in language.fallbacks.dropFirst() {
      if let text = self[exactly: candidate] { return (text, candidate) }
    }
    return nil
  }

  /// Calls `body` with the UTF-8 bytes of the text in each language in which it is known.
  ///
  /// Creates no strings, because some callers read thousands of texts.
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

  /// The languages in which the text is known, each with the text.
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

  /// Returns a part as a string. Nil if the part is `-`.
  private static func text(_ part: UnsafeRawBufferPointer) -> String? {
    if isNone(part) { return nil }
    guard part.count < 16 else { return String(decoding: part, as: UTF8.self) }
    // A short string is stored inline, so its bytes are copied and validated in one step.
    return String(unsafeUninitializedCapacity: part.count) { storage in
      UnsafeMutableRawBufferPointer(storage).copyMemory(from: part)
      return part.count
    }
  }
}
