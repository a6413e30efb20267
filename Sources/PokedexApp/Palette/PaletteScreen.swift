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

  /// The selected target.
  package var target: PaletteTarget? {
    found.hits.indices ~= selected ? found.hits[selected].target : nil
  }

  /// Moves the selection.
  ///
  /// - Parameter rows: number of rows in view.
  mutating func move(_ motion: Motion, by times: Int, rows: Int) {
    let row =
      switch motion {
      case .down: selected + times
      case .up: selected - times
      case .pageDown: selected + rows
      case .pageUp: selected - rows
      case .first: 0
      case .last: found.hits.count - 1
      }
    selected = max(0, min(row, found.hits.count - 1))
  }

  mutating func keepSelectionInView(rows: Int) {
    first = max(0, min(max(first, selected - rows + 1), selected, found.hits.count - rows))
  }

  /// Returns the hit on a line of the palette. Nil if there is none.
  func hit(atRow row: Int, of rows: Int) -> PaletteHit? {
    let shown = shown(in: rows)
    let index = shown.startIndex + row
    return row >= 0 && shown.indices ~= index ? shown[index] : nil
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

extension PaletteTarget {
  /// Whether going to the target is recorded as recent. Pages and subjects record themselves when
  /// they are opened.
  fileprivate var isRecorded: Bool {
    switch self {
    case .question, .sortOrder, .search, .generation, .game, .language: true
    case .subject, .page, .command, .savedTeam: false
    }
  }
}

extension AppState {
  /// The palette, while it is open.
  package var palette: PaletteState? {
    if case .palette(let palette) = overlay { palette } else { nil }
  }

  mutating func openPalette(with text: String) {
    var palette = PaletteState()
    palette.line.insert(text)
    show(.palette(palette))
    findTargets()
  }

  /// Finds the targets that the typed text may mean. Without a text, offers recent targets and the
  /// commands that are available on the current screen.
  ///
  /// - Parameter target: target to select; nil for the first one.
  mutating func findTargets(selecting target: PaletteTarget? = nil) {
    guard var palette else { return }
    let text = palette.line.text
    if text.allSatisfy(\.isWhitespace) {
      let targets =
        choices.recent.targets.reversed().filter { $0.changesAnything(in: self) }
        + commands
      palette.found = PaletteFinding(
        hits: targets.map { PaletteHit(target: $0) }, count: targets.count)
    } else {
      palette.found = PaletteFinder(index: setup.palette, state: self).finding(text)
    }
    palette.selected = target.flatMap { palette.found.targets.firstIndex(of: $0) } ?? 0
    palette.first = 0
    overlay = .palette(palette)
  }
}

// MARK: - Going to a target

extension AppState {
  mutating func go(to target: PaletteTarget) {
    closeOverlay()
    if target.isRecorded { choices.recent.record(target) }
    switch target {
    case .subject(let subject): open(subject)
    case .page(let tab):
      if stack.top == nil, let id = list.selectedItem?.id { open(Destination(.pokemon(id))) }
      turn(to: tab)
    case .question(let question): open(question)
    case .sortOrder(let column):
      stack.goToList()
      if let index = list.search.columns.firstIndex(of: column) {
        list.sort(byColumn: index, in: listSource)
      }
    case .search(let query): list(query)
    case .generation(let number): choose(generation: number)
    case .game(let version): choose(game: version)
    case .language(let language): choose(language: language)
    case .command(let name):
      if let command = keys.command(named: name, in: keyContext) { perform(command) }
    case .savedTeam(let name): openTeam(named: name)
    }
  }

  /// The commands available on the current screen.
  private var commands: [PaletteTarget] {
    keys.commands.filter { $0.isInPalette && $0.works(in: contextBehindOverlay) }
      .map(\.name).unique.map { .command($0) }
  }
}

extension PaletteTarget {
  /// Whether a target can be used on the current screen.
  func isUsable(in state: AppState) -> Bool {
    switch self {
    case .page: state.currentPokemonID != nil
    case .command(let name):
      state.keys.command(named: name, in: state.contextBehindOverlay) != nil
    case .subject, .question, .sortOrder, .search, .generation, .game, .language: true
    case .savedTeam(let name): state.data.marks.teams.contains { $0.name == name }
    }
  }

  /// Whether going to a target would change what is shown.
  fileprivate func changesAnything(in state: AppState) -> Bool {
    switch self {
    case .subject(let subject): subject != state.stack.top?.screen.subject
    case .search(let query): query != state.list.search.text
    case .generation(let number): number != state.generation
    case .game(let version): version != state.choices.game
    case .language(let language): language != state.language
    case .page, .question, .sortOrder, .command, .savedTeam: true
    }
  }
}
