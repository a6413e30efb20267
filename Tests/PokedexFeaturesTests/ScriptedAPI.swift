import PokedexModel
import PokemonAPI
import PokemonAPIMock
import Synchronization

/// An API whose calls a test answers itself, in any order. A call continues even if its task is
/// cancelled.
final class ScriptedAPI: PokemonAPIProtocol {
  typealias Call = MockPokemonAPI.Call

  private typealias Answer = @Sendable (Result<any Sendable, any Error>) -> Void

  private struct State {
    var calls: [Call] = []
    var requestedUrgencies: [Urgency] = []
    var waiting: [(call: Call, answer: Answer)] = []
    var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Mutex(State())

  /// The calls received so far, in order.
  var calls: [Call] { state.withLock { $0.calls } }

  /// The urgency of each request so far, in order.
  var requestedUrgencies: [Urgency] { state.withLock { $0.requestedUrgencies } }

  /// Waits until the total number of calls reaches `count`.
  func arrival(of count: Int) async {
    await withCheckedContinuation { continuation in
      let hasArrived = state.withLock { state in
        if state.calls.count >= count { return true }
        state.watchers.append((count, continuation))
        return false
      }
      if hasArrived { continuation.resume() }
    }
  }

  /// Answers the oldest waiting call that equals `call`, or the newest one if `newest` is true.
  /// Returns false if no such call is waiting.
  @discardableResult
  func answer(
    _ call: Call, with result: Result<any Sendable, any Error>, newest: Bool = false
  ) -> Bool {
    let waiting = state.withLock { state in
      let index =
        newest
        ? state.waiting.lastIndex { $0.call == call }
        : state.waiting.firstIndex { $0.call == call }
      return index.map { state.waiting.remove(at: $0) }
    }
    waiting?.answer(result)
    return waiting != nil
  }

  func withUrgency(_ urgency: Urgency) -> any PokemonAPIProtocol {
    state.withLock { $0.requestedUrgencies.append(urgency) }
    return self
  }

  /// Waits for a scripted answer. If the test supplies a value without an origin, the origin is
  /// `.live`.
  func fetch<Value>(_ request: Request<Value>) async throws -> Fetched<Value> {
    let answer: any Sendable = try await receive(request.kind)
    if let fetched = answer as? Fetched<Value> { return fetched }
    guard let value = answer as? Value else { throw WrongAnswer() }
    return Fetched(value, .live)
  }

  private func receive<Value: Sendable>(_ call: Call) async throws -> Value {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Value, any Error>) in
      let ready = state.withLock { state in
        state.calls.append(call)
        state.waiting.append(
          (
            call,
            { result in
              continuation.resume(
                with: result.flatMap { value in
                  (value as? Value).map(Result.success) ?? .failure(WrongAnswer())
                })
            }
          ))
        let ready = state.watchers.filter { $0.count <= state.calls.count }.map(\.continuation)
        state.watchers.removeAll { $0.count <= state.calls.count }
        return ready
      }
      for watcher in ready { watcher.resume() }
    }
  }
}

/// The error if a test answers a call with a value of the wrong type.
struct WrongAnswer: Error {}

/// Lets all resumed tasks run. The main actor's queue is first in, first out. Because some work
/// arrives from other threads, each round lets those threads run first.
@MainActor
func mainActorCatchesUp() async {
  for _ in 0..<3 {
    await Task { @concurrent in }.value
    await Task { @MainActor in }.value
  }
}

extension PokemonList {
  /// Returns one page of a list in PokeAPI's format. Its ids begin at `offset + 1`. If `hasNumbers`
  /// is true, its rows have Pokédex numbers.
  static func page(
    offset: Int, limit: Int, of count: Int, hasNumbers: Bool = true
  ) -> PokemonList {
    let end = min(offset + limit, count)
    let prefix = "https://pokeapi.co/api/v2/pokemon"
    return PokemonList(
      count: count, next: end < count ? "\(prefix)?offset=\(end)&limit=\(limit)" : nil,
      previous: offset > 0 ? prefix : nil,
      results: (offset..<max(offset, end)).map { position in
        PokemonListItem(
          id: position + 1, name: "pokemon-\(position + 1)", urlPrefix: "\(prefix)/",
          number: hasNumbers ? position + 1 : nil)
      })
  }
}
