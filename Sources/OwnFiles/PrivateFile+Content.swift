#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

// Small files that are read and written as a whole.
extension PrivateFile {
  package enum ReadingFailure: Error {
    case cannotRead
    /// The file is larger than the limit.
    case tooLarge
  }

  /// Reads a whole file; nil if it does not exist.
  ///
  /// Fails for a pipe or a device, because reading from it could wait forever.
  ///
  /// - Parameter limit: Maximum size in bytes.
  package static func content(
    of path: String, atMost limit: Int
  ) throws(ReadingFailure) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .cannotRead
    }
    defer { close(file) }
    var info = stat()
    guard fstat(file, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { throw .cannotRead }
    guard Int(info.st_size) <= limit else { throw .tooLarge }
    // One byte more than the file's size, in case the file grows meanwhile.
    let size = Int(info.st_size) + 1
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { bytes, count in
      while count < size {
        let taken = Self.readBytes(file, bytes.baseAddress.map { $0 + count }, size - count)
        if taken < 0 { failed = true }
        if taken <= 0 { break }
        count += taken
      }
    }
    if failed { throw .cannotRead }
    return bytes
  }

  /// Replaces the content of a file atomically, or creates a file that only the user can access.
  ///
  /// A reader sees either the old or the new content, even after a crash. A symbolic link is kept
  /// and its target is replaced. Fails for a link whose target doesn't exist.
  ///
  /// - Parameter flushToDisk: Whether to wait until the data is on disk, where it survives a power
  ///   failure.
  /// - Returns: false on failure. The file is unchanged then.
  package static func replace(_ path: String, with bytes: [UInt8], flushToDisk: Bool = true) -> Bool
  {
    guard let destination = target(of: path),
      let (file, temporaryPath) = makeTemporaryFile(beside: destination)
    else { return false }
    let isWritten =
      writeAll(bytes, in: file) && copyMode(of: destination, to: file)
      && (!flushToDisk || fsync(file) == 0)
    // `close` may be the first call to report a full disk.
    guard close(file) == 0, isWritten, rename(temporaryPath, destination) == 0 else {
      unlink(temporaryPath)
      return false
    }
    return true
  }

  /// Creates a file with a random name that only the user can access. Never opens a file or follows
  /// a link that exists already. Returns nil on failure.
  private static func makeTemporaryFile(beside path: String) -> (file: Int32, path: String)? {
    // A random name is hardly ever taken, so more attempts wouldn't help.
    for _ in 0..<8 {
      let temporaryPath = path + "." + String(UInt64.random(in: 0 ... .max), radix: 36)
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
      let file = open(temporaryPath, flags, 0o600)
      if file >= 0 { return (file, temporaryPath) }
      if errno != EEXIST, errno != EINTR { return nil }
    }
    return nil
  }

  private static func readBytes(
    _ file: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int
  ) -> Int {
    #if canImport(Glibc)
      Glibc.read(file, buffer, count)
    #else
      Darwin.read(file, buffer, count)
    #endif
  }

  private static func writeAll(_ bytes: [UInt8], in file: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { bytes in
        #if canImport(Glibc)
          Glibc.write(file, bytes.baseAddress, bytes.count)
        #else
          Darwin.write(file, bytes.baseAddress, bytes.count)
        #endif
      }
      if written < 0, errno != EINTR { return false }
      rest = rest.dropFirst(max(0, written))
    }
    return true
  }

  /// Copies the permissions of the old file to the new one, so that everyone who could read the
  /// file still can.
  private static func copyMode(of path: String, to file: Int32) -> Bool {
    var info = stat()
    guard stat(path, &info) == 0 else { return true }
    return fchmod(file, info.st_mode & 0o777) == 0
  }

  /// Returns the path with all symbolic links resolved; the path itself if nothing is there, and nil
  /// for a link without a target.
  private static func target(of path: String) -> String? {
    guard let real = realpath(path, nil) else { return fileExists(path) ? nil : path }
    defer { free(real) }
    return String(cString: real)
  }
}
