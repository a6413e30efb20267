internal import PokedexBattle
internal import PokedexFeatures
internal import PokedexModel
internal import PokedexSets
internal import PokedexText
internal import TerminalUI

// MARK: - Opening

extension AppState {
  /// Opens the team that a pasted text of several lines holds; nothing if it reads as no set.
  mutating func openTeam(pasted text: String) {
    guard text.contains(where: \.isNewline) else { return }
    let reading = SetReader(names: setup.sets.names(in: language)).read(text)
    guard reading.sets.contains(where: \.saysMore) else { return }
    open(reading)
  }

  /// Opens the sets of a text; those of several teams together.
  mutating func open(_ reading: SetReading) {
    guard !reading.sets.isEmpty else { return }
    var team = reading.teams.first { !$0.sets.isEmpty } ?? SetTeam()
    team.sets = reading.sets
    let leftOut = reading.issues.filter { issue in
      if case .unknownName = issue.kind { false } else { true }
    }
    stack.open(.sets(SetsScreen(team, leftOut: leftOut)))
    notice = words(.pasteRead, String(reading.sets.count))
  }

  /// Shows the fields of a set of the team, or the table of all for nil.
  mutating func openSet(_ index: Int?) {
    guard var screen = sets else { return }
    let closed = screen.opened
    screen.opened = index
    screen.view.toTop()
    if index == nil, let closed { screen.view.selectedLink = closed }
    sets = screen
  }

  /// Opens a duel of the Pokémon or the set at hand: of those that were chosen the first two, else after asking for the
  /// other one.
  mutating func openDuel(_ cache: PageCache) {
    if case .team(let ids)? = stack.top?.screen.subject {
      let sets = ids.prefix(2).compactMap(bareSet)
      if sets.count == 2 {
        return stack.open(.duel(DuelScreen(state: DuelState(sets[0], sets[1]))))
      }
    }
    guard duel == nil, setAtHand(cache) != nil else { return notice = words(.nothingToFight) }
    opposed = setAtHand(cache)
    showMenu(.opponents, cache)
  }

  /// Opens the duel of the set that asked for an opponent.
  mutating func openDuel(against slug: String) {
    guard let set = opposed else { return }
    var other = PokemonSet()
    other.pokemon = .slug(slug)
    stack.open(.duel(DuelScreen(state: DuelState(set, other))))
  }

  /// The set that is open or selected in a team, else the Pokémon at hand without training.
  private func setAtHand(_ cache: PageCache) -> PokemonSet? {
    if let screen = sets {
      return selectedSet(of: screen, cache).map { screen.team.sets[$0] }
    }
    return idAtHand.flatMap(bareSet)
  }

  private func bareSet(_ id: Int) -> PokemonSet? {
    guard let slug = setup.sets.slug(ofVariety: id) else { return nil }
    var set = PokemonSet()
    set.pokemon = .slug(slug)
    return set
  }

  /// The position of the set that is open or selected; nil for none.
  func selectedSet(of screen: SetsScreen, _ cache: PageCache) -> Int? {
    if let opened = screen.opened { return opened }
    let links = page(cache)?.links ?? []
    guard links.indices ~= screen.view.selectedLink,
      case .set(let index) = links[screen.view.selectedLink].target
    else { return screen.team.sets.isEmpty ? nil : 0 }
    return index
  }
}

// MARK: - Keys

extension AppState {
  mutating func moveInBattle(_ intent: Intent, _ cache: PageCache) -> [Effect] {
    switch intent {
    case .swap:
      guard duel != nil else { return [] }
      duel?.state.sides.swapAt(0, 1)
    case .save: openTeamName()
    case .nextEntry: stepSet(by: repeats)
    case .previousEntry: stepSet(by: -repeats)
    case .nextDial, .previousDial, .raise, .lower, .raiseMore, .lowerMore:
      for _ in 0..<repeats { turnDial(intent, cache) }
    default: break
    }
    return []
  }

  private mutating func stepSet(by count: Int) {
    guard let screen = sets, let opened = screen.opened else { return }
    openSet(max(0, min(opened + count, screen.team.sets.count - 1)))
  }

  /// Sets a value of a set or of the field; false for a dial of another page.
  mutating func setInBattle(_ dial: Dial, to value: Int) -> Bool {
    switch dial {
    case .set(let index, let dial):
      change(index) { fields in fields.setting(dial, to: value) }
    case .field(let dial):
      guard let state = duel?.state else { return false }
      let changed = fieldFields(of: state).setting(dial, to: value)
      duel?.state = changed
    default: return false
    }
    return true
  }

  /// Takes the value so many further on in the list of a field.
  mutating func stepChoice(of dial: Dial, by count: Int) {
    guard case .set(let index, let field) = dial, let fields = fields(of: index) else { return }
    let (choices, current) = fields.choices(of: field)
    guard !choices.isEmpty else { return }
    let next = (current ?? (count > 0 ? -1 : 0)) + count
    chooseValue((next % choices.count + choices.count) % choices.count, of: dial)
  }

  /// Takes a value by its position among all that a field can have.
  mutating func chooseValue(_ position: Int, of dial: Dial) {
    guard case .set(let index, let field) = dial else { return }
    change(index) { fields in
      let choices = fields.choices(of: field).choices
      guard choices.indices ~= position else { return fields.side }
      var side = fields.side
      choices[position].change(&side)
      return side
    }
  }

  private mutating func change(_ index: Int, _ change: (SetFields) -> DuelState.Side) {
    guard let fields = fields(of: index) else { return }
    let side = change(fields)
    if duel != nil {
      duel?.state.sides[index] = side
    } else {
      sets?.team.sets[index] = side.fighter.set
    }
  }

  /// The fields of a set of the team or of a side of the duel.
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
    let known = Set(id.map(words.rules.games(ofVariety:)) ?? [])
    return SetFields(
      side: side, index: index, generation: generation,
      game: setup.sets.games(of: [known], in: generation, asked: gameOfMoves)[0],
      text: SetWords(words, setup.sets))
  }

  private func fieldFields(of state: DuelState) -> FieldFields {
    FieldFields(state: state, generation: generationOfBattle, words: words)
  }
}

// MARK: - Content

extension AppState {
  /// The generation that is chosen, else that of the team's format, else today's.
  var generationOfBattle: Int {
    generation ?? sets?.team.generationOfFormat ?? TypeChart.newestGeneration
  }

  /// The version group that the user plays; nil for one whose battles have other rules.
  private var gameOfMoves: String? {
    guard let group = game?.group,
      setup.sets.plainGames(of: generationOfBattle).contains(group)
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

  /// The name of a page that is open.
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
  /// The values of a field of a set.
  func valueMenu(_ dial: Dial) -> MenuContent {
    guard case .set(let index, let field) = dial, let fields = fields(of: index) else {
      return MenuContent(title: "", rows: [])
    }
    let (choices, current) = fields.choices(of: field)
    return MenuContent(
      title: words(.chooseValue, SetWords(words, setup.sets).name(of: fields.set)),
      rows: choices.enumerated().map { position, choice in
        MenuRow(
          title: choice.title, details: choice.details, names: choice.names,
          choice: .value(dial, position))
      }, current: current)
  }

  /// The Pokémon that were chosen to stand side by side, then all of the generation.
  var opponentMenu: MenuContent {
    let all = setup.sets.varieties(in: generationOfBattle)
    let chosen = choices.team.compactMap { id in all.first { $0.id == id } }
    let rows = (chosen + all.filter { !choices.team.contains($0.id) }).map { variety in
      MenuRow(
        title: words.name(of: .pokemon(variety.id)), names: [SlugWords.title(variety.slug)],
        choice: .opponent(variety.slug))
    }
    return MenuContent(title: words(.chooseOpponent), rows: rows)
  }
}
