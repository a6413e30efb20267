#if os(Linux)
  import QuietClock
  import Testing

  /// The program's clock sleeps as long as it is told to.
  @Suite(.timeLimit(.minutes(1)))
  struct QuietClockTests {
    private let clock = QuietClock()

    @Test(arguments: [0, 1, 30])
    func nobodyWakesTooEarly(milliseconds: Int) async throws {
      let start = clock.now

      try await clock.sleep(for: .milliseconds(milliseconds))

      #expect(start.duration(to: clock.now) >= .milliseconds(milliseconds))
    }

    @Test func whatIsPastIsNotWaitedFor() async throws {
      try await clock.sleep(until: clock.now - .seconds(3600), tolerance: nil)
    }

    @Test func eachWakesAtItsOwnTime() async throws {
      let order = await withTaskGroup(of: Int.self) { group in
        for milliseconds in [60, 20, 40] {
          group.addTask { [clock] in
            try? await clock.sleep(for: .milliseconds(milliseconds))
            return milliseconds
          }
        }
        return await group.reduce(into: [Int]()) { $0.append($1) }
      }

      #expect(order == [20, 40, 60])
    }

    @Test func cancellingWakesAtOnce() async {
      let sleep = Task { [clock] in try await clock.sleep(for: .seconds(3600)) }
      await Task.yield()

      sleep.cancel()

      await #expect(throws: CancellationError.self) { try await sleep.value }
    }

    @Test func whoIsCancelledBeforehandDoesNotSleep() async {
      let sleep = Task { [clock] in
        withUnsafeCurrentTask { $0?.cancel() }
        try await clock.sleep(for: .seconds(3600))
      }

      await #expect(throws: CancellationError.self) { try await sleep.value }
    }

    @Test func manyMaySleepAndBeWokenAtOnce() async {
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<500 {
          group.addTask { [clock] in
            let sleep = Task { try await clock.sleep(for: .milliseconds(number % 20)) }
            if number.isMultiple(of: 3) { sleep.cancel() }
            _ = await sleep.result
          }
        }
      }
    }
  }
#endif
