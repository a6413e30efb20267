import CurlTransport
import TestSupport

@testable import PokemonAPI

extension RecordedServer {
  /// Runs a test with a client of a new server.
  static func withClient(_ body: (LivePokemonAPI) async throws -> Void) async throws {
    let server = try RecordedServer()
    defer { server.stop() }
    try await body(
      LivePokemonAPI(
        baseURL: server.baseURL, version: "test", transport: CurlTransport(), clock: ManualClock()))
  }
}
