#if os(Linux)
  /// The time of `ContinuousClock`, and sleep that costs nothing: a thread of its own wakes for what is due
  /// and for nothing else. By `ContinuousClock`, libdispatch wakes once a second while anybody sleeps.
  package struct QuietClock: Clock {
    package typealias Instant = ContinuousClock.Instant

    private let sleepers = Sleepers()

    package init() {}

    package var now: Instant { .now }
    package var minimumResolution: Duration { .milliseconds(1) }

    /// - Throws: `CancellationError`.
    package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
      let id = sleepers.makeID()
      let isOver = await withTaskCancellationHandler {
        await withCheckedContinuation { waiter in
          sleepers.add(id, until: deadline, waiter)
          // Cancelled before it slept, the handler below may have found nobody.
          if Task.isCancelled { sleepers.wake(id) }
        }
      } onCancel: {
        sleepers.wake(id)
      }
      if !isOver { throw CancellationError() }
    }
  }
#endif
