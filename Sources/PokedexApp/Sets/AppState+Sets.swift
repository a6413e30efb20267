internal import PokedexBattle
internal import PokedexFeatures
internal import PokedexModel
internal import PokedexSets
internal import PokedexText
internal import TerminalUI

// MARK: - Opening

extension AppState {
  /// Opens a pasted team. The text must have several lines or be a packed team, and at least one of
  /// its sets must have more than a name.
  mutating func openTeam(pasted text: String) {
    let isLong = text.contains(where: \.isNewline)
    // A packed team is a single line whose fields are separated by `|`.
    guard isLong || text.contains("|") else { return }
    let reading = SetReader(names: setup.sets.names(in: language)).read(text)
    guard reading.sets.contains(where: \.hasDetails) else {
      if isLong { notice = words(.pasteNothing) }
      return
    }
    open(reading)
  }

  /// Opens the sets that were read from a text. If the text has several teams, joins them into one.
  mutating func open(_ reading: SetReading) {
    guard !reading.sets.isEmpty else { return }
    let teams = reading.teams.filter { !$0.sets.isEmpty }
    // The joined team has no name, so that saving it doesn't overwrite one of the original teams.
    var team = teams.count == 1 ? teams[0] : SetTeam()
    team.sets = reading.sets
    let leftOut = reading.issues.filter { issue in
      if case .unknownName = issue.kind { false } else { true }
    }
    stack.open(.sets(SetsScreen(team, leftOut: leftOut)))
    notice = words(teams.count == 1 ? .pasteRead : .teamsJoined, String(reading.sets.count))
  }

  /// Shows the fields of the set with this index. If `index` is nil, shows the table of all sets.
  mutating func openSet(_ index: Int?) {
    guard var screen = sets else { return }
    let closed = screen.opened
    screen.opened = index
    screen.view.scrollToTop()
    if index == nil, let closed { screen.view.selectedLink = closed }
    sets = screen
  }

  /// Opens a duel between the first two Pokémon of a comparison. On other screens, asks for an
  /// opponent of the open or selected set or Pokémon. In a duel, or if there is no such set or
  /// Pokémon, shows a notice.
  mutating func openDuel() {
    if case .team(let ids)? = stack.top?.screen.subject {
      let sets = ids.prefix(2).compactMap(untrainedSet)
      if sets.count == 2 { return stack.open(.duel(DuelScreen(sets[0], sets[1]))) }
    }
    guard duel == nil, let set = setAtHand else { return notice = words(.nothingToFight) }
    showMenu(.opponents(of: set))
  }

  /// Opens a duel of a set against an untrained Pokémon.
  mutating func openDuel(of set: PokemonSet, against slug: String) {
    var other = PokemonSet()
    other.pokemon = .slug(slug)
    stack.open(.duel(DuelScreen(set, other)))
  }

  /// Returns the open or selected set of a team. If no team is open, returns a set of the open or
  /// selected Pokémon, without moves or training.
  private var setAtHand: PokemonSet? {
    if let screen = sets {
      return selectedSet(of: screen).map { screen.team.sets[$0] }
    }
    return currentPokemonID.flatMap(untrainedSet)
  }

  /// Returns a set that contains only the Pokémon, without moves or training. Nil if its PokeAPI id
  /// is unknown.
  func untrainedSet(_ id: Int) -> PokemonSet? {
    guard let slug = setup.sets.slug(ofVariety: id) else { return nil }
    var set = PokemonSet()
    set.pokemon = .slug(slug)
    return set
  }

  /// Returns the index of the open or selected set, or else of the team's first set. Nil if the
  /// team is empty.
  func selectedSet(of screen: SetsScreen) -> Int? {
    if let opened = screen.opened { return opened }
    let links = page?.links ?? []
    guard links.indices ~= screen.view.selectedLink,
      case .set(let index) = links[screen.view.selectedLink].target
    else { return screen.team.sets.isEmpty ? nil : 0 }
    return index
  }
}

// MARK: - Keys

extension AppState {
  mutating func moveInBattle(_ intent: Intent) -> [Effect] {
    switch intent {
    case .swap:
      guard var state = duel?.state else { return [] }
      state.sides.swapAt(0, 1)
      change(to: state)
    case .save: openTeamName()
    case .nextEntry: stepSet(by: repeats)
    case .previousEntry: stepSet(by: -repeats)
    case .nextControl, .previousControl, .raise, .lower, .raiseMore, .lowerMore:
      adjustControl(intent, times: repeats)
    default: break
    }
    return []
  }

  private mutating func stepSet(by count: Int) {
    guard let screen = sets, let opened = screen.opened else { return }
    openSet(max(0, min(opened + count, screen.team.sets.count - 1)))
  }

  /// Sets the value of a page control that belongs to a set or to a battle. Returns false for any
  /// other page control.
  mutating func setInBattle(_ pageControl: PageControl, to value: Int) -> Bool {
    switch pageControl {
    case .set(let index, let pageControl):
      change(index, typing: .set(index, pageControl)) { fields in
        fields.setting(pageControl, to: value)
      }
    case .field(let pageControl):
      guard let state = duel?.state else { return false }
      change(
        to: fieldFields(of: state).setting(pageControl, to: value), typing: .field(pageControl))
    default: return false
    }
    return true
  }

  /// Changes a field's value to the one `count` steps further in its list of choices, wrapping
  /// around.
  mutating func stepChoice(of pageControl: PageControl, by count: Int) {
    // Changing the Pokémon replaces the whole set, so the user has to choose it from the list.
    guard case .set(let index, let field) = pageControl, field != .pokemon,
      let fields = fields(of: index)
    else { return }
    let (choices, current) = fields.choices(of: field)
    guard !choices.isEmpty else { return }
    // A value that is not in the list is treated like the first choice, which in most lists is the
    // empty one.
    let next = (current ?? 0) + count
    chooseValue((next % choices.count + choices.count) % choices.count, of: pageControl)
  }

  /// Sets a field to the choice with this index in the field's list of choices.
  mutating func chooseValue(_ position: Int, of pageControl: PageControl) {
    guard case .set(let index, let field) = pageControl else { return }
    change(index) { fields in
      let (choices, current) = fields.choices(of: field)
      guard choices.indices ~= position, position != current else { return fields.side }
      var side = fields.side
      choices[position].change(&side)
      return side
    }
  }

  private mutating func change(
    _ index: Int, typing pageControl: PageControl? = nil, _ change: (SetFields) -> DuelState.Side
  ) {
    guard let fields = fields(of: index) else { return }
    let side = change(fields)
    if side == fields.side { return }
    if var state = duel?.state {
      state.sides[index] = side
      self.change(to: state, typing: pageControl)
    } else if var screen = sets {
      screen.history.record(screen.team, typing: view.typed == nil ? nil : pageControl)
      screen.team.sets[index] = side.fighter.set
      sets = screen
    }
  }

  private mutating func change(to state: DuelState, typing pageControl: PageControl? = nil) {
    guard var screen = duel else { return }
    screen.history.record(screen.state, typing: view.typed == nil ? nil : pageControl)
    screen.state = state
    duel = screen
  }

  /// Undoes or redoes a change of the open team or duel. Returns false if there is no change to
  /// undo or redo.
  mutating func undoOrRedo(_ intent: Intent) -> Bool {
    if var screen = sets {
      let team =
        intent == .undo
        ? screen.history.undo(from: screen.team) : screen.history.redo(from: screen.team)
      guard let team else { return false }
      screen.team = team
      if let opened = screen.opened, opened >= team.sets.count { screen.opened = nil }
      sets = screen
      return true
    }
    guard var screen = duel else { return false }
    let state =
      intent == .undo
      ? screen.history.undo(from: screen.state) : screen.history.redo(from: screen.state)
    guard let state else { return false }
    screen.state = state
    duel = screen
    return true
  }

  /// Returns the fields of the set at an index of the open team, or of the side at an index of the
  /// open duel.
  private func fields(of index: Int) -> SetFields? {
    let side: DuelState.Side
    if let state = duel?.state, state.sides.indices ~= index {
      side = state.sides[index]
    } else if let team = sets?.team, team.sets.indices ~= index {
      side = DuelState.Side(team.sets[index])
    } else {
      return nil
    }
    let generation = generationOfBattle
    let id = side.fighter.set.pokemon?.slug.flatMap(setup.sets.variety(ofSet:))
    return SetFields(
      side: side, index: index, generation: generation,
      source: setup.sets.moveSources(of: [id], in: generation, requestedGame: gameOfMoves)[0],
      text: SetWords(words, setup.sets))
  }

  private func fieldFields(of state: DuelState) -> FieldFields {
    FieldFields(state: state, generation: generationOfBattle, words: words)
  }
}

// MARK: - Content

extension AppState {
  /// The generation for sets and duels: the chosen generation, or else that of the team's format,
  /// or else the newest.
  var generationOfBattle: Int {
    generation ?? sets?.team.generationOfFormat ?? TypeChart.newestGeneration
  }

  /// The version group that the user plays. Nil if the user plays none, or if the damage calculator
  /// doesn't support its battle rules.
  private var gameOfMoves: String? {
    guard let group = game?.group,
      setup.sets.standardGames(of: generationOfBattle).contains(group)
    else { return nil }
    return group
  }

  func content(of screen: SetsScreen) -> SetsContent {
    let newest = TypeChart.newestGeneration
    return SetsContent(
      team: screen.team, leftOut: screen.leftOut, opened: screen.opened,
      generation: generationOfBattle, game: gameOfMoves,
      generationOfMoves: generation
        ?? screen.team.generationOfFormat.flatMap { $0 == newest ? newest : nil })
  }

  func content(of screen: DuelScreen) -> DuelContent {
    DuelContent(
      state: screen.state, generation: generationOfBattle, game: gameOfMoves,
      opened: screen.view.table.opened)
  }

  /// Returns the title of an open page.
  func title(of screen: Screen) -> String {
    let text = SetWords(words, setup.sets)
    switch screen {
    case .entry, .subject: return screen.subject.map(words.name(of:)) ?? ""
    case .sets(let screen): return screen.team.name ?? words(.teamTitle)
    case .duel(let screen):
      let names = screen.state.sides.map { text.name(of: $0.fighter.set) }
      return words(.duelAgainst, names[0], names[1])
    }
  }
}

// MARK: - Menus

extension AppState {
  /// Returns the menu of values for a field of a set.
  func valueMenu(_ pageControl: PageControl) -> MenuContent {
    guard case .set(let index, let field) = pageControl, let fields = fields(of: index) else {
      return MenuContent(title: "", rows: [])
    }
    let (choices, current) = fields.choices(of: field)
    return MenuContent(
      title: words(.chooseValue, SetWords(words, setup.sets).name(of: fields.set)),
      rows: choices.enumerated().map { position, choice in
        MenuRow(
          title: choice.title, details: choice.details, names: choice.names,
          choice: .value(pageControl, position))
      }, current: current)
  }

  /// Returns the menu of opponents: first the Pokémon chosen for comparison, then all others of the
  /// generation.
  func opponentMenu(of set: PokemonSet) -> MenuContent {
    let all = setup.sets.varieties(in: generationOfBattle)
    let chosen = choices.team.compactMap { id in all.first { $0.id == id } }
    let rows = (chosen + all.filter { !choices.team.contains($0.id) }).map { variety in
      MenuRow(
        title: words.name(of: .pokemon(variety.id)), names: [SlugWords.title(variety.slug)],
        choice: .opponent(variety.slug, of: set))
    }
    return MenuContent(title: words(.chooseOpponent), rows: rows)
  }
}
