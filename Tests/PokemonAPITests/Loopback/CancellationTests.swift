import CurlTransport
import Foundation
import PokedexModel
import TestSupport
import Testing

@testable import PokemonAPI

/// Tests of cancelling requests that use real sockets.
@Suite(.timeLimit(.minutes(5)), .seeded)
struct CancellationTests {
  private static let count = 600

  private static func path(_ offset: Int) -> String {
    "/api/v2/pokemon?offset=\(offset)&limit=20"
  }

  private func client(of server: LoopbackServer) throws -> LivePokemonAPI {
    try LivePokemonAPI(
      baseURL: server.baseURL, transport: CurlTransport(),
      clock: ManualClock(), random: { 0 })
  }

  /// Some requests are cancelled while their response is arriving. At that moment, Foundation's own
  /// cancellation crashes the program.
  @Test func requestCanBeCancelledAtAnyMoment() async throws {
    let paths = (0..<Self.count).map(Self.path)
    let server = try LoopbackServer(
      Dictionary(uniqueKeysWithValues: paths.map { ($0, .json(Fixture.list)) }))
    defer { server.stop() }
    let api = try client(of: server)

    var random = SeededGenerator()
    let turns = (0..<Self.count).map { _ in Int.random(in: 0...400, using: &random) }

    try await withThrowingTaskGroup(of: Void.self) { group in
      for (offset, turns) in turns.enumerated() {
        group.addTask {
          let list = Task { try await api.fetchPokemonList(offset: offset, limit: 20) }
          for _ in 0..<turns { await Task.yield() }
          list.cancel()
          let result = await list.result
          if case .failure(let error) = result { #expect(error as? HTTPError == .cancelled) }
        }
      }
      try await group.waitForAll()
    }

    let list = try await api.fetchPokemonList(offset: 0, limit: 20)
    #expect(list.value.count == 3)
  }

  @Test func cancelledRequestClosesItsConnection() async throws {
    let server = try LoopbackServer([Self.path(0): .silence, Self.path(20): .json(Fixture.list)])
    defer { server.stop() }
    let api = try client(of: server)
    let list = Task { try await api.fetchPokemonList(offset: 0, limit: 20) }
    await server.arrival(of: 1)

    list.cancel()

    // The connection ends only when the client has disconnected.
    await server.departure(of: 1)
    #expect(try await api.fetchPokemonList(offset: 20, limit: 20).value.count == 3)
  }
}
