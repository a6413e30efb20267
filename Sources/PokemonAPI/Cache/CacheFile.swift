internal import OwnFiles

/// The cache's file, together with the files that SQLite creates next to it.
package enum CacheFile {
  private static let endings = ["", "-wal", "-shm", "-journal"]

  /// Returns the path that a damaged file is moved to.
  package static func damaged(_ path: String) -> String { path + ".damaged" }

  /// Returns the path of the damaged file that was moved, if there is one.
  package static func setAside(of path: String) -> String? {
    PrivateFile.size(damaged(path)) == nil ? nil : damaged(path)
  }

  /// Moves the file to `damaged(path)` and replaces an earlier one there. Removes SQLite's other files, so
  /// that they are not taken for parts of the next cache. Returns false if that fails.
  static func setAside(_ path: String) -> Bool {
    PrivateFile.move(path, to: damaged(path)) && remove(path) != nil
  }

  /// Removes the file.
  ///
  /// - Returns: its size in bytes, 0 if there was no file; nil if it can't be removed.
  static func remove(_ path: String) -> Int? {
    let bytes = PrivateFile.size(path) ?? 0
    return endings.allSatisfy { PrivateFile.remove(path + $0) } ? bytes : nil
  }
}
