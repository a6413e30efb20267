internal import EmbeddedTables
package import PokedexModel

/// Names from the bundled tables.
package struct DexVocabulary: Vocabulary {
  package init() {}

  package func pokemon(id: Int) -> PokemonName? {
    guard let number = Dex.number(ofVariety: id) else { return nil }
    let species = Tables.speciesNames[number - 1].names
    // A default variety, whose id is its species' number, has no label.
    guard id != number, let index = Tables.varietyNames.row(of: id) else {
      return PokemonName(species: species, label: nil)
    }
    var row = Tables.varietyNames[index]
    let label = VarietyLabel(form: row[.form].text, names: row.names)
    return PokemonName(species: species, label: label)
  }

  package func type(_ type: PokemonType) -> LocalizedText? {
    Tables.types.names(of: type.rawValue)
  }

  package func ability(_ slug: String) -> LocalizedText? {
    Tables.abilities.names(of: slug)
  }

  package func item(_ slug: String) -> LocalizedText? {
    Tables.items.names(of: slug)
  }

  package func version(_ slug: String) -> LocalizedText? {
    Tables.versions.names(of: slug)
  }

  package func location(_ slug: String) -> LocalizedText? {
    Tables.locations.names(of: slug)
  }

  /// Returns the name of an area. In English, each area has its own name. In other languages, the
  /// name is the location's name, followed in brackets by the part that distinguishes this area
  /// from the location's other areas.
  package func locationArea(_ slug: String, in language: Language) -> String? {
    guard let index = Tables.locationAreas.row(of: slug) else { return nil }
    var row = Tables.locationAreas[index]
    let place = location(row[.location].text)
    let english = row[.englishName]
    for source in language.fallbacks {
      if source == .english { return english.optionalText ?? place?[exactly: .english] }
      guard let name = place?[exactly: source] else { continue }
      guard let part = row[.part].optionalText else { return name }
      return LocationPart(part, names: label("part", part)).bracketed(in: language, after: name)
    }
    return nil
  }

  package func variety(_ slug: String) -> VarietyReference? {
    NameIndex.slugs[slug].map { VarietyReference(id: $0, slug: slug) }
  }

  package var rules: any GameData { Dex() }

  package func label(_ kind: String, _ slug: String) -> LocalizedText? {
    Tables.labels.names(of: "\(kind)/\(slug)")
  }

  package func eggGroup(_ slug: String) -> LocalizedText? {
    Tables.eggGroups.names(of: slug)
  }
}

extension Tables {
  static let speciesNames = Table<SpeciesNameColumn>()
  static let genera = Table<GenusColumn>()
  static let varietyNames = Table<VarietyNameColumn>()
  static let types = Table<TypeColumn>()
  static let eggGroups = Table<EggGroupColumn>()
  static let versions = Table<VersionColumn>()
  static let locationAreas = Table<LocationAreaColumn>()
  static let locations = Table<LocationColumn>()
  static let labels = Table<LabelColumn>()
}

enum SpeciesNameColumn: Int, NamedColumns {
  case number, names

  static var table: TableName { .speciesNames }
}

enum GenusColumn: Int, NamedColumns {
  case number, names

  static var table: TableName { .genera }
}

enum VarietyNameColumn: Int, NamedColumns {
  case id, number, form, region, names

  static var table: TableName { .varietyNames }
}

enum TypeColumn: Int, NamedColumns {
  case slug, names

  static var table: TableName { .types }
}

enum EggGroupColumn: Int, NamedColumns {
  case slug, names

  static var table: TableName { .eggGroups }
}

enum VersionColumn: Int, NamedColumns {
  case slug, names

  static var table: TableName { .versions }
}

enum LocationColumn: Int, NamedColumns {
  case slug, names

  static var table: TableName { .locations }
}

enum LabelColumn: Int, NamedColumns {
  case key, names

  static var table: TableName { .labels }
}

enum LocationAreaColumn: Int, TableColumns {
  case slug, location, region, englishName, part

  static var table: TableName { .locationAreas }
}

extension DexVocabulary {
  /// The drawing for an unknown shape: a round body with eyes.
  private static let plainShape = "ball"

  package func drawing(ofShape slug: String?) -> [String] {
    let shape = slug.flatMap { Tables.drawings.row(of: $0) == nil ? nil : $0 } ?? Self.plainShape
    guard let first = Tables.drawings.row(of: shape) else { return [] }
    var pixels: [String] = []
    for index in first..<Tables.drawings.count {
      var row = Tables.drawings[index]
      guard row[.shape].isText(shape) else { break }
      pixels.append(row[.pixels].text)
    }
    return pixels
  }
}

extension Tables {
  static let drawings = Table<DrawingColumn>()
}

enum DrawingColumn: Int, TableColumns {
  case shape, pixels

  static var table: TableName { .drawings }
}

/// A part of a location, such as "B1F" or "entrance".
struct LocationPart {
  private let english: String
  private let names: LocalizedText?

  /// - Parameter names: names in languages that don't use the English words; nil for floors, which
  ///   have the same name in every language.
  init(_ english: String, names: LocalizedText?) {
    self.english = english
    self.names = names
  }

  /// Returns a location's name followed by the part's name, in the brackets that the language uses.
  func bracketed(in language: Language, after place: String) -> String {
    let part = names?[language] ?? english
    return switch language {
    case .japanese, .japaneseKana, .simplifiedChinese, .traditionalChinese: "\(place)（\(part)）"
    default: "\(place) (\(part))"
    }
  }
}
