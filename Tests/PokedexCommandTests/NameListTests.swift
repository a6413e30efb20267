import PokedexFeatures
import PokedexModel
import PokemonAPIMock
import Testing

@testable import pokedex

@Suite("Names shown instead of missing ones")
struct NameListTests {
  private static func expanded(_ names: [String], input: String? = "") throws -> [String] {
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

  @Test func inputWithoutNamesOrWithTooManyIsAnError() {
    let cases: [(input: String?, sentence: String)] = [
      ("\n \n", "standard input has no names"),
      (nil, "give at most 100000 names"),
      (String(repeating: "1..1000\n", count: 101), "give at most 100000 names"),
    ]
    for (input, sentence) in cases {
      let error = #expect(throws: UsageError.self) { try Self.expanded(["-"], input: input) }
      #expect(error?.sentence == sentence)
    }
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
