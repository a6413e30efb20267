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
    // What an option or the file of settings says for one run is no choice to be remembered.
    if now.language == beginning.language { now.language = found?.language }
    if now.theme == beginning.theme { now.theme = found?.theme }
    if now.generation == beginning.generation { now.generation = found?.generation }
    guard now != written else { return }
    written = now
    file.write(now)
  }
}
