internal import Foundation
private import Synchronization

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// One request and its answer, taken in as it arrives, so that a body without end is refused at the
/// limit and a redirect to another host is not followed.
final class DataExchange: Sendable {
  typealias Answer = (Data, URLResponse)

  /// The most bytes a body may have.
  static let largestBody = 16 << 20
  private static let mostRedirects = 5

  private struct State {
    var body = Data()
    var response: URLResponse?
    var redirects = 0
    var failure: HTTPError?
    var continuation: CheckedContinuation<Answer, any Error>?
    var early: Result<Answer, any Error>?
  }

  /// Unlike any other's while the program runs, from 1.
  let number: Int
  private let hosts: Set<String>
  private let state = Mutex(State())

  /// - Parameter hosts: the only ones that redirects may lead to, in small letters.
  init(number: Int, hosts: Set<String>) {
    self.number = number
    self.hosts = hosts
  }

  /// Sets who waits for the answer.
  func begin(_ continuation: CheckedContinuation<Answer, any Error>) {
    let early = state.withLock { state in
      if state.early == nil { state.continuation = continuation }
      return state.early
    }
    if let early { continuation.resume(with: early) }
  }

  /// Ends the wait; only the first end counts.
  func end(with result: Result<Answer, any Error>) {
    let continuation = state.withLock { state in
      defer { state.continuation = nil }
      if state.continuation == nil { state.early = state.early ?? result }
      return state.continuation
    }
    continuation?.resume(with: result)
  }

  /// Whether an answer that begins so is wanted.
  func receive(_ response: URLResponse) -> Bool {
    state.withLock { state in
      state.response = response
      let isTooLarge = response.expectedContentLength > Int64(Self.largestBody)
      if isTooLarge { state.failure = .tooLarge(limit: Self.largestBody) }
      return !isTooLarge
    }
  }

  /// Takes a part of the body; false when it has become too much.
  func receive(_ data: Data) -> Bool {
    state.withLock { state in
      guard state.failure == nil else { return false }
      state.body.append(data)
      guard state.body.count > Self.largestBody else { return true }
      state.failure = .tooLarge(limit: Self.largestBody)
      state.body = Data()
      return false
    }
  }

  /// Whether a redirect is followed: to a known host by the same scheme, and not for ever.
  func follows(_ request: URLRequest, after response: HTTPURLResponse) -> Bool {
    let isKnown =
      request.url?.host.map { hosts.contains($0.lowercased()) } == true
      && request.url?.scheme == response.url?.scheme
    let target = NetworkText.line(request.url.map { "\($0.scheme ?? "")://\($0.host ?? "")" } ?? "")
    return state.withLock { state in
      state.redirects += 1
      if !isKnown {
        state.failure = .redirectRefused(to: target)
      } else if state.redirects > Self.mostRedirects {
        state.failure = .tooManyRedirects
      }
      return state.failure == nil
    }
  }

  /// Ends the wait with what has come.
  func complete(_ error: (any Error)?, response: URLResponse?) {
    let (failure, body, received) = state.withLock { ($0.failure, $0.body, $0.response) }
    if let failure {
      end(with: .failure(failure))
    } else if let error {
      end(with: .failure(Self.httpError(error)))
    } else if let response = received ?? response {
      end(with: .success((body, response)))
    } else {
      end(with: .failure(HTTPError.unexpectedResponse))
    }
  }

  private static func httpError(_ error: any Error) -> HTTPError {
    switch (error as? URLError)?.code {
    case .cancelled: .cancelled
    case .timedOut: .timedOut
    case .badURL, .unsupportedURL: .invalidRequest
    case .cannotParseResponse, .zeroByteResource: .unexpectedResponse
    default: .noNetwork
    }
  }
}
