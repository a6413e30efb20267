import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A scripted server with a socket on 127.0.0.1. Each connection has a thread of its own, because
/// its calls block. A connection serves its requests one after the other, as in HTTP/1.1.
package final class LoopbackServer: Sendable {
  /// The server's action after the last byte of a raw response.
  package enum Ending: Sendable {
    case closes
    /// Keeps the connection open until the client closes it.
    case stays
  }

  /// How the server responds to a request.
  package enum Script: Sendable {
    case reply(status: Int, body: String, headers: [String: String] = [:])
    /// Sends a body that isn't text, such as a picture.
    case bytes([UInt8], headers: [String: String] = [:])
    /// Closes the connection without sending a byte.
    case close
    /// Resets the connection without sending a byte.
    case reset
    /// Announces a body, sends half of it, and closes the connection.
    case half(String)
    /// Sends half of the body, then nothing until the client closes the connection.
    case stall(String)
    /// Sends nothing until the client closes the connection or the server stops.
    case silence
    /// Sends a body of this size without announcing its length, then nothing more.
    case endless(bytes: Int)
    /// Sends these bytes unchanged.
    case raw([UInt8], Ending = .closes)
    /// Waits until `release()` is called, then runs the given script.
    indirect case held(Script)
    /// Runs one script per request, in order. Repeats the last one for all further requests.
    case sequence([Script])

    package static func json(_ body: String, headers: [String: String] = [:]) -> Script {
      .reply(
        status: 200, body: body,
        headers: headers.merging(["Content-Type": "application/json"]) { first, _ in first })
    }

    package static func status(_ status: Int, location: String? = nil) -> Script {
      .reply(status: status, body: "", headers: location.map { ["Location": $0] } ?? [:])
    }

    /// Returns a script that sends a body with an `ETag`. If the request has that tag as its
    /// validator, the script sends a 304 response instead.
    package static func validated(_ body: String, etag: String) -> Script {
      .json(body, headers: ["ETag": etag])
    }
  }

  package struct Failure: Error {
    let call: String
    let code = errno
  }

  private typealias Watcher = (count: Int, continuation: CheckedContinuation<Void, Never>)

  private struct State {
    var scripts: [String: Script]
    var isStopped = false
    /// The socket that keeps the port reserved after `stop()` has been called.
    var heldPort: Int32?
    var isReleased = false
    var connections: Set<Int32> = []
    var connectionCount = 0
    var inFlight = 0
    var maxInFlight = 0
    var requests: [Connection.Request] = []
    var watchers: [Watcher] = []
    var departures = 0
    var departureWatchers: [Watcher] = []
  }

  private static let block = String(repeating: " ", count: 1 << 16)

  package let port: UInt16
  private let listener: Int32
  private let state: Mutex<State>
  private let responder: @Sendable (Connection.Request) -> Script
  private let released = DispatchSemaphore(value: 0)

  /// Starts a server with these scripts.
  ///
  /// - Parameters:
  ///   - scripts: The scripts by path and query.
  ///   - script: Returns the script for any other path.
  package init(
    _ scripts: [String: Script] = [:],
    otherwise script: @escaping @Sendable (Connection.Request) -> Script = { _ in
      .reply(status: 404, body: "Not Found")
    }
  ) throws {
    responder = script
    state = Mutex(State(scripts: scripts))
    (listener, port) = try Self.listen()
    Thread { [self] in accept() }.start()
  }

  deinit {
    if let held = state.withLock({ $0.heldPort }) { close(held) }
  }

  package var baseURL: String { "http://127.0.0.1:\(port)/api/v2" }

  /// The requests received so far.
  package var requests: [Connection.Request] { state.withLock { $0.requests } }

  /// The paths, including queries, of the requests received so far.
  package var paths: [String] { requests.map(\.path) }

  /// The number of connections accepted so far.
  package var connectionCount: Int { state.withLock { $0.connectionCount } }

  /// The highest number of requests that were waiting for a response at the same time.
  package var maxInFlight: Int { state.withLock { $0.maxInFlight } }

  package func forgetRequests() { state.withLock { $0.requests = [] } }

  /// Replaces the script of a path.
  package func script(_ path: String, _ script: Script) {
    state.withLock { $0.scripts[path] = script }
  }

  /// Replaces all scripts.
  package func script(all scripts: [String: Script]) {
    state.withLock { $0.scripts = scripts }
  }

  /// Waits until this number of requests have arrived.
  package func arrival(of count: Int) async {
    await withCheckedContinuation { continuation in
      let isReached = state.withLock { state in
        if state.requests.count >= count { return true }
        state.watchers.append((count, continuation))
        return false
      }
      if isReached { continuation.resume() }
    }
  }

  /// Waits until this number of connections have ended.
  package func departure(of count: Int) async {
    await withCheckedContinuation { continuation in
      let isReached = state.withLock { state in
        if state.departures >= count { return true }
        state.departureWatchers.append((count, continuation))
        return false
      }
      if isReached { continuation.resume() }
    }
  }

  /// Releases all held requests, and doesn't hold any later ones.
  package func release() {
    state.withLock { $0.isReleased = true }
    released.signal()
  }

  /// Stops the server and closes every open connection.
  package func stop() {
    state.withLock { state in
      // Don't stop twice. After the first call, the descriptor may belong to another server.
      if state.isStopped { return }
      state.isStopped = true
      for connection in state.connections { _ = shutdown(connection, Int32(SHUT_RDWR)) }
      // Wake up the thread in `accept`, which then closes the socket.
      _ = shutdown(listener, Int32(SHUT_RDWR))
    }
    released.signal()
  }

  /// Returns a port of 127.0.0.1 on which nothing listens. It stays reserved while the tests run,
  /// so that no server gets it.
  package static func deadPort() throws -> UInt16 { try bound().port }

  private static func listen() throws -> (socket: Int32, port: UInt16) {
    let (descriptor, port) = try bound()
    #if canImport(Glibc)
      let isListening = Glibc.listen(descriptor, 64) == 0
    #else
      let isListening = Darwin.listen(descriptor, 64) == 0
    #endif
    guard isListening else { throw Failure(call: "listen") }
    return (descriptor, port)
  }

  /// Returns a socket that is bound to a port of 127.0.0.1.
  ///
  /// - Parameter port: The port, or 0 for any free port.
  private static func bound(to port: UInt16 = 0) throws -> (socket: Int32, port: UInt16) {
    #if canImport(Glibc)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { throw Failure(call: "socket") }
    if port > 0 {
      // Connections that have just ended also occupy the port, so allow it to be reused.
      var yes: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    }
    var address = sockaddr_in()
    address.sin_port = port.bigEndian
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        guard bind(descriptor, pointer, length) == 0 else { return Int32(-1) }
        return getsockname(descriptor, pointer, &length)
      }
    }
    guard status == 0 else { throw Failure(call: "bind") }
    return (descriptor, UInt16(bigEndian: address.sin_port))
  }

  private func accept() {
    while true {
      #if canImport(Glibc)
        let connection = Glibc.accept(listener, nil, nil)
      #else
        let connection = Darwin.accept(listener, nil, nil)
      #endif
      let isOpen = state.withLock { state in
        if connection >= 0, !state.isStopped {
          state.connections.insert(connection)
          state.connectionCount += 1
        }
        return !state.isStopped
      }
      guard isOpen, connection >= 0 else {
        // Close a connection that was accepted just before the server stopped. Otherwise its client
        // would wait forever.
        if connection >= 0 { close(connection) }
        break
      }
      Thread { [self] in serve(Connection(descriptor: connection)) }.start()
    }
    close(listener)
    // Keep the port reserved as long as this server exists. Late clients are then refused, rather
    // than served by another test's server.
    let held = try? Self.bound(to: port).socket
    state.withLock { $0.heldPort = held }
  }

  private func serve(_ connection: Connection) {
    while let request = connection.readRequest() {
      let (known, watchers) = state.withLock { state in take(request, &state) }
      for watcher in watchers { watcher.continuation.resume() }
      if !perform(known ?? responder(request), for: request, on: connection) {
        state.withLock { $0.inFlight -= 1 }
        break
      }
    }
    let departureWatchers = state.withLock { state in
      state.connections.remove(connection.descriptor)
      state.departures += 1
      let count = state.departures
      let departureWatchers = state.departureWatchers.filter { $0.count <= count }
      state.departureWatchers.removeAll { $0.count <= count }
      return departureWatchers
    }
    connection.end()
    for departureWatcher in departureWatchers { departureWatcher.continuation.resume() }
  }

  private func take(_ request: Connection.Request, _ state: inout State) -> (Script?, [Watcher]) {
    state.requests.append(request)
    state.inFlight += 1
    state.maxInFlight = max(state.maxInFlight, state.inFlight)
    let count = state.requests.count
    let watchers = state.watchers.filter { $0.count <= count }
    state.watchers.removeAll { $0.count <= count }
    var script = state.scripts[request.path]
    if case .sequence(var scripts) = script, let first = scripts.first {
      if scripts.count > 1 { scripts.removeFirst() }
      state.scripts[request.path] = .sequence(scripts)
      script = first
    }
    return (script, watchers)
  }

  /// Runs a script. Returns whether the connection can be used for another request.
  private func perform(
    _ script: Script, for request: Connection.Request, on connection: Connection
  ) -> Bool {
    switch script {
    case .bytes(let body, let headers):
      return reply(200, body, headers, to: request, on: connection)
    case .reply(let status, let body, let headers):
      return reply(status, Array(body.utf8), headers, to: request, on: connection)
    case .close: return false
    case .reset: connection.resetOnClose()
    case .half(let body):
      connection.sendHead(200, length: body.utf8.count)
      connection.send(String(body.prefix(body.count / 2)))
    case .stall(let body):
      connection.sendHead(200, length: body.utf8.count)
      connection.send(String(body.prefix(body.count / 2)))
      connection.waitForClientToClose()
    case .silence: connection.waitForClientToClose()
    case .endless(let bytes):
      connection.sendHead(200, length: nil, headers: ["Connection": "close"])
      for _ in 0..<bytes / Self.block.utf8.count where !connection.send(Self.block) { return false }
      connection.waitForClientToClose()
    case .raw(let bytes, let ending):
      connection.send(bytes)
      if ending == .stays { connection.waitForClientToClose() }
    case .held(let script):
      released.wait()
      // Wake up the next thread that waits for the release.
      released.signal()
      return perform(script, for: request, on: connection)
    case .sequence(let scripts):
      return scripts.first.map { perform($0, for: request, on: connection) } ?? false
    }
    return false
  }

  /// Sends a response, or a 304 response to a request whose validator is the response's `ETag`.
  private func reply(
    _ status: Int, _ body: [UInt8], _ headers: [String: String], to request: Connection.Request,
    on connection: Connection
  ) -> Bool {
    // Update the count before sending, because the client may send its next request as soon as it
    // has the response.
    state.withLock { $0.inFlight -= 1 }
    let isKnown = headers["ETag"].map { $0 == request.headers["if-none-match"] } ?? false
    connection.sendHead(
      isKnown ? 304 : status, length: isKnown ? nil : body.count, headers: headers)
    if !isKnown { connection.send(body) }
    return true
  }
}
