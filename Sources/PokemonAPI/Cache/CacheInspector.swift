#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Looks at the cache and empties it, for those who ask.
package struct CacheInspector: Sendable {
  /// What is kept, in figures.
  package struct Status: Sendable, Equatable {
    package let answers: Int
    /// Of all that is kept together.
    package let bytes: Int
    /// When the oldest and the newest answer came, in seconds since 1970; nil where there is none.
    package let oldest: Int?
    package let newest: Int?

    static let empty = Status(answers: 0, bytes: 0, oldest: nil, newest: nil)
  }

  /// What is wrong with it.
  package struct Report: Sendable, Equatable {
    package let answers: Int
    /// What SQLite finds wrong with the file, in its words.
    package let damage: [String]
    /// The URLs of answers that can't be decoded, in order.
    package let unreadable: [String]
  }

  private let path: String

  /// - Throws: `CacheFailure.noHome` where there is no path.
  package init(path: String?) throws(CacheFailure) {
    guard let path else { throw .noHome }
    self.path = path
  }

  /// - Throws: `CacheFailure`.
  package func status() throws(CacheFailure) -> Status {
    guard isThere else { return .empty }
    return try CacheDatabase(path: path).status()
  }

  /// Reads all that is kept, as the program would.
  ///
  /// - Throws: `CacheFailure`; `.damaged` where not even that can be done.
  package func verify() throws(CacheFailure) -> Report {
    guard isThere else { return Report(answers: 0, damage: [], unreadable: []) }
    let database = try CacheDatabase(path: path)
    let damage = try database.damage()
    var unreadable: [String] = []
    let urls = try database.urls()
    for url in urls {
      guard let answer = try database.answer(for: url, now: 0, isUse: false) else { continue }
      guard let body = answer.body else { continue }
      if Endpoint.of(url)?.canRead(body, of: url) != true { unreadable.append(url) }
    }
    return Report(answers: urls.count, damage: damage, unreadable: unreadable)
  }

  /// Removes all that is kept; a file that is damaged or a later program's, as a whole.
  ///
  /// - Returns: what there was.
  /// - Throws: `CacheFailure`.
  package func clear() throws(CacheFailure) -> Status {
    guard isThere else { return .empty }
    do throws(CacheFailure) {
      let database = try CacheDatabase(path: path)
      let status = try database.status()
      try database.clear()
      return status
    } catch .damaged, .newer {
      return try removeFile()
    }
  }

  private var isThere: Bool { FileManager.default.fileExists(atPath: path) }

  private func removeFile() throws(CacheFailure) -> Status {
    // Of which kind the number is differs between Foundation and FoundationEssentials.
    let attribute = try? FileManager.default.attributesOfItem(atPath: path)[.size]
    let size = attribute as? Int ?? (attribute as? any BinaryInteger).map { Int(clamping: $0) }
    for ending in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: path + ending) {
      do {
        try FileManager.default.removeItem(atPath: path + ending)
      } catch {
        throw .readOnly
      }
    }
    return Status(answers: 0, bytes: size ?? 0, oldest: nil, newest: nil)
  }
}
