/// Why a request got no answer that can be used.
public enum HTTPError: Error, Equatable {
  /// The request itself can't be made.
  case invalidRequest
  /// No connection to the server, or one that broke.
  case noNetwork
  /// The deadline passed.
  case timedOut
  /// Whoever asked no longer wants it. Never shown.
  case cancelled
  /// A status other than 2xx, with the first of its body as text.
  case status(code: Int, body: String)
  /// Something that is no HTTP answer, or one without a body.
  case unexpectedResponse
  /// A body that breaks off, or is garbled on its way: it is no JSON, or not to its end.
  case brokenBody
  /// A body over the limit, in bytes.
  case tooLarge(limit: Int)
  /// The answer leads to another server, or to a connection less safe. It is not followed.
  case redirectRefused(to: String)
  /// The answer leads on and on.
  case tooManyRedirects
  /// The library that makes requests is not installed.
  case libraryMissing

  /// Nothing of that name is there. Final: to be remembered, and never to be asked again at once.
  public static let notFound = HTTPError.status(code: 404, body: "")

  /// Whether this says that nothing of that name is there.
  public var isNotFound: Bool {
    if case .status(code: 404, body: _) = self { true } else { false }
  }
}

/// Why an address or an answer is not PokeAPI's.
public enum PokemonAPIError: Error, Equatable {
  /// What was given as the server's address is none.
  case invalidURL(String)
  /// A body that is not what the resource promises.
  ///
  /// - Parameters:
  ///   - resource: the path asked for.
  ///   - codingPath: where in the body, keys apart by dots; empty for the body as a whole.
  case decodingFailed(resource: String, codingPath: String)
  /// A body that names an address on a server that is not PokeAPI's.
  case foreignURL(resource: String, url: String)

  /// A decoding failure of which no more is known.
  public static let decodingFailed = PokemonAPIError.decodingFailed(resource: "", codingPath: "")
}
