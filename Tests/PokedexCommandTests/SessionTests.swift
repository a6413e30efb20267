import Foundation
import PokedexApp
import PokedexFeatures
import PokedexModel
import TestSupport
import Testing

@testable import pokedex

/// The session state, saved to a file and read back.
@MainActor
@Suite("The state between runs", .timeLimit(.minutes(5)))
struct SessionTests {
  private static var full: Session {
    var session = Session()
    session.selection = 25
    session.query = "fire spe>=100 “ほのお”"
    session.order = ListOrder(.speed, isReversed: true)
    session.scope = .species
    session.generation = 3
    session.language = .japanese
    session.theme = .highContrast
    session.listColumns = 48
    session.page = Session.Page(.pokemon(10034))
    session.page?.tab = .moves
    session.page?.game = Game("red-blue", version: "red")
    return session
  }

  @Test func sessionRoundTrips() {
    let full = Self.full

    #expect(SessionText.session(SessionText.text(of: full)) == full)
    #expect(SessionText.session(SessionText.text(of: Session())) == Session())
  }

  nonisolated static let subjects: [Subject] = [
    .pokemon(1), .ability("levitate"), .move("surf"), .item("light-ball"), .eggGroup("monster"),
    .nature("adamant"), .type(.fire), .natures, .growthRates, .place("kanto-route-1"), .typeChart,
  ]

  @Test(arguments: subjects)
  func everyPageRoundTrips(subject: Subject) {
    var session = Session()
    session.page = Session.Page(subject)

    #expect(SessionText.session(SessionText.text(of: session)) == session)
  }

  @Test(arguments: ListColumn.allCases)
  func everySortOrderRoundTrips(column: ListColumn) {
    var session = Session()
    session.order = ListOrder(column)

    #expect(SessionText.session(SessionText.text(of: session)) == session)
  }

  @Test(arguments: ["", "x", "pokedex state 2\nselection\t25\n", "\u{0}\u{0}"])
  func invalidStateTextGivesNoSession(text: String) {
    #expect(SessionText.session(text) == nil)
  }

  @Test func invalidValuesAreIgnored() {
    let text =
      "pokedex state 1\nselection\tx\ngeneration\t99\nlanguage\txx\ntheme\tneon\nlist-columns\t-3\norder\tfrob\nfrob\t1\n"
      + "page\tpokemon\t-3\ntab\tpage-moves\ngame\tx\nquery\n\n\t\n"

    #expect(SessionText.session(text) == Session())
  }

  /// Holds the current session, so that a test can change it.
  private final class SessionHolder {
    var value = Session()
  }

  private struct StateFolder {
    let folder: CacheFolder
    var path: String { folder.path(of: "pokedex/state") }

    var session: Session? { StateFile.open(path)?.session }
  }

  @Test func latestStateIsWrittenAfterAPause() async throws {
    let stateFolder = StateFolder(folder: try CacheFolder())
    let clock = ManualClock()
    let holder = SessionHolder()
    let file = try #require(StateFile.open(stateFolder.path)).file
    let keeper = SessionKeeper(file: file, storedSession: nil, after: clock.wait) { holder.value }

    for id in 1...3 {
      holder.value.selection = id
      keeper.recordInput()
    }
    await clock.sleepers(1)
    #expect(stateFolder.session == nil)
    holder.value.selection = 4
    keeper.recordInput()
    clock.advance(by: .seconds(1))
    await clock.sleepers(1)
    #expect(stateFolder.session == nil, "a key came meanwhile")
    holder.value.selection = 5
    keeper.write()
    #expect(stateFolder.session?.selection == 5)
    clock.advance(by: .seconds(1))
  }

  @Test func optionsForOneRunAreNotSaved() throws {
    let stateFolder = StateFolder(folder: try CacheFolder())
    var storedSession = Session()
    (storedSession.language, storedSession.theme) = (.french, .dark)
    let holder = SessionHolder()
    (holder.value.language, holder.value.theme, holder.value.generation) = (.japanese, .mono, 1)
    let file = try #require(StateFile.open(stateFolder.path)).file
    let keeper = SessionKeeper(file: file, storedSession: storedSession, after: ManualClock().wait)
    { holder.value }

    holder.value.selection = 7
    keeper.write()
    #expect(stateFolder.session?.language == .french)
    #expect(stateFolder.session?.theme == .dark)
    #expect(stateFolder.session?.generation == nil)

    (holder.value.language, holder.value.theme, holder.value.generation) = (.german, .light, 2)
    keeper.write()
    #expect(stateFolder.session?.language == .german)
    #expect(stateFolder.session?.theme == .light)
    #expect(stateFolder.session?.generation == 2)
  }

  /// The game can be set by the command-line option, the environment variable, the last session or
  /// the config file. They take precedence in this order.
  nonisolated static let games:
    [(words: [String], variable: String?, last: String?, game: String?)] = [
      (["--game", "x"], "y", "sun", "x"), ([], "y", "sun", "y"), ([], nil, "sun", "sun"),
      ([], nil, nil, "platinum"), ([], nil, "no-such-game", "platinum"),
      (["--set", "game=moon"], nil, nil, "moon"), (["--set", "game=moon"], nil, "sun", "moon"),
      (["--generation", "3"], nil, "sun", nil), (["--generation", "3"], "y", "sun", "y"),
    ]

  @Test(arguments: games)
  func lastChosenGameOverridesTheConfig(
    words: [String], variable: String?, last: String?, game: String?
  ) throws {
    var environment: Environment = ["LANG": "en_US.UTF-8"]
    environment["POKEDEX_GAME"] = variable
    var config = Config()
    config.set("game", to: "platinum")
    let invocation = try CommandLineParser.parse(
      words, environment: environment, config: config)
    var session = Session()
    session.game = last

    #expect(invocation.game(after: session) == game)
  }

  @Test func clearedGameStaysCleared() throws {
    let stateFolder = StateFolder(folder: try CacheFolder())
    let holder = SessionHolder()
    holder.value.game = "platinum"
    let file = try #require(StateFile.open(stateFolder.path)).file
    let keeper = SessionKeeper(file: file, storedSession: nil, after: ManualClock().wait) {
      holder.value
    }

    holder.value.game = nil
    keeper.write()
    let session = try #require(stateFolder.session)

    #expect(session.hasLeftGame)
    var invocation = try CommandLineParser.parse([], environment: [:])
    invocation.configuredGame = "platinum"
    #expect(invocation.game(after: session) == nil)
    #expect(invocation.game(after: nil) == "platinum")
  }

  @Test func foreignFileIsNotOverwritten() throws {
    let stateFolder = StateFolder(folder: try CacheFolder())
    try FileManager.default.createDirectory(
      atPath: stateFolder.folder.path(of: "pokedex"), withIntermediateDirectories: true)
    try Data("my notes\n".utf8).write(to: URL(filePath: stateFolder.path))

    #expect(StateFile.open(stateFolder.path) == nil)
  }

  /// A crash during a write can leave a file that is empty or contains only zero bytes.
  @Test(arguments: [0, 40])
  func emptyFileIsOverwritten(zeros: Int) throws {
    let stateFolder = StateFolder(folder: try CacheFolder())
    try FileManager.default.createDirectory(
      atPath: stateFolder.folder.path(of: "pokedex"), withIntermediateDirectories: true)
    try Data(count: zeros).write(to: URL(filePath: stateFolder.path))

    let opened = try #require(StateFile.open(stateFolder.path))
    #expect(opened.session == nil)
    opened.file.write(Self.full)
    #expect(stateFolder.session == Self.full)
  }
}

extension ManualClock {
  /// Runs `body` once the clock has advanced by `delay`.
  @MainActor
  fileprivate func wait(for delay: Duration, then body: @escaping @MainActor () -> Void) {
    Task {
      try await sleep(for: delay)
      body()
    }
  }
}
