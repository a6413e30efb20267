import Dispatch
import Synchronization

/// Runs tasks and their children on its own queue, and reports when all of them are suspended: then they
/// have done everything they can do for now.
final class IdleExecutor: TaskExecutor {
  private struct State {
    var jobs = 0
    var watchers: [CheckedContinuation<Void, Never>] = []
  }

  private let queue = DispatchQueue(label: "idle-executor")
  private let state = Mutex(State())

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    state.withLock { $0.jobs += 1 }
    queue.async { [self] in
      job.runSynchronously(on: asUnownedTaskExecutor())
      finish()
    }
  }

  /// Waits until there is nothing left to run.
  func idle() async {
    await withCheckedContinuation { continuation in
      let isIdle = state.withLock { state in
        if state.jobs > 0 { state.watchers.append(continuation) }
        return state.jobs == 0
      }
      if isIdle { continuation.resume() }
    }
  }

  private func finish() {
    let watchers = state.withLock { state in
      state.jobs -= 1
      guard state.jobs == 0 else { return [CheckedContinuation<Void, Never>]() }
      defer { state.watchers = [] }
      return state.watchers
    }
    for watcher in watchers { watcher.resume() }
  }
}
