private import Foundation
private import Synchronization
package import Testing

/// Runs tests that wait for other programs on their own threads. The shared pool has one thread per core;
/// blocking one of them delays all other tests.
package struct OwnThreads: SuiteTrait, TestTrait, TestScoping {
  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(BlockingTestExecutor.shared) { try await function() }
  }
}

extension Trait where Self == OwnThreads {
  /// The trait of suites whose tests block their thread.
  package static var onOwnThreads: Self { OwnThreads() }
}

/// A small pool of threads, more than there are cores, as they mostly wait. The newest job runs first, so
/// that a running test continues before the next one begins: a test resumed late could find that its
/// program has timed out.
final class BlockingTestExecutor: TaskExecutor {
  static let shared = BlockingTestExecutor()

  private let queue = OperationQueue()
  /// Jobs that have not started, the newest last.
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
