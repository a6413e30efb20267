internal import OwnFiles

/// The cache's file and the files that SQLite creates next to it.
package enum CacheFile {
  private static let endings = ["", "-wal", "-shm", "-journal"]

  /// Returns the path that a damaged file is moved to.
  package static func damaged(_ path: String) -> String { path + ".damaged" }

  /// Returns the path of the damaged file that was set aside, or nil if none exists.
  package static func setAside(of path: String) -> String? {
    PrivateFile.size(damaged(path)) == nil ? nil : damaged(path)
  }

  /// Moves the file to `damaged(path)`, replacing any earlier file there. Removes SQLite's other
  /// files, so that SQLite doesn't use them with the next cache file. Returns false if any of this
  /// fails.
  static func setAside(_ path: String) -> Bool {
    PrivateFile.move(path, to: damaged(path)) && remove(path) != nil
  }

  /// Removes the file and the files that SQLite created next to it.
  ///
  /// - Returns: the size of the file in bytes, or 0 if there was no file; nil if a file can't be
  ///   removed.
  static func remove(_ path: String) -> Int? {
    let bytes = PrivateFile.size(path) ?? 0
    return endings.allSatisfy { PrivateFile.remove(path + $0) } ? bytes : nil
  }
}
