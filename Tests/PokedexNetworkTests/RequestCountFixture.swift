import CurlTransport
import Foundation
import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import TestSupport

@testable import PokemonAPI

/// A server that counts requests, and a cache. The server has a list, and entries that belong to
/// one family.
final class RequestCountFixture: Sendable {
  static let list = page(from: 0)
  static let chain = "/api/v2/evolution-chain/5"

  let server: LoopbackServer
  private let folder: CacheFolder

  /// Creates a server with entries of one family.
  ///
  /// - Parameter count: The number of entries. Their ids begin at 1.
  init(entries count: Int = 1) throws {
    folder = try CacheFolder()
    server = try LoopbackServer([Self.chain: .json(Fixture.chain)])
    scriptList(of: count)
    for id in 1...count {
      let answers = zip(Self.paths(of: id), Self.entry(id))
      for (path, body) in answers { server.script(path, .json(body)) }
    }
  }

  /// Returns the path of the list page that begins at an offset.
  static func page(from offset: Int) -> String { "/api/v2/pokemon?offset=\(offset)&limit=100" }

  /// Returns the paths that the program has to fetch to show an entry, except the path of its
  /// evolution family.
  static func paths(of id: Int) -> [String] {
    ["/api/v2/pokemon/\(id)", "/api/v2/pokemon-species/\(id)"]
  }

  /// Makes the server return a list of `count` rows, in pages of one hundred.
  func scriptList(of count: Int) {
    for offset in stride(from: 0, to: count, by: 100) {
      let end = min(offset + 100, count)
      let next = end < count ? "\"\(Self.page(from: end))\"" : "null"
      let items = (offset + 1...end).map(Self.item).joined(separator: ",")
      let body = """
        {"count": \(count), "next": \(next), "previous": null, "results": [\(items)]}
        """
      server.script(Self.page(from: offset), .json(body))
    }
  }

  /// Holds back the responses for an entry until the test calls `server.release()`.
  func hold(_ id: Int) {
    for (path, body) in zip(Self.paths(of: id), Self.entry(id)) {
      server.script(path, .held(.json(body)))
    }
  }

  /// Creates a client with an empty memory, as at the start of the program.
  func client() throws -> LivePokemonAPI {
    try LivePokemonAPI(
      baseURL: server.baseURL, transport: CurlTransport(),
      cache: folder.cache(), clock: ManualClock(), random: { 0 })
  }

  /// Creates the program's view model, as at the start of the program. Nothing is prefetched until
  /// the test advances the clock.
  @MainActor
  func model(clock: ManualClock = ManualClock()) throws -> Fetcher {
    Fetcher(api: try client(), source: .live, language: .english, clock: clock)
  }

  func end() {
    server.stop()
  }

  private static func entry(_ id: Int) -> [String] {
    let pokemon = Fixture.variety(
      id: id, slug: "leafling-\(id)", isDefault: true, experience: "64", form: id)
    return [
      pokemon.replacing("pokemon-species/1/", with: "pokemon-species/\(id)/"),
      Fixture.species(id: id),
    ]
  }

  private static func item(_ id: Int) -> String {
    #"{"name": "leafling-\#(id)", "url": "/api/v2/pokemon/\#(id)/"}"#
  }
}
