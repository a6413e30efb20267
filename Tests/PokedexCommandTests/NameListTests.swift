import PokedexFeatures
import PokedexModel
import PokemonAPIMock
import Testing

@testable import pokedex

@Suite("Names shown instead of missing ones")
struct NameListTests {
  private static func expanded(_ names: [String], input: String = "") throws -> [String] {
    let expansion = try expansion(of: names, input: input)
    #expect(expansion.problems.isEmpty)
    return expansion.names
  }

  private static func expansion(
    of names: [String], input: String
  ) throws -> NameList.Expansion {
    try NameList.expanded(
      names, language: .english, standardInput: { input },
      savedTeam: { $0 == "rain" ? "Pelipper\n\nRotom-Wash @ Leftovers\n" : "" })
  }

  @Test func rangesAndInputExpandInPlace() throws {
    let names = try Self.expanded(["mew", "1..3", "-", "9..9"], input: "eevee\n25..26\n")

    #expect(names == ["mew", "1", "2", "3", "eevee", "25", "26", "9"])
  }

  @Test func savedTeamExpandsToItsPokemon() throws {
    #expect(try Self.expanded(["mew", "@rain", "@"]) == ["mew", "pelipper", "rotom-wash", "@"])
  }

  @Test func inputLinesAreTrimmedToNames() throws {
    #expect(try Self.expanded(["-"], input: "\r\n  mr. mime \r\n\n\tmew") == ["mr. mime", "mew"])
  }

  @Test(arguments: ["mr..mime", "..", "1..", "..9", "1..x", "1...3", "-1..3"])
  func malformedRangeIsReadAsAName(name: String) throws {
    #expect(try Self.expanded([name]) == [name])
  }

  @Test func inputWithoutNamesIsAnError() {
    let error = #expect(throws: UsageError.self) { try Self.expanded(["-"], input: "\n \n") }

    #expect(error?.sentence == "standard input has no names")
  }

  @Test(arguments: [
    ["-", "-"], Array(repeating: "1..1000", count: 101) + ["mew", "1..999"],
  ])
  func namesBeyondTheMaximumAreCounted(names: [String]) throws {
    let input = String(repeating: "1..1000\n", count: 51)
    let expansion = try Self.expansion(of: names, input: input)

    #expect(expansion.names.count == 100_000)
    #expect(
      expansion.problems == [
        "read 100000 of 102000 names, which is the most that a command takes"
      ])
  }

  @Test func setsBeyondTheMaximumAreCounted() throws {
    let expansion = try Self.expansion(
      of: ["-"], input: String(repeating: "Mew @ Leftovers\n\n", count: 1_001))

    #expect(expansion.names == Array(repeating: "mew", count: 1_000))
    #expect(
      expansion.problems == ["read 1000 of 1001 sets, which is the most that a text may have"])
  }
}

@Suite("Fields of entries")
struct EntryFieldTests {
  /// Every field must have a column in tables and a key in JSON.
  @Test(arguments: EntryField.allCases)
  func everyFieldIsInTablesAndInJSON(field: EntryField) async throws {
    let json = Shell(api: Self.api, source: .demo, language: .english, json: true)
    let object = try #require(
      try JSON.objects(in: await json.show(["raichu-alola"], .init(fields: [field]))).first)
    let table = Shell(api: Self.api, source: .demo, language: .english, json: false)
    let tsv = try await table.show(
      ["raichu-alola"], .init(fields: [field], layout: .table(.tsv)))

    #expect(Array(object.keys) == [field.rawValue])
    #expect(tsv.hasPrefix(field.rawValue + "\n"))
    let hasValue = field != .formTriggers && field != .form
    #expect(tsv.split(separator: "\n").count == (hasValue ? 2 : 1), "\(tsv)")
  }

  private static var api: MockPokemonAPI { MockPokemonAPI() }
}
