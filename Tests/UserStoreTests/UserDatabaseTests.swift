import Foundation
import PokedexModel
import SQLite
import Testing

@testable import UserStore

@Suite("The user's database file")
struct UserDatabaseTests {
  private let folder = UserFolder()

  private func caught(_ pokemon: Int, in game: String? = nil) -> MarkRecord {
    MarkRecord(pokemon: pokemon, game: game, marks: Marks([.caught]))
  }

  @Test func changePersistsAfterReopening() throws {
    _ = try folder.open().change([
      UserEdit(25, in: nil, .add(.caught)), UserEdit(25, in: "sword", .add(.wanted)),
    ])

    let records = try folder.open().records()

    #expect(
      records == [
        caught(25), MarkRecord(pokemon: 25, game: "sword", marks: Marks([.wanted])),
      ])
  }

  @Test func changeReturnsActualDifferences() throws {
    let database = try folder.open()
    _ = try database.change([UserEdit(25, in: nil, .add(.caught))])

    let again = try database.change([UserEdit(25, in: nil, .add(.caught))])
    let more = try database.change([UserEdit(25, in: nil, .add(.shiny))])

    #expect(again == [])
    #expect(more.map(\.reversed.record) == [caught(25)])
    #expect(more.map(\.record?.marks) == [Marks([.shiny])])
  }

  @Test func emptyRecordIsRemoved() throws {
    let database = try folder.open()
    _ = try database.change([UserEdit(25, in: nil, .add(.seen))])

    _ = try database.change([UserEdit(25, in: nil, .remove(.seen))])

    #expect(try database.records() == [])
  }

  @Test func undoReachesStartAndRedoReachesEnd() throws {
    var states: [[MarkRecord]] = [[]]
    for mark in Mark.allCases {
      let database = try folder.open()
      _ = try database.change([
        UserEdit(4, in: nil, .add(mark)), UserEdit(7, in: "red", .note(try #require(Note("a")))),
      ])
      states.append(try database.records())
    }

    let database = try folder.open()
    for state in states.reversed() {
      #expect(try database.records() == state)
      _ = try database.undo()
    }
    #expect(try database.undo() == [])
    for state in states {
      #expect(try database.records() == state)
      _ = try database.redo()
    }

    #expect(try database.redo() == [])
    #expect(try database.records() == states.last)
  }

  @Test func undoingStepThatChangedRecordTwiceRestoresOriginal() throws {
    let database = try folder.open()
    _ = try database.change([
      UserEdit(4, in: nil, .add(.seen)), UserEdit(4, in: nil, .add(.caught)),
    ])

    _ = try database.undo()

    #expect(try database.records() == [])
  }

  @Test func changeAfterUndoClearsRedo() throws {
    let database = try folder.open()
    _ = try database.change([UserEdit(4, in: nil, .add(.seen))])
    _ = try database.undo()

    _ = try database.change([UserEdit(7, in: nil, .add(.caught))])

    #expect(try database.redo() == [])
    #expect(try database.records() == [caught(7)])
  }

  @Test func databaseAndItsFolderAreReadableOnlyByUser() throws {
    _ = try folder.open().change([UserEdit(4, in: nil, .add(.seen))])

    #expect(try folder.permissions(folder.path) == 0o600)
    let parent = URL(filePath: folder.path).deletingLastPathComponent().path
    #expect(try folder.permissions(parent) == 0o700)
  }

  @Test func invalidRecordValuesAreIgnored() throws {
    let database = try folder.open()
    let raw = try Database(path: folder.path)
    try raw.run(
      "INSERT INTO record VALUES (1, ?, 255, ?)", .text("../RED\u{1B}"),
      .text(String(repeating: "x\u{1B}", count: 9000)))

    let all = Marks(Mark.allCases)
    #expect(try database.records() == [MarkRecord(pokemon: 1, game: nil, marks: all)])
  }

  @Test func invalidTeamRowsAreIgnored() throws {
    let database = try folder.open()
    _ = try database.change([.save(try team("Rain"))])
    let raw = try Database(path: folder.path)
    for (name, text) in [("a\u{1B}[2J", "x"), ("", "x"), ("b", ""), ("c", "\u{1B}[2J")] {
      try raw.run("INSERT INTO team VALUES (?, ?, ?)", .text(name), .text(name), .text(text))
    }
    try raw.run("INSERT INTO team VALUES ('d', 'd', zeroblob(100000))")

    #expect(try database.teams() == [team("Rain")])
    #expect(try database.team(named: "b") == nil)
  }

  @Test func confirmedTeamsSurviveFullDisk() throws {
    let database = try folder.open()
    let large = String(repeating: "Pelipper\n", count: 2_000)
    try database.limitPages(to: 40)

    var failure: UserStoreFailure?
    var confirmed: [SavedTeam] = []
    for number in 10..<99 where failure == nil {
      do throws(UserStoreFailure) {
        guard let team = SavedTeam(name: "\(number)", text: large) else { continue }
        _ = try database.change([.save(team)])
        confirmed.append(team)
      } catch {
        failure = error
      }
    }

    #expect(failure == .diskFull)
    #expect(!confirmed.isEmpty)
    #expect(try folder.open().teams() == confirmed)
  }

  private func team(_ name: String) throws -> SavedTeam {
    try #require(SavedTeam(name: name, text: "Pelipper @ Damp Rock\n- Surf\n"))
  }

  @Test func damagedFileIsReportedAndLeftUnchanged() throws {
    _ = try folder.open().change([UserEdit(4, in: nil, .add(.seen))])
    let file = URL(filePath: folder.path)
    var bytes = try Data(contentsOf: file)
    bytes.replaceSubrange(100..<3000, with: Data(repeating: 0xEE, count: 2900))
    try bytes.write(to: file)

    let failure = #expect(throws: UserStoreFailure.self) { try folder.open().records() }

    #expect(failure == .damaged(path: folder.path))
    #expect(try Data(contentsOf: file) == bytes)
  }

  @Test func confirmedRecordsSurviveFullDisk() throws {
    let database = try folder.open()
    _ = try database.change([UserEdit(4, in: nil, .add(.seen))])
    let before = try database.records()
    let note = try #require(Note(String(repeating: "n", count: 250)))
    try database.limitPages(to: 12)

    var failure: UserStoreFailure?
    var confirmed = before
    for pokemon in 10..<200 where failure == nil {
      do throws(UserStoreFailure) {
        confirmed += try database.change([UserEdit(pokemon, in: nil, .note(note))]).compactMap(
          \.record)
      } catch {
        failure = error
      }
    }

    #expect(failure == .diskFull)
    #expect(confirmed.count > before.count)
    #expect(try folder.open().records() == confirmed)
  }

  @Test(arguments: [
    UserEdit(4, in: nil, .add(.seen)), UserEdit.delete(team: "Rain"),
    UserEdit.rename(team: "Rain", to: "Sun"),
  ])
  func databaseHeldByAnotherConnectionIsLockedAndUnchanged(edit: UserEdit) throws {
    let database = try folder.open()
    _ = try database.change([.save(try team("Rain"))])
    let other = try Database(path: folder.path)
    try other.run("BEGIN IMMEDIATE")

    let failure = #expect(throws: UserStoreFailure.self) {
      try database.change([edit])
    }

    #expect(failure == .locked)
    try other.run("ROLLBACK")
    #expect(try database.change([edit]).count == 1)
  }
}

@Suite("A file of an earlier version")
struct UserMigrationTests {
  private let folder = UserFolder()
  private let next = DatabaseFormat(
    id: UserDatabase.format.id,
    steps: UserDatabase.format.steps + ["ALTER TABLE step ADD COLUMN made_at INTEGER"])

  private func open(_ format: DatabaseFormat) throws -> UserDatabase {
    try UserDatabase(path: folder.path, format: format, lockTimeout: .zero)
  }

  @Test func databaseIsBackedUpBeforeMigration() throws {
    let version = UserDatabase.format.steps.count
    let before = try { () throws in
      let database = try folder.open()
      _ = try database.change([UserEdit(4, in: nil, .add(.seen))])
      return try database.records()
    }()

    let migrated = try open(next)

    #expect(try migrated.records() == before)
    let copy = UserDatabase.backup(of: folder.path, version: version)
    #expect(try UserDatabase(path: copy).records() == before)
    #expect(try folder.permissions(copy) == 0o600)
    #expect(throws: UserStoreFailure.newer) { try folder.open() }
  }

  @Test func databaseWithoutTeamTablesIsMigrated() throws {
    _ = try folder.open().change([UserEdit(4, in: nil, .add(.seen))])
    let steps = UserDatabase.format.steps.filter { !$0.contains("TABLE team") }
    let raw = try Database(path: folder.path)
    for table in ["team", "team_change"] { try raw.run("DROP TABLE \(table)") }
    try raw.run("PRAGMA user_version = \(steps.count)")
    let team = try #require(SavedTeam(name: "Rain", text: "Pelipper\n"))

    let database = try folder.open()
    #expect(try database.teams() == [])
    _ = try database.change([.save(team)])

    #expect(try database.teams() == [team])
    #expect(UserDatabase.backups(of: folder.path).count == 1)
    _ = try database.undo()
    _ = try database.undo()
    #expect(try database.records() == [] && database.teams() == [])
  }

  @Test func failedBackupPreventsMigration() throws {
    _ = try folder.open().change([UserEdit(4, in: nil, .add(.seen))])
    let copy = UserDatabase.backup(of: folder.path, version: UserDatabase.format.steps.count)
    try FileManager.default.createDirectory(
      atPath: copy + "/full", withIntermediateDirectories: true)

    #expect(throws: UserStoreFailure.self) { try open(next) }

    #expect(try folder.open().records().count == 1)
  }

  @Test func newFileNeedsNoBackup() throws {
    _ = try open(next)

    let files = try FileManager.default.contentsOfDirectory(
      atPath: URL(filePath: folder.path).deletingLastPathComponent().path)
    #expect(!files.contains { $0.contains("version") })
  }
}
