package import Foundation

/// A folder of its own for caches, as `XDG_CACHE_HOME` names one; it goes when this does.
package final class CacheFolder: Sendable {
  package let url = FileManager.default.temporaryDirectory
    .appending(path: "pokedex-cache-\(UUID().uuidString)")

  package init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    // A database that is closed meanwhile removes files of its own, at which this gives up. What stays
    // is left to the system, whose folder for temporary files it is in.
    for _ in 0..<3 where FileManager.default.fileExists(atPath: url.path) {
      try? FileManager.default.removeItem(at: url)
    }
  }

  /// The cache's file, where the executable has it; neither it nor its folder need be there.
  package var file: String { path(of: "pokedex/cache.sqlite") }

  /// What `XDG_DATA_HOME` names beside it, and the file of what the user made, where the executable has it;
  /// neither need be there.
  package var dataHome: String { path(of: "data") }
  package var userFile: String { path(of: "data/pokedex/user.sqlite") }

  package func path(of name: String) -> String { url.appending(path: name).path }

  /// The paths of all that is in it, in order.
  package var contents: [String] {
    get throws { try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted() }
  }

  /// Removes all that is kept.
  package func empty() throws {
    try FileManager.default.removeItem(at: url)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Puts what says it is a cache, but is no database, where the cache would be.
  package func damage() throws {
    var rubbish = Data(String(repeating: "not a database ", count: 100).utf8)
    rubbish.replaceSubrange(68..<72, with: Data("PKDX".utf8))
    try put(rubbish)
  }

  /// Puts a file of any kind where the cache would be.
  package func put(_ data: Data) throws {
    let parent = URL(filePath: file).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try data.write(to: URL(filePath: file))
  }
}
