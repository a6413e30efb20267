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
  @Test func helpListsEveryContextOnce() {
    let words = Words(language: .english, vocabulary: DemoApp.vocabulary)
    for context in [KeyContexts.list, .entry, .subject, .menu] {
      let help = HelpPage(
        HelpState(context: context), keys: .defaultKeys, words: words, columns: 78
      ).lines.map(\.text)

      for title in ["In the list", "In an entry", "In a menu", "While you type"] {
        #expect(help.count { $0 == title } == 1, "\(title)")
      }
    }
  }

  @Test(arguments: KeyContexts.all.filter { $0 != .picture }, Language.interfaceLanguages)
  func keyDescriptionsAreUniqueInContext(
    context: KeyContexts, language: Language
  ) {
    let bindings = KeyTable.defaultKeys.all.filter { $0.works(in: context) }
    let labels = bindings.map { $0.label.text(in: language) }

    let twice = labels.filter { label in labels.count { $0 == label } > 1 }
    #expect(twice.isEmpty)
  }

  @Test(arguments: [
    (KeyContexts.tab(.moves), true), (.tab(.overview), false), (.menu, true), (.picture, false),
  ])
  func filterKeyIsListedOnlyWhereFilteringWorks(context: KeyContexts, isFiltered: Bool) {
    let words = Words(language: .english, vocabulary: DemoApp.vocabulary)
    let help = HelpPage(
      HelpState(context: context), keys: .defaultKeys, words: words, columns: 78
    ).lines.map(\.text)

    let own = help.prefix { !$0.isEmpty }
    #expect(own.contains { $0.hasPrefix("/ ") && $0.hasSuffix("filter") } == isFiltered)
  }

  @Test func helpShowsReboundKeys() async {
    let keys = KeyTable.defaultKeys.changed(by: [
      KeyTable.KeyRebinding("sort", to: [.character("W"), .control("o")])
    ]).table
    let words = Words(language: .english, vocabulary: DemoApp.vocabulary)

    let help = HelpPage(
      HelpState(context: .list), keys: keys, words: words, columns: 78
    ).lines.map(\.text)

    #expect(help.contains("W Ctrl-o      sort"))
    #expect(!help.contains("o             sort"))
  }
}
