internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// The whole family as a tree, with every way to evolve in words.
struct EvolutionPage {
  let entry: ScreenState.Entry
  let words: Words
  let columns: Int

  /// A member of the family in a line, the ways to become it in those below.
  var lines: [Line] {
    guard let members = entry.evolutionLine?.members else { return [] }
    if members.count == 1 { return [Line([Span(words(.doesNotEvolve), .secondary)])] }
    let slugs = Dictionary(members.map { ($0.number, $0.slug) }) { first, _ in first }
    return members.flatMap { member -> [Line] in
      let indent = String(repeating: "    ", count: member.depth)
      let name = words.name(ofPokemon: member.number, slug: slugs[member.number] ?? member.slug)
      let arrow = member.depth > 0 ? "→ " : ""
      let head = Line([
        Span(indent + arrow, .secondary), Span(name, link: .pokemon(member.number)),
      ])
      return [head] + notYet(member.number, indent: indent + "    ")
        + ways(to: member.slug, indent: indent + "    ")
    }
  }

  /// That a member came after the generation; nothing where it did not.
  private func notYet(_ number: Int, indent: String) -> [Line] {
    guard let generation = entry.generation,
      let first = words.rules.firstGeneration(ofVariety: number), first > generation
    else { return [] }
    return Line.wrapped(
      words(.notThen, words.generation(generation)), .secondary, indent: indent,
      columns: max(columns, indent.count + 8))
  }

  private func ways(to slug: String, indent: String) -> [Line] {
    let steps = (entry.evolutionSteps ?? []).filter { $0.to == slug }
    var sentences: [String] = []
    return steps.flatMap { step -> [Line] in
      let way = EvolutionWords(step: step, words: words)
      let sentence = way.sentence
      if sentences.contains(sentence) { return [] }
      sentences.append(sentence)
      return Line.wrapped(
        sentence, .secondary, names: way.names, indent: indent,
        columns: max(columns, indent.count + 8))
    }
  }
}

/// One way to evolve as a sentence: "level up at night knowing Fairy Wind".
struct EvolutionWords {
  let step: EvolutionStep
  let words: Words

  var sentence: String {
    let gap = words.language.interface == .japanese ? "、" : " "
    let parts = ([trigger] + conditions).filter { !$0.isEmpty }.joined(separator: gap)
    // The form ends with a colon, after which Japanese has no comma.
    guard let form else { return parts }
    return form + (words.language.interface == .japanese ? "" : " ") + parts
  }

  /// The names in it that lead to pages.
  var names: [(text: String, link: Subject)] {
    var names: [(String, Subject)] = []
    for condition in EvolutionStep.Condition.allCases {
      guard let value = step.conditions[condition] else { continue }
      switch condition {
      case .item, .heldItem: names.append((words.name(ofItem: value), .item(value)))
      case .knownMove: names.append((words.name(ofMove: value), .move(value)))
      case .location: names.append((words.name(ofLocation: value), .place(value)))
      case .knownMoveType, .partyType:
        if let type = PokemonType(rawValue: value) {
          names.append((words.name(of: type), .type(type)))
        }
      case .partySpecies, .tradeSpecies:
        if let id = words.variety(value)?.id { names.append((name(of: value), .pokemon(id))) }
      default: break
      }
    }
    if let move = step.detail("used_move") { names.append((words.name(ofMove: move), .move(move))) }
    return names
  }

  /// What sets it off; with the level, where that is all.
  private var trigger: String {
    switch step.trigger {
    case "level-up":
      step.number(.minLevel).map { words(.evolveLevel, String($0)) } ?? words(.evolveLevelUp)
    case "use-item":
      words(.evolveUse, step.conditions[.item].map(words.name(ofItem:)) ?? "—")
    case "trade": words(.evolveTrade)
    case nil: words(.evolveUnknown)
    case let trigger?:
      joined(
        feat(trigger) ?? words.label("trigger", trigger),
        step.number(.minLevel).map { words(.evolveLevel, String($0)) })
    }
  }

  /// What has to be done where it is neither a level, an item nor a trade; empty where conditions say
  /// it, nil for what came out since.
  private func feat(_ trigger: String) -> String? {
    switch trigger {
    case "spin": words(.evolveSpin)
    case "shed": words(.evolveShed)
    case "gimmighoul-coins": words(.evolveCoins)
    case "three-critical-hits": words(.evolveCriticalHits)
    case "three-defeated-bisharp": words(.evolveBisharp)
    case "tower-of-darkness": words(.evolveDarkness)
    case "tower-of-waters": words(.evolveWaters)
    case "recoil-damage", "take-damage": step.detail("min_damage_taken").map { _ in "" }
    case "other": step.number(.minLevel).map { _ in "" }
    case "use-move", "strong-style-move", "agile-style-move":
      step.detail("used_move").map { _ in "" }
    default: nil
    }
  }

  private func joined(_ first: String, _ second: String?) -> String {
    [first, second ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private var conditions: [String] {
    EvolutionStep.Condition.allCases.compactMap { condition in
      step.conditions[condition].flatMap { words(of: condition, $0) }
    } + details + [note].compactMap(\.self)
  }

  /// What the source has no column for, by what it leads to.
  private var note: String? {
    switch step.to {
    case "silcoon", "cascoon": words(.evolveByChance)
    case "solgaleo": inVersions(["sun", "ultra-sun", "sword", "scarlet"])
    case "lunala": inVersions(["moon", "ultra-moon", "shield", "violet"])
    case "alcremie": words(.evolveSweet)
    case "toxtricity": words(.evolveNature)
    default: nil
    }
  }

  private func inVersions(_ versions: [String]) -> String {
    words(.evolveVersions, versions.map(words.name(ofVersion:)).joined(separator: " / "))
  }

  private func words(of condition: EvolutionStep.Condition, _ value: String) -> String? {
    switch condition {
    case .minLevel, .item, .more: nil
    case .heldItem: words(.evolveHolding, words.name(ofItem: value))
    case .knownMove: words(.evolveKnowing, words.name(ofMove: value))
    case .knownMoveType: words(.evolveKnowingType, words.name(ofTypeSlug: value))
    case .location: words(.evolveAt, words.name(ofLocation: value))
    case .minHappiness: words(.evolveFriendship, value)
    case .minBeauty: words(.evolveBeauty, value)
    case .minAffection: words(.evolveAffection, value)
    case .gender: words(value == "1" ? .evolveFemale : .evolveMale)
    case .timeOfDay: timeOfDay(value)
    case .needsOverworldRain: words(.evolveRain)
    case .partySpecies: words(.evolveParty, name(of: value))
    case .partyType: words(.evolvePartyType, words.name(ofTypeSlug: value))
    case .relativePhysicalStats:
      words(
        value == "0" ? .evolveAttackEqual : value == "1" ? .evolveAttackHigher : .evolveAttackLower)
    case .tradeSpecies: words(.evolveTradeFor, name(of: value))
    case .turnUpsideDown: words(.evolveUpsideDown)
    }
  }

  private func timeOfDay(_ value: String) -> String {
    switch value {
    case "day": words(.evolveDay)
    case "night": words(.evolveNight)
    case "dusk": words(.evolveDusk)
    case "full-moon": words(.evolveFullMoon)
    default: SlugWords.title(value)
    }
  }

  /// What PokeAPI added with the years.
  private var details: [String] {
    let usedMove = step.detail("used_move").map {
      words(.evolveUsing, words.name(ofMove: $0), step.detail("min_move_count") ?? "1")
    }
    let lost: Sentence = step.trigger == "recoil-damage" ? .evolveRecoil : .evolveDamage
    let found: [String?] = [
      step.detail("region").map { words(.evolveRegion, words.label("region", $0)) },
      usedMove, style,
      step.detail("min_steps").map { words(.evolveSteps, $0) },
      step.detail("min_damage_taken").map { words(lost, $0) },
      step.detail("near_special_rock").map { _ in words(.evolveRock) },
      step.detail("needs_multiplayer").map { _ in words(.evolveMultiplayer) },
    ]
    return found.compactMap(\.self)
  }

  /// How a move has to be used.
  private var style: String? {
    switch step.trigger {
    case "strong-style-move": words(.evolveStrongStyle)
    case "agile-style-move": words(.evolveAgileStyle)
    default: nil
    }
  }

  /// Which of the species' varieties it is for, and which it leads to, where that is not plain.
  private var form: String? {
    let from = step.detail("base_form").flatMap { $0 == step.from ? nil : name(of: $0) }
    let to = step.detail("evolved_form").flatMap { $0 == step.to ? nil : name(of: $0) }
    return switch (from, to) {
    case (nil, nil): nil
    case (let from?, nil): words(.evolveFrom, from)
    case (nil, let to?): words(.evolveTo, to)
    case (let from?, let to?): words(.evolveFromTo, from, to)
    }
  }

  private func name(of slug: String) -> String { words.name(ofVariety: slug) }
}
