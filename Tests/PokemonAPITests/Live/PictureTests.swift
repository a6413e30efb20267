import CurlTransport
import PokedexModel
import TestSupport
import Testing

@testable import PokemonAPI

/// Tests of fetching pictures, and of responses that aren't pictures.
@Suite(.timeLimit(.minutes(5)))
struct PictureTests {
  static let kinds = [
    PictureKind(), PictureKind(isShiny: true), PictureKind(isBack: true),
    PictureKind(isShiny: true, isBack: true),
  ]
  static let paths = ["/front.png", "/shiny.png", "/back.png", "/back-shiny.png"]

  /// Creates a server with one variety and its four pictures. The first picture's URL is `front`;
  /// by default it is on the same server.
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
    try await server.client().fetch(.picture(ofVariety: 1, kind))
  }

  @Test(arguments: zip(kinds, paths))
  func pictureKindsHaveTheirOwnURLs(kind: PictureKind, path: String) async throws {
    let server = server()

    let picture = try await fetch(server, kind)

    let number = UInt8((Self.paths.firstIndex(of: path) ?? 0) + 1)
    #expect(picture == Fetched(Fixture.png(number), .live))
    #expect(server.paths == [path, "pokemon/1"].sorted())
    #expect(server.received.map(\.accept) == ["application/json", "image/png"])
  }

  /// The entry and its picture share one request. Its response contains no picture URL, so the
  /// picture fails to load, but the entry must not.
  @Test func entryDoesNotFailWithItsPicture() async throws {
    let path = "/api/v2/pokemon/1"
    let server = try LoopbackServer([
      path: .held(.json(Fixture.pokemon)), "/api/v2/pokemon-species/1": .json(Fixture.species),
    ])
    defer { server.stop() }
    let api = try LivePokemonAPI(
      baseURL: server.baseURL, transport: CurlTransport(), clock: ManualClock())
    let flights = api.client.flights
    let background = api.withUrgency(.background)
    let picture = Task { try await background.fetch(.picture(ofVariety: 1, PictureKind())) }
    await server.arrival(of: 1)

    let entry = Task { try await api.withUrgency(.forceReload).fetch(.pokemon(.id(1))) }
    while flights.demand(for: server.baseURL + "/pokemon/1")?.urgency != .forceReload {
      await Task.yield()
    }
    server.release()

    #expect(try await entry.value.value.id == 1)
    await #expect(throws: PokemonAPIError.self) { try await picture.value }
  }

  /// For each kind of picture, the URL that must be chosen from a response with many pictures.
  static let sources: [(kind: PictureKind, path: String?)] = [
    (PictureKind(isFemale: true), "female"),
    (PictureKind(isShiny: true, isBack: true, isFemale: true), "back-shiny-female"),
    (PictureKind(isArtwork: true), "artwork"),
    (PictureKind(isShiny: true, isArtwork: true), "artwork-shiny"),
    (PictureKind(isFemale: true, isArtwork: true), "home-female"),
    (PictureKind(isBack: true, isArtwork: true), nil),
    (PictureKind(generation: 1), "red"),
    (PictureKind(isBack: true, generation: 1), "red-back"),
    (PictureKind(isShiny: true, generation: 1), nil),
    (PictureKind(isFemale: true, generation: 1), nil),
    (PictureKind(isArtwork: true, generation: 1), "artwork"),
    (PictureKind(generation: 2), "silver"),
    (PictureKind(generation: 3), "front"),
    (PictureKind(generation: 6), "oras"),
    (PictureKind(isBack: true, generation: 6), "back"),
    (PictureKind(generation: 9), "front"), (PictureKind(generation: 0), "front"),
    (PictureKind(generation: 10), "front"),
  ]

  @Test(arguments: sources)
  func pictureURLIsReadFromThePayload(source: (kind: PictureKind, path: String?)) async throws {
    let server = StubServer([:])
    let base = "http://\(server.host)"
    server.answer(
      "pokemon/1", .json(Fixture.with([("sprites", Fixture.allSprites(base))], Fixture.pokemon)))
    if let path = source.path { server.answer("/\(path).png", .bytes(Fixture.png(9))) }

    let picture = try await fetch(server, source.kind)

    #expect(picture.value == (source.path == nil ? nil : Fixture.png(9)))
    #expect(server.paths == (source.path.map { ["/\($0).png"] } ?? []) + ["pokemon/1"])
  }

  @Test(arguments: [("home", "home"), ("official-artwork", "artwork")])
  func largePictureReplacesMissingSprite(key: String, path: String) async throws {
    let server = StubServer([:])
    let sprites = """
      {"front_default": null, "other": {"\(key)": {"front_default": "http://\(server.host)/\(path).png"}}}
      """
    server.answer("pokemon/1", .json(Fixture.with([("sprites", sprites)], Fixture.pokemon)))
    server.answer("/\(path).png", .bytes(Fixture.png(9)))

    #expect(try await fetch(server).value == Fixture.png(9))
    #expect(try await fetch(server, PictureKind(isArtwork: true)).value == Fixture.png(9))
    #expect(try await fetch(server, PictureKind(isBack: true)).value == nil)
  }

  @Test(arguments: ["5", "[]", "{\"home\": 7}", "{\"official-artwork\": {\"front_default\": 1}}"])
  func spritesAreReadDespiteOtherMalformedMembers(other: String) async throws {
    let server = StubServer([:])
    let sprites = """
      {"front_default": "http://\(server.host)/front.png", "other": \(other), "versions": \(other)}
      """
    server.answer("pokemon/1", .json(Fixture.with([("sprites", sprites)], Fixture.pokemon)))
    server.answer("/front.png", .bytes(Fixture.png(9)))

    #expect(try await fetch(server).value == Fixture.png(9))
  }

  @Test func pictureWithoutURLIsNil() async throws {
    let server = StubServer([
      "pokemon/1": .json(Fixture.with([("sprites", "{\"front_default\": null}")], Fixture.pokemon))
    ])

    #expect(try await fetch(server) == Fetched(nil, .live))
    #expect(server.paths == ["pokemon/1"])
  }

  @Test func notFoundPictureIsNil() async throws {
    let picture = try await fetch(server(.reply(status: 404, body: "404: Not Found")))

    #expect(picture == Fetched(nil, .live))
  }

  @Test(arguments: [
    "http://evil.test/1.png", "ftp://raw.githubusercontent.com/1.png", "//evil.test/1.png",
    "http://raw.githubusercontent.com.evil.test/1.png", "file:///etc/passwd", "", "1.png",
    "http://raw.githubusercontent.com@evil.test/1.png",
  ])
  func foreignPictureURLIsNotRequested(address: String) async throws {
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
    (
      "http://localhost:1/api/v2",
      "http://localhost:1/" + String(repeating: "x", count: 2000) + ".png", false
    ),
    ("http://localhost:1/api/v2", "http://localhost:2/1.png", false),
    ("http://localhost:1/api/v2", "https://localhost:1/1.png", false),
    ("http://localhost:1/api/v2", "http://localhost/1.png", false),
    ("http://localhost:1/api/v2", "http://user@localhost:1/1.png", false),
    ("http://u:p@localhost:1/api/v2", "http://localhost:1/1.png", true),
    ("https://pokeapi.co/api/v2", "https://pokeapi.co:444/1.png", false),
    ("https://pokeapi.co/api/v2", "https://pokeapi.co:443/1.png", true),
    ("https://pokeapi.co/api/v2", "https://raw.githubusercontent.com:8443/1.png", false),
    ("http://localhost:1/api/v2", "https://raw.githubusercontent.com/1.png", true),
  ])
  func pictureURLMustBeOnServiceOrSpritesHost(
    base: String, address: String, isAccepted: Bool
  ) throws {
    let client = try LivePokemonAPI(
      baseURL: base, version: "test", transport: CurlTransport(), clock: ManualClock()
    )
    .client

    #expect((client.pictureURL(address) != nil) == isAccepted)
  }

  @Test(arguments: ["", "Not Found", "<html><body>Please sign in</body></html>", "GIF89a"])
  func bodyThatIsNotPNGIsNotCached(body: String) async throws {
    let server = server(.reply(status: 200, body: body))
    let folder = try CacheFolder()
    let cache = ResponseCache(path: folder.path) { _ in }
    let api = try server.client(cache: cache)

    await #expect(throws: PokemonAPIError.self) {
      try await api.fetch(.picture(ofVariety: 1, PictureKind()))
    }

    #expect(try CacheInspector(path: folder.path).status().answers == 1)
  }

  @Test func bodyOverTheLimitIsRefused() async throws {
    let large = Fixture.png(1) + [UInt8](repeating: 0, count: WirePicture.maxBytes)

    await #expect(throws: HTTPError.tooLarge(limit: WirePicture.maxBytes)) {
      try await fetch(server(.bytes(large)))
    }
  }

  @Test func pictureIsCachedByteForByte() async throws {
    let server = server()
    let folder = try CacheFolder()
    func client() throws -> LivePokemonAPI {
      try server.client(cache: ResponseCache(path: folder.path) { _ in })
    }

    let first = try await client().fetch(.picture(ofVariety: 1, PictureKind()))
    let second = try await client().fetch(.picture(ofVariety: 1, PictureKind()))

    #expect(first == Fetched(Fixture.png(1), .live))
    #expect(second == Fetched(Fixture.png(1), .cached(age: .zero)))
    #expect(server.received.count == 2)
    #expect(try CacheInspector(path: folder.path).verify().unreadable == [])
  }

  @Test func entryCachedWithoutPicturesIsFetchedAgain() async throws {
    let server = server()
    let folder = try CacheFolder()
    let cache = ResponseCache(path: folder.path) { _ in }
    await cache.store(
      StoredAnswer(
        content: .body(Array(Fixture.pokemon.utf8)), validator: nil, storedAt: 0, freshUntil: 99),
      for: "\(server.baseURL)/pokemon/1")

    let picture = try await server.client(cache: cache)
      .fetch(.picture(ofVariety: 1, PictureKind()))

    #expect(picture.value == Fixture.png(1))
  }
}

extension Fixture {
  /// Returns bytes that start like a PNG file but aren't valid UTF-8. Files with different numbers
  /// are different.
  static func png(_ number: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 255, 0xC0, number]
  }

  /// Returns the response for `pokemon/1` with four pictures. The URLs of all but the first begin
  /// with `base`.
  static func pictured(front: String, _ base: String) -> String {
    let sprites = """
      {"front_default": "\(front)", "front_shiny": "\(base)/shiny.png", "other": {"home": null},
       "back_default": "\(base)/back.png", "back_shiny": "\(base)/back-shiny.png"}
      """
    return with([("sprites", sprites)], pokemon)
  }
}

extension Fixture {
  /// Returns the sprites of a response. The URL of each sprite says which kind of picture it is.
  static func allSprites(_ base: String) -> String {
    func member(_ key: String, _ path: String) -> String { "\"\(key)\": \"\(base)/\(path).png\"" }
    func object(_ members: String...) -> String { "{" + members.joined(separator: ", ") + "}" }
    let other = object(
      "\"home\": " + object(member("front_default", "home"), member("front_female", "home-female")),
      "\"official-artwork\": "
        + object(member("front_default", "artwork"), member("front_shiny", "artwork-shiny")))
    let versions = object(
      "\"generation-i\": {\"red-blue\": "
        + object(
          member("front_default", "red-white"), member("front_transparent", "red"),
          member("back_default", "red-back")) + "}",
      "\"generation-ii\": {\"crystal\": {\"front_default\": null}, \"silver\": "
        + object(member("front_default", "silver")) + "}",
      "\"generation-vi\": {\"icons\": " + object(member("front_default", "icon"))
        + ", \"omegaruby-alphasapphire\": " + object(member("front_default", "oras")) + "}")
    return object(
      member("front_default", "front"), member("back_default", "back"),
      member("front_shiny", "shiny"), member("front_female", "female"),
      member("back_shiny_female", "back-shiny-female"), "\"other\": " + other,
      "\"versions\": " + versions)
  }
}

extension StoredAnswer {
  /// The cached response for a picture.
  static let picture = StoredAnswer(
    content: .body(Fixture.png(1)), validator: nil, storedAt: 0, freshUntil: 0)
}
