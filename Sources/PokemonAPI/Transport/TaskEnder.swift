internal import Foundation
private import Dispatch

#if canImport(FoundationNetworking)
  private import CLibcurl
  internal import FoundationNetworking
#endif

/// Ends tasks before their time.
///
/// On Linux a task is never cancelled: where that happens just while it completes, Foundation ends the
/// whole program. Its transfer is ended in libcurl instead, which finds it by the fragment of its URL,
/// a part that no server gets to see.
struct TaskEnder: Sendable {
  private let usesLibcurl: Bool

  init(_ configuration: URLSessionConfiguration) {
    #if canImport(FoundationNetworking)
      // A protocol of a test's own has no transfer in libcurl.
      usesLibcurl = (configuration.protocolClasses ?? []).allSatisfy {
        String(reflecting: $0).hasPrefix("FoundationNetworking.")
      }
    #else
      usesLibcurl = false
    #endif
  }

  /// The request, so marked that its transfer can be found by the exchange's number.
  func marked(_ request: URLRequest, _ number: Int) -> URLRequest {
    guard usesLibcurl, let url = request.url,
      var components = URLComponents(url: url, resolvingAgainstBaseURL: true)
    else { return request }
    components.fragment = String(number)
    var request = request
    request.url = components.url ?? url
    return request
  }

  /// Ends the task of an exchange without waiting for it.
  func end(_ task: URLSessionTask, _ number: Int) {
    #if canImport(FoundationNetworking)
      if usesLibcurl {
        _ = libcurl_abandon(number)
        return
      }
    #endif
    // `cancel` may wait for the session's queue.
    DispatchQueue.global().async { task.cancel() }
  }
}
