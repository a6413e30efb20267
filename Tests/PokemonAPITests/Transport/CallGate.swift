import Synchronization

/// A gate that records its callers and holds them until a test releases them.
final class CallGate: Sendable {
  private typealias Watcher = (count: Int, continuation: CheckedContinuation<Void, Never>)

  private struct State {
    var isOpen = false
    var arrived: [String] = []
    var left: [String] = []
    var held: [(name: String, continuation: CheckedContinuation<Void, Never>)] = []
    var watchers: [Watcher] = []
  }

  private let state = Mutex(State())

  /// The names of all callers so far, in order of arrival.
  var arrived: [String] { state.withLock { $0.arrived } }

  /// The names of the callers whose task was cancelled while they were held.
  var cancelled: [String] { state.withLock { $0.left } }

  /// Waits until the caller is released. A cancelled caller stays held too, as if a slow server
  /// didn't respond.
  func pass(_ name: String) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let (isOpen, watchers) = state.withLock { state in
          state.arrived.append(name)
          if !state.isOpen { state.held.append((name, continuation)) }
          let watchers = state.watchers.filter { $0.count <= state.arrived.count }
          state.watchers.removeAll { $0.count <= state.arrived.count }
          return (state.isOpen, watchers)
        }
        for watcher in watchers { watcher.continuation.resume() }
        if isOpen { continuation.resume() }
      }
    } onCancel: {
      state.withLock { $0.left.append(name) }
    }
  }

  /// Waits until this number of callers have arrived.
  func arrival(of count: Int) async {
    await withCheckedContinuation { continuation in
      let isReached = state.withLock { state in
        if state.arrived.count >= count { return true }
        state.watchers.append((count, continuation))
        return false
      }
      if isReached { continuation.resume() }
    }
  }

  /// Releases the caller with this name, if it is held.
  func release(_ name: String) {
    let continuation = state.withLock { state in
      state.held.firstIndex { $0.name == name }.map { state.held.remove(at: $0).continuation }
    }
    continuation?.resume()
  }

  /// Releases all held callers, and lets all later ones pass.
  func open() {
    let held = state.withLock { state in
      state.isOpen = true
      defer { state.held = [] }
      return state.held
    }
    for waiter in held { waiter.continuation.resume() }
  }
}
