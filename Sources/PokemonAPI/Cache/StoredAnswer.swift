internal import PokedexModel

/// A server's answer as it is kept.
struct StoredAnswer: Sendable, Equatable {
  /// What there was to say: a body, or that there is nothing (404).
  enum Content: Sendable, Equatable {
    /// As much of the JSON as is used, in UTF-8.
    case body([UInt8])
    case nothing
  }

  /// When anything can have been stored, in seconds since 1970: until the year 9999.
  static let times = 0...253_402_300_799
  /// For how many seconds at most it need not be asked again.
  static let longestFresh = 30 * 86_400

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

// MARK: - Whether it is what was stored

extension StoredAnswer {
  /// Whether its figures are such as this program stores.
  var isPlausible: Bool {
    let longest = content == .nothing ? ResponseCache.nothingSeconds : Self.longestFresh
    return Self.times.contains(storedAt) && (storedAt...storedAt + longest).contains(freshUntil)
      && validator.map(Self.isHeader) ?? true
  }

  /// A sum over all that is kept for a URL, another one after any change of a byte.
  func checksum(for url: String) -> Int {
    var sum = FNV1a()
    sum.add(url.utf8)
    sum.add((validator.map { "=" + $0 } ?? "").utf8)
    sum.add([storedAt, freshUntil].map(String.init).joined(separator: " ").utf8)
    if let body { sum.add(body) }
    return Int(bitPattern: UInt(sum.value))
  }

  /// Whether a validator can go back to the server in a header: plain characters (RFC 9110, 8.8.3), and few.
  static func isHeader(_ text: String) -> Bool {
    text.utf8.count <= 200 && text.utf8.allSatisfy { 0x20...0x7E ~= $0 }
  }
}

extension FNV1a {
  /// Adds bytes and, so that they don't run into the next, that they end.
  fileprivate mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(UInt64(byte)) }
    add(0x100)
  }
}
