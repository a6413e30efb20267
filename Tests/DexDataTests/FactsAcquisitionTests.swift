import DexData
import PokedexModel
import TestSupport
import Testing

/// Compares the answers in `AcquisitionQuestions`, which players know, with results that these
/// tests compute independently from the source tables (see `Facts`).
@Suite(.needs(.facts))
struct FactsAcquisitionTests {
  private static let facts = Result { try AcquisitionFacts() }

  @Test(arguments: AcquisitionQuestions.all)
  func factsMatchKnownAnswers(pokemon: String, version: String, ways: [String]) throws {
    let facts = try Self.facts.get()
    let encounterRows = facts.rows(of: pokemon, in: version)

    for way in ways {
      let words = way.split(separator: " ").map(String.init)
      switch words[0] {
      case "wild", "fixed", "gift", "egg", "fossil", "trade":
        let area = String(words[1].prefix { $0 != "+" })
        #expect(encounterRows.contains { $0.area == area && $0.method == facts.method(of: words) })
        if words[0] == "wild" {
          #expect(facts.greatestChance(among: encounterRows) == Int(words[3]))
        }
      case "evolve":
        #expect(facts.steps.contains([facts.species(words[1]), facts.species(pokemon)]))
      case "breed", "change":
        let chains = words[1].split(separator: "/").map { facts.chain(String($0)) }
        #expect(Set(chains) == [facts.chain(pokemon)])
      case "other":
        #expect(encounterRows.isEmpty && facts.hasLearnset(pokemon, in: version))
        #expect(!facts.isFamilyFound(pokemon, inVersion: version) || words[1] != version)
        #expect(facts.isFamilyFound(pokemon, inVersion: words[1]))
      case "transfer": #expect(encounterRows.isEmpty && facts.hasLearnset(pokemon, in: version))
      case "absent": #expect(encounterRows.isEmpty && !facts.hasLearnset(pokemon, in: version))
      default: #expect(encounterRows.isEmpty)
      }
    }
  }

  /// Every game has water encounters: by surfing, by fishing, or in the open. The exceptions are
  /// games with incomplete records, and games in which Pokémon are snagged (Colosseum and XD).
  @Test func onlyIncompleteGamesLackWaterEncounters() throws {
    let encounters = try Facts("encounters").records
    let withWater = Set(
      encounters.filter { row in
        ["surf", "rod", "water"].contains { row["method"]?.contains($0) == true }
      }.compactMap { $0["version"] })
    let withoutWater = Set(encounters.compactMap { $0["version"] }).subtracting(withWater)

    #expect(withoutWater == ["blue-japan", "omega-ruby", "alpha-sapphire", "colosseum", "xd"])
  }
}

/// The encounters, evolutions and learnsets in the facts. Pokémon are looked up by slug.
private struct AcquisitionFacts {
  struct Row {
    let area: String
    let method: String
    let chance: Int
    let conditions: String
  }

  /// Pairs of species ids: a species and one that it evolves into.
  let steps: Set<[String]>
  private let encounterRows: [String: [Row]]
  private let ids: [String: String]
  private let speciesOf: [String: String]
  private let chains: [String: String]
  private let parents: [String: String]
  private let learnsets: Set<String>
  private let groups: [String: String]

  init() throws {
    let areas = try Facts("location_areas").map("id", "slug")
    encounterRows = Dictionary(grouping: try Facts("encounters").records) {
      "\($0["pokemon_id"] ?? "") \($0["version"] ?? "")"
    }.mapValues {
      $0.map { row in
        Row(
          area: areas[row["location_area_id"] ?? ""] ?? "", method: row["method"] ?? "",
          chance: Int(row["chance_percent"] ?? "") ?? 0, conditions: row["conditions"] ?? "")
      }
    }
    ids = try Facts("pokemon").map("slug", "id")
    speciesOf = try Facts("pokemon").map("slug", "species_id")
    chains = try Facts("species").map("id", "evolution_chain")
    let evolutions = try Facts("evolutions").records
    steps = Set(evolutions.map { [$0["from_species"] ?? "", $0["to_species"] ?? ""] })
    parents = Dictionary(evolutions.map { ($0["to_species"] ?? "", $0["from_species"] ?? "") }) {
      first, _ in first
    }
    let learned = try Facts("learnsets").records
    learnsets = Set(learned.map { "\($0["pokemon_id"] ?? "") \($0["version_group_id"] ?? "")" })
    groups = Dictionary(
      try Facts("version_groups").records.flatMap { group in
        (group["versions"] ?? "").split(separator: ",").map { (String($0), group["id"] ?? "") }
      }
    ) { first, _ in first }
  }

  /// Returns a version together with the versions of its downloadable content. Downloadable content
  /// of Sword counts as Sword.
  private func versions(_ version: String) -> [String] {
    let contentVersions = ["the-isle-of-armor-sword", "the-crown-tundra-sword"]
    if version == "shield" {
      return [version] + contentVersions.map { $0.replacing("-sword", with: "-shield") }
    }
    return version == "sword" || contentVersions.contains(version)
      ? ["sword"] + contentVersions : [version]
  }

  func rows(of pokemon: String, in version: String) -> [Row] {
    versions(version).flatMap { encounterRows["\(ids[pokemon] ?? "") \($0)"] ?? [] }
  }

  func hasLearnset(_ pokemon: String, in version: String) -> Bool {
    versions(version).contains {
      learnsets.contains("\(ids[pokemon] ?? "") \(groups[$0] ?? "")")
    }
  }

  func species(_ pokemon: String) -> String { speciesOf[pokemon] ?? pokemon }

  func chain(_ pokemon: String) -> String { chains[species(pokemon)] ?? pokemon }

  /// Whether a Pokémon, or one that it evolves from, is encountered in a version.
  func isFamilyFound(_ pokemon: String, inVersion version: String) -> Bool {
    if !rows(of: pokemon, in: version).isEmpty { return true }
    var number = species(pokemon)
    while let parent = parents[number] {
      number = parent
      let varieties = speciesOf.filter { $0.value == parent }.map(\.key)
      if varieties.contains(where: { !rows(of: $0, in: version).isEmpty }) { return true }
    }
    return false
  }

  /// Returns the encounter method that the facts use for a way to get a Pokémon. `words` are the
  /// words of `WayToGet.summary`. For a wild encounter, the method is the word after the area.
  func method(of words: [String]) -> String {
    switch words[0] {
    case "wild": words[2]
    case "fixed": "static"
    case "egg": "gift-egg"
    case "trade": "npc-trade"
    default: "gift"
    }
  }

  /// Returns the best chance of a wild encounter, in percent. Encounters that need a device, a
  /// swarm or a contest are ignored unless there are no others.
  func greatestChance(among rows: [Row]) -> Int? {
    let wild = rows.filter { !["gift", "static", "npc-trade", "gift-egg"].contains($0.method) }
    let ordinary = wild.filter { row in
      ["swarm-yes", "radar-on", "slot2-", "min-"].allSatisfy { !row.conditions.contains($0) }
    }
    let groupedRows = Dictionary(grouping: ordinary.isEmpty ? wild : ordinary) {
      "\($0.area) \($0.method)"
    }
    return groupedRows.values.flatMap { rows in
      ["time-morning", "time-day", "time-night"].map { time in
        rows.filter { !$0.conditions.contains("time-") || $0.conditions.contains(time) }
          .map(\.chance).reduce(0, +)
      }
    }.max()
  }
}
