internal import PokemonAPI

/// The state of the network, judged by the most recent requests. Notifies all waiting callers when
/// the network is back.
@MainActor
package final class Connectivity {
  /// Whether the last request failed because the network can't be reached.
  package private(set) var isOffline = false { didSet { changes.note() } }

  private var waiting: [ObjectIdentifier: @MainActor () -> Void] = [:]

  /// Tells the screen about changes to any fetched data.
  let changes = ChangeNotifier()

  package init() {}

  /// Notes where a response came from. If it came directly from the server, the network is back.
  func note(_ origin: Origin) {
    switch origin {
    case .live: networkReturned()
    case .stale(age: _, because: let cause): note(failure: cause)
    case .bundled, .cached: break
    }
  }

  /// Notes a failure, which may mean that the network can't be reached.
  func note(failure: any Error) {
    if !isOffline, HTTPError.isNoNetwork(failure) { isOffline = true }
  }

  /// Calls `resume` once when the network is back, unless `forget` is called first.
  func whenOnline(for waiter: AnyObject, _ resume: @escaping @MainActor () -> Void) {
    waiting[ObjectIdentifier(waiter)] = resume
  }

  func forget(_ waiter: AnyObject) {
    waiting[ObjectIdentifier(waiter)] = nil
  }

  /// Notifies waiting callers, but only if the network was unreachable before. Otherwise, a request
  /// that fails while all others succeed would be retried without a pause.
  private func networkReturned() {
    guard isOffline else { return }
    isOffline = false
    let waiting = waiting
    self.waiting = [:]
    for resume in waiting.values { resume() }
  }
}

/// Tells the screen about any visible change. All view models share it.
///
/// Observing each property separately would gain nothing, because a frame is always drawn as a
/// whole. It would also need a key path for each property, and these took a sixth of all
/// instructions executed before the first screen.
@MainActor
package final class ChangeNotifier {
  /// Called after each change.
  package var onChange: () -> Void = {}

  package init() {}

  func note() {
    onChange()
  }
}
