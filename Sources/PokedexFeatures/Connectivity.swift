internal import PokemonAPI

/// Tracks whether the network can be reached, judging by the last requests. Notifies all waiting callers when
/// it is back.
@MainActor
package final class Connectivity {
  /// Whether the last request to the network failed because it can't be reached.
  package private(set) var isOffline = false { didSet { changes.note() } }

  private var waiting: [ObjectIdentifier: @MainActor () -> Void] = [:]

  /// Reports changes in all fetched data to the screen.
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

  /// Notifies waiting callers only if the network was away. Otherwise a server that refuses one request and
  /// answers others would get that request again without a pause.
  private func networkReturned() {
    guard isOffline else { return }
    isOffline = false
    let waiting = waiting
    self.waiting = [:]
    for resume in waiting.values { resume() }
  }
}

/// Notifies the screen of any visible change: one signal for all view models.
///
/// Observing properties one by one needs a key path for each. That took a sixth of all instructions before
/// the first screen, and a frame is always drawn as a whole.
@MainActor
package final class ChangeNotifier {
  /// Called after each change.
  package var onChange: () -> Void = {}

  package init() {}

  func note() {
    onChange()
  }
}
