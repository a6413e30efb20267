internal import PokedexModel
private import Synchronization
internal import UserStore

/// A person's marks and notes, read when a query first asks for them.
final class SaidRecords: Sendable {
  private enum Content {
    case unread
    case read([MarkRecord])
    case failed(UserStoreFailure)
  }

  private let path: String?
  private let content = Mutex(Content.unread)

  /// - Parameter path: of the file; nil where there is no place for it.
  init(path: String?) { self.path = path }

  /// Nothing where it can't be read.
  var all: [MarkRecord] {
    content.withLock { content in
      if case .unread = content { content = Self.read(path) }
      return if case .read(let records) = content { records } else { [] }
    }
  }

  /// Why it could not be read; nil for nothing.
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
