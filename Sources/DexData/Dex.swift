internal import EmbeddedTables
public import PokedexModel
internal import PokedexQuery

/// The bundled dex: every species and variety, read from the embedded tables on demand.
public struct Dex: GameData {
  /// Creates a dex. Nothing is read until the first query.
  public init() {}

  /// Number of varieties.
  public var varietyCount: Int { Tables.pokemon.count }

  /// Number of species; also the highest national number.
  public var speciesCount: Int { Tables.species.count }

  /// Returns every variety, sorted by national number, then id.
  ///
  /// - Parameter urlPrefix: part of an item's URL before the id.
  public func listItems(urlPrefix: String) -> [PokemonListItem] {
    (0..<Tables.pokemon.count).map { VarietyRow($0).listItem(urlPrefix: urlPrefix) }
  }

  /// Returns a range of the varieties sorted by id.
  ///
  /// - Parameters:
  ///   - indices: indices within `0..<varietyCount`.
  ///   - urlPrefix: part of an item's URL before the id.
  package func listItems(inOrderOfID indices: Range<Int>, urlPrefix: String) -> [PokemonListItem] {
    Tables.pokemonRowsByID[indices].map { VarietyRow($0).listItem(urlPrefix: urlPrefix) }
  }

  /// Returns the variety with an id, if there is one.
  public func pokemon(id: Int) -> Pokemon? {
    row(ofVariety: id).map(VarietyRow.init).map { variety in
      var species = species(number: variety.number)
      if id != variety.number { setOwnValues(ofVariety: id, &species) }
      return variety.pokemon(species: species)
    }
  }

  /// Sets today's values that a variety doesn't share with its species.
  private func setOwnValues(ofVariety id: Int, _ species: inout Species) {
    guard var row = Tables.pokemonByGame.rows(of: id).first else { return }
    if let value = row[.baseHappiness].todaysValue { species.baseHappiness = value.integer }
    if let value = row[.captureRate].todaysValue { species.captureRate = value.integer }
    if let value = row[.hatchCounter].todaysValue { species.hatchCounter = value.integer }
    if let value = row[.growthRate].todaysValue { species.growthRate = value.text }
    if let value = row[.genderRate].todaysValue {
      species.genderRate = GenderRate(eighths: value.integer)
    }
    if let value = row[.eggGroups].todaysValue {
      species.eggGroups = value.list(by: "/") { $0.text }
    }
  }

  /// Returns the row of a variety in `pokemon`; nil for an unknown id.
  func row(ofVariety id: Int) -> Int? {
    guard let number = Self.number(ofVariety: id),
      let first = Tables.pokemonRow(ofSpecies: number)
    else { return nil }
    return (first..<Tables.pokemon.count).first { index in
      var row = Tables.pokemon[index]
      return row[.id].integer == id
    }
  }

  /// Whether there is a variety with an id.
  package func has(variety id: Int) -> Bool { Self.number(ofVariety: id) != nil }

  /// Returns the variety with this slug, this name in any language, or a name that contains these
  /// words. A species' name returns its default variety, a form's name the variety in that form.
  public func pokemon(named name: String) -> Pokemon? {
    if let id = NameIndex.slugs[NameKey.key(name)] { return pokemon(id: id) }
    guard let id = pokemonNames.resolve(name)?.id, let pokemon = pokemon(id: id) else { return nil }
    return form(ofVariety: id, named: name).map(pokemon.inForm) ?? pokemon
  }

  /// Slugs of all varieties, and of all species whose slug differs from those of their varieties.
  package var slugs: [String] { Array(NameIndex.slugs.keys) }

  /// Returns the evolution line of a species, starting with the line's first species. Nil if the
  /// number is unknown.
  public func evolutionLine(of number: Int) -> EvolutionLine? {
    guard let species = Tables.species.row(of: number) else { return nil }
    let chain = SpeciesRow(species).evolutionChain
    guard let family = Tables.evolutionChains.row(of: chain) else { return nil }
    var chainRow = Tables.evolutionChains[family]
    let members = chainRow[.members].list { SpeciesRow($0.integer - 1) }
    var root = SpeciesRow(species)
    while let parent = members.first(where: { $0.slug == root.evolvesFrom }) { root = parent }
    return root.line(among: members)
  }

  /// Returns the species with a number, which must exist.
  private func species(number: Int) -> Species {
    SpeciesRow(number - 1).species(varieties: Self.varieties(of: number))
  }

  static func varieties(of number: Int) -> [VarietyReference] {
    guard let first = Tables.pokemonRow(ofSpecies: number) else { return [] }
    return (first..<Tables.pokemon.count).lazy.map(VarietyRow.init)
      .prefix { $0.number == number }
      .map { VarietyReference(id: $0.id, slug: $0.slug) }
  }

  package func number(ofVariety id: Int) -> Int? { Self.number(ofVariety: id) }

  /// Returns the number of a variety's species. The id of a default variety is that number. For the
  /// other varieties, the number is looked up.
  static func number(ofVariety id: Int) -> Int? {
    if 1...Tables.species.count ~= id { return id }
    guard let index = Tables.varietyNames.row(of: id) else { return nil }
    var row = Tables.varietyNames[index]
    return row[.number].integer
  }
}

/// A row of `species`. Only the columns that an evolution line needs are read immediately.
private struct SpeciesRow {
  let number: Int
  let slug: String
  let generation: Int
  let evolvesFrom: String?
  let evolutionChain: Int
  private let row: Row<SpeciesColumn>

  init(_ index: Int) {
    var row = Tables.species[index]
    number = row[.number].integer
    slug = row[.slug].text
    generation = row[.generation].integer
    evolvesFrom = row[.evolvesFrom].optionalText
    evolutionChain = row[.evolutionChain].integer
    self.row = row
  }

  func line(among members: [SpeciesRow]) -> EvolutionLine {
    let next = members.filter { $0.evolvesFrom == slug }
    return EvolutionLine(
      number: number, slug: slug, evolvesTo: next.map { $0.line(among: members) })
  }

  func species(varieties: [VarietyReference]) -> Species {
    var row = row
    return Species(
      number: number, slug: slug, names: Tables.speciesNames[number - 1].names,
      genera: Tables.genera[number - 1].names, generation: generation, evolvesFrom: evolvesFrom,
      evolutionChain: evolutionChain, genderRate: GenderRate(eighths: row[.genderRate].integer),
      captureRate: row[.captureRate].integer, baseHappiness: row[.baseHappiness].optionalInteger,
      hatchCounter: row[.hatchCounter].optionalInteger, growthRate: row[.growthRate].text,
      eggGroups: row[.eggGroups].list { $0.text }, isBaby: row[.isBaby].flag,
      isLegendary: row[.isLegendary].flag, isMythical: row[.isMythical].flag,
      varieties: varieties, color: row[.color].optionalText, shape: row[.shape].optionalText)
  }
}

/// A row of `pokemon`. Only the columns that identify it are read immediately.
struct VarietyRow {
  let number: Int
  let id: Int
  let slug: String
  private let row: Row<PokemonColumn>

  init(_ index: Int) {
    var row = Tables.pokemon[index]
    number = row.integer(.number)
    id = row.integer(.id)
    slug = row[.slug].text
    self.row = row
  }

  var reference: VarietyReference { VarietyReference(id: id, slug: slug) }

  var types: [PokemonType] {
    var row = row
    return row[.types].types
  }

  var abilities: [PokemonAbility] {
    var row = row
    return row[.abilities].abilities()
  }

  var battler: Battler {
    var row = row
    let stats = row[.stats].stats()
    return Battler(stats: stats, abilities: row[.abilities].abilities())
  }

  func listItem(urlPrefix: String) -> PokemonListItem {
    var row = row
    var types = row[.types].parts(by: ",")
    return PokemonListItem(
      id: id, name: slug, urlPrefix: urlPrefix, number: number, primaryType: types.next().type,
      secondaryType: types.optionalNext()?.type)
  }

  func pokemon(species: Species) -> Pokemon {
    var row = row
    let (types, isDefault) = (row[.types].types, row[.isDefault].flag)
    let (height, weight) = (row[.heightDm].integer, row[.weightHg].integer)
    let baseExperience = row[.baseExperience].optionalInteger
    return Pokemon(
      id: id, slug: slug, species: species, isDefault: isDefault,
      label: DexVocabulary().pokemon(id: id)?.label, types: types, stats: row[.stats].stats(),
      effort: row[.effort].stats(), abilities: row[.abilities].abilities(),
      heightDecimetres: height,
      weightHectograms: Pokemon.weight(weight, ofVariety: slug), baseExperience: baseExperience)
  }
}

extension Tables {
  static let species = Table<SpeciesColumn>()
  static let evolutionChains = Table<EvolutionChainColumn>()
  static let pokemon = Table<PokemonColumn>()

  /// Row numbers of `pokemon` sorted by id. The table itself is sorted by number. A default
  /// variety's id is its number; the other ids start at 10001 and have few gaps.
  static let pokemonRowsByID: [Int] = {
    var rows: [Int] = []
    rows.reserveCapacity(pokemon.count)
    var others = [Int](repeating: -1, count: pokemon.count)
    var previous = 0
    for index in 0..<pokemon.count {
      var row = pokemon[index]
      let number = row.integer(.number)
      if number == previous {
        others[row.integer(.id) - firstOtherID] = index
      } else {
        rows.append(index)
      }
      previous = number
    }
    for index in others where index >= 0 { rows.append(index) }
    return rows
  }()

  /// Returns the row of a species' default variety; nil if the number is unknown. The rows of the
  /// species' other varieties follow it.
  static func pokemonRow(ofSpecies number: Int) -> Int? {
    1...species.count ~= number ? pokemonRowsByID[number - 1] : nil
  }

  /// Lowest id of a non-default variety.
  private static let firstOtherID = 10001
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
