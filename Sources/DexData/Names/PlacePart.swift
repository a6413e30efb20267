internal import PokedexModel

/// What tells a part of a place from others of it, such as "B1F" or "entrance".
struct PlacePart {
  let english: String
  let japanese: String

  /// The name of a place and that of its part, with brackets as a language writes them.
  func bracketed(in language: Language, after place: String) -> String {
    switch language {
    case .japanese, .japaneseKana: "\(place)（\(japanese)）"
    case .simplifiedChinese, .traditionalChinese: "\(place)（\(english)）"
    default: "\(place) (\(english))"
    }
  }
}
