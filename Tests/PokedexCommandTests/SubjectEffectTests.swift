import CurlTransport
import Foundation
import PokedexModel
import PokemonAPI
import PokemonAPIMock
import TestSupport
import Testing

@testable import pokedex

/// Effect texts of moves, abilities and items, which the option `--live` adds to the output.
@Suite(.timeLimit(.minutes(5)))
struct SubjectEffectTests {
  typealias Kind = SubjectShell.SubjectKind

  static let names: [(kind: Kind, typed: String, path: String)] = [
    (.move, "なみのり", "/api/v2/move/surf"), (.ability, "Levitate", "/api/v2/ability/levitate"),
    (.item, "Light Ball", "/api/v2/item/light-ball"),
  ]

  private static func body(_ slug: Substring) -> String {
    """
    {"name": "\(slug)", "effect_entries": [
       {"effect": "It does something that takes more words than one line of seventy-two columns.",
        "language": {"name": "en", "url": "/api/v2/language/9/"}}],
     "flavor_text_entries": [
       {"\(slug == "light-ball" ? "text" : "flavor_text")": "なにかする。",
        "language": {"name": "ja", "url": "/api/v2/language/11/"},
        "version_group": {"name": "x-y", "url": "/api/v2/version-group/15/"}}]}
    """
  }

  private static func server() throws -> LoopbackServer {
    try LoopbackServer(
      Dictionary(
        uniqueKeysWithValues: names.map { name in
          (name.path, .json(body(name.path.split(separator: "/").last ?? "")))
        }))
  }

  @Test(arguments: names)
  func textEndsWithTheEffect(kind: Kind, typed: String, path: String) async throws {
    let server = try Self.server()
    defer { server.stop() }
    let shell = SubjectShell(kind: kind, language: .english, json: false)

    let text = try await shell.show(typed, effectFrom: client(server))

    let paragraph = """

      It does something that takes more words than one line of seventy-two
      columns.

      """
    #expect(text == (try shell.show(typed)) + paragraph)
    #expect(server.paths == [path])
  }

  @Test(
    arguments: names, [(Language.english, "It does"), (.german, "It does"), (.japanese, "なにか")])
  func jsonHasTheEffectInTheLanguage(
    name: (kind: Kind, typed: String, path: String), speech: (language: Language, start: String)
  ) async throws {
    let server = try Self.server()
    defer { server.stop() }
    let shell = SubjectShell(kind: name.kind, language: speech.language, json: true)

    let object = try object(await shell.show(name.typed, effectFrom: client(server)))
    var bundled = try self.object(shell.show(name.typed))

    #expect(bundled["effect"] is NSNull == (name.kind != .move && name.kind != .item))
    bundled["effect"] = object["effect"]
    #expect((object["effect"] as? String)?.hasPrefix(speech.start) == true)
    #expect(object as NSDictionary == bundled as NSDictionary)
  }

  /// The server's data may be older than the bundle's, so it may lack the move.
  @Test func effectMissingOnTheServerFallsBackToTheBundle() async throws {
    let api = MockPokemonAPI(returnHTTPError: .notFound, recordsCalls: true)
    let shell = SubjectShell(kind: .move, language: .english, json: true)

    let text = try await shell.show("surf", effectFrom: api)

    #expect(text == (try shell.show("surf")))
    #expect(api.calls == [.effect(.move("surf"))])
  }

  @Test(arguments: [Kind.type, .nature])
  func typesAndNaturesFetchNoEffect(kind: Kind) async throws {
    let api = MockPokemonAPI(returnHTTPError: .noNetwork, recordsCalls: true)
    let shell = SubjectShell(kind: kind, language: .english, json: true)
    let name = kind == .type ? "fire" : "hardy"

    let object = try object(await shell.show(name, effectFrom: api))

    #expect(object["effect"] == nil)
    #expect(api.calls == [])
  }

  @Test(arguments: [
    (HTTPError.noNetwork, "Can't reach PokéAPI."), (.timedOut, "PokéAPI took too long to answer."),
  ])
  func unreachableServerIsAnError(error: HTTPError, sentence: String) async throws {
    let api = MockPokemonAPI(returnHTTPError: error, recordsCalls: true)
    let shell = SubjectShell(kind: .item, language: .english, json: false)

    await #expect {
      try await shell.show("light-ball", effectFrom: api)
    } throws: { error in
      (error as? Shell.Failure)?.sentence == sentence
    }
  }

  @Test func unknownNameFetchesNothing() async {
    let api = MockPokemonAPI(recordsCalls: true)
    let shell = SubjectShell(kind: .move, language: .english, json: false)

    await #expect(throws: Shell.Failure.self) { try await shell.show("sruf", effectFrom: api) }

    #expect(api.calls == [])
  }

  private func client(_ server: LoopbackServer) throws -> LivePokemonAPI {
    try LivePokemonAPI(
      baseURL: server.baseURL, version: "test", transport: CurlTransport(), clock: ManualClock())
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }
}
