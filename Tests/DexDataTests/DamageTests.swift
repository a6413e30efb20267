import DexData
import PokedexModel
import TestSupport
import Testing

/// Type charts, and damage factors of all type combinations. They are compared with values that the
/// tests compute independently from the source tables (see `Facts`).
@Suite(
  .needs(.facts))
struct DamageTests {
  private let dex = Dex()

  @Test(arguments: 1...9)
  func everyFactorMatchesFactsChart(generation: Int) throws {
    let chart = dex.typeChart(generation: generation)
    let facts = try Self.chart(in: generation)

    for attacking in PokemonType.allCases where facts[attacking.rawValue] != nil {
      for defending in PokemonType.allCases where facts[defending.rawValue] != nil {
        let factor = chart.factor(of: attacking, on: defending)

        #expect(factor == facts[attacking.rawValue]?[defending.rawValue])
      }
    }
    #expect(chart.generation == generation)
  }

  @Test(arguments: 1...9)
  func damageTakenIsProductOfTypeFactors(generation: Int) throws {
    let chart = dex.typeChart(generation: generation)
    let facts = try Self.chart(in: generation)
    let introduced = try Facts("types").map("slug", "generation").compactMapValues { Int($0) }
    let attacks = facts.keys.filter { $0 != "stellar" && (introduced[$0] ?? 0) <= generation }

    let mismatches = types(in: generation).filter { types in
      let takes = Matchups(types: types, abilities: [], chart: chart).takes
      let factors = Dictionary(
        uniqueKeysWithValues: takes.map { ($0.type.rawValue, Int($0.percent) * 100) })
      let expected = attacks.map { attack in
        (attack, types.reduce(10000) { $0 * (facts[attack]?[$1.rawValue] ?? 0) / 100 })
      }
      return factors != Dictionary(uniqueKeysWithValues: expected)
    }

    #expect(attacks.count == [15, 17, 17, 17, 17, 18, 18, 18, 18][generation - 1])
    #expect(mismatches == [])
  }

  @Test(arguments: 1...9)
  func superEffectiveTargetsMatchFactsChart(generation: Int) throws {
    let chart = dex.typeChart(generation: generation)
    let facts = try Self.chart(in: generation)

    let mismatches = types(in: generation).filter { types in
      let hits = Matchups(types: types, abilities: [], chart: chart).hitsHard
      let expected = types.map { type in
        chart.types.filter { facts[type.rawValue]?[$0.rawValue] == 200 }
      }
      return hits.map(\.type) != types || hits.map(\.on) != expected
    }

    #expect(mismatches == [])
  }

  @Test func shadowAndUnknownTypesAreNeutral() {
    let chart = dex.typeChart(generation: 9)

    let factors = PokemonType.allCases.flatMap { type in
      [PokemonType.shadow, .unknown].flatMap {
        [chart.factor(of: type, on: $0), chart.factor(of: $0, on: type)]
      }
    }

    #expect(Set(factors) == [100])
  }

  /// Returns the distinct type combinations of all varieties in a generation.
  private func types(in generation: Int) -> Set<[PokemonType]> {
    Set(
      dex.listItems(urlPrefix: "").compactMap { item in
        dex.pokemon(id: item.id, in: dex.edition(generation: generation))?.types
      })
  }

  /// Returns the type chart of a generation. In the facts, a row of past factors applies up to and
  /// including its generation.
  private static func chart(in generation: Int) throws -> [String: [String: Int]] {
    var rows = try Facts("type_chart").grouped(by: "attacking").compactMapValues(\.first)
    let past = try Facts("type_chart_past").records
    for until in (generation...9).reversed() {
      for row in past where row["until_generation"] == "\(until)" {
        rows[row["attacking"] ?? ""] = row
      }
    }
    return rows.mapValues { $0.compactMapValues { Int($0) } }
  }
}
