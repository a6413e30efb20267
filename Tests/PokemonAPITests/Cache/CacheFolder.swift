import Foundation
import SQLite
import Synchronization

@testable import PokemonAPI

/// A folder for caches that goes when the test does.
final class CacheFolder: Sendable {
  private let url = URL.temporaryDirectory.appending(path: "pokedex-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    // Nothing is lost if it stays.
    try? FileManager.default.removeItem(at: url)
  }

  /// Of the cache's file, which need not be there.
  var path: String { path(of: "cache.sqlite") }

  func path(of name: String) -> String { url.appending(path: name).path }

  /// The names of the files that are there, in order.
  var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }

  /// Replaces a part of the file's bytes.
  func overwrite(with byte: UInt8, count: Int, at offset: Int) throws {
    let file = try FileHandle(forUpdating: URL(filePath: path))
    defer { try? file.close() }
    try file.seek(toOffset: UInt64(offset))
    try file.write(contentsOf: Data(repeating: byte, count: count))
  }

  /// The version of the tables in the file.
  func version() throws -> Int? {
    try Database(path: path).row("PRAGMA user_version") { $0.integer(0) }
  }
}

/// The time of day, which a test sets.
final class WallTime: Sendable {
  private let seconds = Mutex(1_000_000)

  var now: Int { seconds.withLock { $0 } }

  /// - Parameter change: in seconds; negative to set the clock back.
  func advance(by change: Int) {
    seconds.withLock { $0 += change }
  }
}

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
