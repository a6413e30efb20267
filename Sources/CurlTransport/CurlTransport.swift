private import CCurl
public import PokemonAPI

/// HTTP by libcurl, which is opened at the first request. All transfers are one thread's, which sleeps
/// while no server says anything and lasts as long as this does.
public final class CurlTransport: HTTPTransport {
  private let mailbox = CurlMailbox()

  /// Opens nothing until the first request.
  public init() {}

  /// Keeps the process' memory small while answers are decoded on several threads. To be called before
  /// there are any.
  public static func limitHeap() {
    ccurl_limit_heap()
  }

  deinit {
    mailbox.close()
  }

  /// - Throws: `HTTPError.libraryMissing` where libcurl is not installed; what the protocol says.
  public func answer(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let id = mailbox.makeID()
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        mailbox.begin(request, id, waiter)
        // Cancelled before it waited, the handler below may have found nobody.
        if Task.isCancelled { mailbox.cancel(id) }
      }
    } onCancel: {
      mailbox.cancel(id)
    }
    return try answer.get()
  }
}
