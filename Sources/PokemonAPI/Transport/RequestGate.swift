private import Synchronization

/// Limits the number of requests in flight. The most urgent requests are sent first. Background
/// requests, which nobody is waiting for yet, have a lower limit, so that slow background requests
/// can't block the others.
final class RequestGate: Sendable {
  static let maxInFlight = 6
  static let maxInBackground = 3

  private struct Waiter {
    let id: Int
    let url: String
    var urgency: Urgency
    let continuation: CheckedContinuation<Urgency, any Error>
  }

  private struct State {
    var inFlight = 0
    var background = 0
    var nextID = 0
    var waiters: [Waiter] = []

    /// Whether another request with this urgency may start now.
    func hasRoom(for urgency: Urgency) -> Bool {
      inFlight < maxInFlight && (urgency > .background || background < maxInBackground)
    }

    mutating func count(_ urgency: Urgency, by change: Int) {
      inFlight += change
      if urgency == .background { background += change }
    }

    /// Removes and returns the next request to start: of the most urgent requests, the one that has
    /// waited longest.
    mutating func popNext() -> Waiter? {
      guard let highest = waiters.map(\.urgency).max(), hasRoom(for: highest),
        let index = waiters.firstIndex(where: { $0.urgency == highest })
      else { return nil }
      count(waiters[index].urgency, by: 1)
      return waiters.remove(at: index)
    }
  }

  private let state = Mutex(State())

  /// Waits for a free slot, then runs the operation.
  ///
  /// - Throws: `HTTPError.cancelled`; any error that the operation throws.
  func pass<Value>(
    _ url: String, _ urgency: Urgency, _ operation: () async throws -> Value
  ) async throws -> Value {
    let taken = try await enter(url, urgency)
    defer { leave(taken) }
    return try await operation()
  }

  /// Raises the urgency of the waiting requests for a URL.
  func escalate(_ url: String, to urgency: Urgency) {
    state.withLock { state in
      for index in state.waiters.indices where state.waiters[index].url == url {
        state.waiters[index].urgency = max(state.waiters[index].urgency, urgency)
      }
    }
    letThrough()
  }

  /// Waits until the request may start.
  ///
  /// - Returns: the urgency that the request had when it started. Pass it to `leave(_:)`.
  private func enter(_ url: String, _ urgency: Urgency) async throws -> Urgency {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    return try await withCancellableContinuation { continuation in
      let waiter = Waiter(id: id, url: url, urgency: urgency, continuation: continuation)
      state.withLock { $0.waiters.append(waiter) }
      letThrough()
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

/// Suspends the task until its continuation is resumed.
///
/// - Parameters:
///   - add: a function that adds the continuation to those that wait.
///   - leave: a function that ends the wait when the task is cancelled.
func withCancellableContinuation<Value: Sendable>(
  _ add: (CheckedContinuation<Value, any Error>) -> Void, onCancel leave: @Sendable () -> Void
) async throws -> Value {
  try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { continuation in
      add(continuation)
      // If the task was cancelled before the continuation was added, the cancellation handler below
      // found none. End the wait here instead.
      if Task.isCancelled { leave() }
    }
  } onCancel: {
    leave()
  }
}
