import PokedexFeatures
import PokedexModel
import PokedexText
import TerminalUI
import Testing

@testable import PokedexApp

/// The help opens at the keys of the current screen. No two keys of a screen may have the same
/// description.
@MainActor
@Suite("The help")
struct HelpTests {
  nonisolated static let contexts: [(keys: String, title: String)] = [
    ("", "In the list"), ("e", "In a menu"), ("L", "In a menu"), ("S", "In a menu"),
  ]

  @Test(arguments: contexts)
  func helpStartsWithCurrentContext(context: (keys: String, title: String)) async {
    let app = await DemoApp.started()

    app.type(context.keys + "?")

    #expect(app.shown().rows[1] == " " + context.title)
  }

  @Test(arguments: [(Subject.pokemon(1), "In an entry"), (.move("surf"), "On a page")])
  func helpStartsWithCurrentPage(subject: Subject, title: String) async {
    let app = await DemoApp.started()
    app.open(subject)

    app.type("?")

    #expect(app.shown().rows[1] == " " + title)
  }

  nonisolated static let ownKeys: [(tab: Character, first: String, others: [String])] = [
    ("1", " d             description of an older game", ["v", "+", "A", "/", "o"]),
    ("2", " ↓ j           down", ["v", "+", "A", "/", "o", "d", "s"]),
    ("3", " A             ability", ["v", "/", "o", "d", "s"]),
    ("4", " v             older game", ["+", "A", "d", "s"]),
    ("5", " v             older game", ["+", "A", "d", "s"]),
    ("6", " A             show or hide later entries", ["v", "+", "/", "o", "d", "s"]),
    ("7", " + =           more", ["v", "A", "/", "o", "d", "s"]),
  ]

  /// The help omits keys that have no effect on the page.
  @Test(arguments: ownKeys)
  func keysOfCurrentTabComeFirst(page: (tab: Character, first: String, others: [String])) async {
    let app = await DemoApp.started(size: Size(columns: 80, rows: 60))
    app.open(.pokemon(6))
    app.type("\(page.tab)?")

    let rows = app.shown().rows.drop { $0 != " In an entry" }.prefix { !$0.isEmpty }
    #expect(rows.dropFirst().first == page.first, "\(rows)")
    for key in page.others { #expect(!rows.contains { $0.hasPrefix(" \(key) ") }, "\(key)") }
    #expect(rows.contains(" e             generation") && rows.contains { $0.hasPrefix(" Esc") })
  }

  @Test func wideWindowShowsTwoKeysPerRow() async {
    let app = await DemoApp.started(size: Size(columns: 120, rows: 40))

    app.type("?")

    let rows = app.shown().rows
    #expect(rows.contains { $0.contains("down  ") && $0.contains("compare those chosen") })
    #expect(rows.contains(" In an entry"), "what follows is in view")
  }

  @Test func helpListsEveryContextOnce() {
    let words = Words(language: .english, vocabulary: DemoApp.vocabulary)
    for context in [KeyContexts.list, .entry, .subject, .menu] {
      let help = HelpPage(
        HelpState(context: context, tab: nil), keys: .defaultKeys, words: words, columns: 78
      ).lines.map(\.text)

      for title in ["In the list", "In an entry", "In a menu", "While you type"] {
        #expect(help.count { $0 == title } == 1, "\(title)")
      }
    }
  }

  nonisolated static let allContexts: [KeyContexts] = [
    .list, .entry, .subject, .help, .menu, .box, .palette,
  ]

  @Test(arguments: allContexts, Language.interfaceLanguages)
  func keyDescriptionsAreUniqueInContext(
    context: KeyContexts, language: Language
  ) {
    let bindings = KeyTable.defaultKeys.all.filter { $0.contexts.contains(context) }
    let labels = bindings.map { $0.label.text(in: language) }

    let twice = labels.filter { label in labels.count { $0 == label } > 1 }
    #expect(twice.isEmpty)
  }

  @Test(arguments: [(KeyContexts.entry, true), (.menu, true), (.picture, false)])
  func filterKeyIsListedOnlyWhereFilteringWorks(context: KeyContexts, isFiltered: Bool) {
    let words = Words(language: .english, vocabulary: DemoApp.vocabulary)
    let help = HelpPage(
      HelpState(context: context, tab: nil), keys: .defaultKeys, words: words, columns: 78
    ).lines.map(\.text)

    let own = help.prefix { !$0.isEmpty }
    #expect(own.contains { $0.hasPrefix("/ ") && $0.hasSuffix("filter") } == isFiltered)
  }

  @Test func slashFiltersHelpByText() async {
    let app = await DemoApp.started()
    app.type("?/sort")

    let rows = app.shown().rows
    #expect(rows[1].hasPrefix(" Keys  /sort▏"))
    #expect(rows.contains(" o             sort"))
    #expect(rows.contains(" S             sort by…"))
    #expect(!rows.contains(" ↓ j           down"))

    app.press(.enter)
    app.press(.escape)
    #expect(app.shown().rows.contains(" ↓ j           down"))
    #expect((app.overlay == .help))
    app.press(.escape)
    #expect(app.overlay != .help)
  }

  @Test(arguments: [("ctrl-d", "page down"), ("?", "keys"), ("egg", "egg"), ("zzz", "Nothing")])
  func helpFilterFindsKeysSignsAndTerms(typed: String, found: String) async {
    let app = await DemoApp.started()

    app.type("?/" + typed)

    let rows = app.shown().rows.dropFirst(2).filter { !$0.isEmpty }
    #expect(rows.contains { $0.contains(found) })
    #expect(rows.count < 20)
  }

  @Test(arguments: Language.interfaceLanguages)
  func filteredHelpIsDrawnInSmallWindow(language: Language) async {
    let app = await DemoApp.started(
      size: Size(columns: 30, rows: 8), language: language)

    app.type("?/a")
    app.press(.enter, .end, .pageUp, .home)

    #expect(app.shown().hasNoControlCharacters)
    #expect(app.help?.scroll == 0)
  }

  @Test func helpShowsReboundKeys() async {
    let keys = KeyTable.defaultKeys.changed(by: [
      KeyTable.KeyRebinding("sort", to: [.character("W"), .control("o")])
    ]).table
    let words = Words(language: .english, vocabulary: DemoApp.vocabulary)

    let help = HelpPage(
      HelpState(context: .list, tab: nil), keys: keys, words: words, columns: 78
    ).lines.map(\.text)

    #expect(help.contains("W Ctrl-o      sort"))
    #expect(!help.contains("o             sort"))
  }

  @Test func moveKeysAreDescribedAsDownAndUp() async {
    let app = await DemoApp.started()
    app.type("?")

    let rows = app.shown().rows
    #expect(rows.contains(" ↓ j           down"))
    #expect(rows.contains(" ↑ k           up"))
    #expect(rows.contains(" 25G           go to number"))
  }
}
