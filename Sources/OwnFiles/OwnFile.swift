#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// A file of the user's own: nobody else reads it, and nobody else says where it lies.
package enum OwnFile {
  package enum Failure: Error {
    /// It is somebody else's, or behind a link of somebody else's.
    case foreign
    /// It can't be opened or made, or is no plain file.
    case cannotOpen
  }

  /// Makes what is missing of the folders that a file goes into, each for the user alone.
  package static func makeFolder(of path: String) throws(Failure) {
    let folder = self.folder(of: path)
    if mkdir(folder, 0o700) != 0, errno == ENOENT, folder != path {
      try makeFolder(of: folder)
      mkdir(folder, 0o700)
    }
    guard let info = try information(folder), info.st_mode & S_IFMT == S_IFDIR else {
      throw .cannotOpen
    }
  }

  /// Makes an empty file that only the user reads and writes, unless one is there.
  ///
  /// - Throws: `.foreign` also where somebody else could put another in its place.
  package static func make(_ path: String) throws(Failure) {
    guard try information(folder(of: path)) != nil else { throw .cannotOpen }
    let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if file >= 0 { close(file) }
    try check(path)
  }

  /// Passes for a plain file of the user's own, which may lie behind a link of the user's or of root's.
  package static func check(_ path: String) throws(Failure) {
    guard let info = try information(path), info.st_mode & S_IFMT == S_IFREG else {
      throw .cannotOpen
    }
    if info.st_uid != geteuid() { throw .foreign }
  }

  /// Opens what lines can be added to, or makes a file for the user alone: a file of the user's own, a
  /// pipe that somebody reads, a terminal. Nil for all else.
  ///
  /// - Parameter isSound: whether a file that is not empty may be added to, by its first bytes.
  package static func openToAppend(
    _ path: String, ifItsStart isSound: ([UInt8]) -> Bool
  ) -> Int32? {
    guard !isThere(path) || (try? information(path)) != nil else { return nil }
    let flags = O_APPEND | O_CLOEXEC | O_NOCTTY
    // At first without waiting: a pipe may have nobody who reads it.
    let file = open(path, flags | O_WRONLY | O_CREAT | O_NONBLOCK, 0o600)
    guard file >= 0 else { return nil }
    guard canAppend(to: file, path, isSound), fcntl(file, F_SETFL, flags | O_WRONLY) == 0 else {
      close(file)
      return nil
    }
    return file
  }

  private static func canAppend(
    to file: Int32, _ path: String, _ isSound: ([UInt8]) -> Bool
  ) -> Bool {
    var info = stat()
    guard fstat(file, &info) == 0 else { return false }
    switch info.st_mode & S_IFMT {
    case S_IFIFO, S_IFCHR: return true
    case S_IFREG: return info.st_uid == geteuid() && (info.st_size == 0 || isSound(start(of: path)))
    default: return false
    }
  }

  /// The first bytes of a file, none where it can't be read.
  private static func start(of path: String) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return [] }
    defer { close(file) }
    return [UInt8](unsafeUninitializedCapacity: 64) { bytes, count in
      count = max(0, read(file, bytes.baseAddress, bytes.count))
    }
  }

  /// Lets nobody else read or write a file. It may be that it can't be done: on a disk without rights.
  package static func closeToOthers(_ path: String) {
    if let info = try? information(path), info.st_mode & 0o077 != 0 { chmod(path, 0o600) }
  }

  /// Tells one file from another that is later in its place; nil where there is none.
  package static func identity(_ path: String) -> UInt64? {
    (try? information(path)).map { UInt64($0.st_ino) }
  }

  /// The size of a file in bytes, and when it was last written, in nanoseconds since 1970; nil where there
  /// is none.
  package static func writing(_ path: String) -> (size: Int, time: Int)? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    #if canImport(Glibc)
      let time = info.st_mtim
    #else
      let time = info.st_mtimespec
    #endif
    return (Int(info.st_size), Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec))
  }

  /// Whether a database can be made at a path: nothing is lost in what is there. That is nothing at all,
  /// or an empty file such as a crash leaves behind. One behind a link may be a file still to come, and
  /// a log beside one may hold the rest of a file that was cut off.
  package static func isVacant(_ path: String) -> Bool {
    var info = stat()
    guard lstat(path, &info) == 0 else { return true }
    return info.st_mode & S_IFMT == S_IFREG && info.st_size == 0
      && (writing(path + "-wal")?.size ?? 0) == 0
  }

  /// Whether there is anything of that name, also a link that leads nowhere.
  package static func isThere(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0
  }

  /// In bytes; nil where there is none, or one of somebody else's.
  package static func size(_ path: String) -> Int? {
    (try? information(path)).map { Int($0.st_size) }
  }

  /// Puts a file in the place of another. False where that can't be done.
  package static func move(_ path: String, to other: String) -> Bool { rename(path, other) == 0 }

  /// Removes a file, or the link that it lies behind. False where it is still there.
  package static func remove(_ path: String) -> Bool { unlink(path) == 0 || errno == ENOENT }

  /// What a path leads to; nil where that is nothing.
  private static func information(_ path: String) throws(Failure) -> stat? {
    var info = stat()
    guard lstat(path, &info) == 0 else { return nil }
    guard info.st_uid == geteuid() || info.st_uid == 0 else { throw .foreign }
    guard info.st_mode & S_IFMT == S_IFLNK else { return info }
    guard stat(path, &info) == 0 else { return nil }
    return info
  }

  /// The path as far as its last slash.
  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
