internal import OwnFiles
internal import SQLite

/// What servers have said, kept on disk. Opened when first asked. Where that fails, or anything later
/// does, the program goes on without, and says so once.
public actor ResponseCache {
  private enum File {
    case closed
    case open(CacheDatabase)
    case failed
  }

  /// How long it is remembered that there is nothing (404), in seconds.
  static let nothingSeconds = 600

  /// The limit of all bodies together, in bytes, unless another is given.
  public static let usualLimit = 256 << 20

  private let path: String?
  private let limit: Int
  private let didFail: @Sendable (CacheFailure) -> Void
  private var file = File.closed
  /// How long the program waits for others, over all its life.
  private let patience = Patience(.seconds(1))
  /// Of the file that was opened last; nil for one that was made then.
  private var identity: UInt64?
  private var isSetAside = false
  private var told: [CacheFailure] = []

  /// - Parameters:
  ///   - path: of the file; nil where the environment has no place for it.
  ///   - limit: of all bodies together, in bytes.
  ///   - didFail: told from any thread what is amiss, of each thing once.
  public init(
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

  private func attempt<Value>(
    _ body: (CacheDatabase) throws(CacheFailure) -> Value
  ) -> Value? {
    do throws(CacheFailure) {
      guard let database = try opened() else { return nil }
      return try body(database)
    } catch {
      switch error {
      // Another program that holds the file lets go of it; other answers may be sound.
      case .locked, .damagedAnswer: tell(error)
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
        try OwnFile.makeFolder(of: path)
      } catch {
        throw error == .foreign ? .foreign(path: path) : .cannotOpen(path: path)
      }
      identity = OwnFile.identity(path)
      let database = try CacheDatabase(
        path: path, limit: limit, patience: patience, longest: .seconds(10))
      file = .open(database)
      return database
    }
  }

  /// Moves a damaged file out of the way, so that the next attempt makes a new one. Once: where that is
  /// damaged as well, it is the disk that is.
  private func setAside() {
    guard let path, !isSetAside else { return giveUp(because: .damaged) }
    isSetAside = true
    file = .closed
    // Else another program has been faster, and the one in its place is new.
    guard identity == OwnFile.identity(path) else { return }
    guard CacheFile.setAside(path) else { return giveUp(because: .damaged) }
    tell(.setAside(path: CacheFile.damaged(path)))
  }

  private func giveUp(because failure: CacheFailure) {
    file = .failed
    tell(failure)
  }

  private func tell(_ failure: CacheFailure) {
    if told.contains(failure) { return }
    told.append(failure)
    didFail(failure)
  }
}
