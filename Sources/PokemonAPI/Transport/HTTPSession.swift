internal import Foundation
private import Synchronization

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// Makes requests and hands each one's answer to its `DataExchange` as it arrives.
final class HTTPSession: Sendable {
  private static let nextNumber = Atomic<Int>(1)

  private let session: URLSession
  private let router: Router
  private let ender: TaskEnder

  /// Takes the configuration of a session of the caller's choice. The session itself can't be used,
  /// because on Linux only a session's own delegate is told of a body while it arrives.
  init(like session: URLSession) {
    let configuration = session.configuration
    // What is kept is our own cache's affair.
    configuration.urlCache = nil
    ender = TaskEnder(configuration)
    router = Router(ender: ender)
    self.session = URLSession(configuration: configuration, delegate: router, delegateQueue: nil)
  }

  deinit {
    session.finishTasksAndInvalidate()
  }

  /// - Parameter hosts: the only ones that redirects may lead to, in small letters.
  /// - Throws: `HTTPError`; `.cancelled` as soon as the task is.
  func data(for request: URLRequest, hosts: Set<String>) async throws -> (Data, URLResponse) {
    let number = Self.nextNumber.add(1, ordering: .relaxed).oldValue
    let exchange = DataExchange(number: number, hosts: hosts)
    let task = session.dataTask(with: ender.marked(request, number))
    router.add(exchange, for: task)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        exchange.begin(continuation)
        task.resume()
        // Cancelled before it was resumed, the handler below may have found nothing to end.
        if Task.isCancelled { ender.end(task, number) }
      }
    } onCancel: {
      exchange.end(with: .failure(HTTPError.cancelled))
      ender.end(task, number)
    }
  }
}

/// The delegate of a session: finds the exchange that a task is for.
private final class Router: NSObject, URLSessionDataDelegate {
  private let exchanges = Mutex<[Int: DataExchange]>([:])
  private let ender: TaskEnder

  init(ender: TaskEnder) {
    self.ender = ender
  }

  func add(_ exchange: DataExchange, for task: URLSessionTask) {
    exchanges.withLock { $0[task.taskIdentifier] = exchange }
  }

  private func exchange(for task: URLSessionTask) -> DataExchange? {
    exchanges.withLock { $0[task.taskIdentifier] }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    if exchange(for: dataTask)?.receive(response) == false { refuse(dataTask) }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    if exchange(for: dataTask)?.receive(data) == false { refuse(dataTask) }
  }

  /// Ends the wait at once; the connection goes when the session comes to it.
  private func refuse(_ task: URLSessionTask) {
    guard let exchange = exchange(for: task) else { return }
    exchange.complete(nil, response: task.response)
    ender.end(task, exchange.number)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    guard let exchange = exchange(for: task), exchange.follows(request, after: response) else {
      return completionHandler(nil)
    }
    completionHandler(ender.marked(request, exchange.number))
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let exchange = exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    exchange?.complete(error, response: task.response)
  }
}
