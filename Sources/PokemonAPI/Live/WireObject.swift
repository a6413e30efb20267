internal import Foundation

/// A payload as PokeAPI sends it: a JSON object, of which `CodingKeys` names the members that are used.
protocol WireObject: Decodable, Sendable {
  associatedtype CodingKeys: CodingKey & CaseIterable
}

extension WireObject {
  /// Decodes a body.
  ///
  /// - Parameters:
  ///   - resource: the path asked for, to be named by errors.
  ///   - address: of the service, which all addresses in the body have to be of; nil to let any pass.
  /// - Returns: the payload, and as much of the body as it was decoded from.
  /// - Throws: `PokemonAPIError`; `HTTPError.tooLarge`.
  static func decode(
    _ body: [UInt8], of resource: String, from address: APIAddress?
  ) throws -> (payload: Self, kept: [UInt8]) {
    let kept: [UInt8]
    do {
      kept = try JSONMembers.kept(CodingKeys.allCases.map(\.stringValue), of: body)
    } catch {
      throw PokemonAPIError.decodingFailed(resource: resource, codingPath: "")
    }
    // What is used of the largest answer takes a tenth of that.
    guard kept.count <= largestPayload else { throw HTTPError.tooLarge(limit: largestPayload) }
    let decoder = JSONDecoder()
    decoder.userInfo[.address] = address
    do {
      return (try decoder.decode(Self.self, from: Data(kept)), kept)
    } catch let error as ForeignURL {
      throw PokemonAPIError.foreignURL(resource: resource, url: error.url)
    } catch let error as DecodingError {
      throw PokemonAPIError.decodingFailed(resource: resource, codingPath: error.codingPath)
    }
  }
}

private let largestPayload = 2 << 20

/// An address in a payload that is not of the service.
struct ForeignURL: Error {
  let url: String
}

extension CodingUserInfoKey {
  /// The `APIAddress` that a payload came from.
  static let address = CodingUserInfoKey(rawValue: "address").unsafelyUnwrapped
}

extension DecodingError {
  /// Where in the body it failed, keys apart by dots.
  fileprivate var codingPath: String {
    let context =
      switch self {
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .dataCorrupted(let context):
        context.codingPath
      case .keyNotFound(let key, let context): context.codingPath + [key]
      @unknown default: [any CodingKey]()
      }
    return context.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
}
