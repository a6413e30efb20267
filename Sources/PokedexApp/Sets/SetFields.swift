internal import PokedexBattle
internal import PokedexModel
internal import PokedexSets
internal import PokedexText

/// The fields of a set: their values, the choices for them, and how to change them.
struct SetFields {
  let side: DuelState.Side
  /// The index of the set in its team, or of the side in its duel.
  let index: Int
  let generation: Int
  /// The source of the moves to choose from. Nil if it is unknown, or if the fields are only
  /// displayed on a page, where no choices are needed.
  let source: MoveSource?
  let text: SetWords

  var words: Words { text.words }
  var gameData: any SetGameData { text.gameData }
  var set: PokemonSet { side.fighter.set }

  /// The Pokémon as it is in the generation. Nil if it is unknown or doesn't exist in the
  /// generation.
  var pokemon: Pokemon? {
    self.set.pokemon?.slug.flatMap { gameData.pokemon(ofSet: $0, in: generation) }
  }

  /// Returns the current setting of a field.
  func setting(_ pageControl: SetControl) -> ControlSetting {
    let target = PageControl.set(index, pageControl)
    return switch pageControl {
    case .pokemon, .nature, .ability, .item, .tera, .status, .move:
      ControlSetting(target, 0, or: 0, .list)
    case .isTerastallized: toggle(target, side.fighter.isTerastallized)
    case .sideCondition(let word): toggle(target, side.guards.contains(word))
    case .level: figure(target, set.level ?? 100, 1...100, coarseStep: 10, commonValues: [50, 100])
    case .remaining:
      figure(
        target, side.fighter.remainingPercent, 1...100, coarseStep: 10, commonValues: [25, 50, 100])
    case .effort(let stat):
      figure(
        target, set.effortValues[stat] ?? 0, 0...252, step: 4, coarseStep: 64,
        commonValues: [0, 252])
    case .individual(let stat):
      figure(
        target, set.individualValues[stat] ?? 31, 0...31, coarseStep: 10, commonValues: [0, 31])
    case .stage(let stat):
      figure(
        target, side.fighter.stages[stat] ?? 0, -6...6, coarseStep: 2, commonValues: [0, 1, 2])
    case .spikes: figure(target, side.spikes, 0...3, coarseStep: 1, commonValues: [0, 1, 2, 3])
    }
  }

  private func toggle(_ pageControl: PageControl, _ isOn: Bool) -> ControlSetting {
    ControlSetting(pageControl, isOn ? 1 : 0, or: 0, .choices([0, 1]))
  }

  private func figure(
    _ pageControl: PageControl, _ value: Int, _ range: ClosedRange<Int>, step: Int = 1,
    coarseStep: Int,
    commonValues: [Int]
  ) -> ControlSetting {
    ControlSetting(
      pageControl, value, or: value,
      .figures(range, step: step, coarseStep: coarseStep, commonValues: commonValues))
  }

  /// Returns the side after setting a number field or a toggle to a value.
  func setting(_ pageControl: SetControl, to value: Int) -> DuelState.Side {
    var side = side
    switch pageControl {
    case .level: side.fighter.set.level = value
    case .remaining: (side.fighter.remainingPercent, side.fighter.remainingHP) = (value, nil)
    case .effort(let stat): side.fighter.set.effortValues[stat] = value
    case .individual(let stat): side.fighter.set.individualValues[stat] = value
    case .stage(let stat): side.fighter.stages[stat] = value
    case .spikes: side.spikes = value
    case .isTerastallized: side.fighter.isTerastallized = value == 1
    case .sideCondition(let word):
      if value == 1 { side.guards.insert(word) } else { side.guards.remove(word) }
    case .pokemon, .nature, .ability, .item, .tera, .status, .move: break
    }
    return side
  }

  /// Returns the text of a field whose value is chosen from a list, or "—" if the field is empty.
  func value(_ pageControl: SetControl) -> String {
    func name(_ name: SetName?, _ kind: SetNameKind) -> String? {
      name.map { text.name($0, as: kind) }
    }
    let value: String? =
      switch pageControl {
      case .pokemon: name(set.pokemon, .pokemon)
      case .nature: name(set.nature, .nature)
      case .ability: name(set.ability, .ability)
      case .item: name(set.item, .item)
      case .tera: set.teraType.map { words.name(of: $0) }
      case .status: words(side.fighter.status.sentence)
      case .move(let slot): move(slot)
      default: nil
      }
    return value ?? "—"
  }

  private func move(_ slot: Int) -> String? {
    guard set.moves.indices ~= slot else { return nil }
    return set.moves[slot].alternatives.map { move in
      let name = text.name(move.name, as: .move)
      return move.hiddenPowerType.map { "\(name) (\(words.name(of: $0)))" } ?? name
    }.joined(separator: " / ")
  }

  /// Whether the field contains a name that could not be recognized.
  func isUnrecognized(_ pageControl: SetControl) -> Bool { unrecognized(pageControl) != nil }

  private func unrecognized(_ pageControl: SetControl) -> String? {
    let name: SetName? =
      switch pageControl {
      case .pokemon: set.pokemon
      case .nature: set.nature
      case .ability: set.ability
      case .item: set.item
      case .move(let slot):
        set.moves.indices ~= slot ? set.moves[slot].alternatives.first?.name : nil
      default: nil
      }
    if case .unrecognized(let text) = name { return text }
    return nil
  }
}

// MARK: - Choices

/// A value that a field can have.
struct SetChoice {
  let title: String
  var details: [String] = []
  /// Additional texts that a filter can match.
  var names: [String] = []
  let change: (inout DuelState.Side) -> Void
}

extension SetFields {
  /// Returns the choices for a field whose value is chosen from a list, and the index of the
  /// current choice, if any.
  func choices(of pageControl: SetControl) -> (choices: [SetChoice], current: Int?) {
    let present = value(pageControl)
    let choices =
      switch pageControl {
      case .pokemon: pokemonChoices
      case .nature: natureChoices
      case .ability: abilityChoices
      case .item: itemChoices
      case .tera: teraChoices
      case .status: statusChoices
      case .move(let slot): moveChoices(slot)
      default: [SetChoice]()
      }
    return (choices, choices.firstIndex { $0.title == present })
  }

  private var pokemonChoices: [SetChoice] {
    gameData.varieties(in: generation).map { variety in
      SetChoice(
        title: words.name(of: .pokemon(variety.id)), names: [SlugWords.title(variety.slug)]
      ) { side in
        var set = PokemonSet()
        (set.pokemon, set.level) = (.slug(variety.slug), side.fighter.set.level)
        side.fighter = Fighter(set)
      }
    }
  }

  private var natureChoices: [SetChoice] {
    words.rules.natures.map { nature in
      let effect = [(nature.increased, "+"), (nature.decreased, "−")].compactMap { stat, sign in
        stat.map { sign + words($0.listSentence) }
      }
      return SetChoice(
        title: words.name(ofNature: nature.slug), details: [effect.joined(separator: " ")]
      ) { $0.fighter.set.nature = .slug(nature.slug) }
    }
  }

  private var abilityChoices: [SetChoice] {
    let own = pokemon.map { gameData.abilities(ofSet: $0, in: generation) } ?? []
    return none { $0.fighter.set.ability = nil }
      + own.map { slug in
        SetChoice(title: words.name(ofAbility: slug)) { $0.fighter.set.ability = .slug(slug) }
      }
  }

  private var itemChoices: [SetChoice] {
    slugs(gameData.heldItems, .item, after: .item) { slug in { $0.fighter.set.item = slug } }
  }

  private var teraChoices: [SetChoice] {
    none { $0.fighter.set.teraType = nil }
      + PokemonType.allCases.filter { $0.hasMembers || $0 == .stellar }.map { type in
        SetChoice(title: words.name(of: type)) { $0.fighter.set.teraType = type }
      }
  }

  private var statusChoices: [SetChoice] {
    ([nil] + Combatant.Status.all).map { status in
      SetChoice(title: words(status.sentence)) { $0.fighter.status = status }
    }
  }

  private func moveChoices(_ slot: Int) -> [SetChoice] {
    let learnt = source.map { gameData.moves(from: $0).compactMap(\.name.slug) }
    return slugs(learnt ?? [], .move, after: .move(slot)) { name in
      { side in
        var moves = side.fighter.set.moves
        if moves.indices ~= slot {
          if let name { moves[slot] = MoveSlot([SetMove(name)]) } else { moves.remove(at: slot) }
        } else if let name {
          moves.append(MoveSlot([SetMove(name)]))
        }
        side.fighter.set.moves = moves
      }
    }
  }

  private func none(_ change: @escaping (inout DuelState.Side) -> Void) -> [SetChoice] {
    [SetChoice(title: "—", change: change)]
  }

  /// Returns choices for slugs. The empty choice is first. If the field has an unrecognized name,
  /// the most similar names follow. Then come all others, sorted by name.
  private func slugs(
    _ slugs: [String], _ kind: SetNameKind, after pageControl: SetControl,
    change: (SetName?) -> (inout DuelState.Side) -> Void
  ) -> [SetChoice] {
    let names = gameData.names(in: words.language)
    let nearest = (unrecognized(pageControl).map { names.nearest(to: $0, as: kind) } ?? [])
      .compactMap { names.slug(of: $0, as: kind) }
    let others = slugs.filter { !nearest.contains($0) }
      .map { (slug: $0, title: text.name(ofSlug: $0, as: kind)) }.sorted { $0.title < $1.title }
    let all = nearest.map { (slug: $0, title: text.name(ofSlug: $0, as: kind)) } + others
    return none(change(nil))
      + all.map { slug, title in
        SetChoice(
          title: title, details: kind == .move ? details(ofMove: slug) : [],
          names: [SlugWords.title(slug)], change: change(.slug(slug)))
      }
  }

  private func details(ofMove slug: String) -> [String] {
    guard let move = gameData.battleMove(slug, in: generation) else { return [] }
    return [
      words.name(of: move.type), words.label("class", move.damageClass.rawValue),
      move.power > 0 ? String(move.power) : "",
    ].filter { !$0.isEmpty }
  }
}

extension Combatant.Status {
  /// All status conditions in the order of the menu.
  static let all: [Combatant.Status?] = [.burn, .paralysis, .poison, .toxic, .sleep, .freeze]
}

extension Combatant.Status? {
  var sentence: Sentence {
    switch self {
    case nil: .statusNone
    case .burn: .statusBurn
    case .freeze: .statusFreeze
    case .paralysis: .statusParalysis
    case .poison: .statusPoison
    case .sleep: .statusSleep
    case .toxic: .statusToxic
    }
  }
}
