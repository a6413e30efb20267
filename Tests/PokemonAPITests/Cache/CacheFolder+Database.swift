import Foundation
import SQLite
import TestSupport

extension CacheFolder {
  /// The path of a cache file directly in the folder. The file need not exist.
  var path: String { path(of: "cache.sqlite") }

  /// The sorted names of the files in the folder.
  var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }

  /// Overwrites bytes of the cache file.
  func overwrite(with byte: UInt8, count: Int, at offset: Int) throws {
    let file = try FileHandle(forUpdating: URL(filePath: path))
    defer { try? file.close() }
    try file.seek(toOffset: UInt64(offset))
    try file.write(contentsOf: Data(repeating: byte, count: count))
  }

  /// Returns the schema version of the cache file.
  func version() throws -> Int? {
    try Database(path: path).row("PRAGMA user_version") { $0.integer(0) }
  }
}
