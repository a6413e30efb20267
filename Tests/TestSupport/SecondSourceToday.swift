import Foundation

/// Figures of Pokémon that the second source has by game, in `species_by_game`.
extension SecondSource {
  /// Columns of PokeAPI's facts, by the field of the second source.
  private static let columns = [
    "base_experience": "base_experience", "ev_yield": "ev_yield",
    "base_friendship": "base_happiness",
    "catch_rate": "capture_rate", "hatch_cycles": "hatch_counter", "growth_rate": "growth_rate",
    "egg_groups": "egg_groups",
  ]
  private static let ofSpecies: Set = [
    "base_friendship", "catch_rate", "hatch_cycles", "growth_rate", "egg_groups",
  ]
  /// The main games, the newest first. Their values are today's.
  private static let mainGames = [
    "scarlet-violet", "brilliant-diamond-shining-pearl", "sword-shield", "ultra-sun-ultra-moon",
    "sun-moon", "omega-ruby-alpha-sapphire", "x-y", "black-2-white-2", "black-white",
    "heartgold-soulsilver", "platinum", "diamond-pearl", "firered-leafgreen", "emerald",
    "ruby-sapphire", "crystal", "gold-silver", "yellow", "red-blue",
  ]

  /// Games with values of their own, the newest first.
  private static let otherGames = [
    "legends-za", "legends-arceus", "lets-go-pikachu-lets-go-eevee",
  ]

  /// Returns, by variety and by game, the values that differ from PokeAPI's.
  package static func byGame() throws -> [String: [String: [String: String]]] {
    var values: [String: [String: [String: String]]] = [:]
    for row in try records("species_by_game") {
      for game in (row["games"] ?? "").split(separator: ",") {
        values[row["variety"] ?? "", default: [:]][String(game), default: [:]][row["field"] ?? ""] =
          row["value"]
      }
    }
    return values
  }

  /// Returns PokeAPI's held items with those of the second source in their place.
  package static func applied(toHeldItems rows: [[String: String]]) throws -> [[String: String]] {
    let (varieties, items) = (try ids(of: "pokemon"), try ids(of: "items"))
    let groups = try records(of: SharedFolder.facts.url.appending(path: "version_groups.tsv"))
    let versions = Dictionary(
      uniqueKeysWithValues: groups.map { ($0["slug"] ?? "", $0["versions"] ?? "") })
    var held = Dictionary(grouping: rows) { [$0["pokemon_id"] ?? "", $0["version"] ?? ""] }
    for row in try records("species_by_game") where row["field"] == "held_items" {
      let id = varieties[row["variety"] ?? ""] ?? ""
      let games = (row["games"] ?? "").split(separator: ",").map(String.init)
      for version in games.flatMap({ (versions[$0] ?? $0).split(separator: ",") }).map(String.init)
      {
        let pairs = (row["value"] ?? "-").split(separator: ",").map { $0.split(separator: ":") }
        // The items of generation II have no id in PokeAPI's facts.
        held[[id, version]] = pairs.filter { $0.count == 2 }.map { pair in
          let item = items[String(pair[0])] ?? String(pair[0])
          return [
            "pokemon_id": id, "item_id": item, "version": version,
            "rarity_percent": String(pair[1]),
          ]
        }
      }
    }
    return held.values.flatMap(\.self)
  }

  /// Returns PokeAPI's machines with those of the second source. Where a TM teaches a move, PokeAPI's
  /// HM of Diamond and Pearl doesn't exist.
  package static func applied(toMachines rows: [[String: String]]) throws -> [[String: String]] {
    let (groups, moves) = (try ids(of: "version_groups"), try ids(of: "moves"))
    let more = try records("machines_more").map { row in
      [
        "version_group_id": groups[row["version_group"] ?? ""] ?? "", "item": row["item"] ?? "",
        "move_id": moves[row["move"] ?? ""] ?? "",
      ]
    }
    let taught = Set(more.map { [$0["version_group_id"], $0["move_id"]] })
    let kept = rows.filter { row in
      !taught.contains([row["version_group_id"], row["move_id"]])
    }
    return kept + more
  }

  /// Returns figures of varieties that differ from those of their species' default variety, keyed by
  /// the varieties' slugs, then by column.
  ///
  /// A variety is compared with the default one in the newest main game that has it.
  package static func figuresOfVarieties() throws -> [String: [String: String]] {
    let (values, games) = (try byGame(), try gamesOfVarieties())
    let facts = try records(of: SharedFolder.facts.url.appending(path: "pokemon.tsv"))
    let defaults = Dictionary(
      uniqueKeysWithValues: facts.filter { $0["is_default"] == "1" }
        .map { ($0["species_id"] ?? "", $0["slug"] ?? "") })
    var figures: [String: [String: String]] = [:]
    for row in facts where row["is_default"] != "1" {
      let slug = row["slug"] ?? ""
      let known = (games[row["id"] ?? ""] ?? []).union(values[slug].map { Set($0.keys) } ?? [])
      guard let game = (mainGames + otherGames).first(where: { known.contains($0) }) else {
        continue
      }
      let own = values[slug]?[game] ?? [:]
      let usual = values[defaults[row["species_id"] ?? ""] ?? ""]?[game] ?? [:]
      let fields = ofSpecies.union(isSexed(slug) ? [] : ["gender_rate"])
      for field in fields where own[field] != nil && own[field] != usual[field] {
        let column = field == "gender_rate" ? "gender_rate_eighths_female" : columns[field] ?? ""
        figures[slug, default: [:]][column] = own[field]
      }
    }
    return figures
  }

  /// Whether a form's name says its sex. Its gender rate is then that of its species.
  private static func isSexed(_ slug: String) -> Bool {
    ["meowstic", "indeedee", "basculegion", "oinkologne"].contains { slug.hasPrefix($0 + "-") }
  }

  /// Returns the slugs of the version groups in which a variety has a learnset, keyed by its id.
  private static func gamesOfVarieties() throws -> [String: Set<String>] {
    let groups = Dictionary(
      uniqueKeysWithValues: try ids(of: "version_groups").map { ($1, $0) })
    let learnsets = try records(of: SharedFolder.facts.url.appending(path: "learnsets.tsv"))
    var games: [String: Set<String>] = [:]
    for row in try applied(toLearnsets: learnsets) {
      games[row["pokemon_id"] ?? "", default: []].insert(
        groups[row["version_group_id"] ?? ""] ?? "")
    }
    return games
  }

  /// Sets PokeAPI's figures of Pokémon to those of the newest game that has the Pokémon.
  ///
  /// - Parameters:
  ///   - rows: rows of `species` or `pokemon` as dictionaries by column.
  ///   - isSpecies: whether they are of `species`. The default variety stands for its species.
  package static func setToday(_ rows: inout [[String: String]], isSpecies: Bool) throws {
    let values = try byGame()
    let facts = try records(of: SharedFolder.facts.url.appending(path: "pokemon.tsv"))
    let games = try gamesOfVarieties()
    let varieties = Dictionary(
      uniqueKeysWithValues: facts.filter { !isSpecies || $0["is_default"] == "1" }
        .map { ($0[isSpecies ? "species_id" : "id"] ?? "", $0) })
    for index in rows.indices {
      guard let variety = varieties[rows[index]["id"] ?? ""] else { continue }
      let own = values[variety["slug"] ?? ""] ?? [:]
      let known = (games[variety["id"] ?? ""] ?? []).union(own.keys)
      for (field, column) in columns where ofSpecies.contains(field) == isSpecies {
        // Legends: Z-A has no eggs, and Let's Go and Legends: Arceus have no effort values either.
        let newest =
          mainGames.first { known.contains($0) }
          ?? (field == "egg_groups" || field == "hatch_cycles"
            ? nil : otherGames.first { known.contains($0) })
        if let value = newest.flatMap({ own[$0]?[field] }) {
          let isSame =
            Set(value.split(separator: ","))
            == Set((rows[index][column] ?? "").split(separator: ","))
          if !isSame || field == "ev_yield" { rows[index][column] = value }
        }
      }
    }
  }
}
