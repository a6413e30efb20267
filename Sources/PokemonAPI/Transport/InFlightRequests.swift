private import Synchronization

/// The requests in flight. All callers that want the same URL share one request. A caller stops
/// waiting when it is cancelled or its deadline passes. When no caller is left, the request is
/// cancelled.
final class InFlightRequests<Value: Sendable>: Sendable {
  private typealias Waiter = CheckedContinuation<Value, any Error>

  /// A request in flight, with the callers that wait for it.
  private struct Flight {
    var id: Int
    var urgency: Urgency
    var deadline: Deadline
    var waiters: [Int: Waiter]
    var age: Stopwatch
    var task: Task<Void, Never>
  }

  /// The effect of a new caller on the request in flight.
  private struct JoinResult {
    /// Whether the request has become more urgent.
    var isEscalated = false
    /// The task of an older request that a new request has replaced, and which must be cancelled.
    var replacedTask: Task<Void, Never>?
  }

  /// Maximum age at which a request in flight is recent enough for a reload. An older request is
  /// cancelled and sent again.
  static var maxJoinAge: Duration { .seconds(1) }

  private struct State {
    var nextID = 0
    var flights: [String: Flight] = [:]

    mutating func makeID() -> Int {
      nextID += 1
      return nextID
    }
  }

  private let state = Mutex(State())

  /// Returns the highest urgency and the latest deadline of all callers that wait for a URL. Nil if
  /// no request for the URL is in flight.
  func demand(for url: String) -> (urgency: Urgency, deadline: Deadline)? {
    state.withLock { state in state.flights[url].map { ($0.urgency, $0.deadline) } }
  }

  /// Returns the response for a URL, from the request in flight or from a new request.
  ///
  /// - Parameters:
  ///   - deadline: this caller's deadline. The request in flight ends at the latest deadline of all
  ///     its callers.
  ///   - didEscalate: a function that is called if this caller makes the request more urgent.
  ///   - start: a function that fetches the response. It is called for the first caller. It is
  ///     called again for a reload if the request in flight is older than `maxJoinAge`; then all
  ///     callers get the newer response.
  /// - Throws: `HTTPError.timedOut`; `HTTPError.cancelled`; any error that `start` throws.
  func value(
    for url: String, _ urgency: Urgency, _ deadline: Deadline,
    didEscalate: @escaping @Sendable () -> Void,
    start: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await deadline.limit {
      let id = self.state.withLock { $0.makeID() }
      return try await withCancellableContinuation { waiter in
        let joinResult = self.join(url, id, waiter, urgency, deadline, start)
        joinResult.replacedTask?.cancel()
        if joinResult.isEscalated { didEscalate() }
      } onCancel: {
        self.leave(url, id)
      }
    }
  }

  /// Joins the request in flight for a URL, or starts one.
  private func join(
    _ url: String, _ id: Int, _ waiter: Waiter, _ urgency: Urgency, _ deadline: Deadline,
    _ start: @escaping @Sendable () async throws -> Value
  ) -> JoinResult {
    state.withLock { state in
      guard var flight = state.flights[url] else {
        let flightID = state.makeID()
        state.flights[url] = Flight(
          id: flightID, urgency: urgency, deadline: deadline, waiters: [id: waiter],
          age: deadline.startStopwatch(), task: startTask(url, flightID, start))
        return JoinResult()
      }
      var joinResult = JoinResult(isEscalated: flight.urgency < urgency)
      flight.urgency = max(flight.urgency, urgency)
      if deadline.remaining > flight.deadline.remaining { flight.deadline = deadline }
      flight.waiters[id] = waiter
      if urgency == .forceReload, flight.age.elapsed > Self.maxJoinAge {
        joinResult.replacedTask = flight.task
        flight.id = state.makeID()
        flight.age = deadline.startStopwatch()
        flight.task = startTask(url, flight.id, start)
      }
      state.flights[url] = flight
      return joinResult
    }
  }

  private func startTask(
    _ url: String, _ flightID: Int, _ start: @escaping @Sendable () async throws -> Value
  ) -> Task<Void, Never> {
    Task {
      do { finish(url, flightID, .success(try await start())) } catch {
        finish(url, flightID, .failure(error))
      }
    }
  }

  private func finish(_ url: String, _ flightID: Int, _ result: Result<Value, any Error>) {
    let flight = state.withLock { state in
      state.flights[url]?.id == flightID ? state.flights.removeValue(forKey: url) : nil
    }
    for waiter in flight?.waiters.values ?? [:].values { waiter.resume(with: result) }
  }

  private func leave(_ url: String, _ id: Int) {
    let (waiter, task) = state.withLock { state in
      let waiter = state.flights[url]?.waiters.removeValue(forKey: id)
      let isEmpty = waiter != nil && state.flights[url]?.waiters.isEmpty == true
      return (waiter, isEmpty ? state.flights.removeValue(forKey: url)?.task : nil)
    }
    task?.cancel()
    waiter?.resume(throwing: HTTPError.cancelled)
  }
}
