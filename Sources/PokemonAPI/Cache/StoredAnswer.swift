internal import PokedexModel

/// A server's answer as the cache stores it.
struct StoredAnswer: Sendable, Equatable {
  /// A body, or a 404.
  enum StoredContent: Sendable, Equatable {
    /// The used members of the JSON in UTF-8, or a picture's PNG file.
    case body([UInt8])
    case missingResource
  }

  /// Plausible times of storage in seconds since 1970: up to the year 9999.
  static let times = 0...253_402_300_799
  /// Maximum time in seconds for which an answer is fresh.
  static let maxFreshSeconds = 30 * 86_400

  let content: StoredContent

  /// The stored body; nil for a 404.
  var body: [UInt8]? {
    if case .body(let bytes) = content { bytes } else { nil }
  }

  /// The `ETag`.
  var validator: String?
  /// Time at which the server answered, in seconds since 1970.
  var storedAt: Int
  /// Time until which the answer is fresh, in seconds since 1970.
  var freshUntil: Int

  /// Returns the answer's age; zero if the clock has been set back since.
  func age(at now: Int) -> Duration { .seconds(max(0, now - storedAt)) }

  /// Whether the answer may be used without asking the server. False if the clock has been set back since.
  func isFresh(at now: Int) -> Bool { storedAt <= now && now < freshUntil }
}

// MARK: - Integrity

extension StoredAnswer {
  /// Whether the values are within the ranges that this program stores.
  var isPlausible: Bool {
    let longest = content == .missingResource ? ResponseCache.notFoundSeconds : Self.maxFreshSeconds
    return Self.times.contains(storedAt) && (storedAt...storedAt + longest).contains(freshUntil)
      && validator.map(Self.isHeader) ?? true
  }

  /// Returns a checksum of everything that is stored for a URL. It tells whether any byte has
  /// changed.
  func checksum(for url: String) -> Int {
    var sum = FNV1a()
    sum.add(url.utf8)
    sum.add((validator.map { "=" + $0 } ?? "").utf8)
    sum.add([storedAt, freshUntil].map(String.init).joined(separator: " ").utf8)
    if let body { sum.add(body) }
    return Int(bitPattern: UInt(sum.value))
  }

  /// Whether a validator can be sent in a header: printable ASCII (RFC 9110, 8.8.3), and at most 200 bytes.
  static func isHeader(_ text: String) -> Bool {
    text.utf8.count <= 200 && text.utf8.allSatisfy { 0x20...0x7E ~= $0 }
  }
}

extension FNV1a {
  /// Adds bytes and an end mark, so that they don't run into the next ones.
  fileprivate mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(UInt64(byte)) }
    add(0x100)
  }
}
