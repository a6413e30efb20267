private import Synchronization

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The cache, log, queue, retries and transport that all requests share.
final class HTTPClient: Sendable {
  let address: APIAddress
  let cache: ResponseCache?
  let clock: any Clock<Duration>
  /// Returns the current time in seconds since 1970.
  let now: @Sendable () -> Int
  let flights = InFlightRequests<FetchResult>()
  private let log: RequestLog?
  private let gate = RequestGate()
  private let retry: RetryPolicy
  private let transport: any HTTPTransport
  private let userAgent: String?
  private let redirects = RedirectRule()
  /// Whether `/api/v2` must be added to the server's address. Nil until the server has shown it.
  private let isPathMissing = Mutex<Bool?>(nil)

  init(
    address: APIAddress, userAgent: String?, transport: any HTTPTransport, cache: ResponseCache?,
    log: RequestLog?,
    clock: any Clock<Duration>, now: @escaping @Sendable () -> Int, retry: RetryPolicy
  ) {
    self.address = address
    self.userAgent = userAgent
    self.transport = transport
    self.cache = cache
    self.log = log
    self.clock = clock
    self.now = now
    self.retry = retry
  }

  /// Raises the urgency of a queued request.
  func escalate(_ url: URL, to urgency: Urgency) {
    gate.escalate(url.absoluteString, to: urgency)
  }

  /// Parses a picture's URL, which comes from a payload. Returns nil if the URL is invalid or leads
  /// to a server other than the API's or PokeAPI's sprite server.
  func pictureURL(_ text: String) -> URL? {
    guard let url = URL(string: text, encodingInvalidCharacters: false),
      let origin = WebOrigin(url), address.isServer(of: url) || origin == .sprites
    else { return nil }
    return url
  }

  /// Sends a request to the server. If it fails, retries as long as `RetryPolicy` and the callers'
  /// deadlines allow. If the server responds with 404, tries the URL's other form once, then the
  /// URL with `/api/v2` added to the server's address, if that is missing.
  ///
  /// - Parameters:
  ///   - endpoint: the endpoint that the URL belongs to.
  ///   - validator: `ETag` of the cached body; nil if nothing is cached. If the cached body is
  ///     still valid, the server responds with status 304.
  ///   - take: a function that processes the response. If it throws an `HTTPError`, the attempt has
  ///     failed and may be retried.
  /// - Throws: `HTTPError`; `PokemonAPIError.noAPI`; any error that `take` throws.
  func answer<Taken>(
    to url: URL, of endpoint: Endpoint, validator: String?, _ take: (HTTPResponse) throws -> Taken
  ) async throws -> Taken {
    var tries = 0
    var target = target(of: url, endpoint)
    while true {
      tries += 1
      let failure: HTTPError
      var serverPause: Duration?
      do {
        let answer = try await attempt(
          target.url, for: url, of: endpoint, validator: validator, tries: tries)
        guard let error = answer.error else { return try take(answer) }
        if error.isNotFound,
          let next = try await self.target(after: target, of: url, endpoint, tries: tries)
        {
          target = next
          continue
        }
        failure = error
        serverPause = answer.retryAfterPause(now: now())
      } catch let error as HTTPError {
        failure = error
      }
      guard let pause = retry.pause(after: failure, serverPause: serverPause, tries: tries),
        pause < (flights.demand(for: url.absoluteString)?.deadline.remaining ?? .zero)
      else { throw failure }
      do { try await clock.sleep(for: pause) } catch { throw HTTPError.cancelled }
    }
  }

  /// A URL to send, and those to try after it.
  private struct Target {
    let url: URL
    /// The URL's other form; nil if it has been tried, or if there is none.
    let otherForm: URL?
    /// Whether `/api/v2` can still be added to the server's address.
    let canBeCompleted: Bool
  }

  private func target(of url: URL, _ endpoint: Endpoint) -> Target {
    guard let otherForm = endpoint.otherForm(of: url) else {
      return Target(url: url, otherForm: nil, canBeCompleted: false)
    }
    if isPathMissing.withLock(\.self) == true { return completedTarget(of: url, endpoint) }
    return Target(url: url, otherForm: otherForm, canBeCompleted: true)
  }

  private func completedTarget(of url: URL, _ endpoint: Endpoint) -> Target {
    let url = address.completed(url) ?? url
    return Target(url: url, otherForm: endpoint.otherForm(of: url), canBeCompleted: false)
  }

  /// Returns what to try after a 404. Nil if there is nothing left.
  private func target(
    after target: Target, of url: URL, _ endpoint: Endpoint, tries: Int
  ) async throws -> Target? {
    if let other = target.otherForm {
      return Target(url: other, otherForm: nil, canBeCompleted: target.canBeCompleted)
    }
    guard target.canBeCompleted, try await findMissingPath(for: url, tries: tries) else {
      return nil
    }
    return completedTarget(of: url, endpoint)
  }

  /// Finds out whether `/api/v2` must be added to the server's address: requests the list at both
  /// addresses, unless it is known already.
  ///
  /// - Parameter url: the URL that the callers wait for.
  private func findMissingPath(for url: URL, tries: Int) async throws -> Bool {
    if let known = isPathMissing.withLock(\.self) { return known }
    let given = try address.url(of: APIRequest(list: .pokemonList, offset: 0, limit: 1))
    guard let completed = address.completed(given) else { return false }
    for (list, isMissing) in [(completed, true), (given, false)] {
      let answer = try await attempt(
        list, for: url, of: .pokemonList, validator: nil, tries: tries)
      guard let error = answer.error else {
        isPathMissing.withLock { $0 = isMissing }
        return isMissing
      }
      if !error.isNotFound { throw error }
    }
    throw PokemonAPIError.noAPI(at: address.baseURL.absoluteString)
  }

  /// Logs that a cached response was used instead of the server's.
  ///
  /// - Parameter bytes: size of the cached body in bytes; nil if the cache holds a 404.
  func note(_ url: URL, _ verdict: RequestLog.Verdict, bytes: Int?) {
    log?.note(
      RequestLog.Entry(
        url: url.absoluteString, outcome: bytes == nil ? "404" : "200", bytes: bytes ?? 0,
        duration: .zero, attempt: 0, verdict: verdict))
  }

  /// - Parameters:
  ///   - target: the URL to send.
  ///   - url: the URL that the callers wait for. They decide on the urgency.
  private func attempt(
    _ target: URL, for url: URL, of endpoint: Endpoint, validator: String?, tries: Int
  ) async throws -> HTTPResponse {
    let urgency = flights.demand(for: url.absoluteString)?.urgency ?? .background
    return try await gate.pass(url.absoluteString, urgency) {
      let stopwatch = Stopwatch(clock)
      func note(_ outcome: String, bytes: Int, isValid: Bool = false) {
        log?.note(
          RequestLog.Entry(
            url: target.absoluteString, outcome: outcome, bytes: bytes, duration: stopwatch.elapsed,
            attempt: tries, verdict: isValid ? .valid : .miss))
      }
      do {
        let request = request(for: target, of: endpoint, validator: validator)
        let answer = try await redirects.answer(to: request, by: transport)
        note(String(answer.status), bytes: answer.size, isValid: answer.status == 304)
        return answer
      } catch let error as HTTPError {
        note(error.logName, bytes: 0)
        throw error
      }
    }
  }

  private func request(
    for url: URL, of endpoint: Endpoint, validator: String?
  ) -> HTTPRequest {
    var headers = [HTTPHeader("Accept", endpoint.mediaType)]
    if let userAgent { headers.append(HTTPHeader("User-Agent", userAgent)) }
    if let authorization = address.authorization, address.isServer(of: url) {
      headers.append(authorization)
    }
    if let validator { headers.append(HTTPHeader("If-None-Match", validator)) }
    return HTTPRequest(
      url: url.absoluteString, headers: headers, largestBody: endpoint.largestBody,
      members: endpoint.members)
  }
}
