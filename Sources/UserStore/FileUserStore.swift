private import OwnFiles

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// A store that keeps the user's marks, notes and teams in a file.
///
/// The file is only opened when there is data to read or to write.
package actor FileUserStore: UserStoreProtocol {
  private nonisolated let path: String?
  private let lockTimeout: Duration
  private var open: (database: UserDatabase, identity: UInt64?)?
  /// Number of times that the file was opened. It is part of each revision, so that revisions from
  /// different connections always differ.
  private var openCount = 0

  /// Creates a store without opening the file.
  ///
  /// - Parameters:
  ///   - path: The file's path; nil if there is no folder for it.
  ///   - lockTimeout: Maximum time that each function waits for locks of other programs.
  package init(path: String?, lockTimeout: Duration = .milliseconds(100)) {
    self.path = path
    self.lockTimeout = lockTimeout
  }

  package nonisolated var stamp: UserStoreStamp {
    guard let path, let file = PrivateFile.sizeAndModificationTime(path) else {
      return UserStoreStamp(hasFile: false)
    }
    // SQLite writes changes to this log first, and moves them to the file later.
    let log = PrivateFile.sizeAndModificationTime(path + "-wal") ?? (size: 0, time: 0)
    let times = [file.time, log.time].max() ?? 0
    return UserStoreStamp(
      hasFile: true, sizesAndTimes: [file.size, file.time, log.size, log.time],
      isSettled: Self.now - times > Self.timestampResolution)
  }

  /// A duration in nanoseconds that is longer than the timestamp resolution of any file system.
  private static let timestampResolution = 50_000_000

  /// The current time in nanoseconds since 1970.
  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  package func contents(since revision: Int?) throws(UserStoreFailure) -> UserContents? {
    guard stamp.hasFile else {
      open = nil
      return UserContents(records: [], teams: [], revision: 0)
    }
    let database = try database()
    // Read the data version before the data. If another program changes the data in between, the
    // next call finds a newer version and reads the data again.
    let now = openCount << 32 + (try database.dataVersion())
    if now == revision { return nil }
    return UserContents(
      records: try database.records(), teams: try database.teams(), revision: now)
  }

  package func change(_ edits: [UserEdit]) throws(UserStoreFailure) -> UserStep? {
    var changes: [UserChange] = []
    let id = try database().change(edits) { changes.append($0) }
    return id.map { UserStep(id: $0, changes: changes) }
  }

  package func nextStep(to move: HistoryMove) throws(UserStoreFailure) -> UserStep? {
    guard stamp.hasFile else { return nil }
    return try database().nextStep(to: move)
  }

  package func perform(
    _ move: HistoryMove, of step: UserStep
  ) throws(UserStoreFailure) -> [UserChange] {
    guard stamp.hasFile else { return [] }
    return try database().perform(move) { $0 == step }
  }

  package func close() { open = nil }

  /// Returns the open database. Opens it first if it isn't open, or if the file was replaced by
  /// another one.
  private func database() throws(UserStoreFailure) -> UserDatabase {
    guard let path else { throw .noHome }
    if let open, open.identity != nil, open.identity == PrivateFile.identity(path) {
      return open.database
    }
    open = nil
    let database = try UserDatabase(path: path, lockTimeout: lockTimeout)
    open = (database, PrivateFile.identity(path))
    openCount += 1
    return database
  }
}
