internal import PokedexFeatures
internal import PokedexModel
internal import PokedexQuery
internal import PokedexText
internal import TerminalUI

// The box that goes by name to anything.
extension PokedexApp {
  func openPalette() {
    palette = Palette()
    findTargets()
    model.show(.palette)
    paletteIndex.prepare()
  }

  /// Takes a key while the palette is open. A letter is text, whatever it means elsewhere.
  func typeIntoPalette(_ key: Key) -> Effect {
    if case .character(let character) = key {
      changePalette { $0.insert(String(character)) }
      return .none
    }
    if let intent = keys.intent(of: key, in: .palette) { return choose(intent) }
    switch keys.intent(of: key, in: .box) {
    case .edit(let edit)?: changePalette { $0.edit(edit) }
    case .redraw?: return .redraw
    case .suspend?: return .suspend
    case .quit?: model.quit()
    default: break
    }
    return .none
  }

  func changePalette(_ change: (inout TextBox) -> Void) {
    let text = palette.line.text
    change(&palette.line)
    if palette.line.text != text { palette.isBehind = true }
  }

  private func choose(_ intent: Intent) -> Effect {
    switch intent {
    case .open: return palette.target.map(go) ?? .none
    case .complete: completeTarget()
    case .back: closePalette()
    default: movePalette(intent)
    }
    return .none
  }

  func movePalette(_ intent: Intent) {
    switch intent {
    case .moveDown: palette.move(by: count ?? 1)
    case .moveUp: palette.move(by: -(count ?? 1))
    case .pageDown: palette.move(by: layout.paletteRows)
    case .pageUp: palette.move(by: -layout.paletteRows)
    default: break
    }
  }

  /// Goes to what is at a row of the window.
  func pressPalette(row: Int) -> Effect {
    let place = palette.first + row - layout.menuRow
    guard row >= layout.menuRow, place < palette.first + palette.rows.count,
      palette.targets.indices ~= place
    else { return .none }
    return go(to: palette.targets[place])
  }

  /// Puts the name of the selected target in place of what is typed; it stays selected.
  private func completeTarget() {
    guard let target = palette.target else { return }
    palette.line = TextBox(words.name(of: target))
    findTargets()
    palette.selected = palette.targets.firstIndex(of: target) ?? 0
  }

  private func closePalette() {
    model.closeOverlay()
    palette = Palette()
  }

  private func go(to target: PaletteTarget) -> Effect {
    closePalette()
    switch target {
    case .subject(let subject): open(subject)
    case .page(let tab): openPage(tab)
    case .sortOrder(let column):
      gone.note(target)
      sort(by: column)
    case .search(let query):
      gone.note(target)
      list(query)
    case .generation(let number):
      gone.note(target)
      choose(generation: number)
    case .language(let language):
      gone.note(target)
      choose(language: language)
    case .command(let name):
      if let binding = keys.command(named: name) { return carryOut(binding.intent) }
    }
    return .none
  }

  /// Opens a page of the entry to see or, in the list, of the selected one.
  private func openPage(_ tab: EntryTab) {
    if model.page == nil { openSelection() }
    if let entry = model.entry { turn(entry, to: tab) }
  }

  /// Goes to the list and sorts it.
  private func sort(by column: ListColumn) {
    while model.page != nil { model.goBack() }
    guard let place = model.search.columns.firstIndex(of: column) else { return }
    sortList(by: place)
  }
}

// MARK: - What there is to go to

extension PokedexApp {
  func findTargets() {
    palette.isBehind = false
    let text = palette.line.text
    palette.selected = 0
    palette.first = 0
    if text.allSatisfy(\.isWhitespace) {
      palette.targets = gone.targets.reversed().filter(isElsewhere) + commands
      palette.count = palette.targets.count
    } else {
      let found = targets(named: text)
      (palette.targets, palette.count) = (found.targets, found.count)
      if found.isFit { return }
      if let ofKind = targetsOfKind(text) {
        (palette.targets, palette.count) = (ofKind, ofKind.count)
      } else if model.search.isFruitful(text) {
        let query = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        palette.targets.insert(.search(query), at: 0)
        palette.count += 1
      }
    }
  }

  private func targets(named text: String) -> PaletteIndex.Found {
    paletteIndex.targets(named: NamePattern(text), in: model.language, where: isThere)
  }

  /// What has a name and is of the kind that is said before it or behind it: "type fire", "surf move"; nil
  /// for nothing.
  private func targetsOfKind(_ text: String) -> [PaletteTarget]? {
    let parts = text.split(whereSeparator: \.isWhitespace)
    // Names of kinds have one word or two.
    for count in 1...2 where parts.count > count {
      let (first, last) = (parts.prefix(count), parts.suffix(count))
      for (kind, name) in [(first, parts.dropFirst(count)), (last, parts.dropLast(count))] {
        guard let kind = self.kind(named: kind.joined(separator: " ")) else { continue }
        let found = targets(named: name.joined(separator: " ")).targets.filter { $0.kind == kind }
        if !found.isEmpty { return found }
      }
    }
    return nil
  }

  private func kind(named name: String) -> PaletteKind? {
    let letters = FoldedName(name).letters
    return PaletteKind.allCases.first { FoldedName(words($0.label)).letters == letters }
  }

  /// What keys do where one is.
  private var commands: [PaletteTarget] {
    keys.bindings.filter(\.isCommand).map { .command($0.name) }.filter(isThere)
  }

  /// Whether there is a use for a target where one is.
  private func isThere(_ target: PaletteTarget) -> Bool {
    switch target {
    case .page: return idAtHand != nil
    case .command(let name):
      guard let binding = keys.command(named: name) else { return false }
      return binding.isOffered(in: placeBehind)
        && (model.entry == nil || pageState.tab.responds(to: binding.intent))
    case .subject, .search, .sortOrder, .generation, .language: return true
    }
  }

  /// Whether going to a target changes anything.
  private func isElsewhere(_ target: PaletteTarget) -> Bool {
    switch target {
    case .subject(let subject): subject != model.page?.subject
    case .search(let query): query != model.search.text
    case .generation(let number): number != model.generation
    case .language(let language): language != model.language
    default: true
    }
  }

  /// The entry whose pages can be gone to; nil for none.
  private var idAtHand: Int? {
    model.page == nil ? model.list.selectedItem?.id : model.entry?.detail.id
  }

  /// The rows in view. To be called when what is found, the window or the language has changed.
  func updatePalette() {
    let pattern = NamePattern(palette.line.text)
    let shown = palette.scroll(in: layout.paletteRows)
    palette.rows = palette.targets[shown].map { row(of: $0, pattern) }
  }

  private func row(of target: PaletteTarget, _ pattern: NamePattern) -> ScreenState.Palette.Row {
    let name = words.name(of: target)
    var (note, isKey) = ("", false)
    switch target {
    case .command(let name):
      (note, isKey) = (keys.command(named: name)?.written ?? "", true)
    case .page: note = idAtHand.map { words.name(of: .pokemon($0)) } ?? ""
    case .subject(.place(let slug)):
      // Many regions have a Route 4.
      note = words.rules.region(of: slug).map { words.label("region", $0) } ?? ""
    case .language(let language):
      let called = words.name(of: language)
      if called != name { note = called }
    default: break
    }
    return ScreenState.Palette.Row(
      name: name, kind: words.kind(of: target), note: note, isKey: isKey,
      marks: pattern.marks(in: name))
  }
}
