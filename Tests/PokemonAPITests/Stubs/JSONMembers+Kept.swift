@testable import PokemonAPI

extension JSONMembers {
  /// Returns the part of a JSON text that the filter keeps.
  func kept(of json: [UInt8]) throws -> [UInt8] {
    var members = self
    try json.withUnsafeBytes { try members.take($0) }
    return try members.finish()
  }

  /// Returns the object with only these members.
  static func kept(_ names: [String], of json: [UInt8]) throws -> [UInt8] {
    try JSONMembers(keeping: names).kept(of: json)
  }
}
