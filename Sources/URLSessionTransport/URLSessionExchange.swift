internal import Foundation
internal import PokemonAPI
private import Synchronization

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// An exchange of one request and its response. It collects the response as it arrives.
final class URLSessionExchange: Sendable {
  typealias Answer = Result<HTTPResponse, HTTPError>
  typealias Waiter = CheckedContinuation<Answer, Never>

  private struct State {
    var response: HTTPURLResponse?
    var body: BodyReader?
    var waiter: Waiter?
    var answer: Answer?
  }

  private let request: HTTPRequest
  private let state = Mutex(State())

  init(_ request: HTTPRequest) {
    self.request = request
  }

  /// Sets the continuation that waits for the result. If there is a result already, resumes it at
  /// once.
  func begin(_ waiter: Waiter) {
    let answer = state.withLock { state in
      if state.answer == nil { state.waiter = waiter }
      return state.answer
    }
    if let answer { waiter.resume(returning: answer) }
  }

  /// Ends the exchange with a result. If the exchange has ended already, does nothing.
  func end(with answer: Answer) {
    let waiter = state.withLock { state in
      defer { state.waiter = nil }
      guard state.answer == nil else { return nil as Waiter? }
      (state.answer, state.body) = (answer, nil)
      return state.waiter
    }
    waiter?.resume(returning: answer)
  }

  /// Processes the status and headers of a response. Returns false if the response is rejected
  /// because it is too large.
  func receive(_ response: URLResponse) -> Bool {
    guard let response = response as? HTTPURLResponse else { return true }
    if response.headSize > HTTPResponse.largestHead {
      return refuse(limit: HTTPResponse.largestHead)
    }
    if response.expectedContentLength > Int64(request.largestBody) {
      return refuse(limit: request.largestBody)
    }
    state.withLock { state in
      state.response = response
      state.body = BodyReader(for: request, status: response.statusCode)
    }
    return true
  }

  /// Processes a part of the body. Returns false if the transfer must be cancelled.
  func receive(_ data: Data) -> Bool {
    let failure = state.withLock { state -> HTTPError? in
      guard state.answer == nil else { return .cancelled }
      do throws(HTTPError) {
        try Array(data).withUnsafeBufferPointer { bytes throws(HTTPError) in
          try state.body?.take(UnsafeRawBufferPointer(bytes))
        }
        return nil
      } catch {
        return error
      }
    }
    guard let failure else { return true }
    end(with: .failure(failure))
    return false
  }

  /// Ends the exchange with the response received so far, or with an error.
  func complete(_ error: (any Error)?, response: URLResponse?) {
    let (received, body) = state.withLock { ($0.response, $0.body) }
    if let error {
      end(with: .failure(httpError(error)))
    } else if let response = received ?? response as? HTTPURLResponse {
      let body = body ?? BodyReader(for: request, status: response.statusCode)
      end(with: .success(body.response(headers: response.headers)))
    } else {
      end(with: .failure(.unexpectedResponse))
    }
  }

  private func refuse(limit: Int) -> Bool {
    end(with: .failure(.tooLarge(limit: limit)))
    return false
  }

  private func httpError(_ error: any Error) -> HTTPError {
    switch (error as? URLError)?.code {
    case .cancelled: .cancelled
    case .timedOut: .timedOut
    case .badURL, .unsupportedURL: .invalidRequest
    case .cannotParseResponse, .zeroByteResource: .unexpectedResponse
    case .cannotFindHost, .dnsLookupFailed: .unknownHost(of: request.url)
    case .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
      .untrustedCertificate
    default: .noNetwork
    }
  }
}

extension HTTPURLResponse {
  fileprivate var headers: [HTTPHeader] {
    allHeaderFields.compactMap { name, value in
      guard let name = name as? String, let value = value as? String else { return nil }
      return HTTPHeader(name, value)
    }
  }

  fileprivate var headSize: Int {
    headers.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count + 4 }
  }
}
