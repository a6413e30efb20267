internal import Foundation

/// What an endpoint answers, as it is kept and as it is used.
protocol Payload: Sendable {
  /// As much of a body as is kept.
  ///
  /// - Throws: `PokemonAPIError.decodingFailed`; `HTTPError.tooLarge`.
  static func kept(_ body: [UInt8], of resource: String) throws -> [UInt8]
  /// Decodes what is kept of a body.
  ///
  /// - Parameters:
  ///   - resource: the path asked for, to be named by errors.
  ///   - address: of the service, which all addresses in the body have to be of; nil to let any pass.
  /// - Throws: `PokemonAPIError`.
  static func decode(kept: [UInt8], of resource: String, from address: APIAddress?) throws -> Self
}

/// A payload as PokeAPI sends it: a JSON object, of which `CodingKeys` names the members that are used.
protocol WireObject: Decodable, Payload {
  associatedtype CodingKeys: CodingKey & CaseIterable
  /// The members that are kept of a body, for all payloads that are read from the same resource.
  static var keptMembers: [String] { get }
  /// The name that a body gets which is no object but an array; nil for an object.
  static var arrayMember: String? { get }
}

extension WireObject {
  static var keptMembers: [String] { members }
  static var arrayMember: String? { nil }

  private static var members: [String] { CodingKeys.allCases.map(\.stringValue) }

  static func kept(_ body: [UInt8], of resource: String) throws -> [UInt8] {
    var body = body
    if let arrayMember { body = Array("{\"\(arrayMember)\":".utf8) + body + Array("}".utf8) }
    let kept = try members(keptMembers, of: body, resource)
    // What is kept of the largest answer takes a third of that.
    guard kept.count <= largestPayload else { throw HTTPError.tooLarge(limit: largestPayload) }
    return kept
  }

  private static func members(
    _ names: [String], of json: [UInt8], _ resource: String
  ) throws(PokemonAPIError) -> [UInt8] {
    do {
      return try JSONMembers.kept(names, of: json)
    } catch {
      throw .decodingFailed(resource: resource, codingPath: "")
    }
  }

  static func decode(
    kept: [UInt8], of resource: String, from address: APIAddress?
  ) throws -> Self {
    let json = try members(members, of: kept, resource)
    let decoder = JSONDecoder()
    decoder.userInfo[.address] = address
    do {
      return try decoder.decode(Self.self, from: Data(json))
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
