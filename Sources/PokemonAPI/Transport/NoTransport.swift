/// Reaches no server: what is kept is all there is.
public struct NoTransport: HTTPTransport {
  /// Makes one.
  public init() {}

  /// Fails at once, and for good.
  public func answer(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    throw .unexpectedResponse
  }
}
