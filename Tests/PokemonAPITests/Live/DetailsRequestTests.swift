import Foundation
import PokedexModel
import TestSupport
import Testing
import URLSessionTransport

@testable import PokemonAPI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Tests of how many requests a variety's further pages need.
@Suite(.timeLimit(.minutes(5)))
struct DetailsRequestTests {
  @Test(arguments: ["1", "10001"])
  func pagesFromEntryPayloadNeedNoRequest(id: String) async throws {
    try await withCachedClient { server, api in
      let pokemon = try await api.fetch(.pokemon(PokemonReference(typed: id))).value
      let before = server.paths

      let moves = try await api.fetch(.learnset(of: pokemon))
      let held = try await api.fetch(.heldItems(of: pokemon))

      #expect(moves.value.count == 8)
      #expect(held.value.count == 3)
      #expect([moves.origin, held.origin] == [.cached(age: .zero), .cached(age: .zero)])
      #expect(server.paths == before)
    }
  }

  @Test func pastValuesOfADefaultVarietyCostNoRequest() async throws {
    try await withCachedClient { server, api in
      let pokemon = try await api.fetch(.pokemon(.id(1))).value
      let before = server.paths

      let past = try await api.fetch(.pastValues(of: pokemon))

      #expect(past.value.firstGeneration == 2)
      #expect(past.origin == .cached(age: .zero))
      #expect(server.paths == before)
    }
  }

  @Test func pastValuesOfOtherVarietyFetchVersionGroupOnce() async throws {
    try await withCachedClient { server, api in
      let pokemon = try await api.fetch(.pokemon(.id(10001))).value
      let before = server.paths

      let past = try await api.fetch(.pastValues(of: pokemon)).value
      let again = try await api.fetch(.pastValues(of: pokemon)).value

      #expect(past.firstGeneration == 6)
      #expect(again == past)
      #expect(server.paths == before + ["version-group/15"])
    }
  }

  @Test func encountersCostOneRequest() async throws {
    try await withCachedClient { server, api in
      let pokemon = try await api.fetch(.pokemon(.id(1))).value
      let before = server.paths

      let first = try await api.fetch(.encounters(of: pokemon))
      let second = try await api.fetch(.encounters(of: pokemon))

      #expect(first.value.count == 4)
      #expect(second.value == first.value)
      #expect([first.origin, second.origin] == [.live, .cached(age: .zero)])
      #expect(server.paths == (before + ["pokemon/1/encounters"]).sorted())
    }
  }

  @Test func formOfVarietyLabelIsNotFetchedAgain() async throws {
    try await withCachedClient { server, api in
      let pokemon = try await api.fetch(.pokemon(.id(10001))).value
      let before = server.paths

      let forms = try await api.fetch(.forms(of: pokemon))

      #expect(forms.value.map(\.slug) == ["leafling-mega"])
      #expect(forms.origin == .cached(age: .zero))
      #expect(server.paths == before)
    }
  }

  @Test func cachedEffectIsReturnedOffline() async throws {
    try await withCachedClient { server, api in
      server.answer("move/scorch", .json(Fixture.scorch, headers: ["Cache-Control": "max-age=0"]))
      let first = try await api.fetch(.effect(of: .move("scorch")))
      server.answer("move/scorch", .failure(.notConnectedToInternet))
      let second = try await api.fetch(.effect(of: .move("scorch")))

      #expect(first.value?.all.count == 4)
      #expect(second.value == first.value)
      #expect(second.origin == .stale(age: .zero, because: .noNetwork))
    }
  }

  @Test func evolutionStepsAndLineShareOneRequest() async throws {
    try await withCachedClient { server, api in
      let species = try await api.fetch(.pokemon(.id(1))).value.species
      let before = server.paths

      let line = try await api.fetch(.evolutionLine(of: species)).value
      let steps = try await api.fetch(.evolutionSteps(of: species)).value

      #expect(line.members.map(\.slug) == ["seedling", "leafling"])
      #expect(steps.map(\.to) == ["leafling"])
      #expect(server.paths == (before + ["evolution-chain/5"]).sorted())
    }
  }

  /// The generation of a form without a version group is that of its species.
  @Test func formWithoutVersionGroupFetchesNone() async throws {
    var answers = Fixture.detailedAnswers
    answers["pokemon-form/10400"] = .json(Fixture.form)
    let server = StubServer(answers)
    let api = try server.client()
    let pokemon = try await api.fetch(.pokemon(.id(10001))).value

    let past = try await api.fetch(.pastValues(of: pokemon)).value

    #expect(past.firstGeneration == 2)
    #expect(!server.paths.contains { $0.hasPrefix("version-group") })
  }

  /// Runs a test with a client that has a temporary cache and a clock that doesn't advance.
  private func withCachedClient(
    _ body: (StubServer, LivePokemonAPI) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let server = StubServer(Fixture.detailedAnswers)
    let cache = ResponseCache(path: folder.appending(path: "cache.sqlite").path) {
      Issue.record("no cache: \($0)")
    }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [StubProtocol.self]
    let api = try LivePokemonAPI(
      baseURL: server.baseURL, session: URLSession(configuration: configuration), cache: cache,
      clock: ManualClock(), now: { 1_000_000 }, random: { 0 })
    try await body(server, api)
  }
}
