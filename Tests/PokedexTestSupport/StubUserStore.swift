package import PokedexModel
private import Synchronization
package import UserStore

/// A store of marks and teams in memory. It records its calls. A test can make its calls fail, and
/// can change its contents as another program would.
package final class StubUserStore: UserStoreProtocol {
  package enum Call: Sendable, Equatable {
    case contents
    case nextStep(HistoryMove)
    case perform(HistoryMove)
    case change([UserEdit])
  }

  private struct State {
    var records: [MarkRecord] = []
    var teams: [SavedTeam] = []
    var revision = 1
    var done: [UserStep] = []
    var undone: [UserStep] = []
    var failure: UserStoreFailure?
    var failuresLeft = Int.max
    var calls: [Call] = []
    var hasFile = false
  }

  private let state = Mutex(State())

  package init(_ records: [MarkRecord] = [], teams: [SavedTeam] = []) {
    state.withLock {
      ($0.records, $0.teams) = (records.inOrder, teams)
      $0.hasFile = !records.isEmpty || !teams.isEmpty
    }
  }

  /// The calls so far, in order. Reading `stamp` isn't recorded.
  package var calls: [Call] { state.withLock { $0.calls } }

  package var records: [MarkRecord] { state.withLock { $0.records } }

  package var teams: [SavedTeam] { state.withLock { $0.teams } }

  /// Makes the next calls throw an error; by default, all of them. With nil, calls succeed again.
  package func fail(with failure: UserStoreFailure?, times: Int = .max) {
    state.withLock { ($0.failure, $0.failuresLeft) = (failure, times) }
  }

  /// Replaces the records as another program would.
  package func changeElsewhere(to records: [MarkRecord]) {
    state.withLock {
      $0.records = records.inOrder
      $0.revision += 1
      $0.hasFile = true
    }
  }

  /// Performs edits as another program would.
  package func editElsewhere(_ edits: [UserEdit]) throws(UserStoreFailure) {
    _ = try change(edits)
    state.withLock { $0.revision += 1 }
  }

  /// Undoes or redoes the next step as another program would.
  package func performElsewhere(_ move: HistoryMove) throws(UserStoreFailure) {
    if let step = try nextStep(to: move) { _ = try perform(move, of: step) }
    state.withLock { $0.revision += 1 }
  }

  package var stamp: UserStoreStamp {
    state.withLock { UserStoreStamp(hasFile: $0.hasFile, sizesAndTimes: [$0.revision]) }
  }

  package func contents(since revision: Int?) throws(UserStoreFailure) -> UserContents? {
    try carryOut(.contents) { state in
      if state.revision == revision { return .success(nil) }
      return .success(
        UserContents(records: state.records, teams: state.teams, revision: state.revision))
    }
  }

  package func change(_ edits: [UserEdit]) throws(UserStoreFailure) -> UserStep? {
    try carryOut(.change(edits)) { state in
      let before = (state.records, state.teams)
      let changes = edits.compactMap { edit in
        let change = Self.change(by: edit, state)
        if let change { Self.write(change, &state) }
        return change
      }
      let bytes = state.records.map(\.note.text.utf8.count) + state.teams.map(\.text.utf8.count)
      let failure = UserStoreFailure(
        recordCount: state.records.count, teamCount: state.teams.count,
        bytesOfText: bytes.reduce(0, +))
      if let failure, changes.contains(where: \.needsMoreRoom) {
        (state.records, state.teams) = before
        return .failure(failure)
      }
      if changes.isEmpty { return .success(nil) }
      // Like in a file, ids of steps that can't be redone are used again.
      let step = UserStep(id: state.done.count + 1, changes: changes)
      state.done.append(step)
      state.undone = []
      return .success(step)
    }
  }

  package func nextStep(to move: HistoryMove) throws(UserStoreFailure) -> UserStep? {
    try carryOut(.nextStep(move)) { state in
      .success(move == .undo ? state.done.last : state.undone.last)
    }
  }

  package func perform(
    _ move: HistoryMove, of step: UserStep
  ) throws(UserStoreFailure) -> [UserChange] {
    try carryOut(.perform(move)) { state in
      guard step == (move == .undo ? state.done.last : state.undone.last) else {
        return .success([])
      }
      switch move {
      case .undo: state.undone.append(state.done.removeLast())
      case .redo: state.done.append(state.undone.removeLast())
      }
      let changes = step.changes(by: move)
      for change in changes { Self.write(change, &state) }
      return .success(changes)
    }
  }

  package func close() {}

  private static func change(by edit: UserEdit, _ state: State) -> UserChange? {
    if case .mark(let edit) = edit {
      let known = state.records.first { $0.pokemon == edit.pokemon && $0.game == edit.game }
      return edit.change(of: known ?? MarkRecord(pokemon: edit.pokemon, game: edit.game))
    }
    return edit.teamChange { name in state.teams.first { $0.key == SavedTeam.key(name) } }
  }

  private static func write(_ change: UserChange, _ state: inout State) {
    switch change {
    case .mark(_, let after): write(after, &state)
    case .team(let before, let after):
      state.teams.removeAll { [before?.key, after?.key].contains($0.key) }
      if let after { state.teams.append(after) }
      state.teams.sort { $0.key < $1.key }
      state.hasFile = true
    }
  }

  private static func write(_ record: MarkRecord, _ state: inout State) {
    state.records.removeAll { $0.pokemon == record.pokemon && $0.game == record.game }
    if !record.isEmpty { state.records = (state.records + [record]).inOrder }
    state.hasFile = true
  }

  private func carryOut<Value: Sendable>(
    _ call: Call, _ body: (inout State) -> Result<Value, UserStoreFailure>
  ) throws(UserStoreFailure) -> Value {
    let result = state.withLock { state -> Result<Value, UserStoreFailure> in
      state.calls.append(call)
      if let failure = state.failure, state.failuresLeft > 0 {
        state.failuresLeft -= 1
        return .failure(failure)
      }
      return body(&state)
    }
    return try result.get()
  }
}

extension [MarkRecord] {
  /// The records sorted by Pokémon and then by game, as in every store.
  fileprivate var inOrder: [MarkRecord] {
    sorted { ($0.pokemon, $0.game ?? "") < ($1.pokemon, $1.game ?? "") }
  }
}

extension UserStoreProtocol {
  /// Undoes or redoes the next step, no matter which program has made it.
  package func perform(_ move: HistoryMove) async throws(UserStoreFailure) -> [UserChange] {
    guard let step = try await nextStep(to: move) else { return [] }
    return try await perform(move, of: step)
  }
}
