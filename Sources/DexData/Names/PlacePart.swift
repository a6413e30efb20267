internal import PokedexModel

/// What tells a part of a place from others of it, such as "B1F" or "entrance".
struct PlacePart {
  private let english: String
  private let names: LocalizedText?

  /// - Parameter names: what it is called where that is not the English words: floors are not.
  init(_ english: String, names: LocalizedText?) {
    self.english = english
    self.names = names
  }

  /// The name of a place and that of its part, with brackets as a language writes them.
  func bracketed(in language: Language, after place: String) -> String {
    let part = names?[language] ?? english
    return switch language {
    case .japanese, .japaneseKana, .simplifiedChinese, .traditionalChinese: "\(place)（\(part)）"
    default: "\(place) (\(part))"
    }
  }
}
