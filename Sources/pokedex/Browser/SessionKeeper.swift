internal import OwnFiles
internal import PokedexApp
internal import PokedexModel

/// Writes down where a person is: when no key has been pressed for a moment, and at the end.
@MainActor
final class SessionKeeper {
  /// How long keys rest before a session is written.
  private static let rest = Duration.seconds(1)

  private let file: StateFile
  /// The file's session at the start, and now.
  private let found: Session?
  private var written: Session?
  /// The session before anybody did anything.
  private let beginning: Session
  private let session: @MainActor () -> Session
  private let wait: @MainActor (Duration, @escaping @MainActor () -> Void) -> Void
  private var isWaiting = false
  private var hasChanged = false

  /// - Parameters:
  ///   - found: what the file says.
  ///   - wait: does something once a while has passed.
  ///   - session: where a person is now.
  init(
    file: StateFile, found: Session?,
    after wait: @escaping @MainActor (Duration, @escaping @MainActor () -> Void) -> Void,
    session: @escaping @MainActor () -> Session
  ) {
    self.file = file
    self.found = found
    written = found
    self.wait = wait
    self.session = session
    beginning = session()
  }

  /// To be called after whatever a person does: costs next to nothing.
  func note() {
    hasChanged = true
    if isWaiting { return }
    isWaiting = true
    rest()
  }

  /// Waits until nothing has been done for a while.
  private func rest() {
    hasChanged = false
    wait(Self.rest) { [weak self] in
      guard let self else { return }
      if hasChanged { return rest() }
      isWaiting = false
      write()
    }
  }

  /// Writes at once what is not written yet.
  func write() {
    var now = session()
    // A choice by an option or the config file is not remembered.
    if now.language == beginning.language { now.language = found?.language }
    if now.theme == beginning.theme { now.theme = found?.theme }
    if now.generation == beginning.generation, now.game == beginning.game {
      (now.generation, now.game) = (found?.generation, found?.game)
      now.playsNone = found?.playsNone ?? false
    } else {
      now.playsNone = beginning.game != nil && now.game == nil
    }
    guard now != written else { return }
    written = now
    file.write(now)
  }
}

/// The file in which a session waits for the next time. Several programs may have the same: the last that
/// writes is the one that is come back to.
struct StateFile {
  let path: String

  /// No session is longer, in bytes.
  private static let largest = 1 << 14

  /// Reads the last session; nil if there is none. Nil also as a whole for a file that is none of
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
