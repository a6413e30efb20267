package import PokedexModel
private import Synchronization
package import UserStore

/// What a user made, in memory: fails on request, notes what it is asked for, and can be changed by
/// another program.
package final class StubUserStore: UserStoreProtocol {
  package enum Call: Sendable, Equatable {
    case contents, undo, redo
    case change([UserEdit])
  }

  private struct State {
    var records: [MarkRecord] = []
    var revision = 1
    var done: [[UserChange]] = []
    var undone: [[UserChange]] = []
    var failure: UserStoreFailure?
    var calls: [Call] = []
    var isThere = false
  }

  private let state = Mutex(State())

  package init(_ records: [MarkRecord] = []) {
    state.withLock {
      $0.records = records
      $0.isThere = !records.isEmpty
    }
  }

  /// What it was asked for, in order; a look at the stamp is none.
  package var calls: [Call] { state.withLock { $0.calls } }

  package var records: [MarkRecord] { state.withLock { $0.records } }

  /// What every call throws from now on; nil for nothing.
  package func fail(with failure: UserStoreFailure?) { state.withLock { $0.failure = failure } }

  /// Changes it as another program would.
  package func changeElsewhere(to records: [MarkRecord]) {
    state.withLock {
      $0.records = records
      $0.revision += 1
      $0.isThere = true
    }
  }

  package var stamp: UserStoreStamp {
    state.withLock { UserStoreStamp(isThere: $0.isThere, figures: [$0.revision]) }
  }

  package func contents(since revision: Int?) throws(UserStoreFailure) -> UserContents? {
    try carryOut(.contents) { state in
      state.revision == revision
        ? nil
        : UserContents(records: state.records, revision: state.revision)
    }
  }

  package func change(_ edits: [UserEdit]) throws(UserStoreFailure) -> [UserChange] {
    try carryOut(.change(edits)) { state in
      let changes = edits.compactMap { edit -> UserChange? in
        let before =
          state.records.first { $0.pokemon == edit.pokemon && $0.game == edit.game }
          ?? MarkRecord(pokemon: edit.pokemon, game: edit.game)
        let after = edit.applied(to: before)
        if after == before { return nil }
        Self.write(after, &state)
        return UserChange(before: before, after: after)
      }
      if !changes.isEmpty {
        state.done.append(changes)
        state.undone = []
      }
      return changes
    }
  }

  package func undo() throws(UserStoreFailure) -> [UserChange] {
    try carryOut(.undo) { state in
      guard let step = state.done.popLast() else { return [] }
      state.undone.append(step)
      let changes = step.reversed().map { UserChange(before: $0.after, after: $0.before) }
      for change in changes { Self.write(change.after, &state) }
      return changes
    }
  }

  package func redo() throws(UserStoreFailure) -> [UserChange] {
    try carryOut(.redo) { state in
      guard let step = state.undone.popLast() else { return [] }
      state.done.append(step)
      for change in step { Self.write(change.after, &state) }
      return step
    }
  }

  package func close() {}

  private static func write(_ record: MarkRecord, _ state: inout State) {
    state.records.removeAll { $0.pokemon == record.pokemon && $0.game == record.game }
    if !record.isEmpty { state.records.append(record) }
    state.records.sort { ($0.pokemon, $0.game ?? "") < ($1.pokemon, $1.game ?? "") }
    state.isThere = true
  }

  private func carryOut<Value: Sendable>(
    _ call: Call, _ body: (inout State) -> Value
  ) throws(UserStoreFailure) -> Value {
    let result = state.withLock { state -> Result<Value, UserStoreFailure> in
      state.calls.append(call)
      if let failure = state.failure { return .failure(failure) }
      return .success(body(&state))
    }
    return try result.get()
  }
}
