internal import Foundation

#if canImport(FoundationNetworking)
  internal import CLibcurl
  internal import FoundationNetworking
#endif

/// What all requests of a client share.
final class HTTPClient: Sendable {
  /// Besides the service's own, the only hosts that a redirect or a payload may lead to: those of its
  /// sprites.
  private static let spriteHosts: Set<String> = ["raw.githubusercontent.com"]

  let address: APIAddress
  let cache: ResponseCache?
  let clock: any Clock<Duration>
  /// Seconds since 1970.
  let now: @Sendable () -> Int
  let flights = SharedFlights()
  private let log: RequestLog?
  private let gate = RequestGate()
  private let retry: RetryPolicy
  private let session: HTTPSession
  private let hosts: Set<String>

  init(
    address: APIAddress, session: HTTPSession, cache: ResponseCache?, log: RequestLog?,
    clock: any Clock<Duration>, now: @escaping @Sendable () -> Int, retry: RetryPolicy
  ) {
    self.address = address
    self.session = session
    self.cache = cache
    self.log = log
    self.clock = clock
    self.now = now
    self.retry = retry
    hosts = Self.spriteHosts.union([address.host])
  }

  /// Lets what is asked for at a URL go before what is less urgent.
  func escalate(_ url: URL, to urgency: Urgency) {
    gate.escalate(url.absoluteString, to: urgency)
  }

  /// The URL of a picture as a payload has it; nil for one on a host, or by a scheme, that is not known.
  func pictureURL(_ text: String) -> URL? {
    guard let url = URL(string: text, encodingInvalidCharacters: false),
      let host = url.host?.lowercased(), hosts.contains(host),
      ["https", address.baseURL.scheme?.lowercased()].contains(url.scheme?.lowercased())
    else { return nil }
    return url
  }

  /// What the server says, tried again where that may help.
  ///
  /// - Parameter validator: of the body that is there already; 304 then says that it still holds.
  /// - Throws: `HTTPError`.
  func answer(to url: URL, validator: String?) async throws -> HTTPAnswer {
    var tries = 0
    while true {
      tries += 1
      let failure: HTTPError
      var asked: Duration?
      do {
        let answer = try await attempt(url, validator: validator, tries: tries)
        guard let error = answer.error else { return answer }
        failure = error
        asked = answer.askedPause(now: now())
      } catch let error as HTTPError {
        failure = error
      }
      guard let pause = retry.pause(after: failure, asked: asked, tries: tries),
        pause < (flights.demand(for: url.absoluteString)?.deadline.remaining ?? .zero)
      else { throw failure }
      do { try await clock.sleep(for: pause) } catch { throw HTTPError.cancelled }
    }
  }

  /// Notes an answer that came without asking the server, or in spite of it.
  ///
  /// - Parameter bytes: of the body; nil where the answer is that there is nothing.
  func note(_ url: URL, _ verdict: RequestLog.Verdict, bytes: Int?) {
    log?.note(
      RequestLog.Entry(
        url: url.absoluteString, outcome: bytes == nil ? "404" : "200", bytes: bytes ?? 0,
        duration: .zero, attempt: 0, verdict: verdict))
  }

  private func attempt(_ url: URL, validator: String?, tries: Int) async throws -> HTTPAnswer {
    #if canImport(FoundationNetworking)
      guard libcurl_open() == 1 else { throw HTTPError.libraryMissing }
    #endif
    let urgency = flights.demand(for: url.absoluteString)?.urgency ?? .ahead
    return try await gate.pass(url.absoluteString, urgency) {
      let stopwatch = Stopwatch(clock)
      func note(_ outcome: String, bytes: Int, isValid: Bool = false) {
        log?.note(
          RequestLog.Entry(
            url: url.absoluteString, outcome: outcome, bytes: bytes, duration: stopwatch.elapsed,
            attempt: tries, verdict: isValid ? .valid : .miss))
      }
      do {
        let answer = try await exchange(request(for: url, validator: validator))
        note(String(answer.status), bytes: answer.body.count, isValid: answer.status == 304)
        return answer
      } catch let error as HTTPError {
        note(error.word, bytes: 0)
        throw error
      }
    }
  }

  private func request(for url: URL, validator: String?) -> URLRequest {
    var request = URLRequest(url: url)
    let kind = url.pathExtension.lowercased() == "png" ? "image/png" : "application/json"
    request.setValue(kind, forHTTPHeaderField: "Accept")
    if let validator { request.setValue(validator, forHTTPHeaderField: "If-None-Match") }
    return request
  }

  private func exchange(_ request: URLRequest) async throws -> HTTPAnswer {
    let (body, response) = try await session.data(for: request, hosts: hosts)
    guard let response = response as? HTTPURLResponse else { throw HTTPError.unexpectedResponse }
    return HTTPAnswer(response, body: body)
  }
}
