package import PokedexModel
package import UserStore

/// Reads and writes the user's marks, notes and teams. Changes are shown only after they have been
/// written.
@MainActor
package final class MarksViewModel {
  /// The outcome of a user's action.
  package enum Outcome: Sendable, Equatable {
    case changed([UserChange]), undone([UserChange]), redone([UserChange])
    case nothingToUndo, nothingToRedo
    /// The step was made elsewhere, so the user has to confirm that it is undone or redone.
    case asks(HistoryMove, UserStep)
    /// Another program has locked the store. The action is retried for about 3 s.
    case storeLocked
    /// The store is no longer locked by another program.
    case storeUnlocked
    case failed(UserStoreFailure)
  }

  /// The state of a lock that another program holds on the store.
  private enum Lock {
    case none
    /// The user was told that the store is locked and that the action is retried.
    case awaited
    /// The user was told that the store can't be used.
    case givenUp
  }

  /// A copy of the marks for searches to read.
  package let sharedMarks: SharedMarks
  /// The marks, notes and teams as last read or written.
  package private(set) var state: MarksState
  /// Called with the outcome of each action, and when the store becomes unreadable or readable
  /// again.
  package var didFinish: (Outcome) -> Void = { _ in }
  private let store: (any UserStoreProtocol)?
  private let changes: ChangeNotifier
  private var stamp: UserStoreStamp?
  private var storeRevision: Int?
  private var lock = Lock.none
  private var ownSteps = OwnSteps()
  private var isClosing = false
  /// The last of the pending reads and writes. Each one waits for the previous one.
  private var work: Task<Void, Never>?
  private var workCount = 0
  /// Number of attempts that remain for all actions waiting for the lock, counted together. Each
  /// attempt takes about 0.1 s, so the actions are given up after about 3 s.
  private var attemptsLeft = attempts
  private static let attempts = 30
  /// Number of times that all waiting actions have been given up. It tells an action whether it was
  /// among them.
  private var timesGivenUp = 0

  /// - Parameter store: stores the marks; nil if the user can't mark Pokémon.
  init(store: (any UserStoreProtocol)?, sharedMarks: SharedMarks, changes: ChangeNotifier) {
    self.store = store
    self.sharedMarks = sharedMarks
    self.changes = changes
    state = MarksState(isAvailable: store != nil)
  }

  /// Whether a read or write is pending.
  package var isBusy: Bool { workCount > 0 }

  /// Waits for all pending reads and writes.
  package func settle() async {
    while isBusy { await work?.value }
  }

  /// Whether the store has been used and must be closed.
  package var isInUse: Bool {
    stamp?.hasFile == true || !state.records.isEmpty || !state.teams.isEmpty || isBusy
  }

  /// Waits for all pending reads and writes, then closes the store.
  package func close() async {
    isClosing = true
    await settle()
    await store?.close()
  }

  /// Reads changes that other programs have made. Call it after each frame: it opens the file only
  /// if the file may have changed.
  package func refresh() {
    guard let store else { return }
    let stamp = store.stamp
    if let known = self.stamp, known == stamp, stamp.isSettled { return }
    let isFirst = self.stamp == nil
    self.stamp = stamp
    if isFirst, !stamp.hasFile { return }
    enqueue(isUserAction: false) { model throws(UserStoreFailure) in
      try await model.read(store)
      return nil
    }
  }

  private func read(_ store: any UserStoreProtocol) async throws(UserStoreFailure) {
    guard let contents = try await store.contents(since: storeRevision) else { return }
    storeRevision = contents.revision
    if contents.records == state.records, contents.teams == state.teams { return }
    (state.records, state.teams) = (contents.records, contents.teams)
    state.reloads += 1
    note()
  }

  private func note() {
    state.revision += 1
    sharedMarks.replace(with: state.records)
    changes.note()
  }

  /// - Parameter isUserAction: whether the user has started the action and waits for its result.
  private func enqueue(
    isUserAction: Bool,
    _ body: @escaping @MainActor (MarksViewModel) async throws(UserStoreFailure) -> Outcome?
  ) {
    if isUserAction { attemptsLeft = Self.attempts }
    if isUserAction, lock != .none { reportLocked() }
    let (before, round) = (work, timesGivenUp)
    workCount += 1
    work = Task {
      await before?.value
      if round == timesGivenUp { await carryOut(isUserAction: isUserAction, body) }
      workCount -= 1
    }
  }

  /// Runs a closure, and retries it while another program locks the store. Reports a lock as soon
  /// as it is found.
  private func carryOut(
    isUserAction: Bool,
    _ body: @MainActor (MarksViewModel) async throws(UserStoreFailure) -> Outcome?
  ) async {
    while true {
      do throws(UserStoreFailure) {
        let outcome = try await body(self)
        if lock != .none { didFinish(.storeUnlocked) }
        endLock()
        if let outcome { didFinish(outcome) }
        return
      } catch {
        guard error == .locked else {
          endLock()
          return didFinish(.failed(error))
        }
        // Nobody waits for a read to finish, so closing doesn't retry it.
        if isClosing, !isUserAction { return }
        attemptsLeft -= 1
        if attemptsLeft == 0 { return giveUp() }
        if lock == .none { reportLocked() }
      }
    }
  }

  private func reportLocked() {
    lock = .awaited
    didFinish(.storeLocked)
  }

  private func endLock() {
    lock = .none
    attemptsLeft = Self.attempts
  }

  /// Gives up all waiting actions and reports it once. The next `refresh` reads the store again.
  private func giveUp() {
    if lock != .givenUp { didFinish(.failed(.locked)) }
    lock = .givenUp
    attemptsLeft = Self.attempts
    timesGivenUp += 1
    stamp = nil
  }
}

// MARK: - The user's actions

extension MarksViewModel {
  /// Adds a mark to a Pokémon in the chosen game, or removes the mark if it is already set.
  package func toggle(_ mark: Mark, of id: Int) {
    let isMarked = state.record(of: id).marks.contains(mark)
    change(UserEdit(id, in: state.game, isMarked ? .remove(mark) : .add(mark)))
  }

  /// Writes a note on a Pokémon in the chosen game. An empty note removes the existing one.
  package func write(_ note: Note, on id: Int) {
    if state.record(of: id).note != note { change(UserEdit(id, in: state.game, .note(note))) }
  }

  /// Saves a team. Replaces the team with the same name, if there is one.
  package func save(team: SavedTeam) { change(.save(team)) }

  /// Deletes the team with this name, if there is one.
  package func delete(team name: String) { change(.delete(team: name)) }

  private func change(_ edit: UserEdit) {
    perform { model, store throws(UserStoreFailure) in
      guard let step = try await store.change([edit]) else { return .changed([]) }
      model.ownSteps.add(step)
      return .changed(step.changes)
    }
  }

  /// Undoes or redoes the next step of the history. Asks first if the step is out of scope.
  package func perform(_ move: HistoryMove, in scope: HistoryScope) {
    perform { model, store throws(UserStoreFailure) in
      while let step = try await store.nextStep(to: move) {
        guard model.ownSteps.allow(move, of: step, in: scope) else { return .asks(move, step) }
        let changes = try await store.perform(move, of: step)
        // If another program has changed the history meanwhile, there is a different next step.
        if changes.isEmpty { continue }
        model.ownSteps.note(move, of: step)
        return move == .undo ? .undone(changes) : .redone(changes)
      }
      return move == .undo ? .nothingToUndo : .nothingToRedo
    }
  }

  /// Chooses the game that new marks are for; nil for no particular game.
  package func choose(game: String?) {
    if game == state.game { return }
    state.game = game
    state.reloads += 1
    note()
  }

  private func perform(
    _ body:
      @escaping @MainActor (MarksViewModel, any UserStoreProtocol) async throws(UserStoreFailure) ->
      Outcome
  ) {
    guard let store else { return }
    enqueue(isUserAction: true) { model throws(UserStoreFailure) in
      let outcome = try await body(model, store)
      for change in outcome.changes { model.state.apply(change) }
      if !outcome.changes.isEmpty { model.note() }
      return outcome
    }
  }
}

extension MarksViewModel.Outcome {
  /// The changes made by the action.
  package var changes: [UserChange] {
    switch self {
    case .changed(let changes), .undone(let changes), .redone(let changes): changes
    case .nothingToUndo, .nothingToRedo, .asks, .storeLocked, .storeUnlocked, .failed: []
    }
  }
}
