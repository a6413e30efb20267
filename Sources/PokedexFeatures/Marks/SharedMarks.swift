package import PokedexModel
private import Synchronization

/// A copy of the user's marks that can be read from any thread, for example by a search.
package final class SharedMarks: Sendable {
  private let content = Mutex<[MarkRecord]>([])

  package init() {}

  package var records: [MarkRecord] { content.withLock { $0 } }

  func replace(with records: [MarkRecord]) { content.withLock { $0 = records } }
}
