import DexData
import PokedexModel
import TestSupport
import Testing

/// Moves, natures, abilities, items and labels, compared with the source tables (see `Facts`).
@Suite(
  .needs(.facts))
struct FactsBattleTests {
  private let dex = Dex()

  @Test func everyMoveMatchesFactsWithZeroOrOneAsMissing() throws {
    let facts = try Facts("moves").records

    let mismatches = facts.filter { fact in
      guard let move = dex.move(fact["slug"] ?? "") else { return true }
      var expected = fact
      // If the power or accuracy of a new move varies or does not exist, PokeAPI may have 0 or 1
      // instead.
      for column in ["power", "accuracy"] where ["0", "1"].contains(fact[column]) {
        expected[column] = "-"
      }
      return !Facts.differing(Self.values(of: move), from: expected).isEmpty
    }

    #expect(facts.count == 971)
    #expect(mismatches == [])
    #expect(dex.moveSlugs == facts.compactMap { $0["slug"] })
    #expect(dex.move("missingno") == nil)
  }

  @Test func everyMoveInEveryGameMatchesFacts() throws {
    let groups = try Facts.versionGroupsByRelease().compactMap { $0["slug"] }
    let past = try Facts("moves_past").grouped(by: "move_id")
    let generations = try Facts("version_groups").map("slug", "generation")
    let own = Dictionary(grouping: try SecondSource.records("moves_by_game")) { $0["move"] ?? "" }

    for fact in try Facts("moves").records {
      let former = past[fact["id"] ?? ""] ?? []
      // Before generation IX, it had the figure of Legends: Arceus.
      let source = fact["slug"] == "take-heart" ? ["pp": "10"] : [:]
      let mismatches = groups.filter { game in
        guard generations[game] ?? "" >= fact["generation"] ?? "" else { return false }
        guard let move = dex.move(fact["slug"] ?? "", in: game) else { return true }
        let values = Self.values(of: move)
        return ["type", "power", "accuracy", "pp"].contains { column in
          let expected =
            Self.figure(column, in: game, generations[game] ?? "", own[move.slug] ?? [])
            ?? Self.figure(
              column, of: fact.merging(source) { $1 }, former: former, in: game, of: groups)
          let isNone = expected == "0" || expected == "1" && column == "power"
          return values[column] != (isNone ? "-" : expected)
        }
      }

      #expect(mismatches == [], "\(fact["slug"] ?? "")")
    }
  }

  @Test(
    arguments: [
      ("tackle", "red-blue", 35, 95, 35), ("tackle", "heartgold-soulsilver", 35, 95, 35),
      ("tackle", "black-white", 50, 100, 35), ("tackle", "x-y", 50, 100, 35),
      ("tackle", "sun-moon", 40, 100, 35), ("absorb", "diamond-pearl", 20, 100, 25),
      ("absorb", "firered-leafgreen", 20, 100, 20), ("absorb", "sword-shield", 20, 100, 25),
      ("absorb", "lets-go-pikachu-lets-go-eevee", 40, 100, 15),
      ("vine-whip", "red-blue", 35, 100, 10), ("vine-whip", "black-white", 35, 100, 15),
      ("vine-whip", "x-y", 45, 100, 25), ("whirlwind", "red-blue", nil, 85, 20),
      ("whirlwind", "black-2-white-2", nil, 100, 20), ("whirlwind", "x-y", nil, nil, 20),
      ("me-first", "diamond-pearl", nil, nil, 20), ("hard-press", "scarlet-violet", nil, 100, 10),
      ("ruination", "scarlet-violet", nil, 90, 10), ("hidden-power", "black-white", nil, 100, 15),
      ("hidden-power", "x-y", 60, 100, 15),
    ] as [(String, String, Int?, Int?, Int?)])
  func moveHadExpectedFiguresInGame(
    slug: String, game: String, power: Int?, accuracy: Int?, points: Int?
  )
    throws
  {
    let move = try #require(dex.move(slug, in: game))

    #expect(move.power == power)
    #expect(move.accuracy == accuracy)
    #expect(move.powerPoints == points)
  }

  @Test(
    arguments: [
      ("bite", "yellow", .normal), ("bite", "gold-silver", .dark),
      ("curse", "heartgold-soulsilver", .unknown), ("curse", "black-white", .ghost),
      ("charm", "black-2-white-2", .normal), ("charm", "x-y", .fairy),
    ] as [(String, String, PokemonType)])
  func moveHadExpectedTypeInGame(slug: String, game: String, type: PokemonType) {
    #expect(dex.move(slug, in: game)?.type == type)
  }

  @Test(arguments: [("tackle", "red"), ("tackle", ""), ("missingno", "red-blue")])
  func unknownMoveOrGameFindsNothing(slug: String, game: String) {
    #expect(dex.move(slug, in: game) == nil)
  }

  @Test func everyNatureMatchesFacts() throws {
    let facts = try Facts("natures").records

    let mismatches = facts.filter { fact in
      guard let nature = dex.nature(fact["slug"] ?? "") else { return true }
      var values = Facts.languages(nature.names)
      values["increased_stat"] = nature.increased?.slug ?? "-"
      values["decreased_stat"] = nature.decreased?.slug ?? "-"
      values["likes_flavor"] = nature.likedFlavor ?? "-"
      values["hates_flavor"] = nature.hatedFlavor ?? "-"
      return values.contains { fact[$0.key] != $0.value }
    }

    #expect(mismatches == [])
    #expect(dex.natureSlugs == facts.compactMap { $0["slug"] }.sorted())
    #expect(dex.nature("Hardy") == nil)
  }

  @Test func everyAbilityMatchesFacts() throws {
    let facts = try Facts("abilities").records

    let mismatches = facts.filter { fact in
      guard let ability = dex.ability(fact["slug"] ?? "") else { return true }
      return "\(ability.generation)" != fact["generation"]
        || Facts.languages(ability.names).contains { fact[$0.key] != $0.value }
    }

    #expect(mismatches == [])
    #expect(dex.abilitySlugs == facts.compactMap { $0["slug"] }.sorted())
    #expect(dex.ability("") == nil)
  }

  @Test func everyItemMatchesFirstFactOfItsSlug() throws {
    let facts = try Facts("items").grouped(by: "slug")
    let pockets = try Facts("item_category_pockets").map("category", "pocket")

    let mismatches = facts.compactMap { slug, facts -> String? in
      guard let item = dex.item(slug), let fact = facts.first else { return slug }
      var values = Facts.languages(item.names)
      if fact["category"] != "-" { values["category"] = item.category }
      values["fling_power"] = item.flingPower.map { "\($0)" } ?? "-"
      values["attributes"] = item.attributes.isEmpty ? "-" : item.attributes.joined(separator: ",")
      let differs = !Facts.differing(values, from: fact).isEmpty
      return differs || item.pocket != pockets[item.category] ? slug : nil
    }

    #expect(mismatches == [])
    #expect(dex.itemSlugs == facts.keys.sorted())
    #expect(dex.item("missingno") == nil)
  }

  private static func values(of move: Move) -> [String: String] {
    var values = Facts.languages(move.names)
    values["id"] = "\(move.id)"
    values["slug"] = move.slug
    values["type"] = move.type.rawValue
    values["damage_class"] = move.damageClass
    values["power"] = move.power.map { "\($0)" } ?? "-"
    values["accuracy"] = move.accuracy.map { "\($0)" } ?? "-"
    values["pp"] = move.powerPoints.map { "\($0)" } ?? "-"
    values["priority"] = "\(move.priority)"
    values["generation"] = "\(move.generation)"
    values["target"] = move.target
    return values
  }

  /// Returns a move's value in a game by the second source; nil if it agrees with PokeAPI.
  private static func figure(
    _ column: String, in game: String, _ generation: String, _ own: [[String: String]]
  ) -> String? {
    let rows = own.filter { row in
      let games = (row["games"] ?? "").parts(by: "-").compactMap { Int($0) }
      let bounds = games.first.map { $0...(games.last ?? $0) }
      return row["fact"] == column
        && (row["games"] == game || bounds.map { $0.contains(Int(generation) ?? 0) } ?? false)
    }
    return (rows.first { $0["games"] == game } ?? rows.first)?["value"]
  }

  /// Returns a move's value in a game. Each past value in the facts names the version group that
  /// changed it. The value applies to all earlier games, back to the previous change.
  private static func figure(
    _ column: String, of move: [String: String], former: [[String: String]], in game: String,
    of groups: [String]
  ) -> String? {
    let later = groups.drop { $0 != game }.dropFirst()
    for group in later {
      let change = former.first { $0["before_version_group"] == group }
      if let figure = change?[column], figure != "-" { return figure }
    }
    return move[column]
  }
}
