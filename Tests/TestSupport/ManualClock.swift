private import Synchronization

/// A clock that advances only when a test says so, so that no test has to wait for real time to
/// pass.
package final class ManualClock: Clock {
  package struct Instant: InstantProtocol {
    package var offset: Duration

    package func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    package func duration(to other: Instant) -> Duration { other.offset - offset }
    package static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
  }

  private struct Sleeper {
    let id: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var nextID = 0
    var sleepers: [Sleeper] = []
    var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Mutex(State())

  package init() {}

  package var now: Instant { state.withLock { $0.now } }

  package var minimumResolution: Duration { .zero }

  package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    // A cancelled task throws even if its deadline has passed, as with the system's clock.
    try Task.checkCancellation()
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let sleeper = Sleeper(id: id, deadline: deadline, continuation: continuation)
        // If the task was cancelled before `add`, the cancellation handler below found no sleeper
        // to wake, so wake it here.
        add(sleeper)
        if Task.isCancelled { wake(id) }
      }
    } onCancel: {
      wake(id)
    }
  }

  /// Advances the clock and wakes the sleepers whose deadline has passed.
  package func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.deadline <= state.now }
      state.sleepers.removeAll { $0.deadline <= state.now }
      return due
    }
    for sleeper in due { sleeper.continuation.resume() }
  }

  /// Waits until this number of sleepers are waiting.
  package func sleepers(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let isReached = state.withLock { state in
        if state.sleepers.count >= count { return true }
        state.watchers.append((count, continuation))
        return false
      }
      if isReached { continuation.resume() }
    }
  }

  private func add(_ sleeper: Sleeper) {
    let (isDue, watchers) = state.withLock { state in
      if sleeper.deadline <= state.now { return (true, [CheckedContinuation<Void, Never>]()) }
      state.sleepers.append(sleeper)
      let count = state.sleepers.count
      let ready = state.watchers.filter { $0.count <= count }.map(\.continuation)
      state.watchers.removeAll { $0.count <= count }
      return (false, ready)
    }
    if isDue { sleeper.continuation.resume() }
    for watcher in watchers { watcher.resume() }
  }

  private func wake(_ id: Int) {
    let sleeper = state.withLock { state in
      let index = state.sleepers.firstIndex { $0.id == id }
      return index.map { state.sleepers.remove(at: $0) }
    }
    sleeper?.continuation.resume(throwing: CancellationError())
  }
}
