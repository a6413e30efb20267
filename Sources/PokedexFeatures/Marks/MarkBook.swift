package import PokedexModel
private import Synchronization

/// What a person has said, for those who look it up from anywhere, such as a search.
package final class MarkBook: Sendable {
  private let content = Mutex<[MarkRecord]>([])

  package init() {}

  package var records: [MarkRecord] { content.withLock { $0 } }

  func replace(with records: [MarkRecord]) { content.withLock { $0 = records } }
}
