import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokedexText
import TerminalUI
import Testing

@testable import PokedexApp

@Suite("The table of keys")
struct KeyTableTests {
  @Test(arguments: KeyContexts.all)
  func keysAreUniqueInContext(context: KeyContexts) {
    let keys = KeyTable.defaultKeys.all.filter { $0.works(in: context) }.flatMap(\.keys)

    #expect(Set(keys).count == keys.count)
  }

  @Test(arguments: Language.interfaceLanguages)
  func everyBindingHasLabelAndWrittenKeys(language: Language) {
    for binding in KeyTable.defaultKeys.commands {
      #expect(!binding.label.text(in: language).isEmpty)
      #expect(!binding.displayText.isEmpty)
      #expect(!binding.name.isEmpty)
      #expect(!binding.contexts.isEmpty)
    }
  }

  @Test func keyBarShowsOneOfTheWrittenKeys() {
    for binding in KeyTable.defaultKeys.commands {
      guard binding.isInBar, let key = binding.keys.first?.displayText else { continue }
      #expect(binding.displayText.split(separator: " ").contains(Substring(key)))
    }
  }

  @Test(arguments: [
    (Key.down, "down"), (.character("j"), "down"), (.up, "up"),
    (.character("k"), "up"), (.pageDown, "page-down"), (.control("d"), "page-down"),
    (.pageUp, "page-up"), (.control("u"), "page-up"), (.home, "first"), (.character("g"), "first"),
    (.end, "last"), (.character("G"), "last"),
    (.character("L"), "language"), (.character("r"), "retry"),
    (.control("l"), "redraw"), (.control("z"), "suspend"), (.character("?"), "help"),
    (.character("q"), "quit"), (.control("c"), "quit"),
  ])
  func keyMeansTheSameInListAndEntry(key: Key, name: String) {
    #expect(KeyTable.defaultKeys.name(of: key, in: .list) == name)
    #expect(KeyTable.defaultKeys.name(of: key, in: .entry) == name)
  }

  /// Commands with one name have one set of keys, because the config file sets them by name.
  @Test func commandsOfOneNameHaveTheSameKeys() {
    for command in KeyTable.defaultKeys.all {
      let same = KeyTable.defaultKeys.all.filter { $0.name == command.name }
      #expect(same.allSatisfy { $0.keys == command.keys }, "\(command.name)")
    }
  }

  @Test(arguments: Command.Name.allCases)
  func namesInTextsAreNamesOfCommands(name: Command.Name) {
    #expect(KeyTable.defaultKeys.names.contains(name.rawValue))
  }

  @Test(arguments: [Key.enter, .right, .character("l")])
  func sameKeysOpenRowsAndLinks(key: Key) {
    #expect(KeyTable.defaultKeys.name(of: key, in: .list) == "open")
    #expect(KeyTable.defaultKeys.name(of: key, in: .pages) == "follow")
  }

  @Test(arguments: [
    (Key.character("n"), "next-entry"), (.character("p"), "previous-entry"),
    (.left, "back"), (.backspace, "back"), (.character("h"), "back"),
  ])
  func nextPreviousAndBackWorkOnlyInEntries(key: Key, name: String) {
    #expect(KeyTable.defaultKeys.name(of: key, in: .list) == nil)
    #expect(KeyTable.defaultKeys.name(of: key, in: .entry) == name)
  }

  @Test(arguments: [
    (Key.character("o"), "sort"), (.character("O"), "reverse"),
    (.character("S"), "columns"),
  ])
  func sortKeysAreTheSameEverywhere(key: Key, name: String) {
    for context in [KeyContexts.list, .tab(.moves), .tableSubject] {
      #expect(KeyTable.defaultKeys.name(of: key, in: context) == name)
    }
  }

  @Test(arguments: [
    (KeyContexts.list, "search"), (.tab(.overview), "search"), (.tab(.moves), "filter"),
    (.plainSubject, "search"), (.tableSubject, "filter"), (.sets, "search"), (.duel, "search"),
    (.help, "filter"), (.menu, "filter"),
  ])
  func slashSearchesOrFiltersEverywhere(context: KeyContexts, name: String) {
    #expect(KeyTable.defaultKeys.name(of: .character("/"), in: context) == name)
  }

  @Test func lettersAreNotCommandsInTextBoxes() {
    for letter in "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/?:[] " {
      #expect(KeyTable.defaultKeys.name(of: .character(letter), in: .searches) == nil)
      #expect(KeyTable.defaultKeys.name(of: .character(letter), in: .palette) == nil)
    }
  }

  @Test(arguments: [
    (Key.tab, "next-tab"), (.backTab, "previous-tab"), (.character("1"), "page-overview"),
    (.character("2"), "page-evolution"), (.character("3"), "page-matchups"),
    (.character("4"), "page-moves"), (.character("5"), "page-places"),
    (.character("6"), "page-forms"), (.character("7"), "page-breeding"),
    (.character("v"), "next-game"), (.character("V"), "previous-game"),
    (.character("D"), "newer-description"),
  ])
  func tabKeysWorkOnlyInEntries(key: Key, name: String) {
    #expect(KeyTable.defaultKeys.name(of: key, in: .list) == nil)
    #expect(KeyTable.defaultKeys.name(of: key, in: .help) == nil)
    #expect(KeyTable.defaultKeys.name(of: key, in: .entry) == name)
  }
}
