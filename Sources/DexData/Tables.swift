internal import EmbeddedTables
internal import PokedexModel

/// The embedded tables, each opened when it is first read. Resources/Dex/README.md has the columns.
enum Tables {
  static let species = Table(.species)
  static let speciesNames = Table(.speciesNames)
  static let genera = Table(.genera)
  static let evolutionChains = Table(.evolutionChains)
  static let pokemon = Table(.pokemon)
  static let varietyNames = Table(.varietyNames)
  static let types = Table(.types)
  static let abilities = Table(.abilities)
  static let eggGroups = Table(.eggGroups)
  static let typeChart = Table(.typeChart)
  static let typeChartPast = Table(.typeChartPast)
  static let pokemonPast = SortedTable(.pokemonPast)
  static let moves = Table(.moves)
  static let movesPast = SortedTable(.movesPast)
  static let moveEffects = Table(.moveEffects)
  static let natures = Table(.natures)
  static let items = Table(.items)
  static let versionGroups = Table(.versionGroups)
  static let versions = Table(.versions)
  static let learnsets = SortedTable(.learnsets)
  static let machines = Table(.machines)
  static let encounters = SortedTable(.encounters)
  static let heldItems = SortedTable(.heldItems)
  static let evolutions = SortedTable(.evolutions)
  static let locationAreas = Table(.locationAreas)
  static let locations = Table(.locations)
  static let forms = SortedTable(.forms)
  static let growthRates = Table(.growthRates)
  static let labels = Table(.labels)
  static let drawings = Table(.drawings)

  /// The rows of `pokemon`, which go by number, in the order of their ids.
  static let pokemonRowsByID: [Int] = (0..<pokemon.count)
    .map { index in
      var row = pokemon[index]
      row.skip()
      return row.integer() << 32 | index
    }
    .sorted()
    .map { $0 & 0xFFFF_FFFF }
}

extension Table {
  /// The names in the row that a key leads to, its other cells before them passed over.
  ///
  /// - Parameter cells: how many, the key included.
  func names(of key: String, after cells: Int = 1) -> LocalizedText? {
    row(of: key).map { names(row: $0, after: cells) }
  }

  /// The names in a row, after so many other cells.
  func names(row index: Int, after cells: Int) -> LocalizedText {
    var row = self[index]
    row.skip(cells)
    return LocalizedText(parts: row.remainingText())
  }
}

extension Row {
  /// The next cell as types.
  mutating func types() -> [PokemonType] {
    list { PokemonType(rawValue: $0.text()) ?? .unknown }
  }

  /// The next cell as figures for the six stats.
  mutating func stats() -> StatValues {
    StatValues(list { $0.integer() })
  }

  /// The next cell as abilities: two slots, then the hidden one.
  mutating func abilities() -> [PokemonAbility] {
    list { $0.optionalText() }.enumerated().compactMap { slot, slug in
      slug.map { PokemonAbility(slug: $0, isHidden: slot == 2) }
    }
  }
}
