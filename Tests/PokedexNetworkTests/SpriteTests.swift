import CurlTransport
import Foundation
import Pictures
import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokemonAPIMock
import TestSupport
import Testing

@testable import PokemonAPI

/// Tests of sprites that are fetched over sockets from a server that draws them and can damage
/// them.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SpriteTests {
  private func model(
    _ server: RecordedServer, _ source: DataSource, cache: ResponseCache? = nil
  ) throws -> Fetcher {
    // With zero as the random number, the pauses before repeated requests have no length.
    let live = try LivePokemonAPI(
      baseURL: server.baseURL, transport: CurlTransport(), cache: cache,
      clock: ManualClock(), random: { 0 })
    let layered = LayeredPokemonAPI(bundled: MockPokemonAPI(), network: live)
    return Fetcher(
      api: source == .live ? live : layered, source: source, language: .english)
  }

  @Test(arguments: [DataSource.live, .layered])
  func spriteIsFetchedAndCropped(source: DataSource) async throws {
    let server = try RecordedServer()
    defer { server.stop() }
    let picture = try model(server, source).pictures.entry

    picture.show(1)
    await picture.settle()

    let sprite = try #require(picture.picture(of: 1))
    #expect(sprite.width == sprite.height)
    #expect(40...90 ~= sprite.width)
    #expect(server.paths == ["/api/v2/pokemon/1", "/sprites/pokemon/1.png"])
  }

  @Test func spriteKindsHaveDifferentPictures() async throws {
    let server = try RecordedServer()
    defer { server.stop() }
    let folder = try CacheFolder()
    let picture = try model(server, .live, cache: folder.cache()).pictures.entry
    var sprites: [Picture] = []

    picture.show(1)
    for change in [picture.toggleShiny, picture.flip, picture.toggleShiny, picture.flip] {
      await picture.settle()
      sprites += [picture.picture(of: 1)].compactMap(\.self)
      change()
    }

    #expect(sprites.count == 4)
    #expect(zip(sprites, sprites.dropFirst()).allSatisfy { $0 != $1 })
    #expect(sprites[0] == picture.picture(of: 1))
    #expect(server.paths.count == 5)
  }

  @Test(
    arguments: [
      .half(String(repeating: "a picture ", count: 999)), .json(#"{"count": 13, oops"#), .json(""),
      .reply(status: 200, body: "<html></html>", headers: ["Content-Type": "text/html"]),
      .json("{}"), .status(404), .status(403), .endless(bytes: 1 << 26),
      .status(302, location: "/sprites/pokemon/1.png"),
    ] as [LoopbackServer.Script])
  func damagedSpriteReportsNoError(fault: LoopbackServer.Script) async throws {
    let server = try RecordedServer(sprite: fault)
    defer { server.stop() }
    let model = try model(server, .layered)

    var isMissed = false
    model.pictures.entry.didFindNoPicture = { isMissed = true }
    model.pictures.entry.show(1)
    await model.pictures.entry.settle()

    #expect(model.pictures.entry.picture(of: 1) == nil)
    #expect(model.errorMessage == "")
    #expect(!isMissed)
  }

  @Test func cachedSpriteIsShownOffline() async throws {
    let server = try RecordedServer()
    let folder = try CacheFolder()
    let first = try model(server, .live, cache: folder.cache()).pictures.entry
    first.show(1)
    await first.settle()
    server.stop()

    let second = try model(server, .live, cache: folder.cache()).pictures.entry
    second.show(1)
    await second.settle()

    #expect(first.picture(of: 1) != nil)
    #expect(second.picture(of: 1) == first.picture(of: 1))
    #expect(try folder.verify().unreadable == [])
  }
}
