#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What an endpoint answers, as it is kept and as it is used.
protocol Payload: Sendable {
  /// The names of those of a body's members that are used; none of what is no JSON.
  static var members: [String] { get }
  /// The name that a body gets which is an array; nil for any other.
  static var arrayMember: String? { get }
  /// The most bytes that are kept of a body.
  static var largest: Int { get }
  /// Decodes what is kept of a body.
  ///
  /// - Parameters:
  ///   - resource: the path asked for, to be named by errors.
  ///   - address: of the service, which all addresses in the body have to be of; nil to let any pass.
  /// - Throws: `PokemonAPIError`; `HTTPError.brokenBody`.
  static func decode(kept: [UInt8], of resource: String, from address: APIAddress?) throws -> Self
}

/// A payload as PokeAPI sends it: a JSON object, of which `CodingKeys` names the members that are used.
protocol WireObject: Decodable, Payload {
  associatedtype CodingKeys: CodingKey & CaseIterable
}

extension Payload {
  static var arrayMember: String? { nil }
}

extension WireObject {
  static var members: [String] { CodingKeys.allCases.map { $0.stringValue } }

  /// Four times the largest there is.
  static var largest: Int { 1 << 19 }

  static func decode(
    kept: [UInt8], of resource: String, from address: APIAddress?
  ) throws -> Self {
    let decoder = JSONDecoder()
    decoder.userInfo[.address] = address
    do {
      return try decoder.decode(Self.self, from: Data(kept))
    } catch let error as ForeignURL {
      throw PokemonAPIError.foreignURL(resource: resource, url: error.url)
    } catch let error as DecodingError {
      if !AnyJSON.isOne(kept) { throw HTTPError.brokenBody }
      throw PokemonAPIError.decodingFailed(resource: resource, codingPath: error.codingPath)
    }
  }
}

/// JSON of any shape. `JSONDecoder` fails alike for broken text and for a number that no integer holds,
/// so a body that failed is looked at again.
private struct AnyJSON: Decodable {
  init(from decoder: any Decoder) {}

  /// Whether a text is JSON to its end.
  static func isOne(_ text: [UInt8]) -> Bool {
    (try? JSONDecoder().decode(AnyJSON.self, from: Data(text))) != nil
  }
}

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
