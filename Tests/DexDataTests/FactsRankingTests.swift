import DexData
import PokedexModel
import TestSupport
import Testing

/// Ranks of base stats, compared with those computed from the source tables (see `Facts`).
@Suite(
  .needs(.facts))
struct FactsRankingTests {
  private let dex = Dex()

  @Test func percentBelowCountsFullyEvolvedSpecies() throws {
    let species = try Facts("species").records
    let pokemon = try Facts("pokemon").grouped(by: "id")
    let parents = Set(species.compactMap { $0["evolves_from"] })
    let evolved = species.compactMap { $0["id"] }.filter { !parents.contains($0) }

    let mismatches = Stat.allCases.flatMap { stat -> [String] in
      let bases = evolved.compactMap { Int(pokemon[$0]?.first?[stat.rawValue] ?? "") }
      return (0...255).compactMap { base in
        let share = bases.count { $0 < base } * 100 / bases.count
        return dex.percentBelow(base, of: stat) == share ? nil : "\(stat) \(base)"
      }
    }

    #expect(evolved.count == 568)
    #expect(mismatches == [])
  }

  /// The expected values come from a separate program. They are for HP, Attack, Defense, Special
  /// Attack, Special Defense and Speed.
  @Test(arguments: [
    ("bulbasaur", [0, 2, 3, 27, 18, 12]), ("charizard", [46, 37, 43, 78, 53, 74]),
    ("chansey", [99, 0, 0, 1, 81, 16]), ("shedinja", [0, 43, 1, 0, 0, 8]),
    ("shuckle", [0, 0, 99, 0, 99, 0]), ("charizard-mega-x", [46, 89, 84, 92, 53, 74]),
  ])
  func percentBelowMatchesKnownValues(name: String, shares: [Int]) throws {
    let pokemon = try #require(dex.pokemon(named: name))

    let actual = Stat.allCases.map { dex.percentBelow(pokemon.stats[$0], of: $0) }

    #expect(actual == shares)
  }
}
