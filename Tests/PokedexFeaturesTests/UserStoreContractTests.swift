import PokedexModel
import PokedexTestSupport
import TestSupport
import Testing
import UserStore

/// Every kind of store, those in memory among them.
enum UserStoreKind: CaseIterable {
  case file, stub

  func make(in folder: CacheFolder) -> any UserStoreProtocol {
    switch self {
    case .file: FileUserStore(path: folder.userFile)
    case .stub: StubUserStore()
    }
  }
}

@Suite("What every store of marks does")
struct UserStoreContractTests {
  private let folder: CacheFolder

  init() throws { folder = try CacheFolder() }

  @Test(arguments: UserStoreKind.allCases)
  func nothingIsThereBeforeTheFirstChange(kind: UserStoreKind) async throws {
    let store = kind.make(in: folder)

    let contents = try await store.contents(since: nil)

    #expect(contents?.records == [])
    #expect(try await store.undo() == [])
    #expect(try await store.redo() == [])
    #expect(!store.stamp.isThere)
  }

  @Test(arguments: UserStoreKind.allCases)
  func aChangeReturnsWhatIsDifferentNow(kind: UserStoreKind) async throws {
    let store = kind.make(in: folder)
    let caught = MarkRecord(pokemon: 25, game: nil, marks: Marks([.caught]))
    let edit = UserEdit(25, in: nil, .add(.caught))

    let first = try await store.change([edit])

    #expect(first == [UserChange(before: MarkRecord(pokemon: 25, game: nil), after: caught)])
    #expect(try await store.change([edit]) == [])
    #expect(try await store.contents(since: nil)?.records == [caught])
    #expect(store.stamp.isThere)
  }

  @Test(arguments: UserStoreKind.allCases)
  func recordsStandByPokemonThenGame(kind: UserStoreKind) async throws {
    let store = kind.make(in: folder)

    _ = try await store.change([
      UserEdit(7, in: nil, .add(.seen)), UserEdit(4, in: "sword", .add(.seen)),
      UserEdit(4, in: "red", .add(.seen)), UserEdit(4, in: nil, .add(.seen)),
      UserEdit(1, in: nil, .add(.seen)), UserEdit(1, in: nil, .remove(.seen)),
    ])

    let records = try await store.contents(since: nil)?.records ?? []
    #expect(records.map(\.pokemon) == [4, 4, 4, 7])
    #expect(records.map(\.game) == [nil, "red", "sword", nil])
  }

  @Test(arguments: UserStoreKind.allCases)
  func undoTakesBackAStepAndRedoDoesItAgain(kind: UserStoreKind) async throws {
    let store = kind.make(in: folder)
    _ = try await store.change([UserEdit(4, in: nil, .add(.seen))])
    let before = try await store.contents(since: nil)?.records
    let step = try await store.change([
      UserEdit(4, in: nil, .add(.caught)), UserEdit(4, in: nil, .add(.shiny)),
      UserEdit(7, in: nil, .add(.wanted)),
    ])
    let after = try await store.contents(since: nil)?.records

    let undone = try await store.undo()

    #expect(undone == step.reversed().map { UserChange(before: $0.after, after: $0.before) })
    #expect(try await store.contents(since: nil)?.records == before)
    #expect(try await store.redo() == step)
    #expect(try await store.contents(since: nil)?.records == after)
  }

  @Test(arguments: UserStoreKind.allCases)
  func nothingIsDoneAgainAfterAnotherChange(kind: UserStoreKind) async throws {
    let store = kind.make(in: folder)
    _ = try await store.change([UserEdit(4, in: nil, .add(.seen))])
    _ = try await store.undo()

    _ = try await store.change([UserEdit(7, in: nil, .add(.seen))])

    #expect(try await store.redo() == [])
    #expect(try await store.contents(since: nil)?.records.map(\.pokemon) == [7])
  }

  @Test(arguments: UserStoreKind.allCases)
  func itsOwnChangesMakeNoOtherRevision(kind: UserStoreKind) async throws {
    let store = kind.make(in: folder)
    _ = try await store.change([UserEdit(4, in: nil, .add(.seen))])
    let revision = try await store.contents(since: nil)?.revision

    _ = try await store.change([UserEdit(7, in: nil, .add(.seen))])

    #expect(try await store.contents(since: revision) == nil)
  }
}
