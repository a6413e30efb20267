package import PokedexModel
package import UserStore

/// What a person has marked and noted. Nothing of it is shown before it is written.
@MainActor
package final class MarksViewModel {
  /// What came of what a person did.
  package enum Outcome: Sendable, Equatable {
    case changed([UserChange]), undone([UserChange]), redone([UserChange])
    case nothingToUndo, nothingToRedo
    case failed(UserStoreFailure)
  }

  /// Where searches look it up.
  package let book: MarkBook
  /// The slug of the version that marks are made in; nil for no game in particular.
  package private(set) var game: String?
  /// How often what is marked, or the game, was different.
  package private(set) var revision = 0
  /// Told what came of what a person did, and why nothing can be read.
  package var didFinish: (Outcome) -> Void = { _ in }
  /// Called when something has changed that is not this program's doing.
  var didReload: () -> Void = {}

  private let store: (any UserStoreProtocol)?
  private let changes: Changes
  private var records: [Int: [MarkRecord]] = [:]
  private var stamp: UserStoreStamp?
  private var storeRevision: Int?
  /// What is to be read and written, one after the other.
  private var work: Task<Void, Never>?
  private var workCount = 0

  /// - Parameter store: nil where nothing can be marked.
  init(store: (any UserStoreProtocol)?, book: MarkBook, changes: Changes) {
    self.store = store
    self.book = book
    self.changes = changes
  }

  package var isAvailable: Bool { store != nil }

  /// Whether something is still to be written, or read.
  package var isBusy: Bool { workCount > 0 }

  /// Waits until all has been written and read.
  package func settle() async {
    while isBusy { await work?.value }
  }

  /// Whether the store has been used, so that it is to be closed.
  package var isInUse: Bool { stamp?.isThere == true || !records.isEmpty || isBusy }

  /// Waits until all has been written and read, and closes the store.
  package func close() async {
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
    enqueue { model throws(UserStoreFailure) in try await model.read(store) }
  }

  private func read(_ store: any UserStoreProtocol) async throws(UserStoreFailure) {
    guard let contents = try await store.contents(since: storeRevision) else { return }
    storeRevision = contents.revision
    let records = Dictionary(grouping: contents.records, by: \.pokemon)
    if records == self.records, contents.game == game { return }
    self.records = records
    game = contents.game
    note()
    didReload()
  }

  private func note() {
    revision += 1
    book.replace(with: records.values.flatMap { $0 })
    changes.note()
  }

  private func enqueue(
    _ body: @escaping @MainActor (MarksViewModel) async throws(UserStoreFailure) -> Void
  ) {
    let before = work
    workCount += 1
    work = Task {
      await before?.value
      do throws(UserStoreFailure) {
        try await body(self)
      } catch {
        didFinish(.failed(error))
      }
      workCount -= 1
    }
  }
}

// MARK: - What is marked

extension MarksViewModel {
  /// All that is said of a Pokémon, game by game.
  package func records(of id: Int) -> [MarkRecord] { records[id] ?? [] }

  /// PokeAPI's ids of those of which something is said, in any order.
  package var pokemon: [Int] { Array(records.keys) }

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

  /// The more is said of a catch, in any game, the higher; nil for what is not marked.
  func rank(of id: Int) -> Int? {
    let rank = records(of: id).reduce(Marks.none) { $0.union($1.marks) }.rank
    return rank == 0 ? nil : rank
  }
}

// MARK: - What a person does

extension MarksViewModel {
  /// Marks a Pokémon in the chosen game, or takes the mark back.
  package func toggle(_ mark: Mark, of id: Int) {
    let isMarked = record(of: id).marks.contains(mark)
    change(UserEdit(id, in: game, isMarked ? .remove(mark) : .add(mark)))
  }

  /// Writes a note on a Pokémon in the chosen game; an empty one removes it.
  package func write(_ note: Note, on id: Int) {
    if record(of: id).note != note { change(UserEdit(id, in: game, .note(note))) }
  }

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
    guard let store, game != self.game else { return }
    enqueue { model throws(UserStoreFailure) in
      try await store.choose(game: game)
      model.game = game
      model.note()
    }
  }

  private func perform(
    _ body: @escaping @MainActor (any UserStoreProtocol) async throws(UserStoreFailure) -> Outcome
  ) {
    guard let store else { return }
    enqueue { model throws(UserStoreFailure) in
      let outcome = try await body(store)
      for change in outcome.changes { model.take(change.after) }
      if !outcome.changes.isEmpty { model.note() }
      model.didFinish(outcome)
    }
  }

  private func take(_ record: MarkRecord) {
    var said = records(of: record.pokemon).filter { $0.game != record.game }
    if !record.isEmpty { said.append(record) }
    said.sort { ($0.game ?? "") < ($1.game ?? "") }
    records[record.pokemon] = said.isEmpty ? nil : said
  }
}

extension MarksViewModel.Outcome {
  /// What is different now.
  package var changes: [UserChange] {
    switch self {
    case .changed(let changes), .undone(let changes), .redone(let changes): changes
    case .nothingToUndo, .nothingToRedo, .failed: []
    }
  }
}
