@testable import PokemonAPI

extension StoredAnswer {
  /// A body of so many bytes, fresh for an hour.
  static func ofSize(_ size: Int, storedAt: Int = 0) -> StoredAnswer {
    StoredAnswer(
      content: .body(Array(repeating: 32, count: size)), validator: nil, storedAt: storedAt,
      freshUntil: storedAt + 3600)
  }

  /// A body, fresh for an hour.
  static func text(_ text: String, validator: String? = nil, storedAt: Int = 0) -> StoredAnswer {
    StoredAnswer(
      content: .body(Array(text.utf8)), validator: validator, storedAt: storedAt,
      freshUntil: storedAt + 3600)
  }
}
