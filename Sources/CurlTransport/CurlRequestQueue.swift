internal import CCurl
internal import PokemonAPI
private import Synchronization

/// A queue that passes commands from requesting threads to the libcurl thread, and responses back.
///
/// Only the libcurl thread accesses libcurl's state.
final class CurlRequestQueue: Sendable {
  typealias Answer = Result<HTTPResponse, HTTPError>
  typealias Waiter = CheckedContinuation<Answer, Never>

  enum TransferCommand {
    case begin(HTTPRequest, id: Int)
    case end(id: Int)
  }

  private enum Loop {
    case none
    case starting
    /// The thread runs its transfers, or sleeps until the alarm wakes it.
    case running(Alarm)
  }

  /// An alarm that wakes the libcurl thread while it waits for a transfer to continue.
  ///
  /// It is marked as unchecked because a pointer is not `Sendable`. It makes only one call, the
  /// wake-up, which is also the only call that libcurl allows from another thread.
  struct Alarm: @unchecked Sendable {
    private let transfers: OpaquePointer

    /// - Parameter transfers: A multi handle that is valid until `endLoop`.
    init(_ transfers: OpaquePointer) { self.transfers = transfers }

    func ring() { ccurl_multi_wakeup(transfers) }
  }

  private struct State {
    var nextID = 0
    var waiters: [Int: Waiter] = [:]
    var commands: [TransferCommand] = []
    var loop = Loop.none
    var isClosed = false

    func wake() {
      if case .running(let alarm) = loop { alarm.ring() }
    }
  }

  let authorities: CertificateAuthorities
  private let state = Mutex(State())

  init(trusting authorities: CertificateAuthorities) {
    self.authorities = authorities
  }

  func makeID() -> Int {
    state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
  }

  /// Starts a request. `waiter` is resumed exactly once, whatever happens.
  func begin(_ request: HTTPRequest, _ id: Int, _ waiter: Waiter) {
    guard ccurl_open() == 1 else { return waiter.resume(returning: .failure(.libraryMissing)) }
    guard request.canBeSent else { return waiter.resume(returning: .failure(.invalidRequest)) }
    if let path = authorities.unreadableFile(for: request) {
      return waiter.resume(returning: .failure(.unreadableCertificates(path: path)))
    }
    let needsLoop = state.withLock { state in
      state.waiters[id] = waiter
      state.commands.append(.begin(request, id: id))
      state.wake()
      guard case .none = state.loop else { return false }
      state.loop = .starting
      return true
    }
    if needsLoop { startLoop() }
  }

  /// Resumes the waiter immediately, and tells the thread to end the transfer.
  func cancel(_ id: Int) {
    let waiter = state.withLock { state in
      let waiter = state.waiters.removeValue(forKey: id)
      if waiter != nil {
        state.commands.append(.end(id: id))
        state.wake()
      }
      return waiter
    }
    waiter?.resume(returning: .failure(.cancelled))
  }

  /// Tells the thread to end.
  func close() {
    state.withLock { state in
      state.isClosed = true
      state.wake()
    }
  }

  private func startLoop() {
    let context = Unmanaged.passRetained(self)
    let isStarted = ccurl_start_thread(
      { context in
        guard let context else { return }
        CurlLoop.run(for: Unmanaged<CurlRequestQueue>.fromOpaque(context).takeRetainedValue())
      }, context.toOpaque())
    if isStarted == 0 {
      context.release()
      endLoop()
    }
  }
}

// MARK: - Called by the thread

extension CurlRequestQueue {
  /// Marks the thread as running, and stores the alarm that wakes it.
  func runLoop(wokenBy alarm: Alarm) {
    state.withLock { $0.loop = .running(alarm) }
  }

  /// Returns the commands since the last call; nil if the thread must end.
  func takeCommands() -> [TransferCommand]? {
    state.withLock { state in
      defer { state.commands = [] }
      return state.isClosed ? nil : state.commands
    }
  }

  func deliver(_ answer: Answer, to id: Int) {
    state.withLock { $0.waiters.removeValue(forKey: id) }?.resume(returning: answer)
  }

  /// Marks the thread as ended, so that nobody wakes it, and fails all waiting requests. The next
  /// request starts a new thread.
  func endLoop() {
    let waiters = state.withLock { state in
      defer { (state.loop, state.commands, state.waiters) = (.none, [], [:]) }
      return state.waiters.values
    }
    for waiter in waiters { waiter.resume(returning: .failure(.noNetwork)) }
  }
}

extension HTTPRequest {
  /// Whether the scheme is http or https, and no header contains control characters, with which a
  /// value could add further headers.
  fileprivate var canBeSent: Bool {
    let scheme = url.prefix { $0 != ":" }.lowercased()
    return ["http", "https"].contains(scheme)
      && headers.allSatisfy { header in
        (header.name + header.value).utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
      }
  }
}
