internal import OwnFiles
internal import SQLite

/// A cache of servers' responses on disk. The file is opened at the first use. If the cache fails,
/// the program continues without the cached response. Each different failure is reported once.
public actor ResponseCache {
  private enum File {
    case closed
    case open(CacheDatabase)
    case failed
  }

  /// Number of seconds for which a 404 response is cached.
  static let notFoundSeconds = 600

  /// Default maximum for the total size, in bytes.
  public static let defaultLimit = 256 << 20

  private let path: String?
  private let limit: Int
  private let didFail: @Sendable (CacheFailure) -> Void
  private var file = File.closed
  /// Maximum time that the program waits for other programs to unlock the file. It is the total of
  /// all waits in a run of the program.
  private let lockTimeout = LockTimeout(.seconds(1))
  /// `PrivateFile.identity` of the cache file, read just before the file was last opened. Nil if
  /// the file didn't exist then.
  private var identity: UInt64?
  private var isSetAside = false
  private var reportedFailures: [CacheFailure] = []

  /// - Parameters:
  ///   - path: the path of the file; nil if the environment specifies no folder for it.
  ///   - limit: the maximum total size in bytes.
  ///   - didFail: a closure that is called once for each different failure, from any thread.
  public init(
    path: String?, limit: Int = defaultLimit, didFail: @escaping @Sendable (CacheFailure) -> Void
  ) {
    self.path = path
    self.limit = limit
    self.didFail = didFail
  }

  /// Returns the cached response for a URL, or nil if none exists or the cache fails.
  func answer(for url: String, now: Int) -> StoredAnswer? {
    attempt { database throws(CacheFailure) in try database.answer(for: url, now: now) } ?? nil
  }

  func store(_ answer: StoredAnswer, for url: String) {
    _ = attempt { database throws(CacheFailure) in try database.store(answer, for: url) }
  }

  private func attempt<Value>(
    _ body: (CacheDatabase) throws(CacheFailure) -> Value
  ) -> Value? {
    do throws(CacheFailure) {
      guard let database = try opened() else { return nil }
      return try body(database)
    } catch {
      switch error {
      // Keeps using the file. A lock is temporary, and if one response is damaged, the others can
      // still be used.
      case .locked, .damagedAnswer: report(error)
      case .damaged: setAside()
      default: giveUp(because: error)
      }
      return nil
    }
  }

  private func opened() throws(CacheFailure) -> CacheDatabase? {
    switch file {
    case .open(let database): return database
    case .failed: return nil
    case .closed:
      guard let path else { throw .noHome }
      do {
        try PrivateFile.makeFolder(of: path)
      } catch {
        throw error == .foreign ? .foreign(path: path) : .cannotOpen(path: path)
      }
      identity = PrivateFile.identity(path)
      let database = try CacheDatabase(
        path: path, limit: limit, lockTimeout: lockTimeout, statementTimeout: .seconds(10))
      file = .open(database)
      return database
    }
  }

  /// Moves a damaged file out of the way, so that the next attempt creates a new one. Does this
  /// only once. If the new file is damaged as well, the disk is at fault, and the cache gives up.
  private func setAside() {
    guard let path, !isSetAside else { return giveUp(because: .damaged) }
    isSetAside = true
    file = .closed
    // If the identity differs, another program has already replaced the file.
    guard identity == PrivateFile.identity(path) else { return }
    guard CacheFile.setAside(path) else { return giveUp(because: .damaged) }
    report(.setAside(path: CacheFile.damaged(path)))
  }

  private func giveUp(because failure: CacheFailure) {
    file = .failed
    report(failure)
  }

  private func report(_ failure: CacheFailure) {
    if reportedFailures.contains(failure) { return }
    reportedFailures.append(failure)
    didFail(failure)
  }
}
