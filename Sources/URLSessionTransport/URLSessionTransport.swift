public import PokemonAPI
internal import Synchronization

#if canImport(FoundationNetworking)
  public import Foundation
  public import FoundationNetworking
#else
  public import Foundation
#endif

/// A transport that uses URLSession, which is built into macOS. Tests can replace the network with
/// a `URLProtocol`.
public final class URLSessionTransport: HTTPTransport {
  private let session: URLSession
  private let router = Router()

  /// Creates a transport with the same configuration as a session.
  ///
  /// - Parameter session: The session whose configuration is copied. The session itself can't be
  ///   used, because on Linux only a session's delegate receives a body while it arrives.
  public init(like session: URLSession = URLSession(configuration: .ephemeral)) {
    let configuration = session.configuration
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.httpCookieStorage = nil
    self.session = URLSession(configuration: configuration, delegate: router, delegateQueue: nil)
  }

  deinit {
    session.finishTasksAndInvalidate()
  }

  /// Sends a request, as documented in `HTTPTransport`.
  public func answer(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    guard let url = URL(string: request.url),
      ["http", "https"].contains(url.scheme?.lowercased())
    else { throw .invalidRequest }
    var urlRequest = URLRequest(url: url)
    for header in request.headers {
      urlRequest.setValue(header.value, forHTTPHeaderField: header.name)
    }
    let task = session.dataTask(with: urlRequest)
    let exchange = URLSessionExchange(request)
    router.add(exchange, for: task)
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        exchange.begin(waiter)
        task.resume()
      }
    } onCancel: {
      exchange.end(with: .failure(.cancelled))
      router.end(task, of: session)
    }
    return try answer.get()
  }
}

/// The session's delegate. It passes each event of a task to the task's exchange.
private final class Router: NSObject, URLSessionDataDelegate {
  private let exchanges = Mutex<[Int: URLSessionExchange]>([:])

  func add(_ exchange: URLSessionExchange, for task: URLSessionTask) {
    exchanges.withLock { $0[task.taskIdentifier] = exchange }
  }

  /// Cancels a task, unless it has completed. On Linux, cancelling a completed task crashes the
  /// program. The check runs on the delegate queue, on which tasks also complete, so that a task
  /// can't complete between the check and the cancellation.
  func end(_ task: URLSessionTask, of session: URLSession) {
    session.delegateQueue.addOperation { [self] in
      if exchange(for: task) != nil { task.cancel() }
    }
  }

  private func exchange(for task: URLSessionTask) -> URLSessionExchange? {
    exchanges.withLock { $0[task.taskIdentifier] }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    if exchange(for: dataTask)?.receive(response) == false { dataTask.cancel() }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    if exchange(for: dataTask)?.receive(data) == false { dataTask.cancel() }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let exchange = exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    exchange?.complete(error, response: task.response)
  }
}

extension LivePokemonAPI {
  /// Creates a client for PokeAPI v2 that uses the same configuration as a session.
  ///
  /// - Throws: `PokemonAPIError.invalidURL` if the base URL is invalid.
  public init(
    baseURL: String, session: URLSession, cache: ResponseCache? = nil, log: RequestLog? = nil,
    deadline: Duration = defaultDeadline, clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Int = { Int(Date.now.timeIntervalSince1970) },
    random: @escaping @Sendable () -> Double = { Double.random(in: 0...1) }
  ) throws {
    try self.init(
      baseURL: baseURL, transport: URLSessionTransport(like: session), cache: cache, log: log,
      deadline: deadline, clock: clock, now: now, random: random)
  }
}
