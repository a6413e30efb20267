import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A server on a socket of 127.0.0.1 that misbehaves as scripted. One request per connection, each
/// on a thread of its own, because it blocks.
final class LoopbackServer: Sendable {
  /// What it does with a request.
  enum Script: Sendable {
    case json(String)
    case status(Int, location: String? = nil)
    /// Closes before a word is said.
    case close
    /// Promises a body and closes after half of it.
    case half(String)
    /// Says nothing until the client leaves or the server ends.
    case silence
    /// A body of so many bytes that then neither goes on nor ends.
    case endless(bytes: Int)
  }

  struct Failure: Error {
    let call: String
    let code = errno
  }

  private struct State {
    var isStopped = false
    var connections: Set<Int32> = []
    var paths: [String] = []
  }

  private static let block = String(repeating: " ", count: 1 << 16)

  let port: UInt16
  private let listener: Int32
  private let scripts: [String: Script]
  private let state = Mutex(State())

  /// - Parameter scripts: by path and query; a path without one is answered with 404.
  init(_ scripts: [String: Script]) throws {
    self.scripts = scripts
    (listener, port) = try Self.listen()
    Thread { [self] in accept() }.start()
  }

  var baseURL: String { "http://127.0.0.1:\(port)/api/v2" }

  /// The paths and queries asked for so far.
  var paths: [String] { state.withLock { $0.paths } }

  /// Ends it, and every connection that is open.
  func stop() {
    state.withLock { state in
      state.isStopped = true
      for connection in state.connections { _ = shutdown(connection, Int32(SHUT_RDWR)) }
    }
    // Wakes `accept`, which closes the socket.
    _ = shutdown(listener, Int32(SHUT_RDWR))
  }

  /// A port of 127.0.0.1 on which nobody listens: one that was free a moment ago.
  static func deadPort() throws -> UInt16 {
    let (listener, port) = try listen()
    close(listener)
    return port
  }

  private static func listen() throws -> (socket: Int32, port: UInt16) {
    #if canImport(Glibc)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { throw Failure(call: "socket") }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        guard bind(descriptor, pointer, length) == 0 else { return Int32(-1) }
        return getsockname(descriptor, pointer, &length)
      }
    }
    #if canImport(Glibc)
      let isListening = status == 0 && Glibc.listen(descriptor, 16) == 0
    #else
      let isListening = status == 0 && Darwin.listen(descriptor, 16) == 0
    #endif
    guard isListening else { throw Failure(call: "listen") }
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
        if connection >= 0, !state.isStopped { state.connections.insert(connection) }
        return !state.isStopped
      }
      guard isOpen, connection >= 0 else { break }
      Thread { [self] in serve(Connection(descriptor: connection)) }.start()
    }
    close(listener)
  }

  private func serve(_ connection: Connection) {
    if let path = connection.readPath() {
      state.withLock { $0.paths.append(path) }
      perform(scripts[path] ?? .status(404), on: connection)
    }
    _ = state.withLock { $0.connections.remove(connection.descriptor) }
    connection.end()
  }

  private func perform(_ script: Script, on connection: Connection) {
    switch script {
    case .json(let body):
      connection.sendHead(200, length: body.utf8.count)
      connection.send(body)
    case .status(let status, let location):
      connection.sendHead(status, length: 0, location: location)
    case .close: break
    case .half(let body):
      connection.sendHead(200, length: body.utf8.count)
      connection.send(String(body.prefix(body.count / 2)))
    case .silence: connection.waitForTheOtherEnd()
    case .endless(let bytes):
      connection.sendHead(200, length: nil)
      for _ in 0..<bytes / Self.block.utf8.count where !connection.send(Self.block) { return }
      connection.waitForTheOtherEnd()
    }
  }
}
