package import Foundation

/// A temporary folder for caches, to be used as `XDG_CACHE_HOME`. It is removed when this object is
/// deinitialized.
package final class CacheFolder: Sendable {
  package let url = FileManager.default.temporaryDirectory
    .appending(path: "pokedex-cache-\(UUID().uuidString)")

  package init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    // Removing the folder fails if a database is being closed and removes its own files at the same
    // time. After three attempts, the folder is left to the system, because it is in the temporary
    // directory.
    for _ in 0..<3 where FileManager.default.fileExists(atPath: url.path) {
      try? FileManager.default.removeItem(at: url)
    }
  }

  /// The path of the cache file, as the executable derives it. Neither the file nor its parent
  /// folder need exist.
  package var file: String { path(of: "pokedex/cache.sqlite") }

  /// A value for `XDG_DATA_HOME`. Neither this folder nor `userFile`, the database of marks and
  /// teams within it, need exist.
  package var dataHome: String { path(of: "data") }
  package var userFile: String { path(of: "data/pokedex/user.sqlite") }

  package func path(of name: String) -> String { url.appending(path: name).path }

  /// The sorted paths of all files and folders within this folder.
  package var contents: [String] {
    get throws { try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted() }
  }

  /// Removes everything in the folder.
  package func empty() throws {
    try FileManager.default.removeItem(at: url)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Writes a damaged cache file. It has the cache's application id but isn't a database.
  package func damage() throws {
    var rubbish = Data(String(repeating: "not a database ", count: 100).utf8)
    rubbish.replaceSubrange(68..<72, with: Data("PKDX".utf8))
    try put(rubbish)
  }

  /// Writes any data as the cache file.
  package func put(_ data: Data) throws {
    let parent = URL(filePath: file).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try data.write(to: URL(filePath: file))
  }
}
