private import Synchronization

/// Lets so many requests through at once and no more: the most urgent first, and of those
/// that nobody waits for yet never so many that a slow one could be in a wanted one's way.
final class RequestGate: Sendable {
  static let mostInFlight = 6
  static let mostAhead = 3

  private struct Waiter {
    let id: Int
    let url: String
    var urgency: Urgency
    let continuation: CheckedContinuation<Urgency, any Error>
  }

  private struct State {
    var inFlight = 0
    var ahead = 0
    var nextID = 0
    var waiters: [Waiter] = []

    /// Whether one more may go through now.
    func hasRoom(for urgency: Urgency) -> Bool {
      inFlight < mostInFlight && (urgency > .ahead || ahead < mostAhead)
    }

    mutating func count(_ urgency: Urgency, by change: Int) {
      inFlight += change
      if urgency == .ahead { ahead += change }
    }

    /// Takes out the next one to go through: of the most urgent ones, the first that came.
    mutating func popNext() -> Waiter? {
      guard let highest = waiters.map(\.urgency).max(), hasRoom(for: highest),
        let index = waiters.firstIndex(where: { $0.urgency == highest })
      else { return nil }
      count(waiters[index].urgency, by: 1)
      return waiters.remove(at: index)
    }
  }

  private let state = Mutex(State())

  /// Waits for a place, then carries out the operation.
  ///
  /// - Throws: `HTTPError.cancelled`; what the operation throws.
  func pass<Value>(
    _ url: String, _ urgency: Urgency, _ operation: () async throws -> Value
  ) async throws -> Value {
    let taken = try await enter(url, urgency)
    defer { leave(taken) }
    return try await operation()
  }

  /// Lets the request for a URL go before those that are less urgent.
  func escalate(_ url: String, to urgency: Urgency) {
    state.withLock { state in
      for index in state.waiters.indices where state.waiters[index].url == url {
        state.waiters[index].urgency = max(state.waiters[index].urgency, urgency)
      }
    }
    letThrough()
  }

  /// - Returns: as what it counts until it leaves.
  private func enter(_ url: String, _ urgency: Urgency) async throws -> Urgency {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let waiter = Waiter(id: id, url: url, urgency: urgency, continuation: continuation)
        state.withLock { $0.waiters.append(waiter) }
        letThrough()
        // Cancelled before it queued, the handler below may have found nobody.
        if Task.isCancelled { drop(id) }
      }
    } onCancel: {
      drop(id)
    }
  }

  private func leave(_ urgency: Urgency) {
    state.withLock { $0.count(urgency, by: -1) }
    letThrough()
  }

  private func letThrough() {
    while let next = state.withLock({ $0.popNext() }) {
      next.continuation.resume(returning: next.urgency)
    }
  }

  private func drop(_ id: Int) {
    let waiter = state.withLock { state in
      state.waiters.firstIndex { $0.id == id }.map { state.waiters.remove(at: $0) }
    }
    waiter?.continuation.resume(throwing: HTTPError.cancelled)
  }
}
