private import Synchronization

/// One answer for all who want the same at once. Whoever no longer wants it leaves; when the last one
/// does, the flight is cancelled.
final class SharedFlights: Sendable {
  typealias Answer = any Sendable
  private typealias Waiter = CheckedContinuation<Answer, any Error>

  private struct Flight {
    var id: Int
    var urgency: Urgency
    var deadline: Deadline
    var waiters: [Int: Waiter]
    var age: Stopwatch
    var task: Task<Void, Never>
  }

  /// What came of boarding a flight.
  private struct Boarding {
    /// Whether the flight has become more urgent.
    var isEscalated = false
    /// The request that a newer one takes the place of.
    var ended: Task<Void, Never>?
  }

  /// One who asks anew waits for a request that is under way for no longer than that.
  static let longestJoined = Duration.seconds(1)

  private struct State {
    var nextID = 0
    var flights: [String: Flight] = [:]

    mutating func makeID() -> Int {
      nextID += 1
      return nextID
    }
  }

  private let state = Mutex(State())

  /// What those who wait for a URL ask for together; nil when nobody does.
  func demand(for url: String) -> (urgency: Urgency, deadline: Deadline)? {
    state.withLock { state in state.flights[url].map { ($0.urgency, $0.deadline) } }
  }

  /// The answer for a URL, from the flight that is under way or from a new one.
  ///
  /// - Parameters:
  ///   - deadline: of this caller; the flight may take as long as the most patient one allows.
  ///   - didEscalate: told when the flight has become more urgent by this caller.
  ///   - start: fetches the answer; called by the first, and by one who asks anew when the request
  ///     has been under way for long. All who wait get the newer one's answer then.
  /// - Throws: `HTTPError.timedOut`, `.cancelled`; what `start` throws.
  func value<Value: Sendable>(
    for url: String, _ urgency: Urgency, _ deadline: Deadline,
    didEscalate: @escaping @Sendable () -> Void,
    start: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let answer = try await deadline.limit { () async throws -> Answer in
      let id = self.state.withLock { $0.makeID() }
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { waiter in
          let boarding = self.board(url, id, waiter, urgency, deadline, start)
          boarding.ended?.cancel()
          if boarding.isEscalated { didEscalate() }
          // Cancelled before it boarded, the handler below may have found nobody.
          if Task.isCancelled { self.leave(url, id) }
        }
      } onCancel: {
        self.leave(url, id)
      }
    }
    guard let value = answer as? Value else { throw HTTPError.unexpectedResponse }
    return value
  }

  /// Boards the flight for a URL, or a new one.
  private func board(
    _ url: String, _ id: Int, _ waiter: Waiter, _ urgency: Urgency, _ deadline: Deadline,
    _ start: @escaping @Sendable () async throws -> Answer
  ) -> Boarding {
    state.withLock { state in
      guard var flight = state.flights[url] else {
        let flightID = state.makeID()
        state.flights[url] = Flight(
          id: flightID, urgency: urgency, deadline: deadline, waiters: [id: waiter],
          age: deadline.startStopwatch(), task: launch(url, flightID, start))
        return Boarding()
      }
      var boarding = Boarding(isEscalated: flight.urgency < urgency)
      flight.urgency = max(flight.urgency, urgency)
      if deadline.remaining > flight.deadline.remaining { flight.deadline = deadline }
      flight.waiters[id] = waiter
      if urgency == .anew, flight.age.elapsed > Self.longestJoined {
        boarding.ended = flight.task
        flight.id = state.makeID()
        flight.age = deadline.startStopwatch()
        flight.task = launch(url, flight.id, start)
      }
      state.flights[url] = flight
      return boarding
    }
  }

  private func launch(
    _ url: String, _ flightID: Int, _ start: @escaping @Sendable () async throws -> Answer
  ) -> Task<Void, Never> {
    Task {
      do { land(url, flightID, .success(try await start())) } catch {
        land(url, flightID, .failure(error))
      }
    }
  }

  private func land(_ url: String, _ flightID: Int, _ result: Result<Answer, any Error>) {
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
