private import CCurl
public import PokemonAPI

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// The certificate authorities to trust, as files in PEM format.
public struct CertificateAuthorities: Sendable {
  /// The path of a file, in place of the system's. Nil for the system's.
  public let file: String?
  /// The path of a folder whose files `c_rehash` has named, in place of the system's. Nil for the
  /// system's.
  public let folder: String?

  /// Creates a value. By default, the system's authorities are trusted.
  public init(file: String? = nil, folder: String? = nil) {
    (self.file, self.folder) = (file, folder)
  }

  /// Returns the file's path if a request needs it but it can't be read. libcurl would say so only
  /// after it has connected.
  func unreadableFile(for request: HTTPRequest) -> String? {
    guard let file, request.url.lowercased().hasPrefix("https:") else { return nil }
    return access(file, R_OK) == 0 ? nil : file
  }
}

/// An HTTP transport that uses libcurl, which is loaded at the first request.
///
/// All transfers run on one thread. It sleeps while no server sends anything, and lives as long as
/// this object.
public final class CurlTransport: HTTPTransport {
  private let requestQueue: CurlRequestQueue

  /// Creates a transport. libcurl is loaded at the first request.
  public init(trusting authorities: CertificateAuthorities = CertificateAuthorities()) {
    requestQueue = CurlRequestQueue(trusting: authorities)
  }

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
