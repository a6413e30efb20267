internal import PokedexModel

/// A server's response as the cache stores it.
struct StoredAnswer: Sendable, Equatable {
  /// The body of a response, or the fact that the resource doesn't exist.
  enum StoredContent: Sendable, Equatable {
    /// A picture as a PNG file, or JSON in UTF-8 with only the members that the program uses.
    case body([UInt8])
    case missingResource
  }

  /// Plausible values of `storedAt`, in seconds since 1970. They reach up to the year 9999.
  static let times = 0...253_402_300_799
  /// Maximum number of seconds for which a response is fresh.
  static let maxFreshSeconds = 30 * 86_400

  let content: StoredContent

  /// The stored body; nil for a 404 response.
  var body: [UInt8]? {
    if case .body(let bytes) = content { bytes } else { nil }
  }

  /// The response's `ETag` header; nil if it has none. A later request sends it to the server to
  /// ask whether the response has changed.
  var validator: String?
  /// Time at which the server sent the response, in seconds since 1970.
  var storedAt: Int
  /// Time until which the response is fresh, in seconds since 1970.
  var freshUntil: Int

  /// Returns the response's age, or zero if the clock has since been set back to before `storedAt`.
  func age(at now: Int) -> Duration { .seconds(max(0, now - storedAt)) }

  /// Whether the response may be used without asking the server. False if the clock has since been
  /// set back to before `storedAt`.
  func isFresh(at now: Int) -> Bool { storedAt <= now && now < freshUntil }
}

// MARK: - Integrity

extension StoredAnswer {
  /// Whether all values are in the ranges that this program stores.
  var isPlausible: Bool {
    let longest = content == .missingResource ? ResponseCache.notFoundSeconds : Self.maxFreshSeconds
    return Self.times.contains(storedAt) && (storedAt...storedAt + longest).contains(freshUntil)
      && validator.map(Self.isHeader) ?? true
  }

  /// Returns a checksum of the URL and everything that is stored for it. It changes if any of these
  /// bytes changes.
  func checksum(for url: String) -> Int {
    var sum = FNV1a()
    sum.add(url.utf8)
    sum.add((validator.map { "=" + $0 } ?? "").utf8)
    sum.add([storedAt, freshUntil].map(String.init).joined(separator: " ").utf8)
    if let body { sum.add(body) }
    return Int(bitPattern: UInt(sum.value))
  }

  /// Whether a validator can be sent in a header: it must be printable ASCII, with at most 200
  /// bytes. Source: RFC 9110, section 8.8.3.
  static func isHeader(_ text: String) -> Bool {
    text.utf8.count <= 200 && text.utf8.allSatisfy { 0x20...0x7E ~= $0 }
  }
}

extension FNV1a {
  /// Adds bytes, followed by an end mark that separates them from the bytes added next.
  fileprivate mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(UInt64(byte)) }
    add(0x100)
  }
}
