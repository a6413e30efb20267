import PokedexFeatures
import PokedexModel
import PokedexApp
import PokedexTestSupport
import PokemonAPI
import PokemonAPIMock
import TerminalUI
import Testing

@testable import pokedex

@Suite("Details of show --json --with")
struct ShellDetailsTests {
  typealias Request = EntryDetails.Request

  @Test(arguments: EntryDetails.Part.allCases)
  func jsonHasOnlyTheRequestedParts(part: EntryDetails.Part) async throws {
    let plain = try #require(try await show(["pikachu"], Request()).first)
    let entry = try #require(try await show(["pikachu"], Request(parts: [part])).first)
    let all = try await show(["pikachu"], Request(parts: Set(EntryDetails.Part.allCases))).first

    #expect(Set(entry.keys).subtracting(plain.keys) == [part.rawValue])
    #expect(Set(plain.keys).isSubset(of: entry.keys))
    #expect(all?.count == plain.count + EntryDetails.Part.allCases.count)
  }

  @Test func historyComesFromTheSource() async throws {
    var api = StubPokemonAPI()
    api.replace(PastValues.self) { _ in Fetched(PastValues(firstGeneration: 1), .live) }
    let live = Shell(api: api, source: .live, language: .english, json: true)
    let request = Request(parts: [.history])

    let bundled = try await show(["pikachu"], request).first?["history"] as? [Any]
    let fetched = try JSON.objects(in: await live.show(["pikachu"], request)).first?["history"]

    #expect(bundled?.isEmpty == false)
    #expect((fetched as? [Any])?.isEmpty == true)
  }

  @Test func failedPartFetchReportsItsError() async throws {
    var api = StubPokemonAPI()
    api.replace([LearnedMove].self) { _ in throw HTTPError.timedOut }
    let shell = Shell(api: api, source: .live, language: .english, json: true)

    let failure = await #expect(throws: Shell.Failure.self) {
      try await shell.show(["mew"], Request(parts: [.moves]))
    }

    #expect(failure?.sentence == "PokéAPI took too long to answer.")
  }

  @Test func failedVarietyFetchReportsItsError() async throws {
    var api = StubPokemonAPI()
    api.replace(Pokemon.self) { request in
      if case .pokemon(.id) = request.kind { throw HTTPError.timedOut }
      return try await MockPokemonAPI().fetch(request)
    }
    let shell = Shell(api: api, source: .live, language: .english, json: false)

    let failure = await #expect(throws: Shell.Failure.self) {
      try await shell.show(["eevee"], Request(parts: [.forms]))
    }

    #expect(failure?.sentence == "PokéAPI took too long to answer.")
  }

  @Test func failedPictureIsOmitted() async throws {
    var api = StubPokemonAPI()
    api.replace([UInt8]?.self) { _ in throw HTTPError.noNetwork }
    let theme = Theme(.dark, on: .dark, depth: .palette)
    var shell = Shell(api: api, source: .live, language: .english, json: false)
    shell.display.card = Display.Card(theme: theme, symbols: .all, pictures: api)

    let text = try await shell.show(["mew"], Request())

    #expect(text.contains("#0151  Mew"))
    #expect(!text.contains("▀"))
  }

  private func show(_ names: [String], _ request: Request) async throws -> [[String: Any]] {
    let shell = Shell(api: MockPokemonAPI(), source: .demo, language: .english, json: true)
    return try JSON.objects(in: await shell.show(names, request))
  }
}
