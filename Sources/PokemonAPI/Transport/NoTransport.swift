/// Reaches no server: what is kept is all there is.
package struct NoTransport: HTTPTransport {
  /// Makes one.
  package init() {}

  /// Fails at once, and for good.
  package func answer(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    throw .unexpectedResponse
  }
}
