internal import PokedexBattle
internal import PokedexFeatures
internal import PokedexModel
internal import PokedexSets
internal import PokedexText
internal import TerminalUI
internal import UserStore

// MARK: - Opening

extension AppState {
  /// Opens a pasted team. The text must have several lines or be a packed team, and at least one of
  /// its sets must have more than a name.
  ///
  /// - Parameter leftOut: number of characters that are missing at the end of the text.
  mutating func openTeam(pasted text: String, leftOut: Int = 0) {
    let isLong = text.contains(where: \.isNewline)
    // A packed team is a single line whose fields are separated by `|`.
    guard isLong || text.contains("|") else { return }
    let reading = SetReader(names: setup.sets.names(in: language)).read(text)
    guard reading.sets.contains(where: \.hasDetails) else {
      if isLong { notice = words(.pasteNothing) }
      return
    }
    open(reading)
    if leftOut > 0 { notice = words(.pasteCut, String(leftOut), String(reading.sets.count)) }
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
    stack.open(SetsScreen(team, leftOut: leftOut))
    notice =
      reading.problem(words)
      ?? words(teams.count == 1 ? .pasteRead : .teamsJoined, String(reading.sets.count))
  }

  /// Opens a duel between the first two Pokémon of a comparison. On other screens, asks for an
  /// opponent of the open or selected set or Pokémon.
  mutating func openDuel() {
    if case .team(let ids)? = stack.top?.screen.subject { return openDuel(between: ids) }
    if let fighter { showMenu(.opponents(of: fighter)) }
  }

  /// Opens a duel between two Pokémon without moves or training.
  mutating func openDuel(between ids: [Int]) {
    let sets = ids.prefix(2).compactMap { PokemonSet(untrained: $0, setup.sets) }
    if sets.count == 2 { stack.open(DuelScreen(sets[0], sets[1])) }
  }

  /// The set for a duel: the open or selected set of a team, or else one of the open or selected
  /// Pokémon, without moves or training. Nil if there is none.
  var fighter: PokemonSet? {
    if let screen = sets { return screen.selectedSet(on: page).map { screen.team.sets[$0] } }
    if case .team(let ids)? = stack.top?.screen.subject {
      return ids.first.flatMap { PokemonSet(untrained: $0, setup.sets) }
    }
    return currentPokemonID.flatMap { PokemonSet(untrained: $0, setup.sets) }
  }
}

extension PokemonSet {
  /// Creates a set that contains only a Pokémon, without moves or training.
  init(untrained slug: String) {
    self.init()
    pokemon = .slug(slug)
  }

  /// Creates a set that contains only the Pokémon with a PokeAPI id. Nil if the id is unknown.
  fileprivate init?(untrained id: Int, _ rules: any SetGameData) {
    guard let slug = rules.slug(ofVariety: id) else { return nil }
    self.init(untrained: slug)
  }
}

// MARK: - Editing

extension AppState {
  /// Team of sets or duel on top, if any.
  private var battle: (any BattleScreen)? {
    get { (sets as (any BattleScreen)?) ?? duel }
    set { if let newValue { stack.changeTop { $0 = newValue } } }
  }

  /// Sets the value of a page control that belongs to a set or to a battle.
  mutating func setInBattle(_ pageControl: PageControl, to value: Int) {
    holdSelection()
    switch pageControl {
    case .set(let index, let control):
      change(index, with: pageControl) { $0.setting(control, to: value) }
    case .field(let control):
      guard var screen = duel else { return }
      screen.record(changeOf: pageControl)
      screen.state = FieldFields(
        state: screen.state, generation: generationOfBattle, words: words
      ).setting(control, to: value)
      duel = screen
    case .ability, .attack, .resisting, .level, .nature, .effort, .statExperience, .individual,
      .determinant, .ball, .remaining, .status:
      break
    }
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
    change(index, with: nil) { fields in
      let (choices, current) = fields.choices(of: field)
      guard choices.indices ~= position, position != current else { return fields.side }
      var side = fields.side
      choices[position].change(&side)
      return side
    }
  }

  private mutating func change(
    _ index: Int, with pageControl: PageControl?, _ change: (SetFields) -> DuelState.Side
  ) {
    guard var battle, let fields = fields(of: index) else { return }
    let side = change(fields)
    if side == fields.side { return }
    battle.record(changeOf: pageControl)
    battle.replace(index, with: side)
    self.battle = battle
  }

  /// Undoes or redoes a change of the open team or duel, or else of the user's marks and teams.
  mutating func undoOrRedo(_ move: HistoryMove) {
    if var battle, battle.perform(move) {
      self.battle = battle
    } else {
      request(.mark(.perform(move, in: historyScope)))
    }
  }

  /// Returns the fields of the set at an index of the open team, or of the side at an index of the
  /// open duel.
  func fields(of index: Int) -> SetFields? {
    guard let side = battle?.side(index) else { return nil }
    let generation = generationOfBattle
    let id = side.fighter.set.pokemon?.slug.flatMap(setup.sets.variety(ofSet:))
    return SetFields(
      side: side, index: index, generation: generation,
      source: setup.sets.moveSources(of: [id], in: generation, requestedGame: gameOfMoves)[0],
      text: SetWords(words, setup.sets))
  }

  /// The generation for sets and duels: the chosen generation, or else that of the team's format,
  /// or else the newest.
  var generationOfBattle: Int {
    generation ?? sets?.team.generationOfFormat ?? TypeChart.newestGeneration
  }

  /// Slugs of the varieties that the user has caught in the game that the user plays, or in any game if
  /// none is chosen, and of those chosen for comparison.
  var ownVarieties: Set<String> {
    let caught = data.marks.pokemon.filter { id in
      data.marks.records(of: id).contains { record in
        record.marks.contains(.caught) && (choices.game == nil || record.game == choices.game)
      }
    }
    return Set((caught + choices.compared).compactMap(setup.sets.slug(ofVariety:)))
  }

  /// The version group that the user plays. Nil if the user plays none, or if the damage calculator
  /// doesn't support its battle rules.
  var gameOfMoves: String? {
    guard let game, let group = setup.sets.versionGroup(game.group), group.standing != .apart,
      group.generation == generationOfBattle
    else { return nil }
    return group.slug
  }
}

extension SetReading {
  /// Returns a sentence about the sets that were not read. Nil if all were.
  package func problem(_ words: Words) -> String? {
    if unreadSetCount == 0 { return nil }
    let count = sets.count
    return words(.setsUnread, String(count), String(count + unreadSetCount))
  }
}
