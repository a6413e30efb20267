@testable import PokemonAPI

extension JSONMembers {
  /// As much of a text as is kept.
  func kept(of json: [UInt8]) throws -> [UInt8] {
    var members = self
    try json.withUnsafeBytes { try members.take($0) }
    return try members.finish()
  }

  /// The object with the members of these names only.
  static func kept(_ names: [String], of json: [UInt8]) throws -> [UInt8] {
    try JSONMembers(keeping: names).kept(of: json)
  }
}
