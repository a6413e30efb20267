internal import PokemonAPI

/// The state of the network, judged by the last requests. It notifies all waiting callers when the
/// network is back.
@MainActor
package final class Connectivity {
  /// Whether the last request failed because the network can't be reached.
  package private(set) var isOffline = false { didSet { changes.note() } }

  private var waiting: [ObjectIdentifier: @MainActor () -> Void] = [:]

  /// The notifier that tells the screen about changes in all fetched data.
  let changes = ChangeNotifier()

  package init() {}

  /// Notes an answer. If the server itself answered, the network is back.
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

  /// Notifies waiting callers only if the network was away. Otherwise, if a server answers all
  /// requests but one, that one would be repeated without a pause.
  private func networkReturned() {
    guard isOffline else { return }
    isOffline = false
    let waiting = waiting
    self.waiting = [:]
    for resume in waiting.values { resume() }
  }
}

/// The signal that tells the screen about any visible change. All view models share it.
///
/// Observing each property needs a key path per property. That took a sixth of all instructions
/// before the first screen. It would gain nothing, as a frame is always drawn as a whole.
@MainActor
package final class ChangeNotifier {
  /// Called after each change.
  package var onChange: () -> Void = {}

  package init() {}

  func note() {
    onChange()
  }
}
