import PokedexModel
import Testing

struct TypeChartTests {
  @Test(arguments: zip(1...9, [15, 17, 17, 17, 17, 18, 18, 18, 18]))
  func generationHasItsTypes(generation: Int, count: Int) {
    let types = TypeChart(generation: generation) { _, _ in 100 }.types

    #expect(types.count == count)
    #expect(types == PokemonType.allCases.filter(types.contains))
    #expect(types.contains(.fairy) == (generation >= 6))
    #expect(types.contains(.steel) == (generation >= 2))
    #expect(types.contains(.dark) == (generation >= 2))
    #expect(Set(types).isDisjoint(with: [.stellar, .shadow, .unknown]))
  }

  @Test func newestGenerationIsTheNinth() {
    #expect(TypeChart.newestGeneration == 9)
  }

  @Test(
    arguments: [
      ([.normal], 100), ([.rock], 50), ([.ghost], 0), ([.grass], 200), ([.grass, .bug], 400),
      ([.rock, .water], 25), ([.grass, .rock], 100), ([.ghost, .grass], 0), ([.grass, .ghost], 0),
      ([], 100),
    ] as [([PokemonType], Int)])
  func factorOnSeveralTypesIsTheProduct(types: [PokemonType], percent: Int) {
    let chart = TypeChart(generation: 9) { attacking, defending in
      guard attacking == .fire else { return 100 }
      let factors: [PokemonType: Int] = [
        .rock: 50, .water: 50, .ghost: 0, .grass: 200, .bug: 200,
      ]
      return factors[defending] ?? 100
    }

    #expect(chart.factor(of: .fire, on: types) == percent)
    #expect(chart.factor(of: .water, on: types) == 100)
  }

  @Test func factorDependsOnAttackingAndDefendingType() {
    let chart = TypeChart(generation: 1) { $0.ordinal * 100 + $1.ordinal }

    let mismatches = PokemonType.allCases.filter { attacking in
      PokemonType.allCases.contains {
        chart.factor(of: attacking, on: $0) != attacking.ordinal * 100 + $0.ordinal
      }
    }

    #expect(mismatches == [])
  }
}
