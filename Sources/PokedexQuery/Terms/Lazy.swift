private import Synchronization

/// A value that is made when it is first asked for.
final class Lazy<Content: Sendable>: Sendable {
  private let content = Mutex<Content?>(nil)
  private let make: @Sendable () -> Content

  init(_ make: @escaping @Sendable () -> Content) { self.make = make }

  var value: Content {
    if let made = content.withLock({ $0 }) { return made }
    let made = make()
    content.withLock { $0 = made }
    return made
  }
}
