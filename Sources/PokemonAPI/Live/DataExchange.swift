internal import Foundation
private import Synchronization

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// One request and its answer, taken in as it arrives, so that a body without end is refused at the
/// limit and a redirect to another host is not followed.
final class DataExchange: NSObject, URLSessionDataDelegate {
  /// The most bytes a body may have.
  static let largestBody = 16 << 20
  private static let mostRedirects = 5

  private struct State {
    var body = Data()
    var response: URLResponse?
    var redirects = 0
    var failure: HTTPError?
    var continuation: CheckedContinuation<(Data, URLResponse), any Error>?
  }

  private let host: String?
  private let state = Mutex(State())

  /// - Parameter host: the only one that redirects may lead to.
  init(host: String?) {
    self.host = host
  }

  /// - Throws: `HTTPError`; `.cancelled` as soon as the task is.
  func run(_ request: URLRequest, in session: URLSession) async throws -> (Data, URLResponse) {
    let task = session.dataTask(with: request)
    task.delegate = self
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        state.withLock { $0.continuation = continuation }
        task.resume()
        if Task.isCancelled { task.cancel() }
      }
    } onCancel: {
      task.cancel()
    }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let isTooLarge = response.expectedContentLength > Int64(Self.largestBody)
    state.withLock {
      $0.response = response
      if isTooLarge { $0.failure = .tooLarge(limit: Self.largestBody) }
    }
    completionHandler(isTooLarge ? .cancel : .allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLarge = state.withLock { state in
      state.body.append(data)
      guard state.body.count > Self.largestBody else { return false }
      state.failure = .tooLarge(limit: Self.largestBody)
      state.body = Data()
      return true
    }
    if isTooLarge { dataTask.cancel() }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let redirects = state.withLock { state in
      state.redirects += 1
      return state.redirects
    }
    let isSame = request.url?.host == host && request.url?.scheme == response.url?.scheme
    completionHandler(isSame && redirects <= Self.mostRedirects ? request : nil)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let (continuation, result) = state.withLock { state in
      defer { state.continuation = nil }
      return (state.continuation, Self.result(of: state, task: task, error: error))
    }
    continuation?.resume(with: result)
  }

  private static func result(
    of state: State, task: URLSessionTask, error: (any Error)?
  ) -> Result<(Data, URLResponse), any Error> {
    if let failure = state.failure { return .failure(failure) }
    if let error { return .failure(httpError(error)) }
    guard let response = state.response ?? task.response else {
      return .failure(HTTPError.unexpectedResponse)
    }
    return .success((state.body, response))
  }

  private static func httpError(_ error: any Error) -> HTTPError {
    switch (error as? URLError)?.code {
    case .cancelled: .cancelled
    case .timedOut: .timedOut
    case .badURL, .unsupportedURL: .invalidRequest
    case .badServerResponse, .cannotParseResponse, .zeroByteResource: .unexpectedResponse
    default: .noNetwork
    }
  }
}
