private import Synchronization

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Sends the requests of one user action. While a cached response is fresh, it is used; otherwise
/// the server is asked. If that request fails, an outdated cached response is used.
struct RequestSender: Sendable {
  /// Maximum time to wait for the server if an outdated response is cached.
  private static let revalidationTimeout = Duration.seconds(3)

  let client: HTTPClient
  let urgency: Urgency
  let deadline: Deadline
  private let requestedURLs = RequestedURLs()

  init(client: HTTPClient, urgency: Urgency, deadline: Deadline) {
    self.client = client
    self.urgency = urgency
    self.deadline = deadline
  }

  /// Fetches the response to a request, from the cache or the server.
  ///
  /// - Throws: `HTTPError`; `PokemonAPIError`.
  func send<Response>(_ request: APIRequest<Response>) async throws -> Fetched<Response> {
    let url = try client.address.url(of: request)
    // If one user action requests a URL several times, only its first request has to ask the
    // server. The others may use the cache.
    let urgency =
      urgency == .forceReload && !requestedURLs.insert(url.absoluteString) ? .wanted : urgency
    var fetchResult = try await fetchResult(of: request, url, urgency)
    if urgency == .forceReload, fetchResult.isFromCache {
      // The result comes from a request in flight that read the cache before the user asked to
      // reload. Request the URL again.
      fetchResult = try await self.fetchResult(of: request, url, urgency)
    }
    return try await payload(of: request, from: fetchResult)
  }

  private func fetchResult<Response>(
    of request: APIRequest<Response>, _ url: URL, _ urgency: Urgency
  ) async throws -> FetchResult {
    while true {
      do {
        return try await client.flights.value(for: url.absoluteString, urgency, deadline) {
          client.escalate(url, to: urgency)
        } start: {
          do { return try await fetch(request, url) } catch let error as PokemonAPIError {
            throw DecodingMismatch(payloadType: Response.self, error: error)
          }
        }
      } catch let mismatch as DecodingMismatch {
        // The request in flight was started for a different payload type and couldn't decode the
        // body as that type. Send the request again, because decoding may succeed with
        // `Response`, which uses other members of the body.
        if mismatch.payloadType == Response.self { throw mismatch.error }
      }
    }
  }

  /// Returns the payload of a fetch result. If the body was decoded as a different type, decodes it
  /// again as this request's type. Runs off the caller's actor, because decoding a large body may
  /// take longer than drawing a frame.
  @concurrent
  private func payload<Response>(
    of request: APIRequest<Response>, from fetchResult: FetchResult
  ) async throws -> Fetched<Response> {
    guard let decodedBody = fetchResult.decodedBody else { throw HTTPError.notFound }
    if let payload = decodedBody.payload as? Response {
      return Fetched(payload, fetchResult.origin)
    }
    return Fetched(try decode(request, decodedBody.body), fetchResult.origin)
  }

  /// Returns the cached response if it is fresh, otherwise the server's. If the request to the
  /// server fails, returns the outdated cached response, provided that there is one and that
  /// `causeForStaleFallback` allows it. Decoding also checks that the response is the requested
  /// resource.
  @concurrent
  private func fetch<Response>(
    _ request: APIRequest<Response>, _ url: URL
  ) async throws -> FetchResult {
    let kept = await kept(request, url)
    let now = client.now()
    if let kept, kept.answer.isFresh(at: now), !isReload(url) {
      client.note(url, .hit, bytes: kept.decodedBody?.body.count)
      return FetchResult(
        decodedBody: kept.decodedBody, origin: .cached(age: kept.answer.age(at: now)))
    }
    guard let kept, let decodedBody = kept.decodedBody else {
      return try await ask(request, url, kept: nil)
    }
    do {
      return try await Deadline(after: Self.revalidationTimeout, on: client.clock).limit {
        try await ask(request, url, kept: kept)
      }
    } catch {
      guard let cause = error.causeForStaleFallback else { throw error }
      client.note(url, .stale, bytes: decodedBody.body.count)
      return FetchResult(
        decodedBody: decodedBody, origin: .stale(age: kept.answer.age(at: now), because: cause))
    }
  }

  /// Asks the server, and saves its response to the cache.
  ///
  /// - Parameter kept: the cached response to revalidate; nil if none exists.
  private func ask<Response>(
    _ request: APIRequest<Response>, _ url: URL, kept: CachedResponse?
  ) async throws -> FetchResult {
    do {
      let validator = kept?.answer.validator
      let (answer, received) = try await client.answer(
        to: url, of: request.endpoint, validator: validator
      ) { answer in
        if answer.status == 304 { return (answer, DecodedBody?.none) }
        return (answer, DecodedBody(body: answer.body, payload: try decode(request, answer.body)))
      }
      guard let decodedBody = received ?? kept?.decodedBody else {
        throw HTTPError.status(code: 304, body: "")
      }
      if let kept, received == nil {
        await saveToCache(
          kept.answer.content, validator: validator,
          until: client.now() + (answer.freshSeconds ?? 0), url)
      } else if let seconds = answer.freshSeconds {
        await saveToCache(
          .body(decodedBody.body), validator: answer.validator, until: client.now() + seconds, url)
      }
      return FetchResult(decodedBody: decodedBody, origin: .live)
    } catch let error as HTTPError where error.isNotFound {
      if kept == nil, request.endpoint.shape != .list {
        await saveToCache(
          .missingResource, until: client.now() + ResponseCache.notFoundSeconds, url)
      }
      throw error
    }
  }

  private func isReload(_ url: URL) -> Bool {
    client.flights.demand(for: url.absoluteString)?.urgency == .forceReload
  }

  private func decode<Response>(
    _ request: APIRequest<Response>, _ kept: [UInt8]
  ) throws -> Response {
    let payload = try Response.decode(kept: kept, of: request.path, from: client.address)
    guard request.isAnswered(by: payload) else {
      throw PokemonAPIError.decodingFailed(resource: request.path, codingPath: "id")
    }
    return payload
  }
}

/// The kept members of a body, and the payload that was decoded from them for the caller that
/// started the request.
struct DecodedBody: Sendable {
  let body: [UInt8]
  let payload: any Payload
}

/// The result of a request in flight. All callers that wait for the URL receive it.
struct FetchResult: Sendable {
  /// The body and its payload. Nil if the cache holds a 404.
  let decodedBody: DecodedBody?
  let origin: Origin

  /// Whether the response came from the cache and the server wasn't asked.
  var isFromCache: Bool {
    if case .cached = origin { true } else { false }
  }
}

/// The error of a request in flight whose response couldn't be decoded as `payloadType`.
private struct DecodingMismatch: Error {
  let payloadType: any Payload.Type
  let error: PokemonAPIError
}

/// A cached response with its decoded body.
private struct CachedResponse: Sendable {
  let answer: StoredAnswer
  /// The body and its payload. Nil if the cache holds a 404.
  let decodedBody: DecodedBody?
}

/// The URLs requested so far by one user action.
private final class RequestedURLs: Sendable {
  private let urls = Mutex<Set<String>>([])

  /// Inserts a URL. Returns false if it was already requested.
  func insert(_ url: String) -> Bool {
    urls.withLock { $0.insert(url).inserted }
  }
}

// MARK: - Cache

extension RequestSender {
  /// Returns the cached response. Nil if none exists, or if this version of the program can't
  /// decode it.
  private func kept<Response>(
    _ request: APIRequest<Response>, _ url: URL
  ) async -> CachedResponse? {
    guard let answer = await client.cache?.answer(for: url.absoluteString, now: client.now()) else {
      return nil
    }
    guard let body = answer.body else { return CachedResponse(answer: answer, decodedBody: nil) }
    // A body that can't be decoded is treated as missing: it is requested again and replaced.
    guard let payload = try? decode(request, body) else { return nil }
    return CachedResponse(answer: answer, decodedBody: DecodedBody(body: body, payload: payload))
  }

  private func saveToCache(
    _ content: StoredAnswer.StoredContent, validator: String? = nil, until freshUntil: Int,
    _ url: URL
  ) async {
    let answer = StoredAnswer(
      content: content, validator: validator, storedAt: client.now(), freshUntil: freshUntil)
    await client.cache?.store(answer, for: url.absoluteString)
  }
}

extension Error {
  /// The reason why an outdated response is used after this error. Nil if it must not be used,
  /// because the request was cancelled. A 404 is a reason, too: PokeAPI's caches have sent it for
  /// resources that exist.
  fileprivate var causeForStaleFallback: HTTPError? {
    guard let error = self as? HTTPError else { return .unexpectedResponse }
    return error == .cancelled ? nil : error
  }
}
