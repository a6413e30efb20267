import PokedexFeatures
import PokedexModel
import PokedexApp
import PokedexText
import TerminalUI
import Testing

@Suite("The table of keys")
struct KeyTableTests {
  @Test(arguments: [
    KeyContexts.list, .entry, .subject, .help, .menu, .box, .palette, .picture, .note,
  ])
  func keysAreUniqueInContext(context: KeyContexts) {
    let keys = KeyTable.defaultKeys.all.filter { $0.contexts.contains(context) }.flatMap(
      \.keys)

    #expect(Set(keys).count == keys.count)
  }

  @Test(arguments: Language.interfaceLanguages)
  func everyBindingHasLabelAndWrittenKeys(language: Language) {
    for binding in KeyTable.defaultKeys.bindings {
      #expect(!binding.label.text(in: language).isEmpty)
      #expect(!binding.displayText.isEmpty)
      #expect(!binding.name.isEmpty)
      #expect(!binding.contexts.isEmpty)
    }
  }

  @Test func keyBarShowsOneOfTheWrittenKeys() {
    for binding in KeyTable.defaultKeys.bindings {
      guard let key = binding.keyBarText else { continue }
      #expect(binding.displayText.split(separator: " ").contains(Substring(key)))
    }
  }

  @Test(arguments: [
    (Key.down, Intent.moveDown), (.character("j"), .moveDown), (.up, .moveUp),
    (.character("k"), .moveUp), (.pageDown, .pageDown), (.control("d"), .pageDown),
    (.pageUp, .pageUp), (.control("u"), .pageUp), (.home, .first), (.character("g"), .first),
    (.end, .last), (.character("G"), .last), (.enter, .open), (.right, .open),
    (.character("l"), .open),
    (.character("L"), .menu(.languages)), (.character("r"), .retry),
    (.control("l"), .redraw), (.control("z"), .suspend), (.character("?"), .help),
    (.character("q"), .quit), (.control("c"), .quit),
  ])
  func keyMeansTheSameInListAndEntry(key: Key, intent: Intent) {
    #expect(KeyTable.defaultKeys.intent(of: key, in: .list) == intent)
    #expect(KeyTable.defaultKeys.intent(of: key, in: .entry) == intent)
  }

  @Test(arguments: [
    (Key.character("n"), Intent.nextEntry), (.character("p"), .previousEntry),
    (.left, .back), (.backspace, .back), (.character("h"), .back),
  ])
  func nextPreviousAndBackWorkOnlyInEntries(key: Key, intent: Intent) {
    #expect(KeyTable.defaultKeys.intent(of: key, in: .list) == nil)
    #expect(KeyTable.defaultKeys.intent(of: key, in: .entry) == intent)
  }

  @Test(arguments: [
    (Key.character("o"), Intent.sort), (.character("O"), .reverse),
    (.character("S"), .menu(.columns)),
  ])
  func sortKeysAreTheSameEverywhere(key: Key, intent: Intent) {
    for context in [KeyContexts.list, .entry, .subject] {
      #expect(KeyTable.defaultKeys.intent(of: key, in: context) == intent)
    }
  }

  @Test(arguments: [
    (KeyContexts.list, Intent.search), (.entry, .filter), (.subject, .filter),
    (.help, .filter), (.menu, .filter),
  ])
  func slashSearchesOrFiltersEverywhere(context: KeyContexts, intent: Intent) {
    #expect(KeyTable.defaultKeys.intent(of: .character("/"), in: context) == intent)
  }

  @Test func lettersAreNotCommandsInTextBoxes() {
    for letter in "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/?:[] " {
      #expect(KeyTable.defaultKeys.intent(of: .character(letter), in: .box) == nil)
      #expect(KeyTable.defaultKeys.intent(of: .character(letter), in: .palette) == nil)
    }
  }

  @Test(arguments: [
    (Key.tab, Intent.nextTab), (.backTab, .previousTab), (.character("1"), .openTab(.overview)),
    (.character("2"), .openTab(.evolution)), (.character("3"), .openTab(.matchups)),
    (.character("4"), .openTab(.moves)), (.character("5"), .openTab(.places)),
    (.character("6"), .openTab(.forms)), (.character("7"), .openTab(.breeding)),
    (.character("v"), .nextGame), (.character("V"), .previousGame),
    (.character("D"), .newerDescription),
  ])
  func tabKeysWorkOnlyInEntries(key: Key, intent: Intent) {
    #expect(KeyTable.defaultKeys.intent(of: key, in: .list) == nil)
    #expect(KeyTable.defaultKeys.intent(of: key, in: .help) == nil)
    #expect(KeyTable.defaultKeys.intent(of: key, in: .entry) == intent)
  }
}
