import TestSupport
import Testing

@testable import PokemonAPI

/// Tests of cancelling requests with every transport, over real sockets.
@Suite(.timeLimit(.minutes(5)), .seeded)
struct TransportCancellingTests {
  private static let count = 600

  private func request(_ server: LoopbackServer, _ path: String) -> HTTPRequest {
    HTTPRequest(
      url: "http://127.0.0.1:\(server.port)\(path)", headers: [], largestBody: 1 << 20)
  }

  @Test(
    arguments: TransportKind.allCases,
    [LoopbackServer.Script.silence, .stall(String(repeating: "x", count: 5000))])
  func cancelledRequestClosesItsConnection(
    kind: TransportKind, script: LoopbackServer.Script
  ) async throws {
    let server = try LoopbackServer(["/silent": script, "/other": .json("{}")])
    defer { server.stop() }
    let transport = kind.make()
    let answer = Task { try await transport.answer(to: request(server, "/silent")) }
    await server.arrival(of: 1)

    answer.cancel()

    await #expect(throws: HTTPError.cancelled) { try await answer.value }
    // The connection ends only when the client has disconnected.
    await server.departure(of: 1)
    #expect(try await transport.answer(to: request(server, "/other")).status == 200)
  }

  @Test(arguments: TransportKind.allCases)
  func cancellingOneLeavesTheOthers(kind: TransportKind) async throws {
    let server = try LoopbackServer(["/a": .silence, "/b": .held(.json("{}"))])
    defer { server.stop() }
    let transport = kind.make()
    let first = Task { try await transport.answer(to: request(server, "/a")) }
    let second = Task { try await transport.answer(to: request(server, "/b")) }
    await server.arrival(of: 2)

    first.cancel()
    await #expect(throws: HTTPError.cancelled) { try await first.value }
    server.release()

    #expect(try await second.value.status == 200)
  }

  @Test(arguments: TransportKind.allCases)
  func alreadyCancelledTaskThrowsCancelled(kind: TransportKind) async throws {
    let server = try LoopbackServer(["/a": .silence])
    defer { server.stop() }
    let transport = kind.make()

    let answer = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await transport.answer(to: request(server, "/a"))
    }

    await #expect(throws: HTTPError.cancelled) { try await answer.value }
  }

  /// Some requests are cancelled while their response is arriving, when cancellation is most
  /// error-prone.
  @Test(arguments: TransportKind.allCases)
  func requestCanBeCancelledAtAnyMoment(kind: TransportKind) async throws {
    let server = try LoopbackServer(["/a": .json(Fixture.list)])
    defer { server.stop() }
    let transport = kind.make()

    var random = SeededGenerator()
    for _ in 0..<Self.count / 6 {
      let turns = (0..<6).map { _ in Int.random(in: 0...400, using: &random) }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for turns in turns {
          group.addTask {
            let answer = Task { try await transport.answer(to: request(server, "/a")) }
            for _ in 0..<turns { await Task.yield() }
            answer.cancel()
            if case .failure(let error) = await answer.result {
              #expect(error as? HTTPError == .cancelled)
            }
          }
        }
        try await group.waitForAll()
      }
    }

    #expect(try await transport.answer(to: request(server, "/a")).status == 200)
  }
}
