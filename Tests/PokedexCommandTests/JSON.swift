import Foundation
import Testing

/// JSON as values that can be compared, whatever the order of keys and the white space.
enum JSON {
  static func value(of text: String) throws -> NSObject {
    let value = try JSONSerialization.jsonObject(
      with: Data(text.utf8), options: .fragmentsAllowed)
    return try #require(value as? NSObject)
  }

  /// The objects of an array.
  static func objects(in text: String) throws -> [[String: Any]] {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(value as? [[String: Any]])
  }

  /// One member of an object, to be compared.
  static func member(_ name: String, of object: [String: Any]) throws -> NSObject {
    try #require(object[name] as? NSObject, "\(name)")
  }
}
