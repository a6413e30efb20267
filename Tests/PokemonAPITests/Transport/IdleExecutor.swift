import Dispatch
import Synchronization

/// Runs tasks and their child tasks on its own queue. Reports when all of them are suspended, which
/// means that they have done everything they can do for now.
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

  /// Waits until no job is running or waiting to run.
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
