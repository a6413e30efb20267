import Foundation
import Synchronization
import TestSupport
import URLSessionTransport

@testable import PokemonAPI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A server without a socket, whose responses `StubProtocol` delivers. Each server has a unique
/// host, so concurrent tests don't share a server.
final class StubServer: Sendable {
  /// The server's response to a request.
  enum Answer: Sendable {
    case reply(status: Int, body: String, headers: [String: String] = [:])
    /// A 200 response with a body of any bytes.
    case bytes([UInt8], headers: [String: String] = [:])
    case failure(URLError.Code)
    case silence
    /// Gives one response per request, in order. Repeats the last one for all further requests.
    indirect case sequence([Answer])

    static func json(_ body: String, headers: [String: String] = [:]) -> Answer {
      .reply(
        status: 200, body: body,
        headers: headers.merging(["Content-Type": "application/json"]) { first, _ in first })
    }
  }

  /// A received request.
  struct Received: Sendable, Equatable {
    let method: String
    let url: String
    let accept: String?
    /// The value of the header `If-None-Match`.
    var validator: String?
  }

  private typealias Condition = @Sendable (State) -> Bool

  private struct State {
    var answers: [String: Answer]
    var received: [Received] = []
    var stopped: [String] = []
    var watchers: [(isDone: Condition, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private static let servers = Mutex<[String: StubServer]>([:])

  let host = "\(UUID().uuidString.lowercased()).test"
  private let state: Mutex<State>

  /// Creates a server with these responses.
  ///
  /// - Parameter answers: The responses by path below `/api/v2/`. For any other path the server
  ///   responds with 404.
  init(_ answers: [String: Answer]) {
    state = Mutex(State(answers: answers))
    Self.servers.withLock { $0[host] = self }
  }

  /// Returns the server that has the request's host. Nil if none exists.
  static func of(_ request: URLRequest) -> StubServer? {
    request.url?.host.flatMap { host in servers.withLock { $0[host] } }
  }

  var baseURL: String { "http://\(host)/api/v2" }

  /// The received requests, in order of arrival.
  var received: [Received] { state.withLock { $0.received } }

  /// The sorted paths, below `/api/v2/`, of all received requests.
  var paths: [String] {
    received.compactMap { URL(string: $0.url).map(path(of:)) }.sorted()
  }

  /// The sorted paths of the requests that were cancelled before their response.
  var stopped: [String] { state.withLock { $0.stopped.sorted() } }

  /// Replaces the response for a path.
  func answer(_ path: String, _ answer: Answer) {
    state.withLock { $0.answers[path] = answer }
  }

  /// Waits until this number of requests have arrived.
  func arrival(of count: Int) async {
    await wait { $0.received.count >= count }
  }

  /// Waits until this number of requests have been cancelled before their response.
  func cancellation(of count: Int) async {
    await wait { $0.stopped.count >= count }
  }

  func receive(_ request: URLRequest) -> Answer {
    let received = Received(
      method: request.httpMethod ?? "", url: request.url?.absoluteString ?? "",
      accept: request.value(forHTTPHeaderField: "Accept"),
      validator: request.value(forHTTPHeaderField: "If-None-Match"))
    let answer = state.withLock { state in
      request.url.flatMap { take(path(of: $0), &state) }
    }
    change { $0.received.append(received) }
    return answer ?? .reply(status: 404, body: "Not Found")
  }

  func stop(_ request: URLRequest) {
    guard let url = request.url else { return }
    change { $0.stopped.append(path(of: url)) }
  }

  /// Creates a live client of this server. The client's deadline passes only when the test advances
  /// the clock. With the default of zero for `random`, the client pauses between attempts only if
  /// the server asks for it.
  func client(
    baseURL: String? = nil, cache: ResponseCache? = nil, log: RequestLog? = nil,
    deadline: Duration = .seconds(20), clock: any Clock<Duration> = ManualClock(),
    now: @escaping @Sendable () -> Int = { 0 }, random: @escaping @Sendable () -> Double = { 0 }
  ) throws -> LivePokemonAPI {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [StubProtocol.self]
    return try LivePokemonAPI(
      baseURL: baseURL ?? self.baseURL, session: URLSession(configuration: configuration),
      cache: cache, log: log, deadline: deadline, clock: clock, now: now, random: random)
  }

  private func take(_ path: String, _ state: inout State) -> Answer? {
    guard case .sequence(var answers) = state.answers[path], let first = answers.first else {
      return state.answers[path]
    }
    if answers.count > 1 { answers.removeFirst() }
    state.answers[path] = .sequence(answers)
    return first
  }

  private func wait(until isDone: @escaping Condition) async {
    await withCheckedContinuation { continuation in
      change { $0.watchers.append((isDone, continuation)) }
    }
  }

  private func change(_ change: (inout State) -> Void) {
    let ready = state.withLock { state in
      change(&state)
      let now = state
      state.watchers.removeAll { $0.isDone(now) }
      return now.watchers.filter { $0.isDone(now) }
    }
    for watcher in ready { watcher.continuation.resume() }
  }

  private func path(of url: URL) -> String {
    url.path.replacing("/api/v2/", with: "")
  }
}
