internal import PokedexApp
internal import PokedexModel

/// Writes down where a person is: when no key has been pressed for a moment, and at the end.
@MainActor
final class SessionKeeper {
  /// How long keys rest before a session is written.
  private static let rest = Duration.seconds(1)

  private let file: StateFile
  /// What the file said, and what it says.
  private let found: Session?
  private var written: Session?
  /// What was there before anybody did anything.
  private let beginning: Session
  private let session: @MainActor () -> Session
  private let clock: any Clock<Duration>
  private var isWaiting = false
  private var hasChanged = false

  /// - Parameters:
  ///   - found: what the file says.
  ///   - session: where a person is now.
  init(
    file: StateFile, found: Session?, clock: any Clock<Duration> = ContinuousClock(),
    session: @escaping @MainActor () -> Session
  ) {
    self.file = file
    self.found = found
    written = found
    self.clock = clock
    self.session = session
    beginning = session()
  }

  /// To be called after whatever a person does: costs next to nothing.
  func note() {
    hasChanged = true
    if isWaiting { return }
    isWaiting = true
    Task {
      while hasChanged {
        hasChanged = false
        try? await clock.sleep(for: Self.rest)
      }
      isWaiting = false
      write()
    }
  }

  /// Writes at once what is not written yet.
  func write() {
    var now = session()
    // What an option or the file of settings says for one run is no choice to be remembered.
    if now.language == beginning.language { now.language = found?.language }
    if now.theme == beginning.theme { now.theme = found?.theme }
    if now.generation == beginning.generation { now.generation = found?.generation }
    guard now != written else { return }
    written = now
    file.write(now)
  }
}
