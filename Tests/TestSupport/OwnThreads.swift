private import Foundation
private import Synchronization
package import Testing

/// A trait for tests that wait for other programs. It runs them on separate threads. The shared
/// pool has only one thread per core, so blocking one of these would delay all other tests.
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
  /// The trait for suites whose tests block their threads.
  package static var onOwnThreads: Self { OwnThreads() }
}

/// A pool of six threads. The number doesn't depend on the number of cores, because the threads
/// mostly wait. The newest job runs first, so that a running test continues before another one
/// begins. Otherwise a program might time out before its test is resumed.
final class BlockingTestExecutor: TaskExecutor {
  static let shared = BlockingTestExecutor()

  private let queue = OperationQueue()
  /// The jobs that haven't been started, with the newest at the end.
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
