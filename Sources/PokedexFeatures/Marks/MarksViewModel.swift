package import PokedexModel
package import UserStore

/// The user's marks, notes and saved teams.
package struct MarksState: Sendable {
  /// By PokeAPI's ids, then game: one array for the screen, searches and the store, as there may be many.
  fileprivate(set) var records: [MarkRecord] = []
  /// By name, without case.
  package fileprivate(set) var teams: [SavedTeam] = []
  /// The slug of the version that marks are made in; nil for no game in particular.
  package fileprivate(set) var game: String?
  /// How often what is marked or saved, or the game, has changed.
  package fileprivate(set) var revision = 0
  /// Whether anything can be marked.
  package let isAvailable: Bool

  /// All that is said of a Pokémon, game by game.
  package func records(of id: Int) -> ArraySlice<MarkRecord> { records[records.range(of: id)] }

  /// PokeAPI's ids of those of which something is said.
  package var pokemon: Set<Int> { Set(records.lazy.map(\.pokemon)) }

  /// The marks of a Pokémon in the chosen game; of all games together where none is chosen.
  package func marks(of id: Int) -> Marks {
    records(of: id).reduce(.none) { marks, record in
      game == nil || record.game == game ? marks.union(record.marks) : marks
    }
  }

  /// What is said of a Pokémon in just the chosen game, or just in none.
  package func record(of id: Int) -> MarkRecord {
    records(of: id).first { $0.game == game } ?? MarkRecord(pokemon: id, game: game)
  }

  /// A rank that rises with how much a catch is worth, in any game; nil for what is not marked.
  func rank(of id: Int) -> Int? {
    let rank = records(of: id).reduce(Marks.none) { $0.union($1.marks) }.rank
    return rank == 0 ? nil : rank
  }
}

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
  /// Whether another program held the store the last time.
  private var isHeld = false
  private var isClosing = false
  /// Pending reads and writes, one after the other.
  private var work: Task<Void, Never>?
  private var workCount = 0

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
    let before = work
    workCount += 1
    work = Task {
      await before?.value
      await carryOut(isAsked: isAsked, body)
      workCount -= 1
    }
  }

  /// Attempts while another program holds the store, which waits a moment each time.
  private static let attempts = 30

  /// Tries again while another program holds the store, and says at once that it does.
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
        // It is read at the next opportunity.
        if isHeld, !isAsked { stamp = nil }
        return
      }
    }
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
  /// What is different now.
  package var changes: [UserChange] {
    switch self {
    case .changed(let changes), .undone(let changes), .redone(let changes): changes
    case .nothingToUndo, .nothingToRedo, .held, .released, .failed: []
    }
  }
}

extension [MarkRecord] {
  /// The places of a Pokémon's records among those in the order of ids.
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
