import CurlTransport
import Foundation
import PokedexModel
import TestSupport
import Testing

@testable import PokemonAPI

/// Tests of the client, over real sockets, with servers that misbehave.
@Suite(.timeLimit(.minutes(5)))
struct LoopbackTests {
  private static let list = "/api/v2/pokemon?offset=0&limit=20"

  /// Runs a test with a server that has these scripts, and with a client of that server.
  private func withServer(
    _ scripts: [String: LoopbackServer.Script], clock: any Clock<Duration> = ManualClock(),
    _ body: (LoopbackServer, LivePokemonAPI) async throws -> Void
  ) async throws {
    let server = try LoopbackServer(scripts)
    defer { server.stop() }
    try await body(
      server,
      LivePokemonAPI(
        baseURL: server.baseURL, transport: CurlTransport(), clock: clock, random: { 0 }))
  }

  private func failure(
    of script: LoopbackServer.Script, _ body: (LoopbackServer, any Error) -> Void
  ) async throws {
    try await withServer([Self.list: script]) { server, api in
      do {
        _ = try await api.fetchPokemonList(offset: 0, limit: 20).value
        Issue.record("an answer instead of an error")
      } catch {
        body(server, error)
      }
    }
  }

  @Test func listAndEntryArrive() async throws {
    let scripts: [String: LoopbackServer.Script] = [
      Self.list: .json(Fixture.list), "/api/v2/pokemon/1": .json(Fixture.pokemon),
      "/api/v2/pokemon-species/1": .json(Fixture.species),
    ]
    try await withServer(scripts) { server, api in
      let list = try await api.fetchPokemonList(offset: 0, limit: 20).value
      let pokemon = try await api.fetch(.pokemon(.id(1))).value

      #expect(list.results.map(\.name) == ["leafling", "leafling-mega"])
      #expect(pokemon.species.names[.english] == "Leafling")
      #expect(server.paths.count == 3)
    }
  }

  @Test func refusedConnectionIsNoNetwork() async throws {
    let api = try LivePokemonAPI(
      baseURL: "http://127.0.0.1:\(LoopbackServer.deadPort())/api/v2",
      transport: CurlTransport(), clock: ManualClock(), random: { 0 })

    await #expect(throws: HTTPError.noNetwork) {
      try await api.fetchPokemonList(offset: 0, limit: 20).value
    }
  }

  @Test func connectionClosedAtOnceIsAnError() async throws {
    try await failure(of: .close) { _, error in
      // URLSession's error depends on the operating system.
      let error = error as? HTTPError
      #expect(error == .unexpectedResponse || error == .noNetwork)
    }
  }

  @Test func truncatedBodyThrows() async throws {
    try await failure(of: .half(Fixture.list)) { _, error in
      #expect(error as? HTTPError == .noNetwork)
    }
  }

  @Test func endlessBodyIsTooLarge() async throws {
    try await failure(of: .endless(bytes: Endpoint.pokemonList.largestBody + (1 << 20))) {
      _, error in
      #expect(error as? HTTPError == .tooLarge(limit: Endpoint.pokemonList.largestBody))
    }
  }

  @Test func redirectLoopEnds() async throws {
    try await failure(of: .status(302, location: Self.list)) { server, error in
      #expect(error as? HTTPError == .tooManyRedirects)
      #expect(server.paths.count == 6)
    }
  }

  @Test(arguments: [
    ("http://localhost:1/", "http://localhost:1"),
    ("http://pokeapi.invalid/api/v2/pokemon", "http://pokeapi.invalid"),
    ("ftp://a/b", "ftp://a"), ("https://127.0.0.1/api/v2/pokemon", "https://127.0.0.1"),
  ])
  func redirectToAnotherHostIsNotFollowed(location: String, target: String) async throws {
    try await failure(of: .status(302, location: location)) { server, error in
      #expect(error as? HTTPError == .redirectRefused(to: target))
      #expect(server.paths == [Self.list])
    }
  }

  @Test func redirectOnTheSameHostIsFollowed() async throws {
    let scripts: [String: LoopbackServer.Script] = [
      Self.list: .status(301, location: "/elsewhere"), "/elsewhere": .json(Fixture.list),
    ]
    try await withServer(scripts) { server, api in
      let list = try await api.fetchPokemonList(offset: 0, limit: 20).value

      #expect(list.count == 3)
      #expect(server.paths == [Self.list, "/elsewhere"])
    }
  }

  @Test func silentServerTimesOutAtTheDeadline() async throws {
    let clock = ManualClock()
    try await withServer([Self.list: .silence], clock: clock) { _, api in
      let list = Task { try await api.fetchPokemonList(offset: 0, limit: 20).value }
      await clock.sleepers(1)
      clock.advance(by: .seconds(20))

      await #expect(throws: HTTPError.timedOut) { try await list.value }
    }
  }

  @Test func cancellingDoesNotWaitForASilentServer() async throws {
    let clock = ManualClock()
    try await withServer([Self.list: .silence], clock: clock) { _, api in
      let list = Task { try await api.fetchPokemonList(offset: 0, limit: 20).value }
      await clock.sleepers(1)
      list.cancel()

      await #expect(throws: HTTPError.cancelled) { try await list.value }
    }
  }

  @Test func errorStatusIsThrown() async throws {
    try await failure(of: .status(503)) { _, error in
      #expect(error as? HTTPError == .status(code: 503, body: ""))
    }
  }
}
