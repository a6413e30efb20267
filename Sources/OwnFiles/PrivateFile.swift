#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// Files that only the user can access, in places where no other user can replace them.
package enum PrivateFile {
  package enum Failure: Error {
    /// The file, or a link to it, belongs to another user.
    case foreign
    /// The file can't be opened or created, or is not a regular file.
    case cannotOpen
  }

  /// Creates missing folders on the path to a file, accessible only to the user.
  ///
  /// - Throws: `.foreign` if the folder belongs neither to the user nor to root. `.cannotOpen` if
  ///   it can't be created.
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

  /// Creates an empty file that only the user can access, unless it exists.
  ///
  /// - Throws: `.foreign` if the file isn't the user's own, or if its folder or a link to it
  ///   belongs to another user (other than root), who could replace the file. `.cannotOpen` if the
  ///   file can't be created or isn't a regular file.
  package static func make(_ path: String) throws(Failure) {
    guard try information(folder(of: path)) != nil else { throw .cannotOpen }
    let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if file >= 0 { close(file) }
    try check(path)
  }

  /// Checks that the path leads to a regular file of the user, and that links to it belong to the
  /// user or root.
  ///
  /// - Throws: `.cannotOpen` if there is no regular file, `.foreign` if the file or a link to it
  ///   belongs to another user.
  package static func check(_ path: String) throws(Failure) {
    guard let info = try information(path), info.st_mode & S_IFMT == S_IFREG else {
      throw .cannotOpen
    }
    if info.st_uid != geteuid() { throw .foreign }
  }

  /// Opens a file for appending lines, or creates one that only the user can access.
  ///
  /// The file must be a regular file of the user, a pipe with a reader, or a terminal. Returns nil
  /// for anything else.
  ///
  /// - Parameter isValidStart: Closure that returns whether lines may be appended to a non-empty
  ///   file with these first bytes.
  package static func openToAppend(
    _ path: String, ifStartSatisfies isValidStart: ([UInt8]) -> Bool
  ) -> Int32? {
    guard !fileExists(path) || (try? information(path)) != nil else { return nil }
    let flags = O_APPEND | O_CLOEXEC | O_NOCTTY
    // Open the file without blocking at first. Otherwise opening a pipe that has no reader would
    // wait for one.
    let file = open(path, flags | O_WRONLY | O_CREAT | O_NONBLOCK, 0o600)
    guard file >= 0 else { return nil }
    guard canAppend(to: file, path, isValidStart), fcntl(file, F_SETFL, flags | O_WRONLY) == 0
    else {
      close(file)
      return nil
    }
    return file
  }

  private static func canAppend(
    to file: Int32, _ path: String, _ isValidStart: ([UInt8]) -> Bool
  ) -> Bool {
    var info = stat()
    guard fstat(file, &info) == 0 else { return false }
    switch info.st_mode & S_IFMT {
    case S_IFIFO, S_IFCHR: return true
    case S_IFREG:
      return info.st_uid == geteuid() && (info.st_size == 0 || isValidStart(start(of: path)))
    default: return false
    }
  }

  /// Returns the first bytes of a file; empty if it can't be read.
  private static func start(of path: String) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return [] }
    defer { close(file) }
    return [UInt8](unsafeUninitializedCapacity: 64) { bytes, count in
      count = max(0, read(file, bytes.baseAddress, bytes.count))
    }
  }

  /// Removes other users' permissions from a file.
  ///
  /// Does nothing on file systems without permissions.
  package static func restrictToOwner(_ path: String) {
    if let info = try? information(path), info.st_mode & 0o077 != 0 { chmod(path, 0o600) }
  }

  /// Returns the file's inode number, which changes if another file replaces it; nil if there is no
  /// file.
  package static func identity(_ path: String) -> UInt64? {
    (try? information(path)).map { UInt64($0.st_ino) }
  }

  /// Returns a file's size in bytes and its modification time in ns since 1970, if it exists.
  package static func sizeAndModificationTime(_ path: String) -> (size: Int, time: Int)? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    #if canImport(Glibc)
      let time = info.st_mtim
    #else
      let time = info.st_mtimespec
    #endif
    return (Int(info.st_size), Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec))
  }

  /// Whether a database can be created at a path without losing data.
  ///
  /// True if nothing exists at the path, or only an empty file, for example after a crash. False
  /// for a link, because its target may be created later. Also false for an empty file with a
  /// non-empty write-ahead log, because the log may hold the rest of a truncated database.
  package static func isVacant(_ path: String) -> Bool {
    var info = stat()
    guard lstat(path, &info) == 0 else { return true }
    return info.st_mode & S_IFMT == S_IFREG && info.st_size == 0
      && (sizeAndModificationTime(path + "-wal")?.size ?? 0) == 0
  }

  /// Whether anything exists at the path, even a broken link.
  package static func fileExists(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0
  }

  /// Returns a file's size in bytes; nil if the file does not exist, or belongs neither to the user
  /// nor to root.
  package static func size(_ path: String) -> Int? {
    (try? information(path)).map { Int($0.st_size) }
  }

  /// Moves a file over another one. Returns false on failure.
  package static func move(_ path: String, to other: String) -> Bool { rename(path, other) == 0 }

  /// Removes the file or link at a path. Returns false if it could not be removed.
  package static func remove(_ path: String) -> Bool { unlink(path) == 0 || errno == ENOENT }

  /// Returns information about the target of a path; nil if it does not exist.
  ///
  /// - Throws: `.foreign` if the file or link at the path belongs neither to the user nor to root.
  private static func information(_ path: String) throws(Failure) -> stat? {
    var info = stat()
    guard lstat(path, &info) == 0 else { return nil }
    guard info.st_uid == geteuid() || info.st_uid == 0 else { throw .foreign }
    guard info.st_mode & S_IFMT == S_IFLNK else { return info }
    guard stat(path, &info) == 0 else { return nil }
    return info
  }

  /// Returns the path up to its last slash.
  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
