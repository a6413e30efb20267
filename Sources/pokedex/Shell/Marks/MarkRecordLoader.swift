internal import PokedexModel
private import Synchronization
internal import UserStore

/// The user's marks and notes, loaded when a query first needs them.
final class MarkRecordLoader: Sendable {
  private enum Content {
    case unread
    case read([MarkRecord])
    case failed(UserStoreFailure)
  }

  private let path: String?
  private let content = Mutex(Content.unread)

  /// Creates a loader that has not read the records yet.
  ///
  /// - Parameter path: the path of the user's data, if any.
  init(path: String?) { self.path = path }

  /// All records. Empty if they can't be read.
  var all: [MarkRecord] {
    content.withLock { content in
      if case .unread = content { content = Self.read(path) }
      return if case .read(let records) = content { records } else { [] }
    }
  }

  /// The reason why the records can't be read, if any.
  var failure: UserStoreFailure? {
    content.withLock { if case .failed(let failure) = $0 { failure } else { nil } }
  }

  private static func read(_ path: String?) -> Content {
    do throws(UserStoreFailure) {
      return .read(try UserDatabase.existing(path)?.records() ?? [])
    } catch {
      return .failed(error)
    }
  }
}
