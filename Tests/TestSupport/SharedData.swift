package import Foundation

/// Reference data that is not in the repository. With it, tests of the long lane read all of what the
/// repository has a part of.
package enum SharedData {
  /// The folder that `POKEDEX_SHARED` names. In the long lane, the folder `shared` beside the package
  /// is its default.
  private static let root: URL? =
    if let path = ProcessInfo.processInfo.environment["POKEDEX_SHARED"] {
      URL(filePath: path)
    } else if Sweep.isWhole {
      URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../shared")
        .standardizedFileURL
    } else {
      nil
    }

  /// Returns a file or folder of the data. Nil if it doesn't exist.
  package static func folder(_ path: String) -> URL? {
    root.map { $0.appending(path: path) }.flatMap {
      FileManager.default.fileExists(atPath: $0.path) ? $0 : nil
    }
  }
}
