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

  @Test func menuMarksSelectedPokemonAndListShowsIt() async {
    let app = await started("jm")
    #expect(app.shown().rows[1] == " Mark Ivysaur")
    #expect(app.shown().rows[2] == " ▸1 seen")

    await app.type(keys: "2")

    #expect(store.records == [MarkRecord(pokemon: 2, game: nil, marks: Marks([.caught]))])
    let rows = app.shown().rows
    #expect(rows[2].hasPrefix("●▸    2 Ivysaur"))
    #expect(rows[1].hasPrefix("      1 Bulbasaur"))
    #expect(rows[22] == " Ivysaur: caught · u undoes")
    #expect(rows.contains { $0.contains("Marks") && $0.contains("caught") }, "in the preview")
  }

  @Test func sameKeyRemovesTickedMark() async {
    let app = await started("m3m")
    #expect(app.shown().rows[2...4].allSatisfy { $0.hasSuffix("✓") })

    await app.type(keys: "3")

    #expect(store.records.map(\.marks) == [Marks([.caught])])
  }

  @Test func enterSetsSelectedMark() async {
    let app = await started("mjjj")

    app.press(.enter)
    await app.model.marks.settle()

    #expect(store.records.map(\.marks) == [Marks([.wanted])])
    #expect(app.shown().rows[1].hasPrefix("◇▸    1"))
  }

  @Test func choosingGameByNameShowsItsMarks() async {
    let app = await started("m2m5")
    #expect(app.overlay == .menu(.games))

    await app.type(keys: "shield")
    app.press(.enter)

    #expect(app.overlay == .menu(.marks))
    #expect(app.model.marks.state.game == "shield")
    app.press(.escape)
    #expect(app.shown().rows[1].hasPrefix(" ▸"), "it is not caught in that game")
  }

  @Test func uUndoesAndControlRRedoes() async {
    let app = await started("m2jm4")

    await app.type(keys: "u")
    #expect(app.shown().rows[22] == " Undone. Ivysaur: no marks · Ctrl-r redoes")
    await app.type(keys: "u")
    #expect(store.records == [])
    await app.type(keys: "u")
    #expect(app.shown().rows[22] == " There is nothing to undo.")

    app.press(.control("r"), .control("r"), .control("r"))
    await app.model.marks.settle()

    #expect(store.records.count == 2)
    #expect(app.shown().rows[22] == " There is nothing to redo.")
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
    await app.model.marks.settle()
    #expect((store.records, store.teams) == before)
  }

  @Test(arguments: [":move surf", "%", "X"])
  func markIsNotUndoneOnPageThatCannotMark(keys: String) async {
    let app = await started("jm2kcjc")
    switch keys {
    case ":move surf": app.open(.move("surf"))
    default: await app.type(keys: keys)
    }
    #expect(app.state.stack.depth == 1)

    await app.type(keys: "u")
    #expect(
      app.state.notice == "Undo? Ivysaur: caught · u again undoes · done earlier or elsewhere")
    #expect(store.records.count == 1)
    await app.type(keys: "u")

    #expect(store.records.isEmpty)
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
    await app.model.marks.settle()
    #expect(
      app.shown().rows[22]
        == " Redo? Bulbasaur: caught · Ctrl-r again redoes · undone earlier or elsewhere")
    #expect(store.records.isEmpty)
    app.press(.control("r"))
    await app.model.marks.settle()

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

  @Test func noteIsStoredAndShown() async {
    let app = await started("N")
    await app.type(keys: "uq ポケ")
    #expect(app.shown().rows[22].hasPrefix(" Note: uq ポケ▏"))
    #expect(app.shown().rows[22].hasSuffix(" 5 of 256"))

    app.press(.enter)
    await app.model.marks.settle()

    #expect(store.records.map(\.note.text) == ["uq ポケ"])
    #expect(app.shown().rows.contains { $0.contains("Note") && $0.contains("uq ポケ") })
    app.press(.enter)
    #expect(app.shown().rows.contains { $0.contains("uq ポケ") }, "on the page, too")
  }

  @Test(arguments: [Size(columns: 80, rows: 24), Size(columns: 120, rows: 40)])
  func pageShowsNewMarkImmediately(size: Size) async {
    let app = await started(size: size)
    app.press(.enter)
    #expect(!app.shown().rows.contains { $0.contains("Marks") })

    await app.type(keys: "m2")

    #expect(app.shown().rows.contains { $0.contains("Marks") && $0.contains("caught") })
  }

  @Test func escapeDiscardsANoteAndNothingIsWritten() async {
    let app = await started("Nabc")

    app.press(.escape)
    await app.model.marks.settle()

    #expect(store.calls.isEmpty)
    #expect(app.state.noteBox == nil)
  }

  @Test func pastedTextGoesIntoTheNoteOnOneLine() async {
    let app = await started("N")

    _ = app.handle(.pasted("a\nb\u{1B}[2Jq" + String(repeating: "x", count: 900)))
    app.press(.enter)
    await app.model.marks.settle()

    #expect(store.records.first?.note.text.hasPrefix("a b[2Jqxxx") == true)
    #expect(Note.maximumLength == TextBox.limit)
  }

  @Test func completenessCountsSpeciesOfEveryDexInGame() async {
    store.changeElsewhere(to: [
      MarkRecord(pokemon: 10_034, game: "red", marks: Marks([.caught])),
      MarkRecord(pokemon: 6, game: "x", marks: Marks([.shiny])),
      MarkRecord(pokemon: 25, game: "x", marks: Marks([.seen])),
    ])
    let app = await started("%")

    let rows = app.shown().rows
    #expect(rows.map(Self.words).contains(["▸National", "1", "2", "1", "1025", "0", "%", "▏"]))
    #expect(rows.map(Self.words).contains(["Kanto", "1", "2", "1", "151", "0", "%", "▏"]))

    await app.type(keys: "jj%")
    #expect(app.state.stack.depth == 1, "it is open already")
  }

  private static func words(in row: String) -> [Substring] { row.split(separator: " ") }

  @Test func enterListsSpeciesMissingInChosenGame() async {
    store.changeElsewhere(
      to: (1...150).map { MarkRecord(pokemon: $0, game: "x", marks: Marks([.caught])) })
    let app = await started("%")

    await app.type(keys: "j")
    app.press(.enter)

    #expect(app.model.page == nil)
    #expect(app.model.search.state.text == "dex:kanto is:missing is:default")
    await app.type(keys: "]")
    #expect(app.model.page?.subject == .completeness)
  }

  @Test func rowChosenForComparisonKeepsItsMark() async {
    store.changeElsewhere(to: [MarkRecord(pokemon: 2, game: nil, marks: Marks([.caught]))])
    let app = await started("jc")

    #expect(app.shown().rows.contains { $0.hasPrefix("+●") && $0.contains("Ivysaur") })
    await app.type(keys: "j")
    #expect(app.shown().rows.contains { $0.hasPrefix("+●") && $0.contains("Ivysaur") })
    await app.type(keys: "kc")
    #expect(app.shown().rows.contains { $0.hasPrefix("●▸") && $0.contains("Ivysaur") })
  }

  @Test func fullyCaughtDexShows100Percent() async {
    store.changeElsewhere(
      to: (1...151).map { MarkRecord(pokemon: $0, game: nil, marks: Marks([.caught])) })
    let app = await started("%")

    #expect(app.shown().rows.contains { $0.hasPrefix(" Kanto") && $0.contains("100 %") })
    for columns in [30, 47, 48, 200] {
      let narrow = await DemoApp.started(size: Size(columns: columns, rows: 60), store: store)
      await narrow.type(keys: "%")
      #expect(narrow.shown().rows.contains { $0.contains("Kanto") && $0.contains(" 151") })
    }
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

  @Test func removedNoteIsReportedAsNoNote() async {
    let app = await started("N")
    await app.type(keys: "x")
    app.press(.enter)
    await app.model.marks.settle()

    await app.type(keys: "u")

    #expect(app.shown().rows[22] == " Undone. Bulbasaur: no note · Ctrl-r redoes")
  }

  @Test func pagesWithoutPokemonCannotBeMarked() async {
    let app = await started()
    app.open(.move("surf"))

    await app.type(keys: "mN")

    #expect(app.overlay == nil && app.state.noteBox == nil)
  }

  @Test func failedMarkIsReportedAndNotShown() async {
    let app = await started()
    store.fail(with: .diskFull)

    await app.type(keys: "m2")

    #expect(app.shown().rows[22] == " Marks, notes and teams can't be used: the disk is full.")
    #expect(app.shown().rows[1].hasPrefix(" ▸"))
  }

  @Test func externalMarkIsShownAtNextKey() async {
    let app = await started("j")
    store.changeElsewhere(to: [MarkRecord(pokemon: 1, game: nil, marks: Marks([.shiny]))])

    await app.type(keys: "j")

    #expect(app.shown().rows[1].hasPrefix("★"))
  }

  @Test(
    arguments: [Language.english, .japanese],
    [Size(columns: 30, rows: 8), Size(columns: 80, rows: 24)])
  func markMenusFitEveryWindow(language: Language, size: Size) async {
    let app = await started("m", language: language, size: size)
    #expect(app.shown().hasNoControlCharacters && !app.shown().markedRows.isEmpty)

    await app.type(keys: "5G")

    #expect(!app.shown().markedRows.isEmpty)
  }
}

extension PokedexApp {
  /// Types letters. Waits after each one until the changes have been written.
  fileprivate func type(keys: String) async {
    for letter in keys {
      press(.character(letter))
      await model.marks.settle()
    }
  }
}
