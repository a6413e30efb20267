@testable import PokemonAPI

extension StoredAnswer {
  /// Returns a response that is fresh for an hour and whose body has this size in bytes.
  static func ofSize(_ size: Int, storedAt: Int = 0) -> StoredAnswer {
    StoredAnswer(
      content: .body(Array(repeating: 32, count: size)), validator: nil, storedAt: storedAt,
      freshUntil: storedAt + 3600)
  }

  /// Returns a response with this body that is fresh for an hour.
  static func text(_ text: String, validator: String? = nil, storedAt: Int = 0) -> StoredAnswer {
    StoredAnswer(
      content: .body(Array(text.utf8)), validator: validator, storedAt: storedAt,
      freshUntil: storedAt + 3600)
  }
}
