import Foundation
import PokedexModel
import Testing

@testable import UserStore

@Suite("Two programs with one file")
struct FileUserStoreTests {
  private let folder = UserFolder()
  private let seen = UserEdit(4, in: nil, .add(.seen))

  private func store() -> FileUserStore { FileUserStore(path: folder.path, lockTimeout: .zero) }

  @Test func readingCreatesNoFile() async throws {
    let store = store()

    let contents = try await store.contents(since: nil)

    #expect(contents?.records == [])
    #expect(try await store.nextStep(to: .undo) == nil)
    #expect(try await store.perform(.redo, of: UserStep(id: 1, changes: [])) == [])
    #expect(!FileManager.default.fileExists(atPath: folder.location.path))
    #expect(store.stamp == UserStoreStamp(hasFile: false))
  }

  @Test func otherStoreReadsOnlyAfterStampChanges() async throws {
    let (one, other) = (store(), store())
    _ = try await one.change([seen])
    let first = try #require(try await other.contents(since: nil))
    #expect(try await other.contents(since: first.revision) == nil)
    let stamp = other.stamp

    _ = try await one.change([UserEdit(7, in: nil, .add(.caught))])

    #expect(other.stamp.sizesAndTimes != stamp.sizesAndTimes || !stamp.isSettled)
    let second = try await other.contents(since: first.revision)
    #expect(second?.records.map(\.pokemon) == [4, 7])
  }

  @Test func storeUndoesChangeOfOtherStore() async throws {
    let (one, other) = (store(), store())
    _ = try await one.change([seen])

    let step = try #require(try await other.nextStep(to: .undo))
    #expect(try await other.perform(.undo, of: step).map(\.record?.marks) == [Marks.none])

    #expect(try await one.contents(since: nil)?.records == [])
  }

  @Test func replacedFileIsReopened() async throws {
    let store = store()
    _ = try await store.change([seen])
    let before = try await store.contents(since: nil)
    for ending in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: folder.path + ending)
    }

    _ = try await store.change([UserEdit(7, in: nil, .add(.caught))])

    #expect(try folder.open().records().map(\.pokemon) == [7])
    #expect(try await store.contents(since: before?.revision)?.records.map(\.pokemon) == [7])
  }

  @Test func storeWithoutPathIsEmptyAndRefusesChanges() async throws {
    let store = FileUserStore(path: nil)

    #expect(try await store.contents(since: nil)?.records == [])
    await #expect(throws: UserStoreFailure.noHome) { try await store.change([seen]) }
  }
}
