internal import PokedexBattle
internal import PokedexFeatures
package import PokedexModel
package import PokedexSets
internal import PokedexText
internal import UserStore

/// A screen on which the user edits sets, each with its state in a battle.
protocol BattleScreen: Screen {
  associatedtype Edited: Sendable
  var edited: Edited { get set }
  /// The values of `edited` before each change.
  var history: EditHistory<Edited> { get set }

  /// Returns the set with this index and its state in a battle. Nil if there is none.
  func side(_ index: Int) -> DuelState.Side?
  mutating func replace(_ index: Int, with side: DuelState.Side)
}

extension BattleScreen {
  var subject: Subject? { nil }

  /// Records the value before a change.
  ///
  /// - Parameter pageControl: control that is being changed. Typing digits into it is one change.
  mutating func record(changeOf pageControl: PageControl?) {
    history.record(edited, typing: view.typed == nil ? nil : pageControl)
  }

  /// Undoes or redoes a change. Returns false if there is none.
  mutating func perform(_ move: HistoryMove) -> Bool {
    let value = move == .undo ? history.undo(from: edited) : history.redo(from: edited)
    guard let value else { return false }
    edited = value
    return true
  }
}

/// The screen that shows a team of sets.
package struct SetsScreen: BattleScreen {
  package internal(set) var team: SetTeam
  /// Parts of the pasted text that could not be read as part of a set.
  let leftOut: [SetIssue]
  /// The index of the set whose fields are shown. Nil if the table of all sets is shown.
  private(set) var opened: Int?
  var history = EditHistory<SetTeam>()
  package var view = PageView()

  init(_ team: SetTeam, leftOut: [SetIssue] = []) {
    (self.team, self.leftOut) = (team, leftOut)
  }

  var edited: SetTeam {
    get { team }
    set {
      team = newValue
      if let opened, opened >= team.sets.count { self.opened = nil }
    }
  }

  func side(_ index: Int) -> DuelState.Side? {
    team.sets.indices ~= index ? DuelState.Side(team.sets[index]) : nil
  }

  mutating func replace(_ index: Int, with side: DuelState.Side) {
    team.sets[index] = side.fighter.set
  }

  var historyScope: HistoryScope {
    team.name.map { .team(SavedTeam.key($0)) } ?? .nothing
  }

  func context(showing page: Page?) -> KeyContexts { .sets }

  func title(in state: AppState) -> String { team.name ?? state.words(.teamTitle) }

  func content(in state: AppState, _ fetched: PageState?) -> (any PageContent)? {
    let newest = TypeChart.newestGeneration
    return SetsContent(
      team: team, leftOut: leftOut, opened: opened,
      generation: state.generationOfBattle, game: state.gameOfMoves,
      generationOfMoves: state.generation
        ?? team.generationOfFormat.flatMap { $0 == newest ? newest : nil })
  }

  /// Shows the fields of the set with this index. If `index` is nil, shows the table of all sets.
  mutating func open(_ index: Int?) {
    let closed = opened
    opened = index
    view.scrollToTop()
    if index == nil, let closed { view.selectedLink = closed }
  }

  /// Shows the fields of the set `count` places after the open one. Does nothing if none is open.
  mutating func step(by count: Int) {
    if let opened { open(max(0, min(opened + count, team.sets.count - 1))) }
  }

  /// Returns the index of the open or selected set, or else of the team's first set. Nil if the
  /// team is empty.
  func selectedSet(on page: Page?) -> Int? {
    if let opened { return opened }
    if case .set(let index)? = page?.link(view.selectedLink)?.target { return index }
    return team.sets.isEmpty ? nil : 0
  }
}

/// The screen of a duel between two sets.
package struct DuelScreen: BattleScreen {
  package internal(set) var state: DuelState
  var history = EditHistory<DuelState>()
  package var view = PageView()

  init(_ first: PokemonSet, _ second: PokemonSet) { state = DuelState(first, second) }

  var edited: DuelState {
    get { state }
    set { state = newValue }
  }

  func side(_ index: Int) -> DuelState.Side? {
    state.sides.indices ~= index ? state.sides[index] : nil
  }

  mutating func replace(_ index: Int, with side: DuelState.Side) { state.sides[index] = side }

  func context(showing page: Page?) -> KeyContexts { .duel }

  func title(in state: AppState) -> String {
    let text = SetWords(state.words, state.setup.sets)
    let names = self.state.sides.map { text.name(of: $0.fighter.set) }
    return state.words(.duelAgainst, names[0], names[1])
  }

  func content(in state: AppState, _ fetched: PageState?) -> (any PageContent)? {
    duelContent(in: state)
  }

  func duelContent(in state: AppState) -> DuelContent {
    DuelContent(
      state: self.state, generation: state.generationOfBattle, game: state.gameOfMoves,
      played: state.game?.group, mine: state.ownVarieties,
      opened: view.table.opened)
  }

  mutating func swapSides() {
    record(changeOf: nil)
    state.sides.swapAt(0, 1)
  }

  /// Returns the index of the side that has the selected link, or else 0.
  func selectedSide(on page: Page?) -> Int {
    switch page?.link(view.selectedLink)?.target {
    case .hit(let side, _): return side
    case .pageControl(let setting):
      if case .set(let side, _) = setting.pageControl { return side }
      return 0
    default: return 0
    }
  }
}

/// The settings of a duel.
package struct DuelState: Sendable, Equatable {
  /// One of the two sides of a duel.
  package struct Side: Sendable, Equatable {
    package internal(set) var fighter: Fighter
    /// Screens, hazards and Friend Guard on this side of the field, and Helping Hand from the
    /// side's ally.
    var guards: Set<FieldWord> = []
    /// Layers of Spikes on this side of the field, 0 to 3.
    var spikes = 0

    init(_ set: PokemonSet) { fighter = Fighter(set) }
  }

  /// The two sides.
  package internal(set) var sides: [Side]
  var weather: FieldWord?
  var terrain: FieldWord?
  var isDoubles = false
  /// Whether all hits are critical hits.
  var isCritical = false

  init(_ first: PokemonSet, _ second: PokemonSet) {
    sides = [Side(first), Side(second)]
  }

  /// Returns the damage calculator's input. Mechanics that don't exist in the generation, such as
  /// terastallization, are left out.
  ///
  /// - Parameter moves: moves of each side.
  func duel(in generation: Int, moves: [[SetMove]]) -> Duel {
    let known = sides.indices.map { index in
      var side = Duel.Side(sides[index].fighter, moves: moves[index])
      if generation < 9 { side.fighter.isTerastallized = false }
      side.field = field(attackedBy: index, in: generation)
      side.isCritical = isCritical
      return side
    }
    return Duel(known[0], known[1], generation: generation)
  }

  private func field(attackedBy index: Int, in generation: Int) -> Field {
    let other = sides[1 - index]
    let words = other.guards.subtracting([.helpingHand])
      .union(sides[index].guards.intersection([.helpingHand]))
      .union([weather, terrain].compactMap(\.self))
    return Field(
      words.filter { $0.exists(in: generation) },
      spikes: generation >= 2 ? other.spikes : 0, isDoubles: isDoubles && generation >= 3)
  }
}

/// A value of a set, or of the set's state in a battle.
package enum SetControl: Sendable, Hashable {
  case pokemon, level, nature, ability, item, tera, isTerastallized, status
  /// Remaining HP in percent.
  case remaining
  case effort(Stat), individual(Stat), stage(Stat)
  /// Move in the slot with this index, from 0.
  case move(Int)
  /// A screen, a hazard or an ally's help on the set's side of the field.
  case sideCondition(FieldWord)
  case spikes
}

/// A setting that affects both sides of the field.
package enum FieldControl: Sendable, Hashable {
  case weather, terrain, isDoubles, isCritical
}
