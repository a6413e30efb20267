import CurlTransport
import Foundation
import TestSupport
import Testing

@testable import PokemonAPI

/// Tests that credentials in the server's URL are sent only to that server, and appear in no file
/// and no message.
@Suite(.timeLimit(.minutes(5)))
struct CredentialsTests {
  private static let list = "/api/v2/pokemon?offset=0&limit=2"

  @Test func credentialsAreSentAsHeaderAndNotStored() async throws {
    let server = try LoopbackServer([Self.list: .json(Fixture.list)])
    defer { server.stop() }
    let folder = try CacheFolder()
    let lines = Recorder<String>()
    let base = server.baseURL.replacing("http://", with: "http://as%20h:p%40ss@")
    let api = try LivePokemonAPI(
      baseURL: base, version: "1", transport: CurlTransport(),
      cache: ResponseCache(path: folder.path) { _ in }, log: RequestLog { lines.record($0) },
      clock: ManualClock())

    _ = try await api.fetchPokemonList(offset: 0, limit: 2)

    let sent = Data("as h:p@ss".utf8).base64EncodedString()
    #expect(server.requests.map { $0.headers["authorization"] } == ["Basic \(sent)"])
    #expect(lines.all.count == 1)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    let stored = try files.map { try Data(contentsOf: folder.url.appending(path: $0)) }
    let written = lines.all.map { Data($0.utf8) } + stored
    for secret in ["as h", "as%20h", "p@ss", "p%40ss", sent] {
      #expect(written.allSatisfy { $0.range(of: Data(secret.utf8)) == nil }, "\(secret)")
    }
  }

  @Test(arguments: ["http://dex.test/api/v2", "http://dex.test:8080"])
  func urlWithoutCredentialsSendsNone(base: String) throws {
    #expect(try APIAddress(base).authorization == nil)
  }

  @Test(arguments: [
    ("http://u:p@dex.test/v2", "u:p"), ("http://u@dex.test/v2", "u:"), ("http://:p@dex.test", ":p"),
    ("https://u:p:q@[::1]:8000/", "u:p:q"), ("http://%E3%83%94:%2F@dex.test/v2", "ピ:/"),
  ])
  func credentialsAreRemovedFromTheURL(base: String, pair: String) throws {
    let address = try APIAddress(base)

    #expect(address.authorization?.value == "Basic " + Data(pair.utf8).base64EncodedString())
    #expect(!address.baseURL.absoluteString.contains("@"))
  }

  @Test(arguments: [
    ("ftp://u:p@dex.test/v2", "ftp://dex.test/v2"), ("http://u:p@", "http://"), ("u:p@dex", "dex"),
    ("http://u:p/w@dex.test", "http://dex.test"),
    ("http://u:p@dex.test?a=b", "http://dex.test?a=b"),
  ])
  func errorMessageHidesCredentials(base: String, shown: String) {
    #expect(throws: PokemonAPIError.invalidURL(shown)) { try APIAddress(base) }
  }

  /// Other servers, for example those with pictures, don't receive the credentials. `RedirectTests`
  /// covers redirects.
  @Test func otherServersGetNoCredentials() throws {
    let address = try APIAddress("http://u:p@dex.test:80/api/v2")
    let urls = [
      "http://dex.test/1", "http://DEX.test:80/1", "http://dex.test:81/", "https://dex.test/",
      "https://raw.githubusercontent.com/1.png",
    ]

    #expect(
      try urls.map { address.isServer(of: try #require(URL(string: $0))) }
        == [true, true, false, false, false])
  }
}
