/// The reason why a request got no usable answer.
public enum HTTPError: Error, Equatable {
  /// The request can't be made.
  case invalidRequest
  /// There is no connection to the server, or it broke.
  case noNetwork
  /// The deadline passed.
  case timedOut
  /// The caller cancelled the request. Never shown to the user.
  case cancelled
  /// A status other than 2xx, with the beginning of the body as text.
  case status(code: Int, body: String)
  /// An answer that is not HTTP, or that lacks a body.
  case unexpectedResponse
  /// A body that is cut off or garbled: broken or incomplete JSON.
  case brokenBody
  /// A body that exceeds the limit in bytes.
  case tooLarge(limit: Int)
  /// A redirect to another server or to a less safe connection. It is not followed.
  case redirectRefused(to: String)
  /// Too many redirects in a row.
  case tooManyRedirects
  /// The HTTP library is not installed.
  case libraryMissing

  /// The resource does not exist. The cache stores this for ten minutes, so the server is not asked
  /// again at once.
  public static let notFound = HTTPError.status(code: 404, body: "")

  /// Whether the error means that the resource does not exist.
  public var isNotFound: Bool {
    if case .status(code: 404, body: _) = self { true } else { false }
  }
}

/// The reason why an address or a body is not PokeAPI's.
public enum PokemonAPIError: Error, Equatable {
  /// The text given as the server's address is not a valid URL.
  case invalidURL(String)
  /// A body that is not of the expected shape.
  ///
  /// - Parameters:
  ///   - resource: the requested path.
  ///   - codingPath: path of the error in the body, with dots between the keys; empty for the whole body.
  case decodingFailed(resource: String, codingPath: String)
  /// A body with a URL on a server that is not PokeAPI's.
  case foreignURL(resource: String, url: String)

  /// A decoding failure without details.
  public static let decodingFailed = PokemonAPIError.decodingFailed(resource: "", codingPath: "")
}
