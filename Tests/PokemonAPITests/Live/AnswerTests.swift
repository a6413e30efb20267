import Foundation
import PokedexModel
import TestSupport
import Testing

@testable import PokemonAPI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Tests of responses with error statuses or unexpected content.
@Suite(.timeLimit(.minutes(5)))
struct AnswerTests {
  @Test(arguments: [301, 400, 403, 404, 418, 429, 500, 503])
  func statusIsThrownWithItsBody(code: Int) async throws {
    let server = StubServer(["pokemon": .reply(status: code, body: "no, \u{1B}[31msorry\r\n")])
    let api = try server.client()

    await #expect(throws: HTTPError.status(code: code, body: "no, sorry")) {
      try await api.fetchPokemonList(offset: 0, limit: 20).value
    }
  }

  @Test func errorBodyIsTruncated() async throws {
    let page = String(repeating: "x", count: 5000)
    let server = StubServer(["pokemon": .reply(status: 500, body: page)])
    let api = try server.client()

    await #expect(throws: HTTPError.status(code: 500, body: String(page.prefix(200)))) {
      try await api.fetchPokemonList(offset: 0, limit: 20).value
    }
  }

  @Test(arguments: [
    ("{}", "count"),
    ("[]", ""),
    ("null", ""),
    (#"{"count": 1, "results": "none"}"#, "results"),
    (#"{"count": "many", "results": []}"#, "count"),
    (#"{"count": 1, "next": null, "previous": null, "results": [{"name": "a"}]}"#, "results.0.url"),
    (#"{"count": 1, "results": [{"name": "a", "url": "/1/"}, {"url": 7}]}"#, "results.1.url"),
    (#"{"count": 1, "results": [{"name": "a", "url": "/pokemon/first/"}]}"#, "results.0.url"),
    (#"{"count": 1, "results": [{"name": "a", "url": "/pokemon/-4/"}]}"#, "results.0.url"),
    (#"{"count": 1, "results": [{"name": "", "url": "/99999999999999999999/"}]}"#, "results.0.url"),
  ])
  func malformedListErrorNamesCodingPath(body: String, codingPath: String) async throws {
    let server = StubServer(["pokemon": .reply(status: 200, body: body)])
    let api = try server.client()

    await #expect(
      throws: PokemonAPIError.decodingFailed(resource: "pokemon", codingPath: codingPath)
    ) {
      try await api.fetchPokemonList(offset: 0, limit: 20).value
    }
  }

  @Test func decodingFailureNamesTheResource() async throws {
    var answers = Fixture.answers
    answers["evolution-chain/5"] = .json(#"{"id": 5, "chain": {"species": {"url": "/1/"}}}"#)
    let api = try StubServer(answers).client()
    let species = try await api.fetch(.pokemon(.id(1))).value.species

    await #expect(
      throws: PokemonAPIError.decodingFailed(
        resource: "evolution-chain/5", codingPath: "chain.evolves_to")
    ) {
      try await api.fetch(.evolutionLine(of: species)).value
    }
  }

  @Test(arguments: [
    (URLError.Code.timedOut, HTTPError.timedOut),
    (.cancelled, .cancelled),
    (.notConnectedToInternet, .noNetwork),
    (.serverCertificateUntrusted, .untrustedCertificate),
    (.serverCertificateHasBadDate, .untrustedCertificate),
    (.cannotConnectToHost, .noNetwork),
    (.networkConnectionLost, .noNetwork),
    (.secureConnectionFailed, .noNetwork),
    (.badURL, .invalidRequest),
    (.unsupportedURL, .invalidRequest),
    (.badServerResponse, .noNetwork),
    (.cannotParseResponse, .unexpectedResponse),
  ])
  func urlErrorIsMappedToHTTPError(code: URLError.Code, error: HTTPError) async throws {
    let server = StubServer(["pokemon": .failure(code)])
    let api = try server.client()

    await #expect(throws: error) { try await api.fetchPokemonList(offset: 0, limit: 20).value }
  }

  @Test(arguments: [URLError.Code.cannotFindHost, .dnsLookupFailed])
  func unknownNameIsMappedToUnknownHost(code: URLError.Code) async throws {
    let server = StubServer(["pokemon": .failure(code)])
    let api = try server.client()

    await #expect(throws: HTTPError.unknownHost(server.host)) {
      try await api.fetchPokemonList(offset: 0, limit: 20).value
    }
  }

  @Test func silentServerTimesOutAtTheDeadline() async throws {
    let server = StubServer(["pokemon": .silence])
    let clock = ManualClock()
    let api = try server.client(deadline: .seconds(20), clock: clock)

    let list = Task { try await api.fetchPokemonList(offset: 0, limit: 20).value }
    await server.arrival(of: 1)
    await clock.sleepers(1)
    clock.advance(by: .seconds(20))

    await #expect(throws: HTTPError.timedOut) { try await list.value }
    await server.cancellation(of: 1)
    #expect(server.stopped == ["pokemon"])
  }

  @Test func bothRequestsOfAnEntryEndAtTheDeadline() async throws {
    let server = StubServer(["pokemon/1": .silence, "pokemon-species/1": .silence])
    let clock = ManualClock()
    let api = try server.client(clock: clock)

    let pokemon = Task { try await api.fetch(.pokemon(.id(1))).value }
    await server.arrival(of: 2)
    await clock.sleepers(2)
    clock.advance(by: .seconds(20))

    await #expect(throws: HTTPError.timedOut) { try await pokemon.value }
    await server.cancellation(of: 2)
    #expect(server.stopped == ["pokemon-species/1", "pokemon/1"])
  }

  @Test func answerBeforeTheDeadlineEndsItsTimer() async throws {
    let clock = ManualClock()
    let api = try StubServer(Fixture.answers).client(clock: clock)

    let list = try await api.fetchPokemonList(offset: 0, limit: 20).value
    clock.advance(by: .seconds(3600))

    #expect(list.count == 3)
  }

  @Test func cancellingTheTaskCancelsTheRequest() async throws {
    let server = StubServer(["pokemon": .silence])
    let api = try server.client()

    let task = Task { try await api.fetchPokemonList(offset: 0, limit: 20).value }
    await server.arrival(of: 1)
    task.cancel()

    await #expect(throws: HTTPError.cancelled) { try await task.value }
    await server.cancellation(of: 1)
    #expect(server.stopped == ["pokemon"])
  }

  @Test func cancelledTaskGetsNothing() async throws {
    let api = try StubServer(["pokemon": .silence]).client()

    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      _ = try await api.fetchPokemonList(offset: 0, limit: 20).value
    }

    await #expect(throws: HTTPError.cancelled) { try await task.value }
  }
}
