import Foundation
import Testing

/// Parses JSON.
enum JSON {
  /// Returns the objects of a JSON array.
  static func objects(in text: String) throws -> [[String: Any]] {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(value as? [[String: Any]])
  }
}
