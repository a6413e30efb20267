internal import EmbeddedTables
public import PokedexModel

extension Dex {
  /// Returns every way to evolve within the family of a species, in the order of the data source.
  public func evolutionSteps(ofFamilyOf number: Int) -> [EvolutionStep] {
    AllSpecies.species(number).map { species in
      Tables.evolutions.rows(of: species.evolutionChain).map(Self.evolutionStep)
    } ?? []
  }

  package func evolutions(with item: String) -> [EvolutionStep] {
    Tables.evolutions.filter { $0[.item].isText(item) || $0[.heldItem].isText(item) }
      .map(Self.evolutionStep)
  }

  private static func evolutionStep(in row: Row<EvolutionColumn>) -> EvolutionStep {
    EvolutionStep(
      from: slug(ofSpecies: row[.fromSpecies].integer),
      to: slug(ofSpecies: row[.toSpecies].integer), trigger: row[.trigger].optionalText,
      conditions: EvolutionConditions(row))
  }

  private static func slug(ofSpecies number: Int) -> String {
    AllSpecies.species(number)?.slug ?? ""
  }
}

extension EvolutionConditions {
  init(_ row: Row<EvolutionColumn>) {
    self.init()
    minLevel = row[.minLevel].optionalInteger
    item = row[.item].optionalText
    heldItem = row[.heldItem].optionalText
    knownMove = row[.knownMove].optionalText
    knownMoveType = row[.knownMoveType].optionalText
    location = row[.location].optionalText
    minHappiness = row[.minHappiness].optionalInteger
    minBeauty = row[.minBeauty].optionalInteger
    minAffection = row[.minAffection].optionalInteger
    gender = row[.gender].optionalInteger.flatMap(Gender.init(rawValue:))
    timeOfDay = row[.timeOfDay].optionalText.map(TimeOfDay.init(slug:))
    needsOverworldRain = row[.needsOverworldRain].flag
    partySpecies = row[.partySpecies].optionalText
    partyType = row[.partyType].optionalText
    relativePhysicalStats = row[.relativePhysicalStats].optionalInteger
      .flatMap(PhysicalStats.init(rawValue:))
    tradeSpecies = row[.tradeSpecies].optionalText
    turnUpsideDown = row[.turnUpsideDown].flag
    for (name, value) in row[.more].list(Self.pair) { add(name, value) }
  }

  /// Splits `name=value`.
  private static func pair(_ cell: TableCell) -> (name: String, value: TableCell) {
    var parts = cell.parts(by: "=")
    return (parts.next().text, parts.next())
  }

  /// Sets a condition from the column `more`, which contains the conditions that PokeAPI lacks or
  /// added later. Ignores unknown names, which a test reports.
  private mutating func add(_ name: String, _ value: TableCell) {
    switch name {
    case "base_form": baseForm = value.text
    case "candies": candies = value.integer
    case "cloak": cloak = Cloak(rawValue: value.text)
    case "evolved_form": evolvedForm = value.text
    case "games": games = value.text.split(separator: "|").map(String.init)
    case "is_default": isDefault = true
    case "min_damage_taken": minDamageTaken = value.integer
    case "min_move_count": minMoveCount = value.integer
    case "min_steps": minSteps = value.integer
    case "natures": natures = value.text.split(separator: "|").map(String.init)
    case "near_special_rock": nearSpecialRock = true
    case "needs_multiplayer": needsMultiplayer = true
    case "region": region = value.text
    case "used_move": usedMove = value.text
    case "version_group": versionGroup = value.text
    default: break
    }
  }
}

extension Tables {
  static let evolutions = Table<EvolutionColumn>()
}

enum EvolutionColumn: Int, TableColumns {
  case chainId, fromSpecies, toSpecies, trigger, minLevel, item, heldItem, knownMove
  case knownMoveType, location, minHappiness, minBeauty, minAffection, gender, timeOfDay
  case needsOverworldRain, partySpecies, partyType, relativePhysicalStats, tradeSpecies
  case turnUpsideDown, more

  static var table: TableName { .evolutions }
}

extension Dex {
  package func pokemon(ofVariety id: Int, in generation: Int?) -> Pokemon? {
    pokemon(id: id, in: generation.map(edition(generation:)))
  }
}
