private import CCurl
public import PokemonAPI

/// An HTTP transport that uses libcurl, which is loaded at the first request.
///
/// All transfers run on one thread. It sleeps while no server sends anything, and lives as long as
/// this object.
public final class CurlTransport: HTTPTransport {
  private let requestQueue = CurlRequestQueue()

  /// Creates a transport. libcurl is loaded at the first request.
  public init() {}

  /// Keeps the process's memory small while responses are decoded on several threads.
  ///
  /// Call it before any other thread starts.
  public static func limitHeap() {
    ccurl_limit_heap()
  }

  deinit {
    requestQueue.close()
  }

  /// Sends a request, as documented in `HTTPTransport`.
  ///
  /// - Throws: `HTTPError.libraryMissing` if libcurl is not installed; other errors as documented
  ///   in `HTTPTransport`.
  public func answer(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let id = requestQueue.makeID()
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        requestQueue.begin(request, id, waiter)
        // If the task was cancelled before the request began, `onCancel` may have run before the
        // waiter was stored.
        if Task.isCancelled { requestQueue.cancel(id) }
      }
    } onCancel: {
      requestQueue.cancel(id)
    }
    return try answer.get()
  }
}
