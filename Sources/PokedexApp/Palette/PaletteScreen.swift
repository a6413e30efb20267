internal import PokedexFeatures
internal import PokedexModel
internal import PokedexQuery
internal import PokedexText
package import TerminalUI

/// The box that goes by name to anything: what is typed, and what has such a name.
package struct PaletteState: Sendable {
  package internal(set) var line = TextBox()
  package internal(set) var found = PaletteFinding()
  package internal(set) var selected = 0
  /// The target at the top of those in view.
  var first = 0
  /// The target whose name was put in the box, until what has that name is found.
  var completed: PaletteTarget?

  /// The selected target.
  package var target: PaletteTarget? {
    found.hits.indices ~= selected ? found.hits[selected].target : nil
  }

  mutating func move(by rows: Int) {
    selected = max(0, min(selected + rows, found.hits.count - 1))
  }

  mutating func keepSelectionInView(rows: Int) {
    first = max(0, min(max(first, selected - rows + 1), selected, found.hits.count - rows))
  }

  /// The targets in view.
  func shown(in rows: Int) -> ArraySlice<PaletteHit> {
    found.hits[first..<min(found.hits.count, first + rows)]
  }
}

/// A target, and the language whose name for it was typed, if that is known.
package struct PaletteHit: Sendable {
  package let target: PaletteTarget
  var language: Language?
}

/// Targets with a name, the best first.
package struct PaletteFinding: Sendable {
  var hits: [PaletteHit] = []
  /// How many there are, with those that are too many for `hits`.
  package var count = 0

  package var targets: [PaletteTarget] { hits.map(\.target) }
}

extension PaletteFinding {
  /// With a target before all others.
  func with(_ target: PaletteTarget) -> PaletteFinding {
    PaletteFinding(hits: [PaletteHit(target: target)] + hits, count: count + 1)
  }
}

/// Recent targets, the latest last.
struct PaletteHistory: Sendable, Equatable {
  private(set) var targets: [PaletteTarget] = []
  /// So many are remembered.
  private static let most = 9

  mutating func note(_ target: PaletteTarget) {
    targets.removeAll { $0 == target }
    targets.append(target)
    if targets.count > Self.most { targets.removeFirst() }
  }
}

// MARK: - Keys

extension AppState {
  /// The palette, while it is open.
  package var palette: PaletteState? {
    if case .palette(let palette) = overlay { palette } else { nil }
  }

  mutating func openPalette() -> [Effect] {
    show(.palette(PaletteState()))
    return find(in: PaletteState())
  }

  /// Takes a key while the palette is open. A letter is text, whatever it means elsewhere.
  mutating func typeIntoPalette(_ key: Key, _ cache: PageCache) -> [Effect] {
    guard var palette else { return [] }
    if case .character(let character) = key {
      palette.line.insert(String(character))
      return find(in: palette)
    }
    if let intent = keys.intent(of: key, in: .palette) {
      return perform(intent, in: palette, cache)
    }
    switch keys.intent(of: key, in: .box) {
    case .edit(let edit)?:
      let text = palette.line.text
      palette.line.edit(edit)
      if palette.line.text != text { return find(in: palette) }
      overlay = .palette(palette)
    case .redraw?: return [.terminal(.redraw)]
    case .suspend?: return [.terminal(.suspend)]
    case .quit?: return quit()
    default: break
    }
    return []
  }

  private mutating func perform(
    _ intent: Intent, in palette: PaletteState, _ cache: PageCache
  ) -> [Effect] {
    switch intent {
    case .open: return palette.target.map { go(to: $0, cache) } ?? []
    case .complete: return complete(palette)
    case .back: closeOverlay()
    default: movePalette(intent)
    }
    return []
  }

  mutating func movePalette(_ intent: Intent) {
    guard var palette else { return }
    switch intent {
    case .moveDown: palette.move(by: count ?? 1)
    case .moveUp: palette.move(by: -(count ?? 1))
    case .pageDown: palette.move(by: layout.paletteRows)
    case .pageUp: palette.move(by: -layout.paletteRows)
    default: break
    }
    overlay = .palette(palette)
  }

  /// Looks for what is typed; for nothing, offers what was gone to and what keys do here.
  mutating func find(in palette: PaletteState) -> [Effect] {
    var palette = palette
    palette.selected = 0
    palette.first = 0
    let text = palette.line.text
    let isEmpty = text.allSatisfy(\.isWhitespace)
    if isEmpty {
      let targets = choices.recent.targets.reversed().filter(isElsewhere) + commands
      palette.found = PaletteFinding(
        hits: targets.map { PaletteHit(target: $0) }, count: targets.count)
    }
    overlay = .palette(palette)
    return isEmpty ? [] : [.findTargets(named: text)]
  }

  /// Takes what was found. A target whose name was put in the box stays selected.
  mutating func take(_ finding: PaletteFinding) {
    guard var palette else { return }
    let completed = palette.completed
    palette.found = finding
    palette.selected = completed.flatMap { finding.targets.firstIndex(of: $0) } ?? 0
    palette.completed = nil
    overlay = .palette(palette)
  }

  /// Puts the name of the selected target in place of what is typed.
  private mutating func complete(_ palette: PaletteState) -> [Effect] {
    guard let target = palette.target else { return [] }
    var palette = palette
    palette.line = TextBox(words.name(of: target))
    palette.completed = target
    return find(in: palette)
  }

  /// Goes to what is at a row of the window.
  mutating func pressPalette(row: Int, _ cache: PageCache) -> [Effect] {
    guard let palette, row >= layout.menuRow else { return [] }
    let shown = palette.shown(in: layout.paletteRows)
    let place = shown.startIndex + row - layout.menuRow
    return shown.indices ~= place ? go(to: shown[place].target, cache) : []
  }
}

// MARK: - Going there

extension AppState {
  private mutating func go(to target: PaletteTarget, _ cache: PageCache) -> [Effect] {
    closeOverlay()
    switch target {
    case .subject(let subject): open(subject, cache)
    case .page(let tab):
      if stack.top == nil, let id = data.list.selectedItem?.id { open(Destination(.pokemon(id))) }
      turn(to: tab)
    case .question(let question):
      choices.recent.note(target)
      return open(question, cache)
    case .sortOrder(let column):
      choices.recent.note(target)
      stack.goToList()
      return data.search.columns.firstIndex(of: column).map { [.search(.sort(column: $0))] } ?? []
    case .search(let query):
      choices.recent.note(target)
      return list(query)
    case .generation(let number):
      choices.recent.note(target)
      return choose(generation: number, cache)
    case .game(let version):
      choices.recent.note(target)
      return choose(game: version, cache)
    case .language(let language):
      choices.recent.note(target)
      return choose(language: language, cache)
    case .command(let name):
      if let binding = keys.command(named: name) { return perform(binding.intent, cache) }
    case .savedTeam(let name): openTeam(named: name)
    }
    return []
  }

  /// What keys do where one is.
  private var commands: [PaletteTarget] {
    keys.bindings.filter(\.isCommand).map(\.name).unique.map { .command($0) }.filter(isThere)
  }

  /// Whether there is a use for a target where one is.
  func isThere(_ target: PaletteTarget) -> Bool {
    switch target {
    case .page: return idAtHand != nil
    case .command(let name):
      guard let binding = keys.command(named: name) else { return false }
      return binding.isOffered(in: placeBehind)
        && (entry?.tab.responds(to: binding.intent) ?? true)
    case .subject, .question, .sortOrder, .search, .generation, .game, .language: return true
    case .savedTeam(let name): return data.marks.teams.contains { $0.name == name }
    }
  }

  /// Whether going to a target changes anything.
  private func isElsewhere(_ target: PaletteTarget) -> Bool {
    switch target {
    case .subject(let subject): subject != stack.top?.screen.subject
    case .search(let query): query != data.search.text
    case .generation(let number): number != generation
    case .game(let version): version != choices.game
    case .language(let language): language != self.language
    case .page, .question, .sortOrder, .command, .savedTeam: true
    }
  }
}
