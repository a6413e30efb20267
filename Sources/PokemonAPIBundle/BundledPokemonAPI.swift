// The function is documented in the protocol.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
internal import DexData
public import PokemonAPI

/// A data source that returns the bundled data. The bundle has only facts: no descriptions and no
/// pictures.
public struct BundledPokemonAPI: PokemonAPIProtocol {
  private let dex = Dex()

  public init() {}

  public func fetch<Answer>(_ request: Request<Answer>) async throws -> Fetched<Answer> {
    guard let answer = request.bundled(dex) else { throw HTTPError.notFound }
    return Fetched(answer, .bundled)
  }
}

extension Dex: BundledTables {}
