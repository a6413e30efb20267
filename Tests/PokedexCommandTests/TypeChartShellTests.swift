import Foundation
import PokedexModel
import TestSupport
import Testing

@testable import pokedex

@Suite("The chart of types for scripts")
struct TypeChartShellTests {
  /// Compares every factor of every generation with the fact tables. A row for past generations
  /// applies up to and including the generation that it names.
  @Test(.needs(.facts), arguments: 1...9)
  func everyFactorMatchesTheFacts(generation: Int) throws {
    let facts = try FactChart(generation: generation)
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
        let factor = factors[attacking]?[defending]
        #expect(factor == facts.factor(attacking, defending), "\(attacking) → \(defending)")
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

/// The type chart of one generation, read from the fact tables.
private struct FactChart {
  private let columns: [String]
  private var rows: [String: [String]] = [:]

  init(generation: Int) throws {
    let table = { (name: String) in
      try String(contentsOf: SharedFolder.facts.url.appending(path: name), encoding: .utf8)
        .split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    }
    let (today, past) = (try table("type_chart.tsv"), try table("type_chart_past.tsv"))
    columns = today[0]
    for row in today.dropFirst() { rows[row[0]] = row }
    let applicable = past.dropFirst().filter { (Int($0[0]) ?? 0) >= generation }
    // If several past rows of a type apply, the one that names the earliest generation is used.
    for row in applicable.sorted(by: { (Int($0[0]) ?? 0) > (Int($1[0]) ?? 0) }) {
      rows[row[1]] = Array(row.dropFirst())
    }
  }

  /// Returns the factor of an attacking type against a defending type. Nil if a type is unknown.
  func factor(_ attacking: String, _ defending: String) -> Double? {
    guard let column = columns.firstIndex(of: defending) else { return nil }
    return rows[attacking].flatMap { Double($0[column]) }.map { $0 / 100 }
  }
}
