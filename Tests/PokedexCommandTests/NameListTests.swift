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

  @Test(arguments: ["9..1", "0..3", "1..1026", "1..99999999999999999999"])
  func rangeOutsideTheDexIsAnError(name: String) {
    let error = #expect(throws: UsageError.self) { try Self.expanded([name]) }

    #expect(
      error?.sentence
        == "“\(name)” is not a range; write two numbers from 1 to 1025, the lower one first")
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
  @Test func formatFillsInTheFields() async throws {
    let cases: [(format: String, language: Language, lines: String)] = [
      ("{{name}} {{types}}", .english, "Pikachu Electric\nMew Psychic\n"),
      ("{{ slug }}:{{hp}}/{{total}}", .english, "pikachu:35/320\nmew:100/600\n"),
      ("{{name}}「{{abilities}}」", .japanese, "ピカチュウ「せいでんき, ひらいしん」\nミュウ「シンクロ」\n"),
      ("{{region}}|{{evolves_from}}", .english, "|Pichu\n|\n"),
      ("{{ }{{", .english, "{{ }{{\n{{ }{{\n"), ("", .english, "\n\n"),
    ]
    for (text, language, lines) in cases {
      let shell = Shell(api: Self.api, source: .demo, language: language, json: false)
      let request = EntryDetails.Request(layout: .line(try EntryFormat(text)))

      #expect(try await shell.show(["pikachu", "mew"], request) == lines)
    }
  }

  @Test func tableHasAColumnForEachField() async throws {
    let shell = Shell(api: Self.api, source: .demo, language: .english, json: false)
    let fields: [EntryField] = [.number, .name, .types, .speed, .isMythical]
    let text = { try await shell.show(["6", "mew"], .init(fields: fields, layout: .table($0))) }

    #expect(
      try await text(.text)
        == "   6  Charizard  Fire Flying  100  false\n 151  Mew        Psychic      100  true\n")
    #expect(
      try await text(.tsv)
        == "number\tname\ttypes\tspeed\tis_mythical\n6\tcharizard\tfire flying\t100\tfalse\n"
        + "151\tmew\tpsychic\t100\ttrue\n")
  }

  @Test func jsonHasOnlyTheSelectedFields() async throws {
    let shell = Shell(api: Self.api, source: .demo, language: .english, json: true)

    let some = try await shell.show(["mew"], .init(fields: [.name, .stats, .total]))
    let object = try #require(try JSON.objects(in: some).first)

    #expect(Set(object.keys) == ["name", "stats", "total"])
    #expect((object["stats"] as? [String: Int])?["special_attack"] == 100)
  }

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

  @Test(arguments: [
    (["--fields", "nope"], "there is no field “nope”; choose from id, name, form, species"),
    (["--fields", "name,"], "there is no field “”; choose from id, name"),
    (["--format", "{{nope}}"], "there is no field “nope”; choose from id, name"),
    (["-f", "x", "--json"], "-f and --json can't be combined"),
    (["--format", "x", "--fields", "name"], "--format and --fields can't be combined"),
    (["--json", "--tsv"], "--json and --tsv can't be combined"),
  ])
  func errorNamesTheMistake(options: [String], sentence: String) {
    let error = #expect(throws: UsageError.self) {
      try CommandLineParser.parse(["show", "mew"] + options, environment: [:])
    }

    #expect(error?.sentence.hasPrefix(sentence) == true, "\(error?.sentence ?? "")")
  }

  private static var api: MockPokemonAPI { MockPokemonAPI() }
}
