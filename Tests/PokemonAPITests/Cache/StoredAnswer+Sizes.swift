@testable import PokemonAPI

extension StoredAnswer {
  /// Returns an answer with a body of this size in bytes, fresh for an hour.
  static func ofSize(_ size: Int, storedAt: Int = 0) -> StoredAnswer {
    StoredAnswer(
      content: .body(Array(repeating: 32, count: size)), validator: nil, storedAt: storedAt,
      freshUntil: storedAt + 3600)
  }

  /// Returns an answer with this body, fresh for an hour.
  static func text(_ text: String, validator: String? = nil, storedAt: Int = 0) -> StoredAnswer {
    StoredAnswer(
      content: .body(Array(text.utf8)), validator: validator, storedAt: storedAt,
      freshUntil: storedAt + 3600)
  }
}
