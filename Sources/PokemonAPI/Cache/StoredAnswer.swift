/// A server's answer as it is kept.
struct StoredAnswer: Sendable, Equatable {
  /// What there was to say: a body, or that there is nothing (404).
  enum Content: Sendable, Equatable {
    /// As much of the JSON as is used, in UTF-8.
    case body([UInt8])
    case nothing
  }

  let content: Content

  /// Nil where the server said that there is nothing.
  var body: [UInt8]? {
    if case .body(let bytes) = content { bytes } else { nil }
  }

  /// The `ETag`.
  var validator: String?
  /// When the server said so, in seconds since 1970.
  var storedAt: Int
  /// Until when it need not be asked again, in seconds since 1970.
  var freshUntil: Int

  /// How old it is; zero where the clock has been set back since.
  func age(at now: Int) -> Duration { .seconds(max(0, now - storedAt)) }

  /// Whether it may be used without asking. Not where the clock has been set back since.
  func isFresh(at now: Int) -> Bool { storedAt <= now && now < freshUntil }
}
