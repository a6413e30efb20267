package import Foundation

/// A temporary folder for caches (`XDG_CACHE_HOME`), removed with this object.
package final class CacheFolder: Sendable {
  package let url = FileManager.default.temporaryDirectory
    .appending(path: "pokedex-cache-\(UUID().uuidString)")

  package init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    // Removing fails if a database that is being closed removes its files at the same time. After three
    // attempts the rest is left to the system: the folder is among the temporary files.
    for _ in 0..<3 where FileManager.default.fileExists(atPath: url.path) {
      try? FileManager.default.removeItem(at: url)
    }
  }

  /// Path of the cache's file, as the executable derives it. Neither it nor its folder need exist.
  package var file: String { path(of: "pokedex/cache.sqlite") }

  /// Value for `XDG_DATA_HOME`. Neither this folder nor `userFile`, the database of marks and teams below
  /// it, need exist.
  package var dataHome: String { path(of: "data") }
  package var userFile: String { path(of: "data/pokedex/user.sqlite") }

  package func path(of name: String) -> String { url.appending(path: name).path }

  /// Paths of all files and folders in it, sorted.
  package var contents: [String] {
    get throws { try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted() }
  }

  /// Removes everything in the folder.
  package func empty() throws {
    try FileManager.default.removeItem(at: url)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Writes a damaged cache: the file has the cache's application id, but is no database.
  package func damage() throws {
    var rubbish = Data(String(repeating: "not a database ", count: 100).utf8)
    rubbish.replaceSubrange(68..<72, with: Data("PKDX".utf8))
    try put(rubbish)
  }

  /// Writes any data as the cache's file.
  package func put(_ data: Data) throws {
    let parent = URL(filePath: file).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try data.write(to: URL(filePath: file))
  }
}
