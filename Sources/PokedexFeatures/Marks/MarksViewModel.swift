package import PokedexModel
package import UserStore

/// Reads and writes the user's marks, notes and teams. Nothing is shown before it is written.
@MainActor
package final class MarksViewModel {
  /// The outcome of a user's action.
  package enum Outcome: Sendable, Equatable {
    case changed([UserChange]), undone([UserChange]), redone([UserChange])
    case nothingToUndo, nothingToRedo
    /// Another program holds the store. It is tried again for a while.
    case held
    /// The store that another program held can be used again.
    case released
    case failed(UserStoreFailure)
  }

  /// The state of another program's lock on the store.
  private enum Lock {
    case none
    /// It was said that the store is tried again.
    case awaited
    /// It was said that the store can't be used.
    case givenUp
  }

  /// The copy that searches read.
  package let book: MarkBook
  /// The marks, notes and teams as last read or written.
  package private(set) var state: MarksState
  /// Called with the outcome of each action, and when the store can't be read, or can again.
  package var didFinish: (Outcome) -> Void = { _ in }
  /// Called when other marks count than before, but for what the user has just marked.
  var didReload: () -> Void = {}

  private let store: (any UserStoreProtocol)?
  private let changes: Changes
  private var stamp: UserStoreStamp?
  private var storeRevision: Int?
  private var lock = Lock.none
  private var isClosing = false
  /// Pending reads and writes, one after the other.
  private var work: Task<Void, Never>?
  private var workCount = 0
  /// Attempts left to all that waits for another program, which takes a moment each time: some 3 s.
  private var attemptsLeft = attempts
  private static let attempts = 30
  /// How often all that waited was given up.
  private var timesGivenUp = 0

  /// - Parameter store: nil where nothing can be marked.
  init(store: (any UserStoreProtocol)?, book: MarkBook, changes: Changes) {
    self.store = store
    self.book = book
    self.changes = changes
    state = MarksState(isAvailable: store != nil)
  }

  /// Whether something is still to be written, or read.
  package var isBusy: Bool { workCount > 0 }

  /// Waits until all has been written and read.
  package func settle() async {
    while isBusy { await work?.value }
  }

  /// Whether the store has been used, so that it is to be closed.
  package var isInUse: Bool {
    stamp?.isThere == true || !state.records.isEmpty || !state.teams.isEmpty || isBusy
  }

  /// Waits until all has been written and read, and closes the store.
  package func close() async {
    isClosing = true
    await settle()
    await store?.close()
  }

  /// Reads what another program may have changed. To be called after each frame: it opens nothing unless
  /// there is something new.
  package func refresh() {
    guard let store else { return }
    let stamp = store.stamp
    if let known = self.stamp, known == stamp, stamp.isSettled { return }
    let isFirst = self.stamp == nil
    self.stamp = stamp
    if isFirst, !stamp.isThere { return }
    enqueue(isAsked: false) { model throws(UserStoreFailure) in
      try await model.read(store)
      return nil
    }
  }

  private func read(_ store: any UserStoreProtocol) async throws(UserStoreFailure) {
    guard let contents = try await store.contents(since: storeRevision) else { return }
    storeRevision = contents.revision
    if contents.records == state.records, contents.teams == state.teams { return }
    (state.records, state.teams) = (contents.records, contents.teams)
    note()
    didReload()
  }

  private func note() {
    state.revision += 1
    book.replace(with: state.records)
    changes.note()
  }

  /// - Parameter isAsked: whether a person waits for it.
  private func enqueue(
    isAsked: Bool,
    _ body: @escaping @MainActor (MarksViewModel) async throws(UserStoreFailure) -> Outcome?
  ) {
    if isAsked { attemptsLeft = Self.attempts }
    if isAsked, lock != .none { sayHeld() }
    let (before, round) = (work, timesGivenUp)
    workCount += 1
    work = Task {
      await before?.value
      if round == timesGivenUp { await carryOut(isAsked: isAsked, body) }
      workCount -= 1
    }
  }

  /// Tries again while another program holds the store, and says at once that it does.
  private func carryOut(
    isAsked: Bool, _ body: @MainActor (MarksViewModel) async throws(UserStoreFailure) -> Outcome?
  ) async {
    while true {
      do throws(UserStoreFailure) {
        let outcome = try await body(self)
        if lock != .none { didFinish(.released) }
        endLock()
        if let outcome { didFinish(outcome) }
        return
      } catch {
        guard error == .locked else {
          endLock()
          return didFinish(.failed(error))
        }
        // Nobody waits for what is read.
        if isClosing, !isAsked { return }
        attemptsLeft -= 1
        if attemptsLeft == 0 { return giveUp() }
        if lock == .none { sayHeld() }
      }
    }
  }

  private func sayHeld() {
    lock = .awaited
    didFinish(.held)
  }

  private func endLock() {
    lock = .none
    attemptsLeft = Self.attempts
  }

  /// Gives up all that waits, in one sentence. The store is read at the next opportunity.
  private func giveUp() {
    if lock != .givenUp { didFinish(.failed(.locked)) }
    lock = .givenUp
    attemptsLeft = Self.attempts
    timesGivenUp += 1
    stamp = nil
  }
}

// MARK: - What a person does

extension MarksViewModel {
  /// Marks a Pokémon in the chosen game, or takes the mark back.
  package func toggle(_ mark: Mark, of id: Int) {
    let isMarked = state.record(of: id).marks.contains(mark)
    change(UserEdit(id, in: state.game, isMarked ? .remove(mark) : .add(mark)))
  }

  /// Writes a note on a Pokémon in the chosen game; an empty one removes it.
  package func write(_ note: Note, on id: Int) {
    if state.record(of: id).note != note { change(UserEdit(id, in: state.game, .note(note))) }
  }

  /// Saves a team, in place of the one of that name.
  package func save(team: SavedTeam) { change(.save(team)) }

  /// Deletes the team of a name, as far as there is one.
  package func delete(team name: String) { change(.delete(team: name)) }

  private func change(_ edit: UserEdit) {
    perform { store throws(UserStoreFailure) in
      .changed(try await store.change([edit]))
    }
  }

  package func undo() {
    perform { store throws(UserStoreFailure) in
      let changes = try await store.undo()
      return changes.isEmpty ? .nothingToUndo : .undone(changes)
    }
  }

  package func redo() {
    perform { store throws(UserStoreFailure) in
      let changes = try await store.redo()
      return changes.isEmpty ? .nothingToRedo : .redone(changes)
    }
  }

  /// Chooses the game that marks are made in; nil for no game in particular.
  package func choose(game: String?) {
    if game == state.game { return }
    state.game = game
    note()
    didReload()
  }

  private func perform(
    _ body: @escaping @MainActor (any UserStoreProtocol) async throws(UserStoreFailure) -> Outcome
  ) {
    guard let store else { return }
    enqueue(isAsked: true) { model throws(UserStoreFailure) in
      let outcome = try await body(store)
      for change in outcome.changes { model.state.take(change) }
      if !outcome.changes.isEmpty { model.note() }
      return outcome
    }
  }
}

extension MarksViewModel.Outcome {
  /// What is different now.
  package var changes: [UserChange] {
    switch self {
    case .changed(let changes), .undone(let changes), .redone(let changes): changes
    case .nothingToUndo, .nothingToRedo, .held, .released, .failed: []
    }
  }
}
