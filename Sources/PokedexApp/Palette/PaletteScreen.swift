internal import PokedexFeatures
internal import PokedexModel
internal import PokedexQuery
internal import PokedexText
package import TerminalUI

/// State of the palette, a box in which the user goes to a page or command by typing its name.
package struct PaletteState: Sendable {
  package internal(set) var line = TextBox()
  package internal(set) var found = PaletteFinding()
  package internal(set) var selected = 0
  /// Index of the first visible target in `found.hits`.
  var first = 0
  /// The target whose name has replaced the typed text. Nil if none exists, or once the search
  /// for that name has finished.
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

  /// Returns the targets that are visible in a number of rows.
  func shown(in rows: Int) -> ArraySlice<PaletteHit> {
    found.hits[first..<min(found.hits.count, first + rows)]
  }
}

/// A matching target, and the language of the matching name. The language is nil if it is unknown,
/// or if the matching name is the one that is shown.
package struct PaletteHit: Sendable {
  package let target: PaletteTarget
  var language: Language?
}

/// Targets that match a name, the best first.
package struct PaletteFinding: Sendable {
  var hits: [PaletteHit] = []
  /// Total number of targets. It includes those that are missing in `hits` because `hits` has a
  /// maximum length.
  package var count = 0

  package var targets: [PaletteTarget] { hits.map(\.target) }
}

extension PaletteFinding {
  /// Returns the finding with another target added at the start.
  func with(_ target: PaletteTarget) -> PaletteFinding {
    PaletteFinding(hits: [PaletteHit(target: target)] + hits, count: count + 1)
  }
}

/// The targets that the user went to most recently, the latest last.
struct PaletteHistory: Sendable, Equatable {
  private(set) var targets: [PaletteTarget] = []
  /// Maximum number of recorded targets.
  private static let maximumCount = 9

  mutating func record(_ target: PaletteTarget) {
    targets.removeAll { $0 == target }
    targets.append(target)
    if targets.count > Self.maximumCount { targets.removeFirst() }
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

  /// Handles a key while the palette is open. Letters are always text here.
  mutating func typeIntoPalette(_ key: Key) -> [Effect] {
    guard var palette else { return [] }
    if case .character(let character) = key {
      palette.line.insert(String(character))
      return find(in: palette)
    }
    if let intent = keys.intent(of: key, in: .palette) {
      return perform(intent, in: palette)
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
    _ intent: Intent, in palette: PaletteState
  ) -> [Effect] {
    switch intent {
    case .open: return palette.target.map { go(to: $0) } ?? []
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

  /// Searches for the typed text. If none exists, offers recent targets and the commands that are
  /// available on the current screen.
  mutating func find(in palette: PaletteState) -> [Effect] {
    var palette = palette
    palette.selected = 0
    palette.first = 0
    let text = palette.line.text
    let isEmpty = text.allSatisfy(\.isWhitespace)
    if isEmpty {
      let targets = choices.recent.targets.reversed().filter(changesAnything) + commands
      palette.found = PaletteFinding(
        hits: targets.map { PaletteHit(target: $0) }, count: targets.count)
    }
    overlay = .palette(palette)
    return isEmpty ? [] : [.findTargets(named: text)]
  }

  /// Takes the results of a search. If the typed text was replaced by the name of a target, that
  /// target stays selected.
  mutating func take(_ finding: PaletteFinding) {
    guard var palette else { return }
    let completed = palette.completed
    palette.found = finding
    palette.selected = completed.flatMap { finding.targets.firstIndex(of: $0) } ?? 0
    palette.completed = nil
    overlay = .palette(palette)
  }

  /// Replaces the typed text with the name of the selected target.
  private mutating func complete(_ palette: PaletteState) -> [Effect] {
    guard let target = palette.target else { return [] }
    var palette = palette
    palette.line = TextBox(words.name(of: target))
    palette.completed = target
    return find(in: palette)
  }

  /// Goes to the target that is shown in a row of the window.
  mutating func pressPalette(row: Int) -> [Effect] {
    guard let palette, row >= layout.menuRow else { return [] }
    let shown = palette.shown(in: layout.paletteRows)
    let index = shown.startIndex + row - layout.menuRow
    return shown.indices ~= index ? go(to: shown[index].target) : []
  }
}

// MARK: - Going to a target

extension AppState {
  private mutating func go(to target: PaletteTarget) -> [Effect] {
    closeOverlay()
    switch target {
    case .subject(let subject): open(subject)
    case .page(let tab):
      if stack.top == nil, let id = list.selectedItem?.id { open(Destination(.pokemon(id))) }
      turn(to: tab)
    case .question(let question):
      choices.recent.record(target)
      return open(question)
    case .sortOrder(let column):
      choices.recent.record(target)
      stack.goToList()
      if let index = list.search.columns.firstIndex(of: column) {
        list.sort(byColumn: index, in: listSource)
      }
    case .search(let query):
      choices.recent.record(target)
      list(query)
    case .generation(let number):
      choices.recent.record(target)
      return choose(generation: number)
    case .game(let version):
      choices.recent.record(target)
      return choose(game: version)
    case .language(let language):
      choices.recent.record(target)
      return choose(language: language)
    case .command(let name):
      if let binding = keys.command(named: name) { return perform(binding.intent) }
    case .savedTeam(let name): openTeam(named: name)
    }
    return []
  }

  /// The commands available on the current screen.
  private var commands: [PaletteTarget] {
    keys.bindings.filter(\.isCommand).map(\.name).unique.map { .command($0) }.filter(isUsable)
  }

  /// Whether a target can be used on the current screen.
  func isUsable(_ target: PaletteTarget) -> Bool {
    switch target {
    case .page: return currentPokemonID != nil
    case .command(let name):
      guard let binding = keys.command(named: name) else { return false }
      return binding.isOffered(in: contextBehindOverlay)
        && (entry?.tab.responds(to: binding.intent) ?? true)
    case .subject, .question, .sortOrder, .search, .generation, .game, .language: return true
    case .savedTeam(let name): return data.marks.teams.contains { $0.name == name }
    }
  }

  /// Whether going to a target would change what is shown.
  private func changesAnything(_ target: PaletteTarget) -> Bool {
    switch target {
    case .subject(let subject): subject != stack.top?.screen.subject
    case .search(let query): query != list.search.text
    case .generation(let number): number != generation
    case .game(let version): version != choices.game
    case .language(let language): language != self.language
    case .page, .question, .sortOrder, .command, .savedTeam: true
    }
  }
}
