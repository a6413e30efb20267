private import OwnFiles

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// The user's marks, notes and teams in a file.
///
/// The file is opened only to read existing data or to write.
package actor FileUserStore: UserStoreProtocol {
  private nonisolated let path: String?
  private let lockTimeout: Duration
  private var open: (database: UserDatabase, identity: UInt64?)?
  /// Number of times the file was opened. It makes revisions of different connections distinct.
  private var openCount = 0

  /// Creates a store. It opens no file.
  ///
  /// - Parameters:
  ///   - path: The file; nil if there is no folder for it.
  ///   - lockTimeout: Time that each function waits for other programs.
  package init(path: String?, lockTimeout: Duration = .milliseconds(100)) {
    self.path = path
    self.lockTimeout = lockTimeout
  }

  package nonisolated var stamp: UserStoreStamp {
    guard let path, let file = PrivateFile.sizeAndModificationTime(path) else {
      return UserStoreStamp(hasFile: false)
    }
    // Written data stays in this log until it is moved to the file.
    let log = PrivateFile.sizeAndModificationTime(path + "-wal") ?? (size: 0, time: 0)
    let times = [file.time, log.time].max() ?? 0
    return UserStoreStamp(
      hasFile: true, sizesAndTimes: [file.size, file.time, log.size, log.time],
      isSettled: Self.now - times > Self.timestampResolution)
  }

  /// A time longer than the resolution of any file system's timestamps, in nanoseconds.
  private static let timestampResolution = 50_000_000

  /// Current time in nanoseconds since 1970.
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
    // Read first, so that a change made meanwhile leads to a newer revision.
    let now = openCount << 32 + (try database.dataVersion())
    if now == revision { return nil }
    return UserContents(
      records: try database.records(), teams: try database.teams(), revision: now)
  }

  package func change(_ edits: [UserEdit]) throws(UserStoreFailure) -> [UserChange] {
    try database().change(edits)
  }

  package func undo() throws(UserStoreFailure) -> [UserChange] {
    guard stamp.hasFile else { return [] }
    return try database().undo()
  }

  package func redo() throws(UserStoreFailure) -> [UserChange] {
    guard stamp.hasFile else { return [] }
    return try database().redo()
  }

  package func close() { open = nil }

  /// Returns the open database. It is reopened if another file has taken its path.
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
