import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import TerminalUI
import Testing
import UserStore

@testable import PokedexApp

@MainActor
@Suite("Marks on the screen")
struct MarkScreenTests {
  private let store = StubUserStore()

  private func started(
    _ keys: String = "", language: Language = .english, size: Size = DemoApp.size
  ) async -> PokedexApp {
    let app = await DemoApp.started(size: size, language: language, store: store)
    await app.type(keys: keys)
    return app
  }

  /// Changes that this run has not made, and the question before each is undone.
  nonisolated static let changesElsewhere: [(edits: [UserEdit], question: String)] = [
    (
      [UserEdit(25, in: nil, .add(.caught))],
      "Undo? Pikachu: caught · u again undoes · done earlier or elsewhere"
    ),
    (
      [UserEdit(25, in: "red", .note(Note("hi") ?? .none))],
      "Undo? Pikachu: hi (Red) · u again undoes · done earlier or elsewhere"
    ),
    (
      [UserEdit(1, in: nil, .add(.seen)), UserEdit(4, in: nil, .add(.seen))],
      "Undo? 2 entries · u again undoes · done earlier or elsewhere"
    ),
    (
      SavedTeam(name: "Rain", text: "Pelipper\n").map { [.save($0)] } ?? [],
      "Undo? Team “Rain” saved · u again undoes · done earlier or elsewhere"
    ),
  ]

  @Test(arguments: changesElsewhere)
  func changeNotMadeInThisRunIsUndoneOnlyByUAgain(
    row: (edits: [UserEdit], question: String)
  ) async throws {
    try store.editElsewhere(row.edits)
    let before = (store.records, store.teams)
    let app = await started("u")
    #expect(app.shown().rows[22] == " " + row.question)
    #expect((store.records, store.teams) == before)

    await app.type(keys: "ju")
    #expect(app.state.notice == row.question, "another key has cancelled the first question")
    #expect((store.records, store.teams) == before)
    await app.type(keys: "u")

    #expect(store.records.isEmpty && store.teams.isEmpty)
    #expect(app.state.notice.hasPrefix("Undone. "))
    app.press(.control("r"))
    await app.fetcher.marks.settle()
    #expect((store.records, store.teams) == before)
  }

  @Test func questionIsAnsweredOnlyWhileItIsShown() async throws {
    try store.editElsewhere([UserEdit(25, in: nil, .add(.caught))])
    let wheel = TerminalEvent.mouse(MouseEvent(.wheelDown, column: 4, row: 6))
    for event in [AppEvent.notice("Something else"), .terminal(wheel)] {
      let app = await started("u")
      app.send(event)

      await app.type(keys: "u")

      #expect(store.records.count == 1, "\(event)")
      #expect(app.state.notice.hasPrefix("Undo? "))
    }
  }

  @Test func changeUndoneElsewhereIsRedoneOnlyByKeyAgain() async throws {
    let app = await started("m2")
    try store.performElsewhere(.undo)

    app.press(.control("r"))
    await app.fetcher.marks.settle()
    #expect(
      app.shown().rows[22]
        == " Redo? Bulbasaur: caught · Ctrl-r again redoes · undone earlier or elsewhere")
    #expect(store.records.isEmpty)
    app.press(.control("r"))
    await app.fetcher.marks.settle()

    #expect(store.records.count == 1)
  }

  /// Nothing but the message changes, so the message itself must cause a redraw.
  @Test func emptyUndoRedrawsNotice() async {
    let app = await started()
    var draws = 0
    app.onChange = { draws += 1 }

    await app.type(keys: "u")

    #expect(draws == 1)
    #expect(app.state.notice == "There is nothing to undo.")
  }

  @Test func pastedTextGoesIntoTheNoteOnOneLine() async {
    let app = await started("N")

    _ = app.handle(.pasted("a\nb\u{1B}[2Jq" + String(repeating: "x", count: 900)))
    app.press(.enter)
    await app.fetcher.marks.settle()

    #expect(store.records.first?.note.text.hasPrefix("a b[2Jqxxx") == true)
    #expect(Note.maximumLength == TextBox.limit)
  }

  @Test(arguments: [30, 34, 40])
  func pokedexNamesAreDistinctInNarrowWindows(columns: Int) async {
    let app = await DemoApp.started(size: Size(columns: columns, rows: 60), store: store)
    await app.type(keys: "%")
    let names = app.shown().rows.filter { $0.contains(/\d+ *%? *$/) }
      .map { $0.prefix { !$0.isNumber } }

    #expect(names.count > 30)
    #expect(Set(names).count == names.count)
  }

  @Test func failedMarkIsReportedAndNotShown() async {
    let app = await started()
    store.fail(with: .diskFull)

    await app.type(keys: "m2")

    #expect(app.shown().rows[22] == " Marks, notes and teams can't be used: the disk is full.")
    #expect(app.shown().rows[1].hasPrefix(" ▸"))
  }
}

extension PokedexApp {
  /// Types letters. Waits after each one until the changes have been written.
  fileprivate func type(keys: String) async {
    for letter in keys {
      press(.character(letter))
      await fetcher.marks.settle()
    }
  }
}
