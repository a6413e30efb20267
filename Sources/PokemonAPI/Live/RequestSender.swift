internal import Foundation

/// Sends any request for one wish of the user: from the cache as long as that is fresh, else from the
/// server, and from the cache all the same when the server can't be asked.
struct RequestSender: Sendable {
  /// How long somebody waits for a newer answer than the one that is kept.
  private static let patience = Duration.seconds(3)

  let client: HTTPClient
  let urgency: Urgency
  let deadline: Deadline

  /// - Throws: `HTTPError`, `PokemonAPIError`.
  func send<Request: APIRequest>(_ request: Request) async throws -> Fetched<Request.Response> {
    let url = try client.address.url(of: request)
    return try await client.flights.value(for: url.absoluteString, urgency, deadline) {
      client.escalate(url)
    } start: {
      try await fetch(request, url)
    }
  }

  /// Runs off the caller's actor: to decode a large body takes longer than a frame may.
  @concurrent
  private func fetch<Request: APIRequest>(
    _ request: Request, _ url: URL
  ) async throws -> Fetched<Request.Response> {
    guard let kept = await kept(request, url) else {
      return try await ask(request, url, kept: nil)
    }
    let now = client.now()
    if kept.answer.isFresh(at: now) {
      client.note(url, .hit, bytes: kept.size)
      guard let payload = kept.payload else { throw HTTPError.notFound }
      return Fetched(payload, .cached(age: kept.answer.age(at: now)))
    }
    do {
      return try await Deadline(after: Self.patience, on: client.clock).limit {
        try await ask(request, url, kept: kept)
      }
    } catch {
      guard let cause = error.causeToUseWhatIsKept, let payload = kept.payload else { throw error }
      client.note(url, .stale, bytes: kept.size)
      return Fetched(payload, .stale(age: kept.answer.age(at: now), because: cause))
    }
  }

  private func ask<Request: APIRequest>(
    _ request: Request, _ url: URL, kept: Kept<Request.Response>?
  ) async throws -> Fetched<Request.Response> {
    do {
      let answer = try await client.answer(to: url, validator: kept?.validator)
      if answer.status == 304 {
        guard let payload = kept?.payload else { throw HTTPError.status(code: 304, body: "") }
        await renew(url, answer)
        return Fetched(payload, .live)
      }
      let (payload, bytes) = try decode(request, Array(answer.body))
      await store(.body(bytes), answer, url)
      return Fetched(payload, .live)
    } catch let error as HTTPError where error.isNotFound {
      await remember(.nothing, until: client.now() + ResponseCache.nothingSeconds, url)
      throw error
    }
  }

  private func decode<Request: APIRequest>(
    _ request: Request, _ body: [UInt8]
  ) throws -> (Request.Response, kept: [UInt8]) {
    let decoded = try Request.Response.decode(body, of: request.path, from: client.address)
    guard request.isAnswered(by: decoded.payload) else {
      throw PokemonAPIError.decodingFailed(resource: request.path, codingPath: "id")
    }
    return decoded
  }
}

// MARK: - What is kept

extension RequestSender {
  /// What the cache has of a request's answer.
  private struct Kept<Response: Sendable>: Sendable {
    let answer: StoredAnswer
    /// Nil where the server said that there is nothing.
    let payload: Response?

    /// Asking whether it still holds makes sense only where there is a body.
    var validator: String? { payload == nil ? nil : answer.validator }

    /// In bytes; nil where there is no body.
    var size: Int? {
      if case .body(let bytes) = answer.content { bytes.count } else { nil }
    }
  }

  /// What the cache has; nil for nothing, and for what this program can't read.
  private func kept<Request: APIRequest>(
    _ request: Request, _ url: URL
  ) async -> Kept<Request.Response>? {
    guard let answer = await client.cache?.answer(for: url.absoluteString, now: client.now()) else {
      return nil
    }
    guard case .body(let bytes) = answer.content else { return Kept(answer: answer, payload: nil) }
    // What does not decode is as good as not kept: it is asked for again, and replaced.
    guard let (payload, _) = try? decode(request, bytes) else { return nil }
    return Kept(answer: answer, payload: payload)
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

  private func renew(_ url: URL, _ answer: HTTPAnswer) async {
    let now = client.now()
    await client.cache?.renew(
      url.absoluteString, now: now, freshUntil: now + (answer.freshSeconds ?? 0))
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
