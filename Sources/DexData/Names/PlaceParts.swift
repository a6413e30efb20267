internal import EmbeddedTables
internal import PokedexModel

/// What tells a part of a place from others of it, such as "B1F" or "entrance".
struct PlaceParts {
  private let english: String

  /// - Parameter english: as the table of areas has it.
  static func names(of english: String) -> PlaceParts { PlaceParts(english: english) }

  /// The name of a place and that of its part, as brackets are written in a language.
  func bracketed(in language: Language, after place: String) -> String {
    switch language {
    case .japanese, .japaneseKana, .simplifiedChinese, .traditionalChinese:
      "\(place)（\(english)）"
    default: "\(place) (\(english))"
    }
  }
}
