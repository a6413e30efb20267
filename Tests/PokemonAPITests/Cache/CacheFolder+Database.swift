import Foundation
import SQLite
import TestSupport

extension CacheFolder {
  /// Of a cache's file in the folder itself, which need not be there.
  var path: String { path(of: "cache.sqlite") }

  /// The names of the files that are there, in order.
  var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }

  /// Replaces a part of the file's bytes.
  func overwrite(with byte: UInt8, count: Int, at offset: Int) throws {
    let file = try FileHandle(forUpdating: URL(filePath: path))
    defer { try? file.close() }
    try file.seek(toOffset: UInt64(offset))
    try file.write(contentsOf: Data(repeating: byte, count: count))
  }

  /// The version of the tables in the file.
  func version() throws -> Int? {
    try Database(path: path).row("PRAGMA user_version") { $0.integer(0) }
  }
}
