internal import OwnFiles
internal import PokedexApp
internal import PokedexModel

/// A writer of the session file. It saves the session when input pauses for a moment, and at the
/// end.
@MainActor
final class SessionKeeper {
  /// Pause in input after which the session is saved.
  private static let rest = Duration.seconds(1)

  private let file: StateFile
  /// The file's session at the start.
  private let storedSession: Session?
  private var written: Session?
  /// The session before any input.
  private let initialSession: Session
  private let session: @MainActor () -> Session
  private let wait: @MainActor (Duration, @escaping @MainActor () -> Void) -> Void
  private var isWaiting = false
  private var hasChanged = false

  /// Creates a keeper.
  ///
  /// - Parameters:
  ///   - file: the file of the session.
  ///   - storedSession: the session in the file, if any.
  ///   - wait: calls a function after a delay.
  ///   - session: returns the current session.
  init(
    file: StateFile, storedSession: Session?,
    after wait: @escaping @MainActor (Duration, @escaping @MainActor () -> Void) -> Void,
    session: @escaping @MainActor () -> Session
  ) {
    self.file = file
    self.storedSession = storedSession
    written = storedSession
    self.wait = wait
    self.session = session
    initialSession = session()
  }

  /// Schedules saving. Call it after every input; it is cheap.
  func recordInput() {
    hasChanged = true
    if isWaiting { return }
    isWaiting = true
    rest()
  }

  /// Waits until there has been no input for a while, then writes.
  private func rest() {
    hasChanged = false
    wait(Self.rest) { [weak self] in
      guard let self else { return }
      if hasChanged { return rest() }
      isWaiting = false
      write()
    }
  }

  /// Writes the session now, if it has changed.
  func write() {
    var now = session()
    // A value from an option or the config file is not saved.
    if now.language == initialSession.language { now.language = storedSession?.language }
    if now.theme == initialSession.theme { now.theme = storedSession?.theme }
    if now.generation == initialSession.generation, now.game == initialSession.game {
      (now.generation, now.game) = (storedSession?.generation, storedSession?.game)
      now.hasLeftGame = storedSession?.hasLeftGame ?? false
    } else {
      now.hasLeftGame = initialSession.game != nil && now.game == nil
    }
    guard now != written else { return }
    written = now
    file.write(now)
  }
}

/// The file of the last session. If several programs share it, the last to write wins.
struct StateFile {
  let path: String

  /// Maximum size in bytes.
  private static let maximumSize = 1 << 14

  /// Reads the last session.
  ///
  /// - Returns: the file and its session, if any; nil if the file isn't ours, which is then left alone.
  static func open(_ path: String) -> (file: StateFile, session: Session?)? {
    guard PrivateFile.fileExists(path) else { return (StateFile(path: path), nil) }
    guard let bytes = try? PrivateFile.content(of: path, atMost: maximumSize) else { return nil }
    // A computer that stops during a write can leave a file of zeros.
    if bytes.allSatisfy({ $0 == 0 }) { return (StateFile(path: path), nil) }
    return SessionText.session(String(decoding: bytes, as: UTF8.self)).map {
      (StateFile(path: path), $0)
    }
  }

  /// Replaces the saved session. Errors are ignored, as they are not worth a notice.
  func write(_ session: Session) {
    guard (try? PrivateFile.makeFolder(of: path)) != nil else { return }
    _ = PrivateFile.replace(
      path, with: Array(SessionText.text(of: session).utf8), flushToDisk: false)
  }
}
