import DexData
import PokedexModel
import TestSupport
import Testing

/// Type charts, and damage factors of all type combinations.
struct DamageTests {
  private let dex = Dex()

  /// Compares every factor with `TypeChart.tsv`. A row is an attacking type in a range of generations.
  @Test func everyFactorIsThatOfTheGames() throws {
    for row in TableFile("TypeChart.tsv").rows {
      let attacking = try #require(PokemonType(rawValue: row["attacking"]))
      let (since, until) = (try #require(row.integer("since")), try #require(row.integer("until")))
      for generation in since...until {
        let chart = dex.typeChart(generation: generation)
        #expect(chart.generation == generation)
        for defending in PokemonType.allCases.prefix(18) {
          // A type that didn't exist has no factor.
          let factor = row.integer(defending.rawValue)
          #expect(chart.types.contains(defending) == (factor != nil))
          if let factor {
            #expect(
              chart.factor(of: attacking, on: defending) == factor,
              "\(attacking) on \(defending) in \(generation)")
          }
        }
      }
    }
  }

  @Test(arguments: 1...9)
  func damageTakenIsProductOfTypeFactors(generation: Int) {
    let chart = dex.typeChart(generation: generation)

    let mismatches = types(in: generation).filter { types in
      let takes = Matchups(types: types, abilities: [], chart: chart).takes
      return takes.map(\.type) != chart.types
        || takes.contains { taken in
          let factors = types.map { Double(chart.factor(of: taken.type, on: $0)) / 100 }
          return taken.percent != factors.reduce(100, *)
        }
    }

    #expect(chart.types.count == [15, 17, 17, 17, 17, 18, 18, 18, 18][generation - 1])
    #expect(mismatches == [])
  }

  @Test(arguments: 1...9)
  func superEffectiveTargetsAreThoseWithDoubleDamage(generation: Int) {
    let chart = dex.typeChart(generation: generation)

    let mismatches = types(in: generation).filter { types in
      let hits = Matchups(types: types, abilities: [], chart: chart).hitsHard
      let expected = types.map { type in
        chart.types.filter { chart.factor(of: type, on: $0) == 200 }
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
}
