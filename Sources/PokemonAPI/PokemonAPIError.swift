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
