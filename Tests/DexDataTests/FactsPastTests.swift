import DexData
import PokedexModel
import TestSupport
import Testing

/// Varieties in earlier generations, compared with results that these tests compute independently
/// from the source tables (see `Facts`).
@Suite(
  .needs(.facts))
struct FactsPastTests {
  private let dex = Dex()

  @Test(arguments: 1...9)
  func everyPastVarietyMatchesFacts(generation: Int) throws {
    let facts = try Facts("pokemon").records
    let past = try Facts("pokemon_past").grouped(by: "pokemon_id")
    let first = try Self.firstGenerations()
    let byGame = try SecondSource.byGame()
    let game = Self.mainGames[generation - 1]

    let mismatches = facts.filter { fact in
      let id = fact["id"] ?? ""
      let own = byGame[fact["slug"] ?? ""]?[game] ?? [:]
      let earlier = past[id] ?? []
      let exists = (first[id] ?? 0) <= generation
      let expected = exists ? Self.variety(fact, past: earlier, own, in: generation) : nil
      return variety(id: Int(id) ?? 0, in: generation) != expected
    }

    #expect(facts.count == Counts.varieties)
    #expect(mismatches.compactMap { $0["slug"] } == [])
  }

  @Test func firstGenerationMatchesEarliestForm() throws {
    let first = try Self.firstGenerations()

    let mismatches = dex.ids.filter { id in
      dex.pastValues(ofVariety: id)?.firstGeneration != first["\(id)"]
    }

    #expect(mismatches == [])
  }

  private func variety(id: Int, in generation: Int) -> [String]? {
    guard let past = dex.pastValues(ofVariety: id),
      let pokemon = dex.pokemon(id: id)?.asOf(dex.edition(generation: generation), past)
    else { return nil }
    let types = pokemon.types.map(\.rawValue).joined(separator: ",")
    let stats = Stat.allCases.map { "\(pokemon.stats[$0])" }
    let abilities = pokemon.abilities.map { $0.isHidden ? "(\($0.slug))" : $0.slug }
    return [types] + stats + abilities
  }

  /// The game that stands for each generation.
  private static let mainGames = [
    "yellow", "crystal", "firered-leafgreen", "heartgold-soulsilver", "black-2-white-2",
    "omega-ruby-alpha-sapphire", "ultra-sun-ultra-moon", "sword-shield", "scarlet-violet",
  ]

  /// Returns, by variety id, the generation of the earliest games that have any of the variety's
  /// forms.
  private static func firstGenerations() throws -> [String: Int] {
    let generations = try Facts("version_groups").map("slug", "generation")
    return try Facts("forms").grouped(by: "pokemon_id").compactMapValues { forms in
      forms.compactMap { Int(generations[$0["version_group"] ?? ""] ?? "") }.min()
    }
  }

  /// Returns the types, the six stats and the abilities. The hidden ability is in parentheses.
  private static func variety(
    _ fact: [String: String], past: [[String: String]], _ own: [String: String],
    in generation: Int
  ) -> [String] {
    let types = held("types", past, in: generation).first ?? fact["types"] ?? ""
    let changed = held("stats", past, in: generation).map(pairs)
    let ownStats = own["stats"]?.parts(by: ",")
    let stats = Stat.allCases.enumerated().map { index, stat in
      if let ownStats { return ownStats[index] }
      let isSpecial = generation == 1 && stat.slug.hasPrefix("special")
      let name = isSpecial ? "special" : stat.slug
      return changed.compactMap { $0[name] }.first ?? fact[stat.rawValue] ?? ""
    }
    let slots = held("abilities", past, in: generation).map(pairs)
    let ownSlots = own["abilities"]?.parts(by: ",")
    let abilities = ["ability_1", "ability_2", "hidden_ability"].enumerated().map { index, column in
      if let ownSlots { return ownSlots[index] }
      let hasSlot = generation >= (index == 2 ? 5 : 3)
      return hasSlot ? slots.compactMap { $0["\(index + 1)"] }.first ?? fact[column] ?? "" : "-"
    }
    let shown = abilities.enumerated().map { $0 == 2 && $1 != "-" ? "(\($1))" : $1 }
    return [types] + stats + shown.filter { $0 != "-" }
  }

  /// Returns the past values of one kind that still applied in a generation. The value that was
  /// replaced first comes first.
  private static func held(
    _ kind: String, _ past: [[String: String]], in generation: Int
  ) -> [String] {
    (generation...9).flatMap { until in
      past.filter { $0["kind"] == kind && $0["until_generation"] == "\(until)" }
        .compactMap { $0["value"] }
    }
  }

  private static func pairs(_ value: String) -> [String: String] {
    let pairs = value.parts(by: ",").map { $0.parts(by: ":") }
    return Dictionary(pairs.map { ($0[0], $0[1]) }) { first, _ in first }
  }
}
