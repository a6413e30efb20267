internal import OwnFiles

/// The cache's file as a whole, with those that SQLite has beside it while it is open.
package enum CacheFile {
  private static let endings = ["", "-wal", "-shm", "-journal"]

  /// Where a damaged file is moved to.
  package static func damaged(_ path: String) -> String { path + ".damaged" }

  /// The damaged file that was moved; nil where there is none.
  package static func setAside(of path: String) -> String? {
    OwnFile.size(damaged(path)) == nil ? nil : damaged(path)
  }

  /// Moves the file to `damaged(path)`, in place of the one that was moved there before. What SQLite had
  /// beside it goes, so that it is not taken for a part of the next. False where that can't be done.
  static func setAside(_ path: String) -> Bool {
    OwnFile.move(path, to: damaged(path)) && remove(path) != nil
  }

  /// Removes the file.
  ///
  /// - Returns: its size in bytes, 0 for none; nil where it can't be done.
  static func remove(_ path: String) -> Int? {
    let bytes = OwnFile.size(path) ?? 0
    return endings.allSatisfy { OwnFile.remove(path + $0) } ? bytes : nil
  }
}
