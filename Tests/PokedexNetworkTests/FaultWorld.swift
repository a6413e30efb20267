import CurlTransport
import Synchronization
import TestSupport

@testable import PokemonAPI

/// What is there whether the program runs or not: a server, the file that answers are kept in, the
/// time of day.
final class FaultWorld: Sendable {
  let time = FaultTime()
  let server: LoopbackServer
  private let log = Mutex<[String]>([])
  private let folder: CacheFolder

  private init() throws {
    folder = try CacheFolder()
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

  /// Waits until clients have had so many good answers, says their log.
  func answers(_ count: Int) async {
    while log.withLock({ $0 }).count(where: { $0.contains(" status=200 ") }) < count {
      await Task.yield()
    }
  }

  /// - Parameter baseURL: the server's unless given.
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
