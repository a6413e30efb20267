internal import PokedexModel
internal import TerminalUI

extension Page {
  /// The page controls, each with the index of its link.
  var controls: [(index: Int, setting: ControlSetting)] {
    links.indices.compactMap { index in
      if case .pageControl(let setting) = links[index].target { (index, setting) } else { nil }
    }
  }
}

extension PageView {
  /// Selects the next or previous page control, wrapping around.
  mutating func selectControl(by step: Int, on page: Page, rows: Int) {
    let controls = page.controls.map(\.index)
    let next =
      step > 0
      ? controls.first { $0 > selectedLink } ?? controls.first
      : controls.last { $0 < selectedLink } ?? controls.last
    if let next { select(page.links[next], next, rows) }
  }

  /// Selects the next or previous field of a page with number fields. Returns false if the page has
  /// no number fields, or if there is no field in that direction.
  mutating func selectField(by step: Int, on page: Page, rows: Int) -> Bool {
    guard page.controls.contains(where: { !$0.setting.isChoice }) else { return false }
    let fields = page.controls.map(\.index)
    let next: Int?
    if !fields.contains(selectedLink) {
      next = step > 0 ? fields.first : nil
    } else {
      next =
        step > 0 ? fields.first { $0 > selectedLink } : fields.last { $0 < selectedLink }
    }
    guard let next else { return false }
    select(page.links[next], next, rows)
    return true
  }
}

extension PageView {
  /// Returns the typed number after another key. Nil if the key is neither a digit nor Backspace, or
  /// if there is no digit to delete.
  fileprivate func number(after key: Key) -> Int? {
    if key == .backspace { return typed.map { $0 / 10 } }
    guard key.isDigit, case .character(let character) = key,
      let digit = character.wholeNumberValue
    else { return nil }
    return min((typed ?? 0) * 10 + digit, 999_999)
  }
}

extension AppState {
  var selectedControl: ControlSetting? {
    if case .pageControl(let setting) = selectedTarget { setting } else { nil }
  }

  /// Selects the next or previous page control, wrapping around.
  mutating func selectControl(by step: Int) {
    guard let page else { return }
    for _ in 0..<step.magnitude { view.selectControl(by: step, on: page, rows: pageRows) }
  }

  /// Changes the selected page control by a number of steps. If none is selected, selects the next
  /// one first.
  mutating func turnControl(by step: Int, isCoarse: Bool = false) {
    if selectedControl == nil { selectControl(by: 1) }
    guard let setting = selectedControl else { return }
    let steps = step * repeats
    if setting.isList {
      holdSelection()
      return stepChoice(of: setting.pageControl, by: isCoarse ? 5 * steps : steps)
    }
    set(setting, to: isCoarse ? setting.coarselyAdjusted(by: steps) : setting.adjusted(by: steps))
  }

  /// Sets the value of a page control. By default, the attacking types are the Pokémon's own types.
  /// Once the user adds or removes one, all attacking types are stored, so that they stay the same
  /// when the user moves on to another Pokémon.
  mutating func set(_ setting: ControlSetting, to value: Int) {
    if entry == nil { return setInBattle(setting.pageControl, to: value) }
    if case .attack = setting.pageControl {
      for (_, other) in page?.controls ?? [] {
        if case .attack = other.pageControl { entry?.controls[other.pageControl] = other.value }
      }
    }
    entry?.controls[setting.pageControl] = value
  }

  /// Adds a typed digit to the selected number field, or deletes the last digit. Returns false if
  /// no number field is selected, if the key is neither a digit nor Backspace, or if there is no
  /// typed digit to delete.
  mutating func editNumber(by key: Key) -> Bool {
    guard overlay == nil, let setting = selectedControl, !setting.isChoice,
      let typed = view.number(after: key)
    else {
      view.typed = nil
      return false
    }
    view.typed = typed
    set(setting, to: setting.nearest(to: typed))
    return true
  }
}
