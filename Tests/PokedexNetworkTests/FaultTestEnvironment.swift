import CurlTransport
import Synchronization
import TestSupport

@testable import PokemonAPI

/// The parts of the program's environment that outlast a run: a server, the cache and the time of
/// day.
final class FaultTestEnvironment: Sendable {
  let time = FaultTime()
  let server: LoopbackServer
  private let log = Mutex<[String]>([])
  private let folder: CacheFolder

  private init() throws {
    folder = try CacheFolder()
    server = try LoopbackServer(RequestStage.healthy)
  }

  /// Runs a test in a new environment, and stops the environment's server afterwards.
  @MainActor
  static func with(_ body: @MainActor (FaultTestEnvironment) async throws -> Void) async throws {
    let world = try FaultTestEnvironment()
    defer { world.end() }
    try await body(world)
  }

  /// Returns how many requests for a path the server has received.
  func requests(of path: String) -> Int { server.paths.count { $0 == path } }

  /// Returns how many attempts to fetch a path the clients have logged.
  func tries(of path: String) -> Int {
    log.withLock { $0 }.count { $0.contains("\(path) ") && !$0.contains("try=0") }
  }

  /// Waits until the clients have logged this number of successful responses.
  func answers(_ count: Int) async {
    while log.withLock({ $0 }).count(where: { $0.contains(" status=200 ") }) < count {
      await Task.yield()
    }
  }

  /// Creates a client with this environment's cache and log.
  ///
  /// - Parameter baseURL: The base URL of the API, by default that of the environment's server.
  func client(at baseURL: String? = nil, _ clock: any Clock<Duration>) throws -> LivePokemonAPI {
    let log = RequestLog { [self] line in self.log.withLock { $0.append(line) } }
    return try LivePokemonAPI(
      baseURL: baseURL ?? server.baseURL, transport: CurlTransport(),
      cache: folder.cache(), log: log, clock: clock, now: { [time] in time.now }, random: { 0 })
  }

  private func end() {
    server.stop()
  }
}
