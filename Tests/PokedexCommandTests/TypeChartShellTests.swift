import DexData
import Foundation
import PokedexModel
import Testing

@testable import pokedex

@Suite("The chart of types for scripts")
struct TypeChartShellTests {
  @Test(arguments: 1...9)
  func everyFactorIsThatOfTheDex(generation: Int) throws {
    let chart = Dex().typeChart(generation: generation)
    let text = try TypeChartShell(generation: generation, language: .english, json: true).output()
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let factors = try #require(object["factors"] as? [String: [String: Double]])

    let types = try #require(object["types"] as? [String])
    #expect(types.count == (generation == 1 ? 15 : generation < 6 ? 17 : 18))
    #expect(Set(types) == Set(factors.keys))
    for attacking in types {
      #expect(Set(types) == Set((factors[attacking] ?? [:]).keys))
      for defending in types {
        let attack = try #require(PokemonType(rawValue: attacking))
        let percent = try chart.factor(of: attack, on: #require(PokemonType(rawValue: defending)))
        #expect(
          factors[attacking]?[defending] == Double(percent) / 100, "\(attacking) → \(defending)")
      }
    }
  }

  @Test func textHasARowForEachTypeWithinEightyColumns() throws {
    let text = try TypeChartShell(generation: nil, language: .english, json: false).output()
    let lines = text.split(separator: "\n").map(String.init)

    #expect(lines.count == 19)
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines[0].hasPrefix("         Nor Fig Fly Poi Gro Roc Bug Gho"))
    #expect(lines[1].hasPrefix("Normal    ·   ·   ·   ·   ·   ½   ·   0   ½ "))
    #expect(lines[8].hasPrefix("Ghost     0   ·   ·   ·   ·   ·   ·   2   · "))
  }

  @Test func generationOneHasNoSteelAndGhostCannotHitPsychic() throws {
    let text = try TypeChartShell(generation: 1, language: .english, json: false).output()
    let lines = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }

    #expect(!lines.contains { ["Steel", "Dark", "Fairy"].contains($0[0]) })
    let psychic = try #require(lines[0].firstIndex(of: "Psy"))
    #expect(lines.first { $0[0] == "Ghost" }?[psychic + 1] == "0")
  }

  @Test func typeNameIsOptionalAndTakesAGeneration() throws {
    let parse = { try CommandLineParser.parse($0, environment: [:]) }

    #expect(try parse(["type"]).runs(SubjectCommand(kind: .type, name: nil)))
    #expect(
      try parse(["type", "--generation", "1", "-j"])
        .runs(SubjectCommand(kind: .type, name: nil, generation: 1)))
    #expect(
      try parse(["type", "fire", "--generation", "5"])
        .runs(SubjectCommand(kind: .type, name: "fire", generation: 5)))
    #expect(throws: UsageError.self) { try parse(["type", "--generation", "10"]) }
    #expect(throws: UsageError.self) { try parse(["paths", "--generation", "5"]) }
  }

  @Test func typeIsShownAsOfAGeneration() throws {
    let shell = { SubjectShell(kind: .type, language: .english, json: false, generation: $0) }

    #expect(try shell(5).show("steel").contains("Ghost ×½, Steel ×½"))
    #expect(try !shell(6).show("steel").contains("Ghost ×½"))
    #expect(throws: Shell.Failure.self) { try shell(1).show("steel") }
  }
}
