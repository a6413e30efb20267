package import PokedexModel
package import UserStore

/// The user's marks, notes and saved teams.
package struct MarksState: Sendable {
  /// Sorted by PokeAPI's id, then game. The screen, searches and the store share this array, as it may be
  /// long.
  fileprivate(set) var records: [MarkRecord] = []
  /// Sorted by name, ignoring case.
  package fileprivate(set) var teams: [SavedTeam] = []
  /// The slug of the version that marks are made in; nil for no game in particular.
  package fileprivate(set) var game: String?
  /// Number of changes so far to the marks, the teams or the game.
  package fileprivate(set) var revision = 0
  /// Whether the user can mark Pokémon.
  package let isAvailable: Bool

  /// Returns the records of a Pokémon, sorted by game.
  package func records(of id: Int) -> ArraySlice<MarkRecord> { records[records.range(of: id)] }

  /// Ids of the Pokémon that have a record.
  package var pokemon: Set<Int> { Set(records.lazy.map(\.pokemon)) }

  /// Returns the marks of a Pokémon in the chosen game, or in all games together if none is chosen.
  package func marks(of id: Int) -> Marks {
    records(of: id).reduce(.none) { marks, record in
      game == nil || record.game == game ? marks.union(record.marks) : marks
    }
  }

  /// Returns the record of a Pokémon for exactly the chosen game, or for no game if none is chosen.
  package func record(of id: Int) -> MarkRecord {
    records(of: id).first { $0.game == game } ?? MarkRecord(pokemon: id, game: game)
  }

  /// Returns a rank for sorting by marks in any game, higher for more valuable marks; nil without marks.
  func rank(of id: Int) -> Int? {
    let rank = records(of: id).reduce(Marks.none) { $0.union($1.marks) }.rank
    return rank == 0 ? nil : rank
  }
}

/// Reads and writes the user's marks, notes and teams. Changes are shown only after they are written.
@MainActor
package final class MarksViewModel {
  /// The outcome of a user's action.
  package enum Outcome: Sendable, Equatable {
    case changed([UserChange]), undone([UserChange]), redone([UserChange])
    case nothingToUndo, nothingToRedo
    /// Another program has locked the store. It is retried for a while.
    case held
    /// The store is no longer locked by another program.
    case released
    case failed(UserStoreFailure)
  }

  /// The copy that searches read.
  package let book: SharedMarks
  /// The marks, notes and teams as last read or written.
  package private(set) var state: MarksState
  /// Called with the outcome of each action, and when the store becomes unreadable or readable again.
  package var didFinish: (Outcome) -> Void = { _ in }
  /// Called when the effective marks have changed because of another program or another game. Not called for
  /// the user's own changes here.
  var didReload: () -> Void = {}

  private let store: (any UserStoreProtocol)?
  private let changes: ChangeNotifier
  private var stamp: UserStoreStamp?
  private var storeRevision: Int?
  /// Whether another program had locked the store at the last attempt.
  private var isHeld = false
  private var isClosing = false
  /// Pending reads and writes, in order.
  private var work: Task<Void, Never>?
  private var workCount = 0

  /// - Parameter store: stores the marks; nil if the user can't mark Pokémon.
  init(store: (any UserStoreProtocol)?, book: SharedMarks, changes: ChangeNotifier) {
    self.store = store
    self.book = book
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
    stamp?.isThere == true || !state.records.isEmpty || !state.teams.isEmpty || isBusy
  }

  /// Waits for all pending reads and writes, then closes the store.
  package func close() async {
    isClosing = true
    await settle()
    await store?.close()
  }

  /// Reads changes by other programs. Call it after each frame: it opens the file only if that has changed.
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

  /// - Parameter isAsked: whether the user waits for the result.
  private func enqueue(
    isAsked: Bool,
    _ body: @escaping @MainActor (MarksViewModel) async throws(UserStoreFailure) -> Outcome?
  ) {
    let before = work
    workCount += 1
    work = Task {
      await before?.value
      await carryOut(isAsked: isAsked, body)
      workCount -= 1
    }
  }

  /// Maximum number of attempts while another program locks the store. Each attempt waits a moment.
  private static let attempts = 30

  /// Runs a closure, and retries while another program locks the store. Reports the lock at once.
  private func carryOut(
    isAsked: Bool, _ body: @MainActor (MarksViewModel) async throws(UserStoreFailure) -> Outcome?
  ) async {
    let isNew = isAsked || !isHeld
    for attempt in 1...Self.attempts {
      do throws(UserStoreFailure) {
        let outcome = try await body(self)
        if isHeld { didFinish(.released) }
        isHeld = false
        if let outcome { didFinish(outcome) }
        return
      } catch {
        let goesOn = error == .locked && attempt < Self.attempts && (isAsked || !isClosing)
        if isNew, attempt == 1 || !goesOn { didFinish(goesOn ? .held : .failed(error)) }
        isHeld = error == .locked
        if goesOn { continue }
        // Makes the next `refresh` read the store again.
        if isHeld, !isAsked { stamp = nil }
        return
      }
    }
  }
}

// MARK: - The user's actions

extension MarksViewModel {
  /// Adds a mark to a Pokémon in the chosen game, or removes it.
  package func toggle(_ mark: Mark, of id: Int) {
    let isMarked = state.record(of: id).marks.contains(mark)
    change(UserEdit(id, in: state.game, isMarked ? .remove(mark) : .add(mark)))
  }

  /// Writes a note on a Pokémon in the chosen game. An empty note removes it.
  package func write(_ note: Note, on id: Int) {
    if state.record(of: id).note != note { change(UserEdit(id, in: state.game, .note(note))) }
  }

  /// Saves a team, and replaces the one with the same name.
  package func save(team: SavedTeam) { change(.save(team)) }

  /// Deletes the team with a name, if there is one.
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
      for change in outcome.changes { model.take(change) }
      if !outcome.changes.isEmpty { model.note() }
      return outcome
    }
  }

  private func take(_ change: UserChange) {
    switch change {
    case .mark(_, let after): take(after)
    case .team(let before, let after):
      let gone = [before?.key, after?.key]
      state.teams.removeAll { gone.contains($0.key) }
      guard let after else { return }
      state.teams.append(after)
      state.teams.sort { $0.key < $1.key }
    }
  }

  private func take(_ record: MarkRecord) {
    let range = state.records.range(of: record.pokemon)
    var said = state.records[range].filter { $0.game != record.game }
    if !record.isEmpty { said.append(record) }
    said.sort { ($0.game ?? "") < ($1.game ?? "") }
    state.records.replaceSubrange(range, with: said)
  }
}

extension MarksViewModel.Outcome {
  /// The changes made by the action.
  package var changes: [UserChange] {
    switch self {
    case .changed(let changes), .undone(let changes), .redone(let changes): changes
    case .nothingToUndo, .nothingToRedo, .held, .released, .failed: []
    }
  }
}

extension [MarkRecord] {
  /// Returns the indices of a Pokémon's records by binary search. The records are sorted by id.
  fileprivate func range(of id: Int) -> Range<Int> {
    var range = indices
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      let isBefore = self[middle].pokemon < id
      range = isBefore ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    let start = range.lowerBound
    return start..<(self[start...].firstIndex { $0.pokemon != id } ?? count)
  }
}
