private import Foundation
private import Synchronization
package import Testing

/// Runs tests that wait for other programs on threads of their own: the pool has one for each core, and
/// whoever blocks one of them keeps all other tests waiting.
package struct OwnThreads: SuiteTrait, TestTrait, TestScoping {
  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(WaitingRoom.shared) { try await function() }
  }
}

extension Trait where Self == OwnThreads {
  /// For suites whose tests block their thread.
  package static var onOwnThreads: Self { OwnThreads() }
}

/// A few threads, more than there are cores, as they mostly wait. What goes on is before what has yet to
/// begin: a test that awaited something must not find that the program has lost patience.
final class WaitingRoom: TaskExecutor {
  static let shared = WaitingRoom()

  private let queue = OperationQueue()
  /// What came last at the end.
  private let waiting = Mutex<[UnownedJob]>([])

  private init() {
    queue.maxConcurrentOperationCount = 6
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    waiting.withLock { $0.append(job) }
    queue.addOperation { [self] in
      waiting.withLock { $0.popLast() }?.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
