internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

// The commands of an entry's pages.
extension Command {
  /// The commands that change a value on the page.
  static let dials: [Command] = [
    Command(
      "next-ability", ["A"], .keyAbility, .tab(.matchups), isInBar: true, searchWords: "ability",
      unavailable: { abilityControl($0) == nil ? $0.words(.abilitiesChangeNothing) : nil }
    ) { state in
      if let setting = abilityControl(state) { state.entry?.controls[.ability] = setting.next }
    },
    Command("raise", ["+", "="], .keyRaise, [.dials, .battle], isInBar: true) {
      $0.turnControl(by: 1)
    },
    Command("lower", ["-"], .keyLower, [.dials, .battle]) { $0.turnControl(by: -1) },
    Command("raise-more", [">"], .keyRaiseMore, [.dials, .battle]) {
      $0.turnControl(by: 1, isCoarse: true)
    },
    Command("lower-more", ["<"], .keyLowerMore, [.dials, .battle]) {
      $0.turnControl(by: -1, isCoarse: true)
    },
    Command("next-dial", ["t"], .keyNextValue, .dials, isInBar: true) {
      $0.selectControl(by: $0.repeats)
    },
    Command("previous-dial", ["T"], .keyPreviousValue, .dials) {
      $0.selectControl(by: -$0.repeats)
    },
    Command("restore", ["0"], .keyRestore, .dials) { $0.entry?.controls = ControlValues() },
  ]

  static let entry: [Command] = [
    Command("next-entry", ["n"], .keyNextEntry, [.entry, .picture], isInBar: true) {
      $0.stepEntry(by: $0.count ?? 1)
    },
    Command("previous-entry", ["p"], .keyPreviousEntry, [.entry, .picture], isInBar: true) {
      $0.stepEntry(by: -($0.count ?? 1))
    },
    Command("next-tab", [.tab], .keyTabs, .entry, isInBar: true, searchWords: "tabs") {
      turnTab(by: 1, &$0)
    },
    Command("previous-tab", [.backTab], .keyPreviousTab, .entry) { turnTab(by: -1, &$0) },
    Command("older-description", ["d"], .keyOlderDescription, .tab(.overview)) {
      stepDescription(by: $0.count ?? 1, &$0)
    },
    Command("newer-description", ["D"], .keyNewerDescription, .tab(.overview)) {
      stepDescription(by: -($0.count ?? 1), &$0)
    },
  ]

  /// The commands that open an entry's tabs.
  static let tabs: [Command] = EntryTab.allCases.map { tab in
    let key = Key.character(Character(String(tab.rawValue + 1)))
    return Command(tab.keyName, [key], tab.page.title, .entry) { $0.turn(to: tab) }
  }

  /// Returns the control of the ability on the page. Nil if abilities change nothing there.
  private static func abilityControl(_ state: AppState) -> ControlSetting? {
    state.page?.controls.first { $0.setting.pageControl == .ability }?.setting
  }

  /// Opens the next or previous page of the entry. On a page with number fields, first moves
  /// through the fields.
  private static func turnTab(by step: Int, _ state: inout AppState) {
    guard var entry = state.entry else { return }
    if let page = state.page, entry.view.selectField(by: step, on: page, rows: state.pageRows) {
      state.entry = entry
    } else {
      state.turn(to: entry.tab.stepped(by: step * (state.count ?? 1)))
    }
  }

  /// Shows the description of an older or newer game, wrapping around, and scrolls to it.
  private static func stepDescription(by count: Int, _ state: inout AppState) {
    let words = state.words
    let descriptions = state.entryData?.parts.descriptions.map { Descriptions($0, words: words) }
    guard let entry = state.entry, let descriptions, !descriptions.isEmpty else {
      if state.data.status.isLoading { return }
      return state.notice = words(descriptions == nil ? .noDescriptionsHere : .notDescribed)
    }
    let shown = entry.shownVersions(in: state)
    state.entry?.descriptionVersions = descriptions.versions(after: shown, by: count)
    state.renderPage()
    if let page = state.page, let lines = page.description {
      state.view.show(lines, on: page, rows: state.pageRows)
    }
  }
}
