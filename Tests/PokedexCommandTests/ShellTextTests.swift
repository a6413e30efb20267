import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokemonAPI
import PokemonAPIMock
import Testing

@testable import pokedex

@Suite("Plain text for pipes")
struct ShellTextTests {
  @Test(arguments: Language.allCases)
  func textHasNoControlCharactersOrTrailingSpaces(language: Language) async throws {
    let shell = shell(language: language)
    let names = ["pikachu", "charizard-mega-x", "eevee", "nidoran-f", "raichu-mega-x"]

    for text in [try await shell.list(), try await shell.show(names, .init())] {
      let isPlain = text.unicodeScalars.allSatisfy { scalar in
        scalar == "\n" || !(scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value)
      }
      #expect(isPlain)
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
      #expect(text.split(separator: "\n").allSatisfy { $0.last != " " })
    }
  }

  @Test func listHasOneLinePerVariety() async throws {
    let lines = try await shell().list().split(separator: "\n")

    #expect(lines.count == Counts.varieties)
    #expect(lines[0].split(separator: " ") == ["1", "bulbasaur", "Bulbasaur", "Grass", "Poison"])
    #expect(Set(lines.map { $0.prefix(6).suffix(2) }) == ["  "])
  }

  @Test func entriesAreSeparatedByABlankLine() async throws {
    let text = try await shell().show(["1", "pikachu"], .init())

    #expect(text.hasPrefix("#0001  Bulbasaur"))
    #expect(text.contains("\n\n#0025  Pikachu"))
  }

  @Test(arguments: [
    "Base stats", "Sp. Atk      50    █", "Lightning Rod (hidden)", "  → Pikachu",
    "Pikachu Rock Star", "Gender      ♂ 50 %  ♀ 50 %", "Catch rate  190", "Effort      2 Speed",
    "한국어      피카츄",
  ])
  func entryIsComplete(fact: String) async throws {
    #expect(try await shell().show(["pikachu"], .init()).contains(fact))
  }

  @Test(arguments: [
    "0,4 m · 6,0 kg", "Basiswerte", "Sp.-Ang.      50    █", "Blitzfänger (versteckt)",
    "  → Pikachu", "Geschlecht   ♂ 50 %  ♀ 50 %", "Fangrate     190",
    "FP-Ertrag    2 Initiative", "Deutsch      Pikachu",
  ])
  func entryIsCompleteInGerman(fact: String) async throws {
    #expect(try await shell(language: .german).show(["pikachu"], .init()).contains(fact))
  }

  static let unknownNames: [(name: String, language: Language, sentence: String)] = [
    ("pikac", .english, "there is no Pokémon “pikac”; closest: pikachu, pikachu-phd, pikachu-gmax"),
    ("nidorn", .english, "there is no Pokémon “nidorn”; closest: weedle, nidoran-f, nidorina"),
    (
      "bulba", .english,
      "there is no Pokémon “bulba”; closest: bulbasaur"
    ),
    ("bulba", .german, "es gibt kein Pokémon „bulba“; am nächsten: bulbasaur"),
    ("zzzzzzzz", .english, "there is no Pokémon “zzzzzzzz”"),
    ("99999", .english, "there is no Pokémon number 99999; numbers go from 1 to \(Counts.species)"),
    (
      "\(Counts.species + 1)", .french,
      "there is no Pokémon number \(Counts.species + 1); numbers go from 1 to \(Counts.species)"
    ),
    ("0", .english, "there is no Pokémon number 0; numbers go from 1 to \(Counts.species)"),
    ("bulba", .japanese, "「bulba」というポケモンはいません。近い名前：bulbasaur"),
    ("99999", .japanese, "番号99999のポケモンはいません。番号は1から\(Counts.species)までです"),
  ]

  @Test(arguments: unknownNames, [false, true])
  func unknownNameReportsTheClosestNames(
    row: (name: String, language: Language, sentence: String), json: Bool
  ) async {
    let shell = shell(language: row.language, json: json)

    let failure = await #expect(throws: Shell.Failure.self) {
      try await shell.show(["pikachu", row.name], .init())
    }

    #expect(failure?.sentence == row.sentence)
  }

  @Test func mistypedNameIsNotFetched() async {
    let api = MockPokemonAPI(returnHTTPError: .noNetwork, recordsCalls: true)

    let failure = await #expect(throws: Shell.Failure.self) {
      try await shell(api: api, source: .layered).show(["bulba"], .init())
    }

    #expect(failure?.sentence == "there is no Pokémon “bulba”; closest: bulbasaur")
    #expect(api.calls.isEmpty)
  }

  /// A server knows only slugs and ids, so names in any language are fetched by id.
  @Test(arguments: [
    ("ピカチュウ", 25), ("ふしぎだね", 1), ("メガリザードンX", 10034), ("Glurak", 6), ("alolan raichu", 10100),
  ])
  func nameIsFetchedByID(name: String, id: Int) async throws {
    let api = MockPokemonAPI(recordsCalls: true)

    _ = try await shell(api: api, source: .live).show([name], .init())

    #expect(api.calls.first == .pokemon(.id(id)))
  }

  @Test(arguments: ["gengar", "94", "ゲンガー"])
  func nameMissingOnTheServerIsNotCalledUnknown(name: String) async {
    let api = MockPokemonAPI(returnHTTPError: .notFound, recordsCalls: true)

    let failure = await #expect(throws: Shell.Failure.self) {
      try await shell(api: api, source: .live).show([name], .init())
    }

    #expect(failure?.sentence == "PokéAPI has no entry for “\(name)”")
  }

  @Test func nameMissingInTheBundleReportsTheFailedFetch() async {
    let api = MockPokemonAPI(returnHTTPError: .noNetwork, recordsCalls: true)

    let failure = await #expect(throws: Shell.Failure.self) {
      try await shell(api: api, source: .layered).show(["zzzzzzzz"], .init())
    }

    let name = "“zzzzzzzz” is not in the built-in data"
    #expect(failure?.sentence == name + ", and fetching it failed: Can't reach PokéAPI.")
  }

  static let errors: [(error: HTTPError, sentence: String)] = [
    (.noNetwork, "Can't reach PokéAPI."), (.timedOut, "PokéAPI took too long to answer."),
    (.status(code: 500, body: "oh"), "PokéAPI answered with error 500."),
    (.status(code: 429, body: ""), "PokéAPI asks us to slow down."),
    (.tooLarge(limit: 1), "PokéAPI's answer is too large."),
    (.invalidRequest, "The request could not be made. Please change and try again."),
  ]

  @Test(arguments: errors)
  func networkErrorsAreReported(error: HTTPError, sentence: String) async {
    let shell = shell(api: MockPokemonAPI(returnHTTPError: error), source: .live)

    let listFailure = await #expect(throws: Shell.Failure.self) { try await shell.list() }
    let showFailure = await #expect(throws: Shell.Failure.self) {
      try await shell.show(["25"], .init())
    }

    #expect(listFailure?.sentence == sentence)
    #expect(showFailure?.sentence == sentence)
  }

  @Test(arguments: [false, true])
  func foundEntriesAreShownDespiteUnknownNames(json: Bool) async throws {
    let shell = shell(json: json)
    let names = ["bulbasaur", "bulba", "25", "99999"]

    let failure = await #expect(throws: Shell.Failure.self) { try await shell.show(names, .init()) }

    #expect(failure?.output == (try await shell.show(["bulbasaur", "25"], .init())))
    #expect(
      failure?.sentences == [
        "there is no Pokémon “bulba”; closest: bulbasaur",
        "there is no Pokémon number 99999; numbers go from 1 to \(Counts.species)",
      ])
  }

  @Test func failedFetchesShowNoEntries() async {
    let shell = shell(api: MockPokemonAPI(returnHTTPError: .noNetwork), source: .live, json: true)

    let failure = await #expect(throws: Shell.Failure.self) {
      try await shell.show(["mew", "25"], .init())
    }

    #expect(failure?.output == "")
    // The error message itself names no Pokémon, so the requested names are put before it.
    #expect(failure?.sentences == ["mew, 25: Can't reach PokéAPI."])
  }

  private func shell(
    api: MockPokemonAPI = MockPokemonAPI(recordsCalls: true), source: DataSource = .demo,
    language: Language = .english, json: Bool = false
  ) -> Shell {
    Shell(api: api, source: source, language: language, json: json)
  }
}
