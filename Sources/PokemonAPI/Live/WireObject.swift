#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The part of an endpoint's response that the program uses. Its bytes are cached, and decoded as
/// this type.
protocol Payload: Sendable {
  /// Names of the used members of a JSON body. Empty if the body is not JSON.
  static var members: [String] { get }
  /// If the body is an array, it is wrapped in an object. This is the name of the object's only
  /// member, which holds the array. Nil for any other body.
  static var arrayMember: String? { get }
  /// Maximum size in bytes of the used members.
  static var maxBytes: Int { get }
  /// Decodes the kept members of a body.
  ///
  /// - Parameters:
  ///   - resource: the requested path, for error messages.
  ///   - address: the address of the service that all URLs in the body must belong to; nil to allow
  ///     any URL.
  /// - Throws: `PokemonAPIError`; `HTTPError.brokenBody` if the body is not valid JSON.
  static func decode(kept: [UInt8], of resource: String, from address: APIAddress?) throws -> Self
  /// The ids and slugs by which the resource can be requested. Empty if the body has none.
  var keys: [String] { get }
}

/// A payload that is a JSON object. `CodingKeys` lists the members that are used.
protocol WireObject: Decodable, Payload {
  associatedtype CodingKeys: CodingKey & CaseIterable
}

/// A JSON object with the id of a resource. It may have only some of the resource's members, such
/// as the moves of a variety.
protocol WireResource: WireObject {
  var id: WireID { get }
}

extension Payload {
  static var arrayMember: String? { nil }
  var keys: [String] { [] }
}

extension WireResource {
  var keys: [String] { [String(id.value)] }
}

extension WireObject {
  static var members: [String] { CodingKeys.allCases.map { $0.stringValue } }

  /// Maximum size of the kept members in bytes. Those of the largest known body are a quarter of
  /// this size.
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

/// Any valid JSON. `JSONDecoder` throws the same error for invalid JSON and for a number too large
/// for an integer. To tell the two apart, a body that failed to decode is parsed again as this
/// type.
private struct AnyJSON: Decodable {
  init(from decoder: any Decoder) {}

  /// Whether a text is complete, valid JSON.
  static func isValid(_ text: [UInt8]) -> Bool {
    (try? JSONDecoder().decode(AnyJSON.self, from: Data(text))) != nil
  }
}

/// An error for a payload that contains a URL of another service. `APIAddress.isOwn(_:)` rejects
/// such a URL.
struct ForeignURL: Error {
  let url: String
}

extension CodingUserInfoKey {
  /// The `APIAddress` of the service that a payload came from.
  static let address = CodingUserInfoKey(rawValue: "address").unsafelyUnwrapped
}

extension DecodingError {
  /// Path of the member that couldn't be decoded, with dots between the keys.
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
