import PokedexModel
import PokedexTestSupport
import TestSupport
import Testing
import UserStore

/// The kinds of user stores: in a file, and in memory for tests.
enum UserStoreKind: CaseIterable {
  case file, stub

  func make(in folder: CacheFolder) -> any UserStoreProtocol {
    switch self {
    case .file: FileUserStore(path: folder.userFile)
    case .stub: StubUserStore()
    }
  }
}

@Suite("Contract of user stores")
struct UserStoreContractTests {
  private let folder: CacheFolder

  init() throws { folder = try CacheFolder() }

  @Test(arguments: UserStoreKind.allCases)
  func storeIsEmptyBeforeFirstChange(kind: UserStoreKind) async throws {
    let store = kind.make(in: folder)

    let contents = try await store.contents(since: nil)

    #expect(contents?.records == [])
    #expect(try await store.perform(.undo) == [])
    #expect(try await store.perform(.redo) == [])
    #expect(!store.stamp.hasFile)
  }

  @Test(arguments: UserStoreKind.allCases)
  func changeReturnsOnlyActualDifferences(kind: UserStoreKind) async throws {
    let store = kind.make(in: folder)
    let caught = MarkRecord(pokemon: 25, game: nil, marks: Marks([.caught]))
    let edit = UserEdit(25, in: nil, .add(.caught))

    let first = try await store.change([edit])

    #expect(first?.changes == [.mark(before: MarkRecord(pokemon: 25, game: nil), after: caught)])
    #expect(try await store.change([edit]) == nil)
    #expect(try await store.contents(since: nil)?.records == [caught])
    #expect(store.stamp.hasFile)
  }

  @Test(arguments: UserStoreKind.allCases)
  func recordsAreSortedByPokemonThenGame(kind: UserStoreKind) async throws {
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
  func undoRevertsStepAndRedoRestoresIt(kind: UserStoreKind) async throws {
    let store = kind.make(in: folder)
    _ = try await store.change([UserEdit(4, in: nil, .add(.seen))])
    let before = try await store.contents(since: nil)?.records
    let step = try #require(
      try await store.change([
        UserEdit(4, in: nil, .add(.caught)), UserEdit(4, in: nil, .add(.shiny)),
        UserEdit(7, in: nil, .add(.wanted)),
      ]))
    let after = try await store.contents(since: nil)?.records

    let undone = try await store.perform(.undo)

    #expect(undone == step.changes.reversed().map(\.reversed))
    #expect(try await store.contents(since: nil)?.records == before)
    #expect(try await store.perform(.redo) == step.changes)
    #expect(try await store.contents(since: nil)?.records == after)
  }

  @Test(arguments: UserStoreKind.allCases)
  func marksAndTeamsShareOneHistory(kind: UserStoreKind) async throws {
    let store = kind.make(in: folder)
    let rain = try #require(SavedTeam(name: "Rain", text: "Pelipper\n"))
    let other = try #require(SavedTeam(name: "RAIN", text: "Politoed\n"))
    var states: [UserContents] = []
    let steps: [[UserEdit]] = [
      [.save(rain), UserEdit(25, in: nil, .add(.caught))], [UserEdit(4, in: nil, .add(.seen))],
      [.save(other), .save(rain), .save(other)], [.rename(team: "rain", to: "Regen")],
      [UserEdit(25, in: nil, .remove(.caught)), .delete(team: "regen")],
    ]
    func state() async throws -> UserContents {
      let contents = try await store.contents(since: nil)
      return UserContents(
        records: contents?.records ?? [], teams: contents?.teams ?? [], revision: 0)
    }
    states.append(try await state())
    for step in steps {
      #expect(try await store.change(step)?.changes.count == step.count)
      states.append(try await state())
    }

    for expected in states.reversed() {
      #expect(try await state() == expected)
      _ = try await store.perform(.undo)
    }
    for expected in states {
      #expect(try await state() == expected)
      _ = try await store.perform(.redo)
    }
    #expect(try await store.perform(.redo) == [])
    #expect(
      states.map { $0.teams.map(\.name) } == [[], ["Rain"], ["Rain"], ["RAIN"], ["Regen"], []])
  }

  @Test(arguments: UserStoreKind.allCases)
  func teamsAreSortedByNameAndIneffectiveEditsAddNoStep(kind: UserStoreKind) async throws {
    let store = kind.make(in: folder)
    let teams = try ["sun", "Rain", "砂"].map {
      try #require(SavedTeam(name: $0, text: "Pelipper\n"))
    }
    _ = try await store.change(teams.map(UserEdit.save))

    let nothing = try await store.change([
      .save(teams[0]), .delete(team: "snow"), .rename(team: "snow", to: "hail"),
      .rename(team: "sun", to: "RAIN"), .rename(team: "sun", to: ""),
    ])

    #expect(nothing == nil)
    #expect(try await store.contents(since: nil)?.teams.map(\.name) == ["Rain", "sun", "砂"])
    #expect(try await store.perform(.undo).count == 3)
  }

  @Test(arguments: UserStoreKind.allCases)
  func changeExceedingTeamLimitIsRefusedAsAWhole(kind: UserStoreKind) async throws {
    let store = kind.make(in: folder)
    let teams = try (0...SavedTeam.maximumCount).map {
      try #require(SavedTeam(name: "team \($0)", text: "Pelipper\n"))
    }
    _ = try await store.change(teams.dropLast().map(UserEdit.save))
    let last = UserEdit.save(teams[SavedTeam.maximumCount])

    await #expect(throws: UserStoreFailure.tooManyTeams) {
      try await store.change([UserEdit(4, in: nil, .add(.seen)), last])
    }

    #expect(try await store.contents(since: nil)?.records == [])
    #expect(try await store.contents(since: nil)?.teams.count == SavedTeam.maximumCount)
    #expect(try await store.change([.delete(team: "team 7"), last])?.changes.count == 2)
  }

  @Test func changeExceedingTheLimitOfRecordsIsRefusedAsAWhole() async throws {
    let store = UserStoreKind.file.make(in: folder)
    let seen = MarkEdit.Action.add(.seen)
    _ = try await store.change((1...MarkRecord.maximumCount).map { UserEdit($0, in: nil, seen) })

    await #expect(throws: UserStoreFailure.tooManyRecords) {
      try await store.change([
        UserEdit(4, in: nil, .add(.caught)), UserEdit(4, in: "red", seen),
      ])
    }

    #expect(try await store.contents(since: nil)?.records.count == MarkRecord.maximumCount)
    #expect(try await store.change([UserEdit(4, in: nil, .add(.caught))])?.changes.count == 1)
  }

  @Test(arguments: UserStoreKind.allCases)
  func changeExceedingTheSizeOfNotesAndTeamsIsRefused(kind: UserStoreKind) async throws {
    let store = kind.make(in: folder)
    let text = String(repeating: "Mew\n\n", count: SavedTeam.largestText / 5)
    let count = SavedTeam.largestTotal / text.utf8.count
    let teams = try (0...count).map { try #require(SavedTeam(name: "team \($0)", text: text)) }
    _ = try await store.change(teams.dropLast().map(UserEdit.save))

    await #expect(throws: UserStoreFailure.tooMuchText) {
      try await store.change([.save(teams[count])])
    }

    #expect(try await store.contents(since: nil)?.teams.count == count)
    #expect(try await store.change([.delete(team: "team 7")])?.changes.count == 1)
  }

  @Test(arguments: UserStoreKind.allCases)
  func newChangeClearsRedo(kind: UserStoreKind) async throws {
    let store = kind.make(in: folder)
    _ = try await store.change([UserEdit(4, in: nil, .add(.seen))])
    _ = try await store.perform(.undo)

    _ = try await store.change([UserEdit(7, in: nil, .add(.seen))])

    #expect(try await store.perform(.redo) == [])
    #expect(try await store.contents(since: nil)?.records.map(\.pokemon) == [7])
  }

  @Test(arguments: UserStoreKind.allCases)
  func ownChangesAreNotReportedAsNewRevision(kind: UserStoreKind) async throws {
    let store = kind.make(in: folder)
    _ = try await store.change([UserEdit(4, in: nil, .add(.seen))])
    let revision = try await store.contents(since: nil)?.revision

    _ = try await store.change([UserEdit(7, in: nil, .add(.seen))])

    #expect(try await store.contents(since: revision) == nil)
  }

  @Test(arguments: UserStoreKind.allCases)
  func stepIsPerformedOnlyWhileItIsNext(kind: UserStoreKind) async throws {
    let store = kind.make(in: folder)
    let first = try #require(try await store.change([UserEdit(4, in: nil, .add(.seen))]))
    #expect(try await store.nextStep(to: .undo) == first)
    let second = try #require(try await store.change([UserEdit(7, in: nil, .add(.seen))]))

    #expect(try await store.perform(.undo, of: first) == [])
    #expect(try await store.perform(.redo, of: second) == [])
    #expect(try await store.contents(since: nil)?.records.map(\.pokemon) == [4, 7])
    #expect(try await store.perform(.undo, of: second).count == 1)
    #expect(try await store.nextStep(to: .redo) == second)
    let other = try #require(try await store.change([UserEdit(1, in: nil, .add(.seen))]))

    #expect(other.id == second.id)
    #expect(try await store.perform(.undo, of: second) == [])
    #expect(try await store.nextStep(to: .undo) == other)
    #expect(try await store.nextStep(to: .redo) == nil)
  }
}
