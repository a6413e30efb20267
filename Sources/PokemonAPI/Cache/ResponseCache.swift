#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What servers have said, kept on disk. Opened when first asked. Where that fails, or anything later
/// does, the program goes on without, and says so once.
package actor ResponseCache {
  private enum File {
    case closed
    case open(CacheDatabase)
    case failed
  }

  /// How long it is remembered that there is nothing (404), in seconds.
  static let nothingSeconds = 600

  /// The limit of all bodies together, in bytes, unless another is given.
  package static let usualLimit = 256 << 20

  private let path: String?
  private let limit: Int
  private let didFail: @Sendable (CacheFailure) -> Void
  private var file = File.closed
  private var hasTold = false

  /// - Parameters:
  ///   - path: of the file; nil where the environment has no place for it.
  ///   - limit: of all bodies together, in bytes.
  ///   - didFail: told once, from any thread, when there is no cache or no longer one.
  package init(
    path: String?, limit: Int = usualLimit, didFail: @escaping @Sendable (CacheFailure) -> Void
  ) {
    self.path = path
    self.limit = limit
    self.didFail = didFail
  }

  /// What is kept for a URL; nil for nothing.
  func answer(for url: String, now: Int) -> StoredAnswer? {
    attempt { database throws(CacheFailure) in try database.answer(for: url, now: now) } ?? nil
  }

  func store(_ answer: StoredAnswer, for url: String) {
    _ = attempt { database throws(CacheFailure) in try database.store(answer, for: url) }
  }

  /// Says that what is kept for a URL still held just now.
  func renew(_ url: String, now: Int, freshUntil: Int) {
    _ = attempt { database throws(CacheFailure) in
      try database.renew(url, now: now, freshUntil: freshUntil)
    }
  }

  private func attempt<Value>(
    _ body: (CacheDatabase) throws(CacheFailure) -> Value
  ) -> Value? {
    do throws(CacheFailure) {
      guard let database = try opened() else { return nil }
      return try body(database)
    } catch {
      // Another program that holds the file lets go of it; all else is there to stay.
      if error != .locked { file = .failed }
      if !hasTold { didFail(error) }
      hasTold = true
      return nil
    }
  }

  private func opened() throws(CacheFailure) -> CacheDatabase? {
    switch file {
    case .open(let database): return database
    case .failed: return nil
    case .closed:
      let database = try CacheDatabase(path: Self.prepared(path), limit: limit)
      file = .open(database)
      return database
    }
  }

  /// Makes the folder that the file goes into.
  private static func prepared(_ path: String?) throws(CacheFailure) -> String {
    guard let path else { throw .noHome }
    let folder = URL(filePath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .cannotOpen(path: folder.path)
    }
    return path
  }
}
