internal import Foundation
private import Dispatch
private import Synchronization

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// Makes requests and hands each one's answer to its `DataExchange` as it arrives.
final class HTTPSession: Sendable {
  private let session: URLSession
  private let router: Router

  /// Takes the configuration of a session of the caller's choice. The session itself can't be used,
  /// because on Linux only a session's own delegate is told of a body while it arrives.
  init(like session: URLSession) {
    router = Router()
    let configuration = session.configuration
    // On Linux a task that is cancelled while Foundation's own cache is being asked ends the program
    // ("a task that is not in the registry"); besides, what is kept is our cache's affair.
    configuration.urlCache = nil
    self.session = URLSession(configuration: configuration, delegate: router, delegateQueue: nil)
  }

  deinit {
    session.finishTasksAndInvalidate()
  }

  /// - Parameter hosts: the only ones that redirects may lead to, in small letters.
  /// - Throws: `HTTPError`; `.cancelled` as soon as the task is.
  func data(for request: URLRequest, hosts: Set<String>) async throws -> (Data, URLResponse) {
    let task = session.dataTask(with: request)
    let exchange = DataExchange(hosts: hosts)
    router.add(exchange, for: task)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        exchange.begin(continuation)
        task.resume()
        // Cancelled before it was resumed, the handler below may have found nothing to cancel.
        if Task.isCancelled { task.cancelWithoutWaiting() }
      }
    } onCancel: {
      exchange.end(with: .failure(HTTPError.cancelled))
      task.cancelWithoutWaiting()
    }
  }
}

/// The delegate of a session: finds the exchange that a task is for.
private final class Router: NSObject, URLSessionDataDelegate {
  private let exchanges = Mutex<[Int: DataExchange]>([:])

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
    let isWanted = exchange(for: dataTask)?.receive(response) ?? false
    completionHandler(isWanted ? .allow : .cancel)
    // On Linux the disposition alone ends nothing.
    if !isWanted { refuse(dataTask) }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    if exchange(for: dataTask)?.receive(data) == false { refuse(dataTask) }
  }

  /// Ends the wait at once; the connection goes when the session comes to it.
  private func refuse(_ task: URLSessionTask) {
    exchange(for: task)?.complete(nil, response: task.response)
    task.cancelWithoutWaiting()
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let isFollowed = exchange(for: task)?.follows(request, after: response) ?? false
    completionHandler(isFollowed ? request : nil)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let exchange = exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    exchange?.complete(error, response: task.response)
  }
}

extension URLSessionTask {
  /// On Linux `cancel` waits for the session's queue, which a fast body keeps busy for seconds.
  fileprivate func cancelWithoutWaiting() {
    DispatchQueue.global().async { self.cancel() }
  }
}
