import PokedexModel
import Testing

struct DamageClassTests {
  private func move(_ type: PokemonType, _ damageClass: String) -> Move {
    Move(
      id: 1, slug: "any", names: LocalizedText([:]), type: type, damageClass: damageClass,
      power: 75, accuracy: 100, powerPoints: 15, priority: 0, generation: 1, target: "any")
  }

  @Test(arguments: PokemonType.allCases, ["physical", "special", "status"])
  func moveHasItsOwnClassFromGenerationFour(type: PokemonType, damageClass: String) {
    for generation in 4...9 {
      #expect(move(type, damageClass).damageClass(in: generation) == damageClass)
    }
  }

  @Test(arguments: PokemonType.allCases, 1...3)
  func statusIsStatusInEveryGeneration(type: PokemonType, generation: Int) {
    #expect(move(type, "status").damageClass(in: generation) == "status")
  }

  @Test(
    arguments: [
      ([.normal, .fighting, .flying, .poison, .ground, .rock, .bug, .ghost, .steel], "physical"),
      ([.fire, .water, .grass, .electric, .psychic, .ice, .dragon, .dark], "special"),
    ] as [([PokemonType], String)], ["physical", "special"])
  func typeDeterminesClassBeforeGenerationFour(row: ([PokemonType], String), damageClass: String) {
    for type in row.0 {
      for generation in 1...3 {
        #expect(move(type, damageClass).damageClass(in: generation) == row.1)
      }
    }
  }
}
