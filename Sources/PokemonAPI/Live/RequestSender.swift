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
    let body = try await client.flights.value(for: url.absoluteString, urgency, deadline) {
      client.escalate(url, to: urgency)
    } start: {
      try await fetch(request, url)
    }
    return try await payload(of: request, from: body)
  }

  /// Runs off the caller's actor: to decode a large body takes longer than a frame may.
  @concurrent
  private func payload<Request: APIRequest>(
    of request: Request, from body: Fetched<[UInt8]>
  ) async throws -> Fetched<Request.Response> {
    try body.map { try decode(request, $0) }
  }

  /// What is kept of the body, from the cache or the server. Whoever asked first sees to it that it is
  /// what was asked for.
  @concurrent
  private func fetch<Request: APIRequest>(
    _ request: Request, _ url: URL
  ) async throws -> Fetched<[UInt8]> {
    guard let kept = await kept(request, url) else {
      return try await ask(request, url, kept: nil)
    }
    let now = client.now()
    if kept.isFresh(at: now) {
      client.note(url, .hit, bytes: kept.body?.count)
      guard let body = kept.body else { throw HTTPError.notFound }
      return Fetched(body, .cached(age: kept.age(at: now)))
    }
    do {
      return try await Deadline(after: Self.patience, on: client.clock).limit {
        try await ask(request, url, kept: kept)
      }
    } catch {
      guard let cause = error.causeToUseWhatIsKept, let body = kept.body else { throw error }
      client.note(url, .stale, bytes: body.count)
      return Fetched(body, .stale(age: kept.age(at: now), because: cause))
    }
  }

  private func ask<Request: APIRequest>(
    _ request: Request, _ url: URL, kept: StoredAnswer?
  ) async throws -> Fetched<[UInt8]> {
    do {
      // To ask whether it still holds makes sense only where there is a body.
      let validator = kept?.body == nil ? nil : kept?.validator
      let answer = try await client.answer(to: url, validator: validator)
      if answer.status == 304 {
        guard let body = kept?.body else { throw HTTPError.status(code: 304, body: "") }
        await renew(url, answer)
        return Fetched(body, .live)
      }
      let body = try Request.Response.kept(Array(answer.body), of: request.path)
      _ = try decode(request, body)
      await store(.body(body), answer, url)
      return Fetched(body, .live)
    } catch let error as HTTPError where error.isNotFound {
      await remember(.nothing, until: client.now() + ResponseCache.nothingSeconds, url)
      throw error
    }
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

// MARK: - What is kept

extension RequestSender {
  /// What the cache has; nil for nothing, and for what this program can't read.
  private func kept(_ request: some APIRequest, _ url: URL) async -> StoredAnswer? {
    guard let answer = await client.cache?.answer(for: url.absoluteString, now: client.now()) else {
      return nil
    }
    guard let body = answer.body else { return answer }
    // What does not decode is as good as not kept: it is asked for again, and replaced.
    return (try? decode(request, body)) == nil ? nil : answer
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
