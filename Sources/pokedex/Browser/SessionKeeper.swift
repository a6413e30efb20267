internal import OwnFiles
internal import PokedexApp
internal import PokedexModel

/// Saves the session to the state file when the user pauses, and when the program ends.
@MainActor
final class SessionKeeper {
  /// Time without input after which the session is saved.
  private static let rest = Duration.seconds(1)

  private let file: StateFile
  /// The session that the file contained when the program started.
  private let storedSession: Session?
  private var written: Session?
  /// The current session as it was before the user's first input.
  private let initialSession: Session
  private let session: @MainActor () -> Session
  private let wait: @MainActor (Duration, @escaping @MainActor () -> Void) -> Void
  private var isWaiting = false
  private var hasChanged = false

  /// Creates an object that saves the session to a state file.
  ///
  /// - Parameters:
  ///   - file: the state file.
  ///   - storedSession: the session that the file contains; nil if none exists.
  ///   - wait: a function that calls another function after a delay.
  ///   - session: a function that returns the current session.
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

  /// Schedules saving the session. Call this function after every input; it takes almost no time.
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

  /// Writes the session to the file now, if it has changed since it was last written.
  func write() {
    var now = session()
    // If a property is the same as at the start, keep the file's value, because the current value
    // may come from an option or the config file.
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

/// The state file, which contains the last session. If several programs use it, the session of the
/// program that writes last is kept.
struct StateFile {
  let path: String

  /// Maximum size of the state file in bytes.
  private static let maximumSize = 1 << 14

  /// Reads the last session.
  ///
  /// - Returns: the file and its session, if it contains one; nil if the file isn't a state file of
  ///   this program and must not be overwritten.
  static func open(_ path: String) -> (file: StateFile, session: Session?)? {
    guard PrivateFile.fileExists(path) else { return (StateFile(path: path), nil) }
    guard let bytes = try? PrivateFile.content(of: path, atMost: maximumSize) else { return nil }
    // If the computer stops during a write, the file may contain only zeros.
    if bytes.allSatisfy({ $0 == 0 }) { return (StateFile(path: path), nil) }
    return SessionText.session(String(decoding: bytes, as: UTF8.self)).map {
      (StateFile(path: path), $0)
    }
  }

  /// Replaces the saved session. Errors are ignored, because they are not important enough for a
  /// notice.
  func write(_ session: Session) {
    guard (try? PrivateFile.makeFolder(of: path)) != nil else { return }
    _ = PrivateFile.replace(
      path, with: Array(SessionText.text(of: session).utf8), flushToDisk: false)
  }
}
