import Synchronization
import TestSupport

/// Every variety according to the fact tables. This is a separate, simple reader that shares no
/// code with the one under test.
struct FactDex {
  static let stats = [
    "hp", "attack", "defense", "special-attack", "special-defense", "speed",
  ]

  let pokemon: [[String: String]]
  let species: [Int: [String: String]]
  let groups: [[String: String]]
  private let past: [String: [[String: String]]]
  private let byGame: [String: [String: [String: String]]]
  private let ownFigures: [String: [String: String]]
  /// The game that stands for each generation.
  private static let mainGames = [
    "yellow", "crystal", "firered-leafgreen", "heartgold-soulsilver", "black-2-white-2",
    "omega-ruby-alpha-sapphire", "ultra-sun-ultra-moon", "sword-shield", "scarlet-violet",
  ]
  private let forms: [String: [String: String]]
  private let dexes: [String: [String: Int]]
  private let learned: [Int: [Entry.Learned]]
  private let encounterRows: [Int: [Entry.EncounterRow]]
  private let available: [String: [[String: String]]]
  private let held: [Int: [(item: String, version: String)]]
  private let evolutions: [[String: String]]
  private let charts: [[String: String]]
  private let pastCharts: [[String: String]]

  /// The fact tables, loaded once for all tests.
  private static let shared = Mutex<FactDex?>(nil)

  static func load() throws -> FactDex {
    try shared.withLock { dex in
      let loaded = try dex ?? FactDex()
      dex = loaded
      return loaded
    }
  }

  private init() throws {
    pokemon = try FactTable("pokemon").rows.sorted {
      ($0.number("species_id") ?? 0, $0.number("id") ?? 0)
        < ($1.number("species_id") ?? 0, $1.number("id") ?? 0)
    }
    species = Dictionary(
      uniqueKeysWithValues: try FactTable("species").rows.map { ($0.number("id") ?? 0, $0) })
    groups = try FactTable("version_groups").rows
    past = Dictionary(grouping: try FactTable("pokemon_past").rows) { $0["pokemon_id"] ?? "" }
    byGame = try SecondSource.byGame()
    ownFigures = try SecondSource.figuresOfVarieties()
    forms = Dictionary(grouping: try FactTable("forms").rows) { $0["pokemon_id"] ?? "" }
      .compactMapValues { forms in forms.first { $0["is_default"] == "1" } ?? forms.first }
    dexes = Dictionary(
      uniqueKeysWithValues: try FactTable("regional_dex_numbers").rows.map { row in
        let pairs = row.list("numbers").map { $0.split(separator: ":") }
        return (
          row["species_id"] ?? "",
          Dictionary(uniqueKeysWithValues: pairs.map { (String($0[0]), Int($0[1]) ?? 0) })
        )
      })
    learned = try Self.learned(groups)
    encounterRows = try Self.encounterRows()
    available = Dictionary(grouping: try FactTable("recent_available").rows) { $0.cell("variety") }
    let items = try Self.slugs("items")
    held = Dictionary(grouping: try FactTable("held_items").rows) { $0.number("pokemon_id") ?? 0 }
      .mapValues { $0.map { (items[$0["item_id"] ?? ""] ?? "", $0["version"] ?? "") } }
    evolutions = try FactTable("evolutions").rows
    charts = try FactTable("type_chart").rows
    pastCharts = try FactTable("type_chart_past").rows
  }

  private static func slugs(_ table: String) throws -> [String: String] {
    Dictionary(
      try FactTable(table).rows.map { ($0["id"] ?? "", $0["slug"] ?? "") }
    ) { first, _ in first }
  }

  private static func learned(_ groups: [[String: String]]) throws -> [Int: [Entry.Learned]] {
    let moves = try slugs("moves")
    let byID = Dictionary(uniqueKeysWithValues: groups.map { ($0["id"] ?? "", $0) })
    var learned: [Int: [Entry.Learned]] = [:]
    // Keep only the moves that the cases mention, because reading all others would take seconds.
    let testedMoves = Set(QueryCases.moves)
    for row in try FactTable("learnsets").rows {
      let group = byID[row["version_group_id"] ?? ""] ?? [:]
      for way in ["level_up", "machine", "egg", "tutor", "reminder", "other"] {
        for part in row.list(way) {
          let pair = part.split(separator: ":").map(String.init)
          guard let move = moves[pair.last ?? ""], testedMoves.contains(move) else { continue }
          learned[row.number("pokemon_id") ?? 0, default: []].append(
            Entry.Learned(
              move: move, way: way, level: pair.count > 1 ? Int(pair[0]) ?? 0 : 0,
              group: group["slug"] ?? "", versions: group.list("versions"),
              generation: group.number("generation") ?? 0))
        }
      }
    }
    return learned
  }

  /// Returns, by a variety's id, the slugs of the version groups in which the variety has a
  /// learnset.
  func games() throws -> [Int: Set<String>] {
    let byID = Dictionary(uniqueKeysWithValues: groups.map { ($0["id"] ?? "", $0["slug"] ?? "") })
    return Dictionary(grouping: try FactTable("learnsets").rows) { $0.number("pokemon_id") ?? 0 }
      .mapValues { Set($0.map { byID[$0["version_group_id"] ?? ""] ?? "" }) }
  }

  private static func encounterRows() throws -> [Int: [Entry.EncounterRow]] {
    let areas = Dictionary(
      uniqueKeysWithValues: try FactTable("location_areas").rows.map {
        ($0["id"] ?? "", (place: $0["location"] ?? "", region: $0["region"] ?? ""))
      })
    let (removed, added) = try corrections(
      regions: Dictionary(areas.values.map { ($0.place, $0.region) }) { first, _ in first })
    let encounterRows = Dictionary(grouping: try FactTable("encounters").rows) {
      $0.number("pokemon_id") ?? 0
    }
    .mapValues {
      $0.compactMap { row -> Entry.EncounterRow? in
        let area = areas[row["location_area_id"] ?? ""]
        let cells = [row["pokemon_id"], row["version"], area?.place, row["method"]]
        if removed.contains(cells.map { $0 ?? "" }) { return nil }
        return (area?.place ?? "", area?.region ?? "", row["version"] ?? "")
      }
    }
    return encounterRows.merging(try recentEncounterRows(), uniquingKeysWith: +)
      .merging(added, uniquingKeysWith: +)
  }

  /// Returns the encounters that the second source removes (variety, version, place, method), and
  /// those that it adds.
  private static func corrections(
    regions: [String: String]
  ) throws -> (removed: Set<[String]>, added: [Int: [Entry.EncounterRow]]) {
    let ids = Dictionary(
      uniqueKeysWithValues: try FactTable("pokemon").rows.map { ($0.cell("slug"), $0.cell("id")) })
    var removed: Set<[String]> = []
    var added: [Int: [Entry.EncounterRow]] = [:]
    for row in try SecondSource.records("encounter_corrections") {
      for pokemon in row.list("pokemon").map({ String($0.prefix { $0 != ":" }) }) {
        for version in row.list("versions") {
          let (id, place) = (ids[pokemon] ?? "", row.cell("location"))
          if row["action"] == "remove" {
            removed.insert([id, version, place, row.cell("method")])
          } else if row["action"] == "add" {
            added[Int(id) ?? 0, default: []].append((place, regions[place] ?? "", version))
          }
        }
      }
    }
    return (removed, added)
  }

  /// Reads the newest games' encounters, which PokeAPI lacks, from tables with another source.
  /// Their locations are identified by English names.
  private static func recentEncounterRows() throws -> [Int: [Entry.EncounterRow]] {
    let ids = Dictionary(
      uniqueKeysWithValues: try FactTable("pokemon").rows.map {
        ($0["slug"] ?? "", $0.number("id"))
      })
    let versions = Dictionary(
      uniqueKeysWithValues: try FactTable("version_groups").rows.map {
        ($0["slug"] ?? "", $0.list("versions"))
      })
    let names = Dictionary(
      uniqueKeysWithValues: try FactTable("recent_places").rows.map {
        ($0["id"] ?? "", $0.cell("en"))
      })
    let regions = ["bdsp": "sinnoh", "la": "hisui", "sv": "paldea", "za": "kalos"]
    var encounterRows: [Int: [Entry.EncounterRow]] = [:]
    for row in try FactTable("recent_encounters").rows {
      let all = versions[row["version_group"] ?? ""] ?? []
      for place in row.list("places") {
        let region = regions[String(place.prefix { $0 != "-" })] ?? ""
        let name = (names[place] ?? "").lowercased().replacing(" ", with: "-")
        encounterRows[(ids[row["variety"] ?? ""] ?? nil) ?? 0, default: []] +=
          (row["versions"] == "all" ? all : row.list("versions")).map {
            ("\(region)-\(name)", region, $0)
          }
      }
    }
    return encounterRows
  }

  private static let loaded = Mutex<[Int: [Entry]]>([:])

  /// Returns the varieties that existed in a generation as they were then, sorted by number and id.
  /// Nil means the present.
  func entries(in generation: Int? = nil) -> [Entry] {
    Self.loaded.withLock { loaded in
      if let entries = loaded[generation ?? 0] { return entries }
      let entries = pokemon.map { entry($0, generation: generation) }
        .filter { $0.generation <= generation ?? .max }
      loaded[generation ?? 0] = entries
      return entries
    }
  }

  func generation(of row: [String: String]) -> Int {
    let group = forms[row["id"] ?? ""]?["version_group"]
    return groups.first { $0["slug"] == group }?.number("generation")
      ?? species[row.number("species_id") ?? 0]?.number("generation") ?? 0
  }

  private func weight(of row: [String: String]) -> Int? {
    let weight = row.number("weight_hg")
    let isUnknown = weight == 0 || weight == 10_000 && row["slug"]?.hasSuffix("-gmax") == true
    return isUnknown ? nil : weight
  }

  private func entry(_ row: [String: String], generation: Int?) -> Entry {
    let id = row.number("id") ?? 0
    let number = row.number("species_id") ?? 0
    let species = (species[number] ?? [:]).merging(ownFigures[row["slug"] ?? ""] ?? [:]) { $1 }
    let form = forms[row["id"] ?? ""] ?? [:]
    let figures = ["hp", "attack", "defense", "special_attack", "special_defense", "speed"]
    var entry = Entry(
      id: id, number: number, slug: row["slug"] ?? "", isDefault: row["is_default"] == "1",
      types: row.list("types"),
      stats: Dictionary(
        uniqueKeysWithValues: zip(Self.stats, figures.map { row.number($0) ?? 0 })),
      effort: Dictionary(
        uniqueKeysWithValues: zip(Self.stats, row.list("ev_yield").map { Int($0) ?? 0 })),
      abilities: ["ability_1", "ability_2", "hidden_ability"].map { row.cell($0) },
      height: row.number("height_dm") ?? 0, weight: weight(of: row),
      experience: row.number("base_experience"), species: species, form: form,
      generation: self.generation(of: row), region: region(form, number: number))
    entry.dexes = dexes["\(number)"] ?? [:]
    entry.learned = learned[id] ?? []
    entry.encounterRows = encounterRows[id] ?? []
    for row in available[entry.slug] ?? [] where row["how"] != "transfer" {
      let group = groups.first { $0["slug"] == row["version_group"] }
      let only = row.list("exclusive")
      entry.inVersions.formUnion(only.isEmpty ? group?.list("versions") ?? [] : only)
      entry.onlyIn.formUnion(only)
    }
    entry.held = held[id] ?? []
    if let generation { revert(&entry, to: generation) }
    entry.steps = steps(of: entry).filter { $0.generation <= generation ?? .max }
    let parent = species.number("evolves_from").flatMap { self.species[$0] }
    entry.isEvolved = parent.map { ($0.number("generation") ?? 0) <= generation ?? .max } ?? false
    entry.factors = factors(of: entry, generation: generation ?? 9)
    return entry
  }

  private func region(_ form: [String: String], number: Int) -> String {
    let words = form.cell("form").split(separator: "-").map(String.init)
    let own = ["alola", "galar", "hisui", "paldea"].first { words.contains($0) }
    if let own, !words.contains("cap") { return own }
    if forms["\(number)"]?["version_group"] == "legends-arceus" { return "hisui" }
    let regions = [
      "kanto", "johto", "hoenn", "sinnoh", "unova", "kalos", "alola", "galar", "paldea",
    ]
    return regions[(species[number]?.number("generation") ?? 1) - 1]
  }

  /// Restores the values that the variety had in a generation. If several past values apply to the
  /// same type, stat or ability, the value of the earliest generation is used.
  private func revert(_ entry: inout Entry, to generation: Int) {
    defer {
      let own = byGame[entry.slug]?[Self.mainGames[generation - 1]]
      if let stats = own?["stats"]?.split(separator: ",") {
        entry.stats = Dictionary(uniqueKeysWithValues: zip(Self.stats, stats.map { Int($0) ?? 0 }))
      }
      if let slots = own?["abilities"]?.split(separator: ",") {
        entry.abilities = slots.map { $0 == "-" ? "" : String($0) }
      }
    }
    let rows = (past["\(entry.id)"] ?? []).filter {
      $0.number("until_generation") ?? 0 >= generation
    }
    .sorted { ($0.number("until_generation") ?? 0) > ($1.number("until_generation") ?? 0) }
    for row in rows {
      let pairs = row.list("value").map { $0.split(separator: ":").map(String.init) }
      switch row["kind"] {
      case "types": entry.types = row.list("value")
      case "stats":
        for pair in pairs {
          if pair[0] == "special" {
            guard generation == 1 else { continue }
            entry.stats["special-attack"] = Int(pair[1])
            entry.stats["special-defense"] = Int(pair[1])
          } else {
            entry.stats[pair[0]] = Int(pair[1])
          }
        }
      default:
        for pair in pairs {
          entry.abilities[(Int(pair[0]) ?? 1) - 1] = pair[1] == "-" ? "" : pair[1]
        }
      }
    }
    if generation < 5 { entry.abilities[2] = "" }
    if generation < 3 { entry.abilities = ["", "", ""] }
  }

  private func steps(of entry: Entry) -> [Entry.Step] {
    let isMega = entry.form["is_mega"] == "1"
    let isBattleOnly = entry.form["is_battle_only"] == "1"
    if isMega { return [] }
    let own = isBattleOnly ? pokemon.first { $0.number("id") == entry.number }?["slug"] : entry.slug
    let words = entry.form.cell("form").split(separator: "-").map(String.init)
    let isRegional =
      !words.contains("cap")
      && words.contains { ["alola", "galar", "hisui", "paldea"].contains($0) }
    return evolutions.filter { $0.number("from_species") == entry.number }.compactMap { row in
      let more = Dictionary(
        row.list("more").map { part in
          let pair = part.split(separator: "=").map(String.init)
          return (pair[0], pair.count > 1 ? pair[1] : "")
        }
      ) { first, _ in first }
      if let base = more["base_form"] {
        guard base == own else { return nil }
      } else if isRegional {
        return nil
      }
      return step(row, more)
    }
  }

  private func step(_ row: [String: String], _ more: [String: String]) -> Entry.Step {
    let to = row.number("to_species") ?? 0
    let target =
      pokemon.first { $0["slug"] == more["evolved_form"] && more["evolved_form"] != nil }
      ?? pokemon.first { $0.number("id") == to } ?? [:]
    let way = groups.first { $0["slug"] == more["version_group"] }?.number("generation") ?? 0
    return Entry.Step(
      to: to, trigger: row.cell("trigger"), items: [row.cell("item"), row.cell("held_item")],
      generation: max(generation(of: target), way), cells: row)
  }

  /// Returns the damage taken from each attacking type in percent, with one value for each ability
  /// that the entry can have.
  private func factors(of entry: Entry, generation: Int) -> [String: [Double]] {
    var factors: [String: [Double]] = [:]
    for chart in charts {
      let attack = chart["attacking"] ?? ""
      let old = pastCharts.filter {
        $0["attacking"] == attack && ($0.number("until_generation") ?? 0) >= generation
      }.min { ($0.number("until_generation") ?? 0) < ($1.number("until_generation") ?? 0) }
      func factor(_ types: [String]) -> Double {
        types.reduce(100) { $0 * Double((old ?? chart).number($1) ?? 100) / 100 }
      }
      let baseFactor = factor(entry.types)
      let abilities = entry.abilities.filter { !$0.isEmpty }
      factors[attack] =
        abilities.isEmpty
        ? [baseFactor]
        : abilities.map { ability in
          AbilityRule.factor(
            baseFactor, attack: attack, ability: ability, generation: generation,
            withoutFlying: {
              entry.types.contains("flying") && factor(["flying"]) > 100
                ? factor(entry.types.filter { $0 != "flying" }) : baseFactor
            })
        }
    }
    return factors
  }
}

/// The effects of abilities on damage. Source: Bulbapedia's pages about the abilities.
enum AbilityRule {
  /// The rules of each ability: the attacking type, the damage factor, and the generation since
  /// which the rule applies.
  private static let rules: [String: [(type: String, factor: Double, since: Int)]] = [
    "levitate": [("ground", 0, 3)], "eelevate": [("ground", 0, 9)],
    "volt-absorb": [("electric", 0, 3)],
    "water-absorb": [("water", 0, 3)], "flash-fire": [("fire", 0, 3)],
    "motor-drive": [("electric", 0, 4)], "lightning-rod": [("electric", 0, 5)],
    "storm-drain": [("water", 0, 5)], "sap-sipper": [("grass", 0, 5)],
    "earth-eater": [("ground", 0, 9)], "well-baked-body": [("fire", 0, 9)],
    "desolate-land": [("water", 0, 6)], "primordial-sea": [("fire", 0, 6)],
    "thick-fat": [("fire", 0.5, 3), ("ice", 0.5, 3)], "heatproof": [("fire", 0.5, 4)],
    "water-bubble": [("fire", 0.5, 7)], "fluffy": [("fire", 2, 7)],
    "purifying-salt": [("ghost", 0.5, 9)], "dry-skin": [("water", 0, 4), ("fire", 1.25, 4)],
  ]

  static func factor(
    _ baseFactor: Double, attack: String, ability: String, generation: Int,
    withoutFlying: () -> Double
  ) -> Double {
    switch ability {
    case "wonder-guard": return baseFactor > 100 ? baseFactor : 0
    case "filter", "solid-rock":
      return generation >= 4 && baseFactor > 100 ? baseFactor * 0.75 : baseFactor
    case "prism-armor": return baseFactor > 100 ? baseFactor * 0.75 : baseFactor
    case "tera-shell": return min(baseFactor, 50)
    case "delta-stream": return withoutFlying()
    default:
      let rule = rules[ability]?.first { $0.type == attack && $0.since <= generation }
      return baseFactor * (rule?.factor ?? 1)
    }
  }
}
