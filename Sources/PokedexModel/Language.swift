/// A language in which names are stored. The raw value is the index of the language's column among
/// the name columns of a table.
public enum Language: Int, CaseIterable, Sendable {
  case english, japanese, japaneseKana, korean, simplifiedChinese, traditionalChinese
  case french, german, spanish, italian

  /// PokeAPI's codes, in the order of the cases.
  private static let codes = [
    "en", "ja", "ja-hrkt", "ko", "zh-hans", "zh-hant", "fr", "de", "es", "it",
  ]

  /// Creates the language with this PokeAPI code, ignoring case. Returns nil for any other code.
  public init?(code: String) {
    guard let index = Self.codes.firstIndex(of: code.lowercased()) else { return nil }
    self.init(rawValue: index)
  }

  /// PokeAPI's code in lower case.
  public var code: String { Self.codes[rawValue] }

  /// The name of the language in the language itself.
  public var endonym: String {
    switch self {
    case .english: "English"
    case .japanese: "日本語"
    case .japaneseKana: "にほんご"
    case .korean: "한국어"
    case .simplifiedChinese: "简体中文"
    case .traditionalChinese: "繁體中文"
    case .french: "Français"
    case .german: "Deutsch"
    case .spanish: "Español"
    case .italian: "Italiano"
    }
  }

  /// Whether names in the language are written in Latin letters, with or without diacritics.
  package var isWrittenInLatin: Bool {
    switch self {
    case .english, .french, .german, .spanish, .italian: true
    case .japanese, .japaneseKana, .korean, .simplifiedChinese, .traditionalChinese: false
    }
  }

  /// The language itself, followed by the languages to use if a name is missing in it.
  public var fallbacks: [Language] {
    switch self {
    case .english: [.english]
    case .japanese: [.japanese, .japaneseKana, .english]
    default: [self, .english]
    }
  }

  /// Creates the language of a POSIX locale such as `ja_JP.UTF-8`. Returns nil if there are no
  /// names in the language.
  public init?(locale: String) {
    let parts = locale.lowercased().prefix { $0 != "." && $0 != "@" }
      .split { $0 == "_" || $0 == "-" }.map(String.init)
    guard let language = parts.first else { return nil }
    if language == "zh" {
      let isTraditional = parts.contains { ["tw", "hk", "mo", "hant"].contains($0) }
      self = isTraditional ? .traditionalChinese : .simplifiedChinese
    } else if let match = Language(code: language) {
      self = match
    } else {
      return nil
    }
  }
}
