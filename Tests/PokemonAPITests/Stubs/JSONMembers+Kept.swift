@testable import PokemonAPI

extension JSONMembers {
  /// Returns the part of a JSON object that the filter keeps.
  func kept(of json: [UInt8]) throws -> [UInt8] {
    var members = self
    try json.withUnsafeBytes { try members.take($0) }
    return try members.finish()
  }

  /// Returns a JSON object with only the members that have these names.
  static func kept(_ names: [String], of json: [UInt8]) throws -> [UInt8] {
    try JSONMembers(keeping: names).kept(of: json)
  }
}
