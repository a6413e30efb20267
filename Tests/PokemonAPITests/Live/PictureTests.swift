import CurlTransport
import DexData
import PokedexModel
import PokemonAPIMock
import TestSupport
import Testing

@testable import PokemonAPI

/// Where pictures come from, and what is no picture.
@Suite(.timeLimit(.minutes(5)))
struct PictureTests {
  static let kinds = [
    PictureKind(), PictureKind(isShiny: true), PictureKind(isBack: true),
    PictureKind(isShiny: true, isBack: true),
  ]
  static let paths = ["/front.png", "/shiny.png", "/back.png", "/back-shiny.png"]

  private let pokemon = Dex().pokemon(id: 1)

  /// A server of one variety, whose pictures are at these addresses, of which it has the first.
  private func server(
    front: String? = nil, _ picture: StubServer.Answer = .bytes(Fixture.png(1))
  ) -> StubServer {
    let server = StubServer([:])
    let base = "http://\(server.host)"
    server.answer("pokemon/1", .json(Fixture.pictured(front: front ?? base + "/front.png", base)))
    server.answer("/front.png", picture)
    for (number, path) in Self.paths.enumerated().dropFirst() {
      server.answer(path, .bytes(Fixture.png(UInt8(number + 1))))
    }
    return server
  }

  private func fetch(
    _ server: StubServer, _ kind: PictureKind = PictureKind()
  ) async throws -> Fetched<[UInt8]?> {
    try await server.client().fetchPicture(of: try #require(pokemon), kind)
  }

  @Test(arguments: zip(kinds, paths))
  func eachKindOfPictureIsAtItsOwnAddress(kind: PictureKind, path: String) async throws {
    let server = server()

    let picture = try await fetch(server, kind)

    let number = UInt8((Self.paths.firstIndex(of: path) ?? 0) + 1)
    #expect(picture == Fetched(Fixture.png(number), .live))
    #expect(server.paths == [path, "pokemon/1"].sorted())
    #expect(server.received.map(\.accept) == ["application/json", "image/png"])
  }

  @Test func pictureThatIsNotNamedIsNone() async throws {
    let server = StubServer([
      "pokemon/1": .json(Fixture.with([("sprites", "{\"front_default\": null}")], Fixture.pokemon))
    ])

    #expect(try await fetch(server) == Fetched(nil, .live))
    #expect(server.paths == ["pokemon/1"])
  }

  @Test func pictureThatIsNotThereIsNone() async throws {
    let picture = try await fetch(server(.reply(status: 404, body: "404: Not Found")))

    #expect(picture == Fetched(nil, .live))
  }

  @Test(arguments: [
    "http://evil.test/1.png", "ftp://raw.githubusercontent.com/1.png", "//evil.test/1.png",
    "http://raw.githubusercontent.com.evil.test/1.png", "file:///etc/passwd", "", "1.png",
    "http://raw.githubusercontent.com@evil.test/1.png",
  ])
  func pictureOnAnotherServerIsNotAskedFor(address: String) async throws {
    let server = server(front: address)

    await #expect(throws: PokemonAPIError.foreignURL(resource: "pokemon/1", url: address)) {
      try await fetch(server)
    }

    #expect(server.paths == ["pokemon/1"])
  }

  @Test(arguments: [
    ("https://pokeapi.co/api/v2", "https://raw.githubusercontent.com/1.png", true),
    ("https://pokeapi.co/api/v2", "https://POKEAPI.CO/1.png", true),
    ("https://pokeapi.co/api/v2", "http://raw.githubusercontent.com/1.png", false),
    ("http://localhost:1/api/v2", "http://localhost:1/1.png", true),
    ("http://localhost:1/api/v2", "https://raw.githubusercontent.com/1.png", true),
  ])
  func picturesAreTakenFromTheServiceAndItsSpritesHostOnly(
    base: String, address: String, isTaken: Bool
  ) throws {
    let client = try LivePokemonAPI(baseURL: base, version: "test", transport: CurlTransport())
      .client

    #expect((client.pictureURL(address) != nil) == isTaken)
  }

  @Test(arguments: ["", "Not Found", "<html><body>Please sign in</body></html>", "GIF89a"])
  func bodyThatIsNoPNGIsRefusedAndNotKept(body: String) async throws {
    let server = server(.reply(status: 200, body: body))
    let folder = try CacheFolder()
    let cache = ResponseCache(path: folder.path) { _ in }
    let api = try server.client(cache: cache)

    await #expect(throws: PokemonAPIError.self) {
      try await api.fetchPicture(of: try #require(pokemon), PictureKind())
    }

    #expect(try CacheInspector(path: folder.path).status().answers == 1)
  }

  @Test func bodyOverTheLimitIsRefused() async throws {
    let large = Fixture.png(1) + [UInt8](repeating: 0, count: WirePicture.largest)

    await #expect(throws: HTTPError.tooLarge(limit: WirePicture.largest)) {
      try await fetch(server(.bytes(large)))
    }
  }

  @Test func pictureIsKeptByteForByte() async throws {
    let server = server()
    let folder = try CacheFolder()
    func client() throws -> LivePokemonAPI {
      try server.client(cache: ResponseCache(path: folder.path) { _ in })
    }
    let pokemon = try #require(pokemon)

    let first = try await client().fetchPicture(of: pokemon, PictureKind())
    let second = try await client().fetchPicture(of: pokemon, PictureKind())

    #expect(first == Fetched(Fixture.png(1), .live))
    #expect(second == Fetched(Fixture.png(1), .cached(age: .zero)))
    #expect(server.received.count == 2)
    #expect(try CacheInspector(path: folder.path).verify().unreadable == [])
  }

  @Test func entryThatWasKeptWithoutPicturesIsAskedForAgain() async throws {
    let server = server()
    let folder = try CacheFolder()
    let cache = ResponseCache(path: folder.path) { _ in }
    await cache.store(
      StoredAnswer(
        content: .body(Array(Fixture.pokemon.utf8)), validator: nil, storedAt: 0, freshUntil: 99),
      for: "\(server.baseURL)/pokemon/1")

    let picture = try await server.client(cache: cache)
      .fetchPicture(of: try #require(pokemon), PictureKind())

    #expect(picture.value == Fixture.png(1))
  }

  @Test func bundledEntryHasThePictureOfTheNetwork() async throws {
    let bundled = MockPokemonAPI()
    let api = LayeredPokemonAPI(bundled: bundled, network: try server().client())

    let picture = try await api.fetchPicture(of: try #require(pokemon), PictureKind())

    #expect(picture == Fetched(Fixture.png(1), .live))
    #expect(bundled.calls == [])
    #expect(
      try await bundled.fetchPicture(of: try #require(pokemon), PictureKind())
        == Fetched(nil, .bundled))
  }
}

extension Fixture {
  /// Bytes that begin as a PNG file does, and are no UTF-8.
  static func png(_ number: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 255, 0xC0, number]
  }

  /// A payload of `pokemon/1` with all four pictures, all but the first on a server.
  static func pictured(front: String, _ base: String) -> String {
    let sprites = """
      {"front_default": "\(front)", "front_shiny": "\(base)/shiny.png", "other": {"home": null},
       "back_default": "\(base)/back.png", "back_shiny": "\(base)/back-shiny.png"}
      """
    return with([("sprites", sprites)], pokemon)
  }
}

extension StoredAnswer {
  /// A picture as it is kept.
  static let picture = StoredAnswer(
    content: .body(Fixture.png(1)), validator: nil, storedAt: 0, freshUntil: 0)
}
