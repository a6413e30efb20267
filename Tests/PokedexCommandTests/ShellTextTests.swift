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

  @Test func listSortsEveryVarietyByNumberThenID() async throws {
    let items = try JSON.objects(in: await shell(json: true).list())
    let numbersAndIDs = try items.map {
      (try #require($0["number"] as? Int), try #require($0["id"] as? Int))
    }

    #expect(items.count == Counts.varieties)
    #expect(Set(numbersAndIDs.map(\.1)).count == Counts.varieties)
    #expect(zip(numbersAndIDs, numbersAndIDs.dropFirst()).allSatisfy { $0 < $1 })
    for item in items {
      #expect(Set(item.keys) == ["number", "id", "name", "display_name", "types"])
    }
    #expect(items[3]["display_name"] as? String == "Mega Venusaur")
    #expect(items[3]["types"] as? [String] == ["grass", "poison"])
  }
}
