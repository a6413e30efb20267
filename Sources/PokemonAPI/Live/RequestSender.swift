private import Synchronization

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Sends any request for one wish of the user: from the cache as long as that is fresh, else from the
/// server, and from the cache all the same when the server can't be asked.
struct RequestSender: Sendable {
  /// How long somebody waits for a newer answer than the one that is kept.
  private static let patience = Duration.seconds(3)

  let client: HTTPClient
  let urgency: Urgency
  let deadline: Deadline
  private let asked = AskedURLs()

  init(client: HTTPClient, urgency: Urgency, deadline: Deadline) {
    self.client = client
    self.urgency = urgency
    self.deadline = deadline
  }

  /// - Throws: `HTTPError`, `PokemonAPIError`.
  func send<Request: APIRequest>(_ request: Request) async throws -> Fetched<Request.Response> {
    let url = try client.address.url(of: request)
    // What one wish asks for several times need not come anew each time.
    let urgency = urgency == .anew && !asked.insert(url.absoluteString) ? .wanted : urgency
    var landing = try await landing(of: request, url, urgency)
    if urgency == .anew, landing.isRemembered {
      // The flight had taken what is kept before it was asked anew.
      landing = try await self.landing(of: request, url, urgency)
    }
    return try await payload(of: request, from: landing)
  }

  private func landing<Request: APIRequest>(
    of request: Request, _ url: URL, _ urgency: Urgency
  ) async throws -> Landing {
    while true {
      do {
        return try await client.flights.value(for: url.absoluteString, urgency, deadline) {
          client.escalate(url, to: urgency)
        } start: {
          do { return try await fetch(request, url) } catch let error as PokemonAPIError {
            throw Misread(reader: Request.Response.self, error: error)
          }
        }
      } catch let misread as Misread {
        // What another made no sense of may make sense here: a picture needs other parts of an entry.
        if misread.reader == Request.Response.self { throw misread.error }
      }
    }
  }

  /// Runs off the caller's actor: to decode a large body takes longer than a frame may. Where another
  /// reading of the same body came first, that is done here.
  @concurrent
  private func payload<Request: APIRequest>(
    of request: Request, from landing: Landing
  ) async throws -> Fetched<Request.Response> {
    guard let found = landing.found else { throw HTTPError.notFound }
    if let payload = found.payload as? Request.Response { return Fetched(payload, landing.origin) }
    return Fetched(try decode(request, found.body), landing.origin)
  }

  /// What is there, from the cache or the server. Whoever asked first sees to it that it is what was
  /// asked for.
  @concurrent
  private func fetch(_ request: some APIRequest, _ url: URL) async throws -> Landing {
    let kept = await kept(request, url)
    let now = client.now()
    if let kept, kept.answer.isFresh(at: now), !isAskedAnew(url) {
      client.note(url, .hit, bytes: kept.found?.body.count)
      return Landing(found: kept.found, origin: .cached(age: kept.answer.age(at: now)))
    }
    guard let kept, let found = kept.found else {
      return try await ask(request, url, kept: nil)
    }
    do {
      return try await Deadline(after: Self.patience, on: client.clock).limit {
        try await ask(request, url, kept: kept)
      }
    } catch {
      guard let cause = error.causeToUseWhatIsKept else { throw error }
      client.note(url, .stale, bytes: found.body.count)
      return Landing(found: found, origin: .stale(age: kept.answer.age(at: now), because: cause))
    }
  }

  /// - Parameter kept: what the server is asked about whether it still holds; nil for nothing.
  private func ask(_ request: some APIRequest, _ url: URL, kept: Kept?) async throws -> Landing {
    do {
      let validator = kept?.answer.validator
      let (answer, received) = try await client.answer(
        to: url, of: request.endpoint, validator: validator
      ) { answer in
        if answer.status == 304 { return (answer, Found?.none) }
        return (answer, Found(body: answer.body, payload: try decode(request, answer.body)))
      }
      guard let found = received ?? kept?.found else {
        throw HTTPError.status(code: 304, body: "")
      }
      if let kept, received == nil {
        await remember(
          kept.answer.content, validator: validator,
          until: client.now() + (answer.freshSeconds ?? 0), url)
      } else {
        await store(.body(found.body), answer, url)
      }
      return Landing(found: found, origin: .live)
    } catch let error as HTTPError where error.isNotFound {
      if kept == nil, request.endpoint.place != .list {
        await remember(.nothing, until: client.now() + ResponseCache.nothingSeconds, url)
      }
      throw error
    }
  }

  private func isAskedAnew(_ url: URL) -> Bool {
    client.flights.demand(for: url.absoluteString)?.urgency == .anew
  }

  private func decode<Request: APIRequest>(
    _ request: Request, _ kept: [UInt8]
  ) throws -> Request.Response {
    let payload = try Request.Response.decode(
      kept: kept, of: request.path, from: client.address)
    guard request.isAnswered(by: payload) else {
      throw PokemonAPIError.decodingFailed(resource: request.path, codingPath: "id")
    }
    return payload
  }
}

/// A body, as much of it as is kept, and as whoever asked for it first reads it.
private struct Found: Sendable {
  let body: [UInt8]
  let payload: any Payload
}

/// What a flight brings.
private struct Landing: Sendable {
  /// Nil where it is remembered that there is nothing.
  let found: Found?
  let origin: Origin

  /// Whether the server was not asked.
  var isRemembered: Bool {
    if case .cached = origin { true } else { false }
  }
}

/// That a body is not what the one who asked for it first wanted.
private struct Misread: Error {
  let reader: any Payload.Type
  let error: PokemonAPIError
}

/// What the cache has.
private struct Kept: Sendable {
  let answer: StoredAnswer
  /// Nil where that is that there is nothing.
  let found: Found?
}

/// The URLs that a wish has asked for.
private final class AskedURLs: Sendable {
  private let urls = Mutex<Set<String>>([])

  /// False for one that it has asked for before.
  func insert(_ url: String) -> Bool {
    urls.withLock { $0.insert(url).inserted }
  }
}

// MARK: - What is kept

extension RequestSender {
  /// What the cache has; nil for nothing, and for what this program can't read.
  private func kept(_ request: some APIRequest, _ url: URL) async -> Kept? {
    guard let answer = await client.cache?.answer(for: url.absoluteString, now: client.now()) else {
      return nil
    }
    guard let body = answer.body else { return Kept(answer: answer, found: nil) }
    // What does not decode is as good as not kept: it is asked for again, and replaced.
    guard let payload = try? decode(request, body) else { return nil }
    return Kept(answer: answer, found: Found(body: body, payload: payload))
  }

  private func store(_ content: StoredAnswer.Content, _ answer: HTTPAnswer, _ url: URL) async {
    guard let seconds = answer.freshSeconds else { return }
    await remember(
      content, validator: answer.validator, until: client.now() + seconds, url)
  }

  private func remember(
    _ content: StoredAnswer.Content, validator: String? = nil, until freshUntil: Int, _ url: URL
  ) async {
    let answer = StoredAnswer(
      content: content, validator: validator, storedAt: client.now(), freshUntil: freshUntil)
    await client.cache?.store(answer, for: url.absoluteString)
  }
}

extension Error {
  /// Why what is kept is used instead; nil where it is not, because the server has said that there is
  /// nothing, or nobody waits any more.
  fileprivate var causeToUseWhatIsKept: HTTPError? {
    guard let error = self as? HTTPError else { return .unexpectedResponse }
    return error == .cancelled || error.isNotFound ? nil : error
  }
}
