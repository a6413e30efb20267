internal import OwnFiles
internal import PokedexApp

/// The file in which a session waits for the next time. Several programs may have the same: the last that
/// writes is the one that is come back to.
struct StateFile {
  let path: String

  /// No session is longer, in bytes.
  private static let largest = 1 << 14

  /// What was written last; nil where there is nothing. Nil also as a whole for a file that is none of
  /// ours, which is left alone.
  ///
  /// - Returns: the file, and what it says.
  static func open(_ path: String) -> (file: StateFile, session: Session?)? {
    guard OwnFile.isThere(path) else { return (StateFile(path: path), nil) }
    guard let bytes = try? OwnFile.content(of: path, atMost: largest) else { return nil }
    // Such is left of a file by a machine that stopped while it was written.
    if bytes.allSatisfy({ $0 == 0 }) { return (StateFile(path: path), nil) }
    return SessionText.session(String(decoding: bytes, as: UTF8.self)).map {
      (StateFile(path: path), $0)
    }
  }

  /// Puts a session in the place of the one before. That it can't be is no reason to disturb anybody.
  func write(_ session: Session) {
    guard (try? OwnFile.makeFolder(of: path)) != nil else { return }
    _ = OwnFile.replace(path, with: Array(SessionText.text(of: session).utf8), surely: false)
  }
}
