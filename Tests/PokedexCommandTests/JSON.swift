import Foundation
import Testing

/// Parses JSON into values that compare equal regardless of key order and white space.
enum JSON {
  static func value(of text: String) throws -> NSObject {
    let value = try JSONSerialization.jsonObject(
      with: Data(text.utf8), options: .fragmentsAllowed)
    return try #require(value as? NSObject)
  }

  /// Returns the objects of a JSON array.
  static func objects(in text: String) throws -> [[String: Any]] {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(value as? [[String: Any]])
  }

  /// Returns a member of an object as a comparable value.
  static func member(_ name: String, of object: [String: Any]) throws -> NSObject {
    try #require(object[name] as? NSObject, "\(name)")
  }
}
