import Synchronization
import TestSupport
import Testing

@testable import PokemonAPI

/// Tests of how many requests the gate lets through, and in which order. When the executor is idle,
/// every request has either passed the gate or is waiting.
@Suite(.timeLimit(.minutes(5)))
struct RequestGateTests {
  private let gate = RequestGate()
  private let turnstile = CallGate()
  private let executor = IdleExecutor()

  private typealias Request = Task<Void, any Error>

  /// Starts requests one after the other. `turnstile` holds each request that passes the gate.
  private func start(_ names: [String], _ urgency: Urgency) async -> [Request] {
    var requests: [Request] = []
    for name in names {
      requests.append(
        Task(executorPreference: executor) { [gate, turnstile] in
          try await gate.pass(name, urgency) { await turnstile.pass(name) }
        })
      await executor.idle()
    }
    return requests
  }

  private func names(_ prefix: String, _ count: Int) -> [String] {
    (1...count).map { "\(prefix)\($0)" }
  }

  /// Ends a request. Returns whether exactly the requests in `through` then passed the gate.
  private func release(_ name: String, lets through: [String]) async -> Bool {
    let before = turnstile.arrived.count
    turnstile.release(name)
    await executor.idle()
    return Array(turnstile.arrived.dropFirst(before)) == through
  }

  private func finish(_ requests: [Request]) async throws {
    turnstile.open()
    for request in requests { try await request.value }
  }

  @Test func requestsInFlightAreLimitedToSix() async throws {
    let requests = await start(names("w", 8), .wanted)

    #expect(turnstile.arrived == ["w1", "w2", "w3", "w4", "w5", "w6"])
    #expect(await release("w4", lets: ["w7"]))
    #expect(await release("w1", lets: ["w8"]))
    #expect(await release("w8", lets: []))

    try await finish(requests)
  }

  @Test func prefetchesInFlightAreLimitedToThree() async throws {
    let requests = await start(names("a", 5), .background)

    #expect(turnstile.arrived == ["a1", "a2", "a3"])
    #expect(await release("a2", lets: ["a4"]))

    try await finish(requests)
  }

  @Test func wantedRequestsDoNotWaitForPrefetches() async throws {
    let background = await start(names("a", 5), .background)
    let wanted = await start(names("w", 4), .wanted)

    #expect(turnstile.arrived == ["a1", "a2", "a3", "w1", "w2", "w3"])
    #expect(await release("a1", lets: ["w4"]))
    #expect(await release("w1", lets: ["a4"]))
    #expect(await release("w2", lets: []))

    try await finish(background + wanted)
  }

  @Test func wantedRequestsGoFirst() async throws {
    let first = await start(names("w", 6), .wanted)
    let background = await start(names("a", 2), .background)
    let wanted = await start(["late1", "late2"], .wanted)

    #expect(await release("w1", lets: ["late1"]))
    #expect(await release("w2", lets: ["late2"]))
    #expect(await release("w3", lets: ["a1"]))
    #expect(await release("w4", lets: ["a2"]))

    try await finish(first + background + wanted)
  }

  @Test func escalatedRequestGoesFirst() async throws {
    let first = await start(names("w", 6), .wanted)
    let background = await start(names("a", 3), .background)

    gate.escalate("a3", to: .wanted)

    #expect(await release("w1", lets: ["a3"]))
    #expect(await release("w2", lets: ["a1"]))
    try await finish(first + background)
  }

  @Test func escalatedRequestTakesAFreeSlot() async throws {
    let background = await start(names("a", 5), .background)

    gate.escalate("a5", to: .wanted)
    await executor.idle()

    #expect(turnstile.arrived == ["a1", "a2", "a3", "a5"])
    // The escalated request no longer counts as a prefetch. Three prefetches, the maximum, are
    // still in flight.
    #expect(await release("a5", lets: []))
    #expect(await release("a1", lets: ["a4"]))
    try await finish(background)
  }

  @Test func escalatingAbsentRequestChangesNothing() async throws {
    let background = await start(names("a", 4), .background)

    gate.escalate("a1", to: .wanted)
    gate.escalate("nobody", to: .wanted)
    await executor.idle()

    #expect(turnstile.arrived == ["a1", "a2", "a3"])
    try await finish(background)
  }

  @Test func cancelledRequestLeavesTheQueue() async throws {
    let requests = await start(names("w", 9), .wanted)

    requests[6].cancel()
    await #expect(throws: HTTPError.cancelled) { try await requests[6].value }

    #expect(await release("w1", lets: ["w8"]))
    #expect(await release("w2", lets: ["w9"]))
    try await finish(requests.filter { $0 != requests[6] })
    #expect(!turnstile.arrived.contains("w7"))
  }

  @Test func alreadyCancelledRequestIsNotQueued() async throws {
    let first = await start(names("w", 6), .wanted)

    let cancelled = Task(executorPreference: executor) { [gate, turnstile] in
      withUnsafeCurrentTask { $0?.cancel() }
      try await gate.pass("late", .wanted) { await turnstile.pass("late") }
    }

    await #expect(throws: HTTPError.cancelled) { try await cancelled.value }
    try await finish(first)
    #expect(!turnstile.arrived.contains("late"))
  }

  @Test func failedRequestFreesItsSlot() async throws {
    for _ in 1...20 {
      await #expect(throws: HTTPError.noNetwork) {
        try await gate.pass("w", .background) { throw HTTPError.noNetwork }
      }
    }
  }
}

/// Tests the gate's limits with many random requests at the same time.
@Suite(.timeLimit(.minutes(5)), .seeded)
struct RequestGateCrowdTests {
  private struct Count {
    var inFlight = 0
    var background = 0
    var maxInFlight = 0
    var maxInBackground = 0
    var through = 0

    mutating func enter(_ urgency: Urgency) {
      inFlight += 1
      if urgency == .background { background += 1 }
      maxInFlight = max(maxInFlight, inFlight)
      maxInBackground = max(maxInBackground, background)
    }

    mutating func leave(_ urgency: Urgency) {
      inFlight -= 1
      if urgency == .background { background -= 1 }
      through += 1
    }
  }

  private final class Counter: Sendable {
    let count = Mutex(Count())
  }

  @Test(arguments: 1...8)
  func randomRequestsAllFinishWithinTheLimits(round: Int) async {
    let gate = RequestGate()
    let counter = Counter()
    var random = SeededGenerator(stream: round)
    let crowd = (0..<500).map { _ in
      (
        urgency: Bool.random(using: &random) ? Urgency.wanted : .background,
        yields: Int.random(in: 1...8, using: &random)
      )
    }

    let (passed, left) = await withTaskGroup(of: Bool.self) { group in
      for (index, one) in crowd.enumerated() {
        group.addTask {
          await Self.request(
            index, one.urgency, yields: one.yields, through: gate, counter,
            isCancelled: index % 5 == 0)
        }
      }
      return await group.reduce(into: (0, 0)) { if $1 { $0.0 += 1 } else { $0.1 += 1 } }
    }

    let count = counter.count.withLock { $0 }
    #expect(passed + left == 500)
    #expect(passed >= 400)
    #expect(count.through == passed)
    #expect(count.inFlight == 0)
    #expect(count.maxInFlight <= 6)
    #expect(count.maxInBackground <= 3)
  }

  /// Makes a request that may be cancelled. Returns whether it passed the gate.
  private static func request(
    _ index: Int, _ urgency: Urgency, yields: Int, through gate: RequestGate, _ counter: Counter,
    isCancelled: Bool
  ) async -> Bool {
    let request = Task {
      try await gate.pass("\(index)", urgency) {
        counter.count.withLock { $0.enter(urgency) }
        for _ in 0..<yields { await Task.yield() }
        counter.count.withLock { $0.leave(urgency) }
      }
    }
    if isCancelled {
      await Task.yield()
      request.cancel()
    }
    return (try? await request.value) != nil
  }
}
