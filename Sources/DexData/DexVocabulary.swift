internal import EmbeddedTables
package import PokedexModel

/// Names from the bundled tables.
package struct DexVocabulary: Vocabulary {
  package init() {}

  package func pokemon(id: Int) -> PokemonName? {
    guard let variety = Varieties.variety(id) else { return nil }
    let species = Tables.speciesNames[variety.number - 1].names
    let row = variety.isDefault ? nil : Tables.varietyNames.row(of: id)
    return PokemonName(
      species: species, label: row.map { VarietyLabel(form: $0[.form].text, names: $0.names) })
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

  package func trainer(_ slug: String) -> LocalizedText? {
    Tables.trainerNames.names(of: slug)
  }

  /// Returns the name of an area. In English, each area has its own name. In other languages, the
  /// name is the location's name, followed in brackets by the part that distinguishes this area
  /// from the location's other areas.
  package func locationArea(_ slug: String, in language: Language) -> String? {
    guard let row = Tables.locationAreas.row(of: slug) else { return nil }
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
    Varieties.ids[slug].map { VarietyReference(id: $0, slug: slug) }
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
    func rows(_ shape: String) -> [String] {
      Tables.drawings.filter { $0[.shape].isText(shape) }.map { $0[.pixels].text }
    }
    let known = slug.map(rows) ?? []
    return known.isEmpty ? rows(Self.plainShape) : known
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
