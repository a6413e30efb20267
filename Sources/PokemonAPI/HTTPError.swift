/// Why a request got no answer that can be used.
package enum HTTPError: Error, Equatable {
  /// The request itself can't be made.
  case invalidRequest
  /// No connection to the server.
  case noNetwork
  /// The deadline passed.
  case timedOut
  /// Whoever asked no longer wants it. Never shown.
  case cancelled
  /// A status other than 2xx, with the first of its body as text.
  case status(code: Int, body: String)
  /// Something that is no HTTP answer, or one without a body.
  case unexpectedResponse
  /// A body over the limit, in bytes.
  case tooLarge(limit: Int)
  /// The library that makes requests is not installed.
  case libraryMissing
}
