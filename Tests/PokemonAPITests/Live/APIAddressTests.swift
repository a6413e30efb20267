import Foundation
import PokedexModel
import TestSupport
import Testing

@testable import PokemonAPI

/// Tests of recognizing URLs that belong to the API.
@Suite struct APIAddressTests {
  @Test(arguments: [
    "http://dex.test/api/v2/pokemon/1/", "https://dex.test/", "http://dex.test",
    "http://dex.test:8080/api/v2/pokemon/1/", "https://pokeapi.co/api/v2/pokemon/1/",
    "http://pokeapi.co", "https://pokeapi.co:444/", "HTTPS://pokeapi.co/", "HTTP://dex.test/",
    "https://PokeAPI.co/api/v2/", "http://DEX.TEST/", "/api/v2/pokemon/1/", "/",
    "https://user@pokeapi.co/", "https://evil.test@pokeapi.co/",
    "https://pokeapi.co/@evil.test/", "https://pokeapi.co?u=@evil.test",
  ])
  func ownURLIsRecognised(url: String) throws {
    #expect(try APIAddress("http://dex.test/api/v2").isOwn(url))
  }

  @Test(arguments: [
    "", " ", "pokemon/1/", "dex.test/api/v2", "http://", "http:///api/v2/pokemon/1/",
    "//dex.test/api/v2/", "//pokeapi.co/", "///", "http://evil.test/",
    "https://pokeapi.co.evil.test/",
    "https://evilpokeapi.co/", "https://api.pokeapi.co/", "http://evil.test/pokeapi.co",
    "http://pokeapi.co@evil.test/", "http://dex.test@evil.test/", "http://pokeapi.co:80@evil.test/",
    "http://pokeapi.co:pw@evil.test/", "http://evil.test#@pokeapi.co/",
    "http://evil.test?@pokeapi.co/", "http://evil.test\\@pokeapi.co/",
    "javascript:alert(1)", "javascript://pokeapi.co/%0aalert(1)", "data:text/html,pokeapi.co",
    "file:///etc/passwd", "file://pokeapi.co/etc/passwd", "ftp://pokeapi.co/", "ws://pokeapi.co/",
    "mailto:a@pokeapi.co", "http//pokeapi.co", "http:pokeapi.co", " http://pokeapi.co/",
    "http://pokeapi.co ", "http://poke api.co/", "http://рокеарі.co/",
  ])
  func foreignURLIsNotRecognised(url: String) throws {
    #expect(try !APIAddress("http://dex.test/api/v2").isOwn(url))
  }

  @Test(arguments: [
    ("http://DEX.Test/api/v2", "http://dex.test/api/v2/pokemon/1/"),
    ("http://127.0.0.1:8000/api/v2", "http://127.0.0.1:9/1/"),
    ("http://[::1]:8000/api/v2", "http://[::1]:8000/api/v2/pokemon/1/"),
    ("http://[::1]:8000/api/v2", "https://pokeapi.co/api/v2/pokemon/1/"),
    ("https://user:pw@dex.test/v2", "https://dex.test/v2/1/"),
  ])
  func urlWithSameHostIsOwn(base: String, url: String) throws {
    #expect(try APIAddress(base).isOwn(url))
  }

  @Test(arguments: [
    ("http://dex.test/api/v2", "http://dex.test/api/v2/pokemon/1", "pokemon/1"),
    ("http://dex.test/api/v2/", "http://dex.test/api/v2/pokemon?a=b", "pokemon?a=b"),
    ("http://dex.test/api/v2", "http://dex.test/api/v2", nil),
    ("http://dex.test/api/v2", "http://dex.test/api/v20/pokemon", nil),
    ("http://dex.test/api/v2", "http://evil.test/api/v2/pokemon/1", nil),
  ])
  func pathIsRelativeToBaseURL(base: String, url: String, path: String?) throws {
    #expect(try APIAddress(base).path(of: url) == path)
  }
}

/// Tests that responses with foreign URLs are refused, and that the error contains the URL.
@Suite(.timeLimit(.minutes(5)))
struct ForeignURLTests {
  @Test(arguments: [
    ("http://dex.test", "http://dex.test/api/v2/pokemon/1"),
    ("http://dex.test/", "http://dex.test/api/v2/pokemon/1"),
    ("http://dex.test:81/mirror", "http://dex.test:81/mirror/api/v2/pokemon/1"),
    ("http://dex.test/api", "http://dex.test/api/v2/pokemon/1"),
    ("http://dex.test/api/v2", nil), ("http://dex.test/api/v2/", nil),
  ])
  func missingPathIsAddedToTheAddress(base: String, completed: String?) throws {
    let address = try APIAddress(base)
    let url = try address.url(of: APIRequest<WirePokemon>(.pokemon, id: 1))

    #expect(address.completed(url)?.absoluteString == completed)
  }

  private static let own = "https://pokeapi.co/api/v2"

  @Test(arguments: [
    "https://evil.test/api/v2/pokemon/1/", "//pokeapi.co/api/v2/pokemon/1/", "pokemon/1/",
    "http://pokeapi.co@evil.test/pokemon/1/", "javascript:/1/", "file:///etc/1/", "",
  ])
  func foreignURLInListResultIsRefused(url: String) async throws {
    let list = Fixture.list.replacing("\(Self.own)/pokemon/10001/", with: url)
    let api = try StubServer(["pokemon": .json(list)]).client()

    await #expect(throws: PokemonAPIError.foreignURL(resource: "pokemon", url: url)) {
      try await api.fetchPokemonList(offset: 0, limit: 2)
    }
  }

  @Test(arguments: ["next", "previous"])
  func foreignPageLinkIsRefused(key: String) async throws {
    let url = "https://evil.test/api/v2/pokemon?offset=2"
    let body = "{\"count\": 1, \"\(key)\": \"\(url)\", \"results\": []}"
    let api = try StubServer(["pokemon": .json(body)]).client()

    await #expect(throws: PokemonAPIError.foreignURL(resource: "pokemon", url: url)) {
      try await api.fetchPokemonList(offset: 0, limit: 2)
    }
  }

  @Test(arguments: [
    ("pokemon/1", "/api/v2/pokemon-species/1/"), ("pokemon/1", "/api/v2/pokemon-form/1/"),
    ("pokemon/1", "/api/v2/type/12/"), ("pokemon/1", "/api/v2/ability/1/"),
    ("pokemon/1", "/api/v2/stat/6/"), ("pokemon-species/1", "/api/v2/generation/2/"),
    ("pokemon-species/1", "/api/v2/growth-rate/4/"), ("pokemon-species/1", "/api/v2/egg-group/7/"),
    ("pokemon-species/1", "/api/v2/pokemon-species/9/"),
    ("pokemon-species/1", "/api/v2/evolution-chain/5/"),
    ("pokemon-species/1", "/api/v2/pokemon/10001/"), ("pokemon-species/1", "/api/v2/language/9/"),
  ])
  func foreignURLInEntryIsRefused(resource: String, path: String) async throws {
    var answers = [
      "pokemon/1": Fixture.pokemon, "pokemon-species/1": Fixture.species(id: 1),
    ]
    let url = "https://evil.test\(path)"
    answers[resource] = answers[resource]?.replacing("\"\(path)\"", with: "\"\(url)\"")
    let api = try StubServer(answers.mapValues { .json($0) }).client()

    await #expect(throws: PokemonAPIError.foreignURL(resource: resource, url: url)) {
      try await api.fetch(.pokemon(.id(1)))
    }
  }

  @Test func foreignURLInFamilyFormOrTypeIsRefused() {
    func decode(_ type: (some WireObject).Type, _ body: String) throws {
      let address = try APIAddress("http://dex.test/api/v2")
      let foreign = body.replacing("\"/api", with: "\"http://evil.test/api")
      _ = try type.decode(kept: Array(foreign.utf8), of: "x", from: address)
    }

    #expect(throws: foreign("pokemon-species/9/")) {
      try decode(WireEvolutionChain.self, Fixture.chain)
    }
    #expect(throws: foreign("language/9/")) { try decode(WireForm.self, Fixture.form) }
    #expect(throws: foreign("pokemon/1/")) { try decode(WireType.self, Fixture.grass) }
  }

  private func foreign(_ path: String) -> PokemonAPIError {
    .foreignURL(resource: "x", url: "http://evil.test/api/v2/\(path)")
  }

  @Test func foreignURLInErrorHasNoEscapeSequences() async throws {
    let list = Fixture.list.replacing("/pokemon/10001/", with: #"\u001b[31m@evil.test/1/"#)
      .replacing(Self.own + #"\u001b"#, with: #"http://evil.test\u001b"#)
    let api = try StubServer(["pokemon": .json(list)]).client()

    await #expect(
      throws: PokemonAPIError.foreignURL(resource: "pokemon", url: "http://evil.test@evil.test/1/")
    ) {
      try await api.fetchPokemonList(offset: 0, limit: 2)
    }
  }
}
