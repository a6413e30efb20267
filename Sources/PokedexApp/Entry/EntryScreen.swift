internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import PokemonAPI
internal import TerminalUI

// Handles keys on the pages of an entry.
extension AppState {
  mutating func move(_ intent: Intent, in entry: EntryScreen) -> [Effect] {
    let times = count ?? 1
    switch intent {
    case .nextEntry: step(by: times)
    case .previousEntry: step(by: -times)
    case .openTab(let tab): turn(to: tab)
    case .nextTab: if !selectField(by: 1) { turn(to: entry.tab.stepped(by: times)) }
    case .previousTab: if !selectField(by: -1) { turn(to: entry.tab.stepped(by: -times)) }
    case .shiny, .side, .female, .artwork: return changePicture(intent)
    case .olderDescription: stepDescription(by: times)
    case .newerDescription: stepDescription(by: -times)
    case .nextAbility where entry.tab == .forms: toggleLater()
    case .nextControl, .previousControl, .raise, .lower, .raiseMore, .lowerMore, .restore,
      .nextAbility:
      adjustControl(intent, times: repeats)
    default: break
    }
    return []
  }

  /// Opens another page of the entry, scrolled to the top.
  mutating func turn(to tab: EntryTab) {
    guard var entry else { return }
    let keepsLink = tab == entry.tab && data.status.isLoading
    if tab != entry.tab, let game { entry.view.table.game = game }
    entry.turn(to: tab)
    if !keepsLink { entry.view.selectedLink = 0 }
    self.entry = entry
  }

  /// Replaces the open entry with the entry `rows` rows further down in the list, or further up if
  /// `rows` is negative. If the entry was opened from the list, also selects the new entry's row
  /// there.
  mutating func step(by rows: Int) {
    guard var entry else { return }
    guard let row = list.row(ofID: entry.pokemon) else {
      if list.isArranged { notice = words(.notAmongRows) }
      return
    }
    let target = max(0, min(row + rows, list.rowCount - 1))
    guard let item = list[target] else { return }
    entry.pokemon = item.id
    // The chosen ability is stored as an index among this Pokémon's abilities, which would mean a
    // different ability for the new Pokémon.
    entry.controls[.ability] = nil
    if let game { entry.view.table.game = game }
    entry.view.scrollToTop()
    self.entry = entry
    if stack.depth == 1 { list.select(row: target) }
  }

  /// Shows the description of an older or newer game, wrapping around, and scrolls to it.
  private mutating func stepDescription(by count: Int) {
    let descriptions = entryData?.parts.descriptions.map { Descriptions($0, words: words) }
    guard let descriptions, !descriptions.isEmpty else {
      if data.status.isLoading { return }
      return notice = words(descriptions == nil ? .noDescriptionsHere : .notDescribed)
    }
    let versions = descriptions.versions(after: descriptionVersions, by: count)
    entry?.descriptionVersions = versions
    renderPage()
    guard let lines = page?.description else { return }
    let rows = pageRows
    if lines.lowerBound < view.scroll {
      scroll(by: lines.lowerBound - view.scroll)
    } else if lines.upperBound > view.scroll + rows {
      scroll(by: min(lines.lowerBound, lines.upperBound - rows) - view.scroll)
    }
  }

  /// Slugs of the versions to take the description from, in order of preference. These are the
  /// versions whose description the user chose, or else those of the game that the page shows.
  var descriptionVersions: [String] {
    guard let entry, entry.descriptionVersions.isEmpty, let game = entry.view.table.game else {
      return entry?.descriptionVersions ?? []
    }
    let group = words.rules.versionGroups.first { $0.slug == game.group }
    return (game.version.map { [$0] } ?? []) + (group?.versions ?? [])
  }
}

// MARK: - Settings on a page

extension AppState {
  /// Handles a key for page controls: selects one, changes the selected one, steps through
  /// abilities, or restores all defaults.
  ///
  /// - Parameter times: number of times that the key counts.
  mutating func adjustControl(_ intent: Intent, times: Int) {
    for _ in 0..<times {
      adjustControl(intent)
      // The next step starts from the value that the page shows.
      if times > 1 { renderPage() }
    }
  }

  private mutating func adjustControl(_ intent: Intent) {
    switch intent {
    case .restore: entry?.controls = ControlValues()
    case .nextAbility: selectNextAbility()
    case .nextControl: selectControl(by: 1)
    case .previousControl: selectControl(by: -1)
    default:
      // If no page control is selected, select the next one first, so that the key changes that
      // one.
      if selectedControl == nil { selectControl(by: 1) }
      if let setting = selectedControl { turn(setting, intent) }
    }
  }

  private mutating func turn(_ setting: ControlSetting, _ intent: Intent) {
    if setting.isList {
      let step = [.lower, .lowerMore].contains(intent) ? -1 : 1
      holdSelection()
      return stepChoice(
        of: setting.pageControl, by: [.raiseMore, .lowerMore].contains(intent) ? 5 * step : step)
    }
    let value =
      switch intent {
      case .raise: setting.adjusted(by: 1)
      case .lower: setting.adjusted(by: -1)
      case .raiseMore: setting.coarselyAdjusted(by: 1)
      default: setting.coarselyAdjusted(by: -1)
      }
    set(setting, to: value)
  }

  /// Sets the value of a page control. By default, the attacking types are the Pokémon's own types.
  /// Once the user adds or removes one, all attacking types are stored, so that they stay the same
  /// when the user moves on to another Pokémon.
  mutating func set(_ setting: ControlSetting, to value: Int) {
    if stack.top?.screen.subject == nil { holdSelection() }
    if setInBattle(setting.pageControl, to: value) { return }
    if case .attack = setting.pageControl {
      for case .pageControl(let other) in (page?.links ?? []).map(\.target) {
        if case .attack = other.pageControl { entry?.controls[other.pageControl] = other.value }
      }
    }
    entry?.controls[setting.pageControl] = value
  }

  /// Returns the indices of the page controls among the page's links.
  private func controls() -> [Int] {
    let links = page?.links ?? []
    return links.indices.filter { if case .pageControl = links[$0].target { true } else { false } }
  }

  /// Selects the next or previous page control, wrapping around.
  mutating func selectControl(by step: Int) {
    let controls = controls()
    let selected = view.selectedLink
    let next =
      step > 0
      ? controls.first { $0 > selected } ?? controls.first
      : controls.last { $0 < selected } ?? controls.last
    guard let next, let page = page else { return }
    select(page.links[next], next, pageRows)
  }

  var selectedControl: ControlSetting? {
    let links = page?.links ?? []
    guard links.indices ~= view.selectedLink,
      case .pageControl(let setting) = links[view.selectedLink].target
    else { return nil }
    return setting
  }

  private mutating func selectNextAbility() {
    for link in page?.links ?? [] {
      guard case .pageControl(let setting) = link.target, setting.pageControl == .ability else {
        continue
      }
      entry?.controls[.ability] = setting.next
      return
    }
    notice = words(.abilitiesChangeNothing)
  }

  /// Adds a typed digit to the selected number field, or deletes the last digit. Returns nil if no
  /// number field is selected, if the key is neither a digit nor Backspace, or if there is no typed
  /// digit to delete.
  mutating func editNumber(by key: Key) -> [Effect]? {
    guard overlay == nil, let setting = selectedControl, !setting.isChoice,
      let typed = Self.number(view.typed, after: key)
    else {
      view.typed = nil
      return nil
    }
    view.typed = typed
    set(setting, to: setting.nearest(to: typed))
    return []
  }

  /// Returns the number that results if `key` is pressed after the number `typed`. Nil if the key
  /// is neither a digit nor Backspace, or if there is no digit to delete.
  private static func number(_ typed: Int?, after key: Key) -> Int? {
    if key == .backspace { return typed.map { $0 / 10 } }
    guard key.isDigit, case .character(let character) = key,
      let digit = character.wholeNumberValue
    else { return nil }
    return min((typed ?? 0) * 10 + digit, 999_999)
  }

  /// Selects the next or previous field of a page with number fields. Returns false if the page has
  /// no number fields, or if there is no field in that direction.
  private mutating func selectField(by step: Int) -> Bool {
    let links = page?.links ?? []
    let fields = controls()
    let hasNumberFields = fields.contains { index in
      if case .pageControl(let setting) = links[index].target { !setting.isChoice } else { false }
    }
    guard hasNumberFields else { return false }
    let next: Int?
    if !fields.contains(view.selectedLink) {
      next = step > 0 ? fields.first : nil
    } else {
      let selected = view.selectedLink
      next = step > 0 ? fields.first { $0 > selected } : fields.last { $0 < selected }
    }
    guard let next else { return false }
    select(links[next], next, pageRows)
    return true
  }
}
