internal import PokemonAPI

/// Whether the network is there, as far as the last requests tell. All that waits for it is told at
/// once when it is back.
@MainActor
package final class Connectivity {
  /// Whether the last word from the network was that there is none.
  package private(set) var isOffline = false { didSet { changes.note() } }

  private var waiting: [ObjectIdentifier: @MainActor () -> Void] = [:]

  /// Whoever draws is told through this of all that is fetched.
  let changes = Changes()

  package init() {}

  /// Takes note of an answer: one from the server itself shows that the network is there.
  func note(_ origin: Origin) {
    switch origin {
    case .live: returned()
    case .stale(age: _, because: let cause): note(failure: cause)
    case .bundled, .cached: break
    }
  }

  /// Takes note of a failure, which may be for want of a network.
  func note(failure: any Error) {
    if !isOffline, HTTPError.isNoNetwork(failure) { isOffline = true }
  }

  /// Calls `resume` once when the network is back, unless `forget` comes first.
  func whenBack(for waiter: AnyObject, _ resume: @escaping @MainActor () -> Void) {
    waiting[ObjectIdentifier(waiter)] = resume
  }

  func forget(_ waiter: AnyObject) {
    waiting[ObjectIdentifier(waiter)] = nil
  }

  /// Only after a failure for want of a network: a server that refuses one thing and answers others
  /// would be asked for it without a pause.
  private func returned() {
    guard isOffline else { return }
    isOffline = false
    let waiting = waiting
    self.waiting = [:]
    for resume in waiting.values { resume() }
  }
}

/// Tells whoever draws that something to be seen has changed: one signal for all view models.
///
/// To observe their properties one by one takes a key path for each, and those a sixth of all
/// instructions before the first screen; and a frame is drawn whole from what there is then.
@MainActor
package final class Changes {
  /// Called after each change.
  package var onChange: () -> Void = {}

  package init() {}

  func note() {
    onChange()
  }
}
