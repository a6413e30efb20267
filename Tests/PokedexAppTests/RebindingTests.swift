import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import TerminalUI
import Testing

@testable import PokedexApp

@Suite("User-defined keys")
struct RebindingTests {
  private typealias Rebinding = KeyTable.KeyRebinding

  @Test func rebindingAppliesToEveryScreenWithThatCommand() {
    let (table, clashes) = KeyTable.defaultKeys.changed(by: [
      Rebinding("sort", to: [.character("W"), .control("o")]),
      Rebinding("shiny", to: [.character("z")]),
    ])

    #expect(clashes.isEmpty)
    for context in [KeyContexts.list, .entry, .subject] {
      #expect(table.name(of: .character("W"), in: context) == "sort")
      #expect(table.name(of: .control("o"), in: context) == "sort")
      #expect(table.name(of: .character("o"), in: context) == nil)
    }
    #expect(table.name(of: .character("z"), in: .entry) == "shiny")
    #expect(table.name(of: .character("z"), in: .picture) == "shiny")
  }

  @Test func twoKeysMayBeSwapped() {
    let (table, clashes) = KeyTable.defaultKeys.changed(by: [
      Rebinding("sort", to: [.character("S")]), Rebinding("columns", to: [.character("o")]),
    ])

    #expect(clashes.isEmpty)
    #expect(table.name(of: .character("S"), in: .list) == "sort")
    #expect(table.name(of: .character("o"), in: .list) == "columns")
  }

  @Test func sameKeyMayBeBoundInDifferentContexts() {
    let (table, clashes) = KeyTable.defaultKeys.changed(by: [
      Rebinding("scope", to: [.character("s")])
    ])

    #expect(clashes.isEmpty)
    #expect(table.name(of: .character("s"), in: .list) == "scope")
    #expect(table.name(of: .character("s"), in: .entry) == "shiny")
  }

  @Test(arguments: [
    ("sort", Key.character("q"), KeyTable.Clash.taken(.character("q"), by: "quit")),
    ("srot", .character("x"), .unknownName), ("go-to", .character("x"), .unknownName),
    ("box-keep", .character("x"), .isText(.character("x"))),
    ("palette-open", .control("n"), .taken(.control("n"), by: "palette-down")),
    ("up", .character("5"), .isCount(.character("5"))),
  ])
  func conflictingChangeIsSkipped(name: String, key: Key, clash: KeyTable.Clash) {
    let (table, clashes) = KeyTable.defaultKeys.changed(by: [
      Rebinding("scope", to: [.character("x")]), Rebinding(name, to: [key]),
    ])

    #expect(clashes.map(\.index) == [1])
    #expect(clashes.first?.clash == clash)
    #expect(table.name(of: .character("x"), in: .list) == "scope")
    #expect(
      table.all.filter { $0.name != "scope" }.map(\.keys)
        == KeyTable.defaultKeys.all.filter { $0.name != "scope" }.map(\.keys))
  }

  @Test func quitAndBackCannotBeUnbound() {
    let (table, clashes) = KeyTable.defaultKeys.changed(
      by: KeyTable.defaultKeys.names.map { Rebinding($0, to: []) })

    #expect(clashes.allSatisfy { $0.clash == .needsKey })
    for context in KeyContexts.all {
      let name = table.name(of: .control("c"), in: context)
      #expect(name == "quit" || name == "box-quit")
    }
    #expect(table.name(of: .escape, in: .palette) == "palette-close")
  }

  @Test func rebindingNeverLeavesDuplicateKeys() {
    let keys = ["x", "y", "z", "w"].map { Key.character($0) }
    for shift in 0..<12 {
      let names = KeyTable.defaultKeys.names
      let changes = names.indices.map { index in
        Rebinding(names[index], to: [keys[(index * 7 + shift) % keys.count]])
      }

      let table = KeyTable.defaultKeys.changed(by: changes).table

      for context in KeyContexts.all {
        let all = table.all.filter { $0.contexts.contains(context) }.flatMap(\.keys)
        #expect(Set(all).count == all.count)
      }
    }
  }

  @Test func keyNamesRoundTrip() {
    for key in KeyTable.defaultKeys.all.flatMap(\.keys) + [
      .character(" "), .delete, .character("ö"),
    ] {
      #expect(Key(named: key.name) == key)
      #expect(Key(named: key.displayText) == key)
    }
  }

  @Test(arguments: [
    "", "xx", "Ctrl-", "Ctrl-1", "Ctrl-i", "Ctrl-m", "Ctrl-dd", "F1", "\u{1B}", "\n", "\u{200B}",
  ])
  func unsupportedKeyNameIsRejected(name: String) {
    #expect(Key(named: name) == nil)
  }

  @Test func caseMattersForLettersButNotForKeyNames() {
    #expect(Key(named: "G") == .character("G"))
    #expect(Key(named: "pgdn") == .pageDown)
    #expect(Key(named: "CTRL-D") == .control("d"))
    #expect(Key(named: "↓") == .down)
  }

  @Test func digitsFormCountsWhereTheyAreUnbound() {
    #expect(!KeyTable.defaultKeys.acceptsCounts(in: .entry))
    #expect(KeyTable.defaultKeys.acceptsCounts(in: .list))
    let tabs = KeyTable.defaultKeys.tabs.map { Rebinding($0.name, to: []) }
    #expect(KeyTable.defaultKeys.changed(by: tabs).table.acceptsCounts(in: .entry))
  }
}
