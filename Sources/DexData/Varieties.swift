internal import EmbeddedTables
internal import PokedexModel

/// All varieties, decoded once, in the order of the table `pokemon`: by national number, then by id.
enum Varieties {
  static let all = Tables.pokemon.map(VarietyRow.init)

  /// All varieties sorted by id. The id of a default variety is its number; the others are greater.
  static let sortedByID =
    all.filter(\.isDefault) + all.filter { !$0.isDefault }.sorted { $0.id < $1.id }

  /// Ids keyed by slug. A species' slug stands for its default variety.
  static let ids: [String: Int] = {
    var ids = Dictionary(uniqueKeysWithValues: all.map { ($0.slug, $0.id) })
    for species in AllSpecies.all { ids[species.slug] = species.number }
    return ids
  }()

  private static let indexByID = IndexByID(of: all.map { Int32($0.id) })

  /// Returns the index of the variety with this id; nil if it is unknown.
  static func index(ofID id: Int) -> Int? { indexByID[id] }

  /// Returns the variety with this id; nil if it is unknown.
  static func variety(_ id: Int) -> VarietyRow? { indexByID[id].map { all[$0] } }

  /// Returns the variety with this id; nil if it is unknown or was introduced after an edition.
  static func variety(_ id: Int, in edition: Edition?) -> VarietyRow? {
    guard let edition else { return variety(id) }
    return variety(id).flatMap { $0.generation <= edition.generation ? $0 : nil }
  }

  /// Returns the species of the variety with this id; nil if it is unknown.
  static func species(ofVariety id: Int) -> SpeciesRow? {
    variety(id).flatMap { AllSpecies.species($0.number) }
  }

  /// Returns the indices of a species' varieties, the default one first. Empty for an unknown number.
  static func indices(ofSpecies number: Int) -> Range<Int> {
    // A default variety's id is its species' number.
    guard let first = indexByID[number] else { return 0..<0 }
    return first..<(all[first...].firstIndex { $0.number != number } ?? all.count)
  }

  /// Returns the varieties of a species, the default one first. Empty for an unknown number.
  static func ofSpecies(_ number: Int) -> ArraySlice<VarietyRow> { all[indices(ofSpecies: number)] }
}

/// All species, decoded once, sorted by number.
enum AllSpecies {
  static let all = Tables.species.map(SpeciesRow.init)

  private static let indices = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { ($1.slug, $0) })

  /// Returns the species with this number; nil if it is unknown.
  static func species(_ number: Int) -> SpeciesRow? {
    1...Tables.species.count ~= number ? SpeciesRow(Tables.species[number - 1]) : nil
  }

  /// Returns the species with this slug; nil if it is unknown.
  static func species(named slug: String) -> SpeciesRow? { indices[slug].map { all[$0] } }
}

/// A row of `species`.
struct SpeciesRow {
  let number: Int
  let slug: String
  let generation: Int
  let evolvesFrom: String?
  let evolutionChain: Int
  /// Female share in eighths; -1 for a genderless species.
  let genderEighths: Int
  let eggGroups: [String]
  let row: Row<SpeciesColumn>

  init(_ row: Row<SpeciesColumn>) {
    number = row[.number].integer
    slug = row[.slug].text
    generation = row[.generation].integer
    evolvesFrom = row[.evolvesFrom].optionalText
    evolutionChain = row[.evolutionChain].integer
    genderEighths = row[.genderRate].integer
    eggGroups = row[.eggGroups].list { $0.text }
    self.row = row
  }

  var hasGender: Bool { genderEighths >= 0 }
  var canBeMale: Bool { 0...7 ~= genderEighths }
  var canBeFemale: Bool { genderEighths > 0 }

  /// Egg groups whose members breed with each other.
  var breedingGroups: [String] {
    eggGroups.filter { $0 != EggGroups.none && $0 != EggGroups.ditto }
  }

  /// All species of the evolution chain.
  var family: [SpeciesRow] {
    Tables.evolutionChains.row(of: evolutionChain)?[.members].list { $0.integer }
      .compactMap(AllSpecies.species) ?? [self]
  }
}

/// A row of `pokemon`.
struct VarietyRow {
  let number: Int
  let id: Int
  let slug: String
  private let row: Row<PokemonColumn>

  init(_ row: Row<PokemonColumn>) {
    number = row[.number].integer
    id = row[.id].integer
    slug = row[.slug].text
    self.row = row
  }

  var reference: VarietyReference { VarietyReference(id: id, slug: slug) }
  var isDefault: Bool { id == number }
  var heightDecimetres: Int { row[.heightDm].integer }
  var weightHectograms: Int? { Pokemon.weight(row[.weightHg].integer, ofVariety: slug) }

  /// The generation that introduced the variety. For a default variety, it is the species'
  /// generation. For any other variety, it is the generation of the game that introduced the
  /// variety's first form. If that game is unknown, it is also the species' generation.
  var generation: Int {
    let game = isDefault ? nil : Tables.forms.row(of: id)?[.versionGroup].optionalText
    return game.flatMap { VersionGroups.indexBySlug[$0] }.map { VersionGroups.all[$0].generation }
      ?? Tables.species[number - 1][.generation].integer
  }

  func listItem(urlPrefix: String) -> PokemonListItem {
    var types = row[.types].parts(by: ",")
    return PokemonListItem(
      id: id, name: slug, urlPrefix: urlPrefix, number: number, primaryType: types.next().type,
      secondaryType: types.optionalNext()?.type)
  }

  /// Returns a field in an edition; nil means today. Where `pokemon_by_game` has no exception, all
  /// games have the value of the variety's or the species' own table.
  func cell(_ field: PokemonByGameColumn, in edition: Edition?) -> TableCell {
    if let value = Tables.pokemonByGame.row(of: id)?[field].value(in: edition) { return value }
    let species = Tables.species[number - 1]
    return switch field {
    case .pokemon: row[.id]
    case .types: row[.types]
    case .abilities: row[.abilities]
    case .stats: row[.stats]
    case .effort: row[.effort]
    case .baseExperience: row[.baseExperience]
    case .baseHappiness: species[.baseHappiness]
    case .captureRate: species[.captureRate]
    case .hatchCounter: species[.hatchCounter]
    case .growthRate: species[.growthRate]
    case .genderRate: species[.genderRate]
    case .eggGroups: species[.eggGroups]
    }
  }

  func types(in edition: Edition?) -> [PokemonType] { cell(.types, in: edition).types }

  func stats(in edition: Edition?) -> StatValues { cell(.stats, in: edition).stats }

  func abilities(in edition: Edition?) -> [PokemonAbility] {
    if let edition, !edition.features.contains(.abilities) { return [] }
    let abilities = cell(.abilities, in: edition).abilities
    return edition.map { edition in abilities.filter { $0.exists(in: edition.generation) } }
      ?? abilities
  }

  /// Returns the variety in an edition; nil means today.
  func pokemon(in edition: Edition?) -> Pokemon {
    Pokemon(
      id: id, slug: slug, species: species(in: edition), isDefault: isDefault,
      label: DexVocabulary().pokemon(id: id)?.label, types: types(in: edition),
      stats: stats(in: edition), effort: cell(.effort, in: edition).stats,
      abilities: abilities(in: edition), heightDecimetres: heightDecimetres,
      weightHectograms: weightHectograms,
      baseExperience: cell(.baseExperience, in: edition).optionalInteger)
  }

  private func species(in edition: Edition?) -> Species {
    let own = Tables.species[number - 1]
    return Species(
      number: number, slug: own[.slug].text, names: Tables.speciesNames[number - 1].names,
      genera: Tables.genera[number - 1].names, generation: own[.generation].integer,
      evolvesFrom: own[.evolvesFrom].optionalText, evolutionChain: own[.evolutionChain].integer,
      genderRate: GenderRate(eighths: cell(.genderRate, in: edition).integer),
      captureRate: cell(.captureRate, in: edition).integer,
      baseHappiness: cell(.baseHappiness, in: edition).optionalInteger,
      hatchCounter: cell(.hatchCounter, in: edition).optionalInteger,
      growthRate: cell(.growthRate, in: edition).text,
      eggGroups: cell(.eggGroups, in: edition).list { $0.text }, isBaby: own[.isBaby].flag,
      isLegendary: own[.isLegendary].flag, isMythical: own[.isMythical].flag,
      varieties: Varieties.ofSpecies(number).map(\.reference), color: own[.color].optionalText,
      shape: own[.shape].optionalText)
  }
}

extension Tables {
  static let species = Table<SpeciesColumn>()
  static let evolutionChains = Table<EvolutionChainColumn>()
  static let pokemon = Table<PokemonColumn>()
}

enum SpeciesColumn: Int, TableColumns {
  case number, slug, generation, evolvesFrom, evolutionChain, genderRate, captureRate
  case baseHappiness, hatchCounter, growthRate, eggGroups, isBaby, isLegendary, isMythical
  case color, shape, habitat

  static var table: TableName { .species }
}

enum EvolutionChainColumn: Int, TableColumns {
  case chain, members

  static var table: TableName { .evolutionChains }
}

enum PokemonColumn: Int, TableColumns {
  case number, id, slug, types, isDefault, heightDm, weightHg, baseExperience, stats, effort
  case abilities

  static var table: TableName { .pokemon }
}
