/// The reason why a request got no usable response.
public enum HTTPError: Error, Equatable {
  /// The request can't be made.
  case invalidRequest
  /// There is no connection to the server, or the connection broke.
  case noNetwork
  /// The request's deadline passed.
  case timedOut
  /// The caller cancelled the request. This error is never shown to the user.
  case cancelled
  /// The response has a status other than 2xx. `body` is the beginning of its body as text.
  case status(code: Int, body: String)
  /// The response isn't HTTP, or it lacks a body.
  case unexpectedResponse
  /// The response's body is cut off or garbled, so that its JSON is incomplete or invalid.
  case brokenBody
  /// The response's body exceeds `limit`, in bytes.
  case tooLarge(limit: Int)
  /// The server redirected to another server or to a less secure connection. The redirect isn't
  /// followed.
  case redirectRefused(to: String)
  /// There were too many redirects in a row.
  case tooManyRedirects
  /// The HTTP library is not installed.
  case libraryMissing
  /// The server's name has no address: there is no network, or no such server.
  case unknownHost(String)
  /// The proxy can't be reached, or it refuses to pass the request on.
  case proxyFailed
  /// The server's certificate can't be verified.
  case untrustedCertificate
  /// The file with the trusted certificate authorities can't be read.
  case unreadableCertificates(path: String)

  /// The resource doesn't exist. The cache stores this error for ten minutes, so that the server
  /// isn't asked again right away.
  public static let notFound = HTTPError.status(code: 404, body: "")

  /// Whether the error means that the resource does not exist.
  public var isNotFound: Bool {
    if case .status(code: 404, body: _) = self { true } else { false }
  }
}

/// The reason why a server's address is invalid, or why a response isn't a valid response from
/// PokeAPI.
public enum PokemonAPIError: Error, Equatable {
  /// The text given as the server's address is not a valid URL.
  case invalidURL(String)
  /// There is no PokeAPI at the server's address, neither as given nor with `/api/v2` added. The
  /// associated value is the address as given, without the user and the password.
  case noAPI(at: String)
  /// The response's body doesn't have the expected structure.
  ///
  /// - Parameters:
  ///   - resource: the requested path.
  ///   - codingPath: the path to the error in the body, with dots between the keys; empty if the
  ///     error concerns the whole body.
  case decodingFailed(resource: String, codingPath: String)
  /// The response's body contains a URL on a server that isn't PokeAPI's.
  case foreignURL(resource: String, url: String)
  /// A page of a list had no new items although the server counts more of them, for example because
  /// it always sends the first page.
  case listEndedEarly(fetched: Int, total: Int)

  /// A decoding failure without details.
  public static let decodingFailed = PokemonAPIError.decodingFailed(resource: "", codingPath: "")
}
