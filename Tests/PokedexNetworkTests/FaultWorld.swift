import CurlTransport
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import PokemonAPI

/// What is there whether the program runs or not: a server, the file that answers are kept in, the
/// time of day.
final class FaultWorld: Sendable {
  let time = FaultTime()
  let server: LoopbackServer
  private let log = Mutex<[String]>([])
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "pokedex-faults-\(UUID().uuidString)")

  private init() throws {
    server = try LoopbackServer(FaultPlace.healthy)
  }

  /// A world that ends with the test.
  @MainActor
  static func with(_ body: @MainActor (FaultWorld) async throws -> Void) async throws {
    let world = try FaultWorld()
    defer { world.end() }
    try await body(world)
  }

  /// How often the server was asked for a path.
  func requests(of path: String) -> Int { server.paths.count { $0 == path } }

  /// How often clients have tried to get a path, says their log.
  func tries(of path: String) -> Int {
    log.withLock { $0 }.count { $0.contains("\(path) ") && !$0.contains("try=0") }
  }

  /// - Parameter baseURL: the server's unless given.
  func client(at baseURL: String? = nil, _ clock: any Clock<Duration>) throws -> LivePokemonAPI {
    let cache = ResponseCache(path: folder.appending(path: "cache.sqlite").path) { failure in
      Issue.record("no cache: \(failure)")
    }
    let log = RequestLog { [self] line in self.log.withLock { $0.append(line) } }
    return try LivePokemonAPI(
      baseURL: baseURL ?? server.baseURL, transport: CurlTransport(),
      cache: cache, log: log, clock: clock, now: { [time] in time.now }, random: { 0 })
  }

  private func end() {
    server.stop()
    do { try FileManager.default.removeItem(at: folder) } catch {
      Issue.record("the folder of a test is left behind: \(error)")
    }
  }
}
