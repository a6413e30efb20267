import Synchronization

/// A thread-safe list of recorded values.
final class Recorder<Element: Sendable>: Sendable {
  private let recorded = Mutex<[Element]>([])

  var all: [Element] { recorded.withLock { $0 } }

  func record(_ element: Element) {
    recorded.withLock { $0.append(element) }
  }
}
