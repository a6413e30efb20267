import Foundation

/// A folder for caches that goes when this does.
final class CacheFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Where the program keeps answers.
  var cache: String { url.path + "/pokedex/cache.sqlite" }

  /// What is in it.
  var contents: [String] {
    get throws { try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted() }
  }

  /// Runs the program with it.
  func run(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(arguments, environment: ["XDG_CACHE_HOME": url.path])
  }

  /// Puts what is no database where the cache of a folder would be.
  static func damage(_ folder: URL) throws {
    let parent = folder.appendingPathComponent("pokedex")
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    let rubbish = Data(String(repeating: "not a database ", count: 100).utf8)
    try rubbish.write(to: parent.appendingPathComponent("cache.sqlite"))
  }
}
