#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The content of an endpoint's answer, which is stored as bytes and decoded for use.
protocol Payload: Sendable {
  /// Names of the members of a body that are used; empty if it is not JSON.
  static var members: [String] { get }
  /// Name of the member that an array body becomes when it is wrapped in an object; nil for other
  /// bodies.
  static var arrayMember: String? { get }
  /// Maximum size of the kept part of a body in bytes.
  static var maxBytes: Int { get }
  /// Decodes the kept part of a body.
  ///
  /// - Parameters:
  ///   - resource: the requested path, for error messages.
  ///   - address: service that all addresses in the body must belong to; nil to allow any.
  /// - Throws: `PokemonAPIError`; `HTTPError.brokenBody`.
  static func decode(kept: [UInt8], of resource: String, from address: APIAddress?) throws -> Self
}

/// A payload that is a JSON object. `CodingKeys` lists the members that are used.
protocol WireObject: Decodable, Payload {
  associatedtype CodingKeys: CodingKey & CaseIterable
}

extension Payload {
  static var arrayMember: String? { nil }
}

extension WireObject {
  static var members: [String] { CodingKeys.allCases.map { $0.stringValue } }

  /// Maximum size in bytes, four times that of the largest known answer.
  static var maxBytes: Int { 1 << 19 }

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
      if !AnyJSON.isValid(kept) { throw HTTPError.brokenBody }
      throw PokemonAPIError.decodingFailed(resource: resource, codingPath: error.codingPath)
    }
  }
}

/// JSON of any shape. `JSONDecoder` throws the same error for broken text and for a number too
/// large for an integer. A body that failed to decode is parsed again as this type, to tell the two
/// apart.
private struct AnyJSON: Decodable {
  init(from decoder: any Decoder) {}

  /// Whether a text is complete, valid JSON.
  static func isValid(_ text: [UInt8]) -> Bool {
    (try? JSONDecoder().decode(AnyJSON.self, from: Data(text))) != nil
  }
}

/// An address in a payload that does not belong to the service.
struct ForeignURL: Error {
  let url: String
}

extension CodingUserInfoKey {
  /// The `APIAddress` of the service that a payload came from.
  static let address = CodingUserInfoKey(rawValue: "address").unsafelyUnwrapped
}

extension DecodingError {
  /// Path of the error in the body, with dots between the keys.
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
