internal import PokedexModel
internal import PokedexText

/// One way to evolve as a sentence: "level up at night knowing Fairy Wind".
struct EvolutionWords {
  let step: EvolutionStep
  let words: Words
  /// The slugs of the places where it is done, of ways that differ in nothing else; nil for its own.
  var places: [String]?
  private var isShort = false

  init(step: EvolutionStep, words: Words, places: [String]? = nil) {
    self.step = step
    self.words = words
    self.places = places
  }

  private var conditions: EvolutionConditions { step.conditions }

  /// The whole, with the varieties that it is about where that is not plain.
  var sentence: String { form.map { words(.formPair, $0, way) } ?? way }

  /// What has to be done.
  var way: String { words.joined(([trigger] + clauses).filter { !$0.isEmpty }, by: .clausePair) }

  /// The same in few words.
  var brief: String {
    var brief = self
    brief.isShort = true
    return brief.way
  }

  private var locations: [String] { places ?? conditions.location.map { [$0] } ?? [] }

  /// The names in it that lead to pages.
  var names: [(text: String, link: Subject)] {
    let items = [conditions.item, conditions.heldItem].compactMap(\.self)
      .map { (words.name(ofItem: $0), Subject.item($0)) }
    let moves = [conditions.knownMove, conditions.usedMove].compactMap(\.self)
      .map { (words.name(ofMove: $0), Subject.move($0)) }
    let types = [conditions.knownMoveType, conditions.partyType].compactMap(\.self)
      .compactMap(PokemonType.init(rawValue:)).map { (words.name(of: $0), Subject.type($0)) }
    let places =
      locations
      .map { (words.name(ofLocation: $0), Subject.place($0)) }
    let species = [conditions.partySpecies, conditions.tradeSpecies].compactMap(\.self)
      .compactMap { slug in
        words.variety(slug).map { (name(of: slug), Subject.pokemon($0.id)) }
      }
    return items + moves + types + places + species
  }

  /// What sets it off; with the level, where that is all.
  private var trigger: String {
    let level = conditions.minLevel.map { words(.evolveLevel, String($0)) }
    return switch step.trigger {
    case "level-up": level ?? (isShort && !clauses.isEmpty ? "" : words(.evolveLevelUp))
    case "use-item": words(.evolveUse, conditions.item.map(words.name(ofItem:)) ?? "—")
    case "trade": words(.evolveTrade)
    case nil: conditions.candies == nil ? words(.evolveUnknown) : ""
    case let trigger?: joined(feat(trigger) ?? words.label("trigger", trigger), level)
    }
  }

  /// What has to be done where it is neither a level, an item nor a trade; empty where conditions say
  /// it, nil for what came out since.
  private func feat(_ trigger: String) -> String? {
    switch trigger {
    case "spin": words(.evolveSpin)
    case "shed": words(isShort ? .evolveShedBriefly : .evolveShed)
    case "gimmighoul-coins": words(.evolveCoins)
    case "three-critical-hits": words(.evolveCriticalHits)
    case "three-defeated-bisharp": words(.evolveBisharp)
    case "tower-of-darkness": words(.evolveDarkness)
    case "tower-of-waters": words(.evolveWaters)
    case "recoil-damage", "take-damage": conditions.minDamageTaken.map { _ in "" }
    case "other": conditions.minLevel.map { _ in "" }
    case "use-move", "strong-style-move", "agile-style-move": conditions.usedMove.map { _ in "" }
    default: nil
    }
  }

  private func joined(_ first: String, _ second: String?) -> String {
    [first, second ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private var clauses: [String] {
    (owned + figures + surroundings + company + added + [note]).compactMap(\.self)
  }

  private var owned: [String?] {
    [
      conditions.heldItem.map { words(.evolveHolding, words.name(ofItem: $0)) },
      conditions.knownMove.map { words(.evolveKnowing, words.name(ofMove: $0)) },
      conditions.knownMoveType.map {
        words(
          isShort ? .evolveKnowingTypeBriefly : .evolveKnowingType, words.name(ofTypeSlug: $0))
      },
      locations.isEmpty
        ? nil
        : words(.evolveAt, words.joined(locations.map(words.name(ofLocation:)), by: .listPair)),
    ]
  }

  private var figures: [String?] {
    [
      conditions.minHappiness.map {
        words(isShort ? .evolveFriendshipBriefly : .evolveFriendship, String($0))
      },
      conditions.minBeauty.map {
        words(isShort ? .evolveBeautyBriefly : .evolveBeauty, String($0))
      },
      conditions.minAffection.map {
        words(isShort ? .evolveAffectionBriefly : .evolveAffection, String($0))
      },
      conditions.gender.map { words($0 == .female ? .evolveFemale : .evolveMale) },
    ]
  }

  private var surroundings: [String?] {
    [
      conditions.timeOfDay.map(text(of:)),
      conditions.needsOverworldRain ? words(.evolveRain) : nil,
    ]
  }

  private var company: [String?] {
    [
      conditions.partySpecies.map { words(.evolveParty, name(of: $0)) },
      conditions.partyType.map { words(.evolvePartyType, words.name(ofTypeSlug: $0)) },
      conditions.relativePhysicalStats.map(text(of:)),
      conditions.tradeSpecies.map { words(.evolveTradeFor, name(of: $0)) },
      conditions.turnUpsideDown ? words(.evolveUpsideDown) : nil,
    ]
  }

  private func text(of time: EvolutionConditions.TimeOfDay) -> String {
    switch time {
    case .day: words(.evolveDay)
    case .night: words(.evolveNight)
    case .dusk: words(.evolveDusk)
    case .fullMoon: words(.evolveFullMoon)
    case .other(let slug): SlugWords.title(slug)
    }
  }

  private func text(of stats: EvolutionConditions.PhysicalStats) -> String {
    switch stats {
    case .attackHigher: words(.evolveAttackHigher)
    case .equal: words(.evolveAttackEqual)
    case .attackLower: words(.evolveAttackLower)
    }
  }

  /// What PokéAPI added with the years.
  private var added: [String?] {
    let lost: Sentence = step.trigger == "recoil-damage" ? .evolveRecoil : .evolveDamage
    return [
      conditions.region.map { words(.evolveRegion, words.label("region", $0)) },
      conditions.usedMove.map {
        words(.evolveUsing, words.name(ofMove: $0), String(conditions.minMoveCount ?? 1))
      }, style,
      conditions.minSteps.map { words(.evolveSteps, String($0)) },
      conditions.candies.map { words(.evolveCandies, String($0), name(of: step.from)) },
      conditions.minDamageTaken.map { words(lost, String($0)) },
      conditions.nearSpecialRock ? words(.evolveRock) : nil,
      conditions.needsMultiplayer ? words(.evolveMultiplayer) : nil,
    ]
  }

  /// How a move has to be used.
  private var style: String? {
    switch step.trigger {
    case "strong-style-move": words(.evolveStrongStyle)
    case "agile-style-move": words(.evolveAgileStyle)
    default: nil
    }
  }

  /// The rule for the species that it leads to, if there is one.
  private var note: String? {
    let rules = words.variety(step.to).map { words.rules.varietyRules(of: $0.id) } ?? []
    return rules.lazy.compactMap(text(of:)).first
  }

  private func text(of rule: VarietyRule) -> String? {
    switch rule.kind {
    case .comesByChance: words(.evolveByChance)
    case .comesByNature: words(.evolveNature)
    case .comesBySweet: words(isShort ? .evolveSweetBriefly : .evolveSweet)
    case .comesInVersions: inVersions(rule.values)
    case .comesAsDefault, .evolvesUntold, .formOf, .noEggs, .inGames: nil
    }
  }

  private func inVersions(_ versions: [String]) -> String {
    words(.evolveVersions, versions.map(words.name(ofVersion:)).joined(separator: " / "))
  }

  /// Which of the species' varieties it is for, and which it leads to, where that is not plain; it ends
  /// with a colon.
  private var form: String? {
    let from = conditions.baseForm.flatMap { $0 == step.from ? nil : name(of: $0) }
    let to = conditions.evolvedForm.flatMap { $0 == step.to ? nil : name(of: $0) }
    return switch (from, to) {
    case (nil, nil): nil
    case (let from?, nil): words(.evolveFrom, from)
    case (nil, let to?): words(.evolveTo, to)
    case (let from?, let to?): words(.evolveFromTo, from, to)
    }
  }

  private func name(of slug: String) -> String { words.name(ofVariety: slug) }
}
