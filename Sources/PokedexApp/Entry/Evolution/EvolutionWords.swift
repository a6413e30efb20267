internal import PokedexModel
internal import PokedexText

/// Text of one way to evolve, such as "level up at night knowing Fairy Wind".
///
/// Ways that differ only in their places or held items are merged into one.
struct EvolutionWords {
  let words: Words
  /// Slugs of the places, each with the slugs of the version groups to name beside it.
  private let places: [(slug: String, games: [String])]
  private let heldItems: [String]
  private let step: EvolutionStep
  /// Whether several places are only counted.
  private let countsPlaces: Bool

  /// - Parameters:
  ///   - steps: ways to evolve that differ only in their places or held items; at least one.
  ///   - countsPlaces: whether several places are only counted.
  ///   - games: closure that returns the slugs of the version groups to name beside a step's place.
  init(
    _ steps: [EvolutionStep], words: Words, countsPlaces: Bool = false,
    games: (EvolutionStep) -> [String] = { _ in [] }
  ) {
    self.words = words
    self.countsPlaces = countsPlaces
    step = steps[0]
    heldItems = steps.compactMap(\.conditions.heldItem).unique
    places = steps.compactMap { step in step.conditions.location.map { ($0, games(step)) } }
  }

  private var conditions: EvolutionConditions { step.conditions }

  /// Text of the trigger and the conditions.
  var way: String { words.joined(([trigger] + clauses).filter { !$0.isEmpty }, by: .clausePair) }

  /// Names in the text that link to pages, each with its link.
  var names: [(text: String, link: Subject)] {
    let items = ([conditions.item].compactMap(\.self) + heldItems)
      .map { (words.name(ofItem: $0), Subject.item($0)) }
    let moves = [conditions.knownMove, conditions.usedMove].compactMap(\.self)
      .map { (words.name(ofMove: $0), Subject.move($0)) }
    let types = [conditions.knownMoveType, conditions.partyType].compactMap(\.self)
      .compactMap(PokemonType.init(rawValue:)).map { (words.name(of: $0), Subject.type($0)) }
    let places = places.map { (words.name(ofLocation: $0.slug), Subject.place($0.slug)) }
    let natures = conditions.natures.map { (words.name(ofNature: $0), Subject.nature($0)) }
    let species = [conditions.partySpecies, conditions.tradeSpecies].compactMap(\.self)
      .compactMap { slug in
        words.variety(slug).map { (name(of: slug), Subject.pokemon($0.id)) }
      }
    return items + moves + types + places + natures + species
  }

  /// Text of the trigger, with the minimum level if there is one.
  private var trigger: String {
    let level = conditions.minLevel.map { words(.evolveLevel, String($0)) }
    return switch step.trigger {
    case "level-up": level ?? words(.evolveLevelUp)
    case "use-item": words(.evolveUse, conditions.item.map(words.name(ofItem:)) ?? "—")
    case "trade": words(.evolveTrade)
    case nil: conditions.candies == nil ? words(.evolveUnknown) : ""
    case let trigger?:
      words.joined(
        [specialTrigger(trigger) ?? words.label("trigger", trigger), level].compactMap(\.self)
          .filter { !$0.isEmpty }, by: .listPair)
    }
  }

  /// Returns the text of a trigger other than leveling up, using an item or trading. Empty if the
  /// texts of the conditions already include it; nil if the trigger is unknown.
  private func specialTrigger(_ trigger: String) -> String? {
    switch trigger {
    case "spin": words(.evolveSpin)
    case "shed": words(.evolveShed)
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

  private var clauses: [String] {
    (surroundings + partyClauses + added + [note]).compactMap(\.self)
  }

  /// Texts of the conditions on held items, known moves, places, gender, time and weather, and on
  /// values such as friendship.
  private var surroundings: [String?] {
    let places = textOfPlaces
    let held = words.alternatives(heldItems.map(words.name(ofItem:)))
    return [
      held.isEmpty ? nil : words(.evolveHolding, held),
      conditions.knownMove.map { words(.evolveKnowing, words.name(ofMove: $0)) },
      conditions.knownMoveType.map { words(.evolveKnowingType, words.name(ofTypeSlug: $0)) },
      places.isEmpty ? nil : words(.evolveAt, places),
      conditions.minHappiness.map { words(.evolveFriendship, String($0)) },
      conditions.minBeauty.map { words(.evolveBeauty, String($0)) },
      conditions.minAffection.map { words(.evolveAffection, String($0)) },
      conditions.gender.map(words.name(of:)),
      conditions.timeOfDay.map(words.name(of:)),
      conditions.needsOverworldRain ? words(.evolveRain) : nil,
    ]
  }

  /// The places, each with its games; only their number if they are counted. Empty if there are none.
  private var textOfPlaces: String {
    guard countsPlaces, places.count > 1 else {
      return words.joined(places.map(text(ofPlace:games:)), by: .listPair)
    }
    let games = places.flatMap(\.games).unique
    return words(.evolvePlaces, String(places.count), String(games.count))
  }

  private func text(ofPlace slug: String, games: [String]) -> String {
    let name = words.name(ofLocation: slug)
    if games.isEmpty { return name }
    return words(
      .evolveLocation, name, words.joined(games.map(words.name(ofGame:)), by: .listPair))
  }

  private var partyClauses: [String?] {
    [
      conditions.partySpecies.map { words(.evolveParty, name(of: $0)) },
      conditions.partyType.map { words(.evolvePartyType, words.name(ofTypeSlug: $0)) },
      conditions.relativePhysicalStats.map(text(of:)),
      conditions.tradeSpecies.map { words(.evolveTradeFor, name(of: $0)) },
      conditions.turnUpsideDown ? words(.evolveUpsideDown) : nil,
    ]
  }

  private func text(of stats: EvolutionConditions.PhysicalStats) -> String {
    switch stats {
    case .attackHigher: words(.evolveAttackHigher)
    case .equal: words(.evolveAttackEqual)
    case .attackLower: words(.evolveAttackLower)
    }
  }

  /// Texts of conditions that PokeAPI has added in recent years, and of those that PokeAPI lacks
  /// and that come from the bundled tables.
  private var added: [String?] {
    let natures = words.alternatives(conditions.natures.map(words.name(ofNature:)))
    // The only place at which damage counts has a stone arch.
    let lost: Sentence =
      step.trigger == "recoil-damage"
      ? .evolveRecoil : conditions.location == nil ? .evolveDamage : .evolveArch
    return [
      conditions.region.map { words(.evolveRegion, words.label("region", $0)) },
      conditions.usedMove.map {
        words(.evolveUsing, words.name(ofMove: $0), String(conditions.minMoveCount ?? 1))
      },
      step.trigger == "strong-style-move" ? words(.evolveStrongStyle) : nil,
      step.trigger == "agile-style-move" ? words(.evolveAgileStyle) : nil,
      conditions.minSteps.map { words(.evolveSteps, String($0)) },
      conditions.candies.map { words(.evolveCandies, String($0), name(of: step.from)) },
      conditions.minDamageTaken.map { words(lost, String($0)) },
      natures.isEmpty ? nil : words(.evolveNature, natures),
      conditions.cloak.map(text(of:)),
      conditions.nearSpecialRock ? words(.evolveRock) : nil,
      conditions.needsMultiplayer ? words(.evolveMultiplayer) : nil,
      versions.isEmpty ? nil : words(.evolveVersions, words.names(ofVersions: versions)),
    ]
  }

  /// Slugs of the versions in which the way works, if they are few. The games of a place are named
  /// beside it, and a region tells its games.
  private var versions: [String] {
    let groups = words.rules.versionGroups
    let versions = conditions.games.flatMap { slug in
      groups.first { $0.slug == slug }?.versions ?? [slug]
    }
    let isNamed = conditions.location != nil || conditions.region != nil
    return isNamed || versions.count > Self.maximumVersions ? [] : versions
  }

  /// Maximum number of versions to name. A way that works in more versions is not special to them.
  private static let maximumVersions = 4

  private func text(of cloak: EvolutionConditions.Cloak) -> String {
    switch cloak {
    case .plant: words(.evolveCloakPlant)
    case .sandy: words(.evolveCloakSandy)
    case .trash: words(.evolveCloakTrash)
    }
  }

  /// Text of the special rule by which this variety results rather than another, for example
  /// chance. Nil if there is no rule to describe.
  private var note: String? {
    let rules = words.variety(step.to).map { words.rules.varietyRules(of: $0.id) } ?? []
    return rules.lazy.compactMap(text(of:)).first
  }

  private func text(of rule: VarietyRule) -> String? {
    switch rule.kind {
    case .comesByChance: words(.evolveByChance)
    case .comesBySweet: words(.evolveSweet)
    case .comesAsDefault, .evolvesUnrecorded, .formOf, .noEggs, .inGames, .changesSince: nil
    }
  }

  private func name(of slug: String) -> String { words.name(ofVariety: slug) }
}

extension Words {
  func name(of gender: EvolutionConditions.Gender) -> String {
    self(gender == .female ? .evolveFemale : .evolveMale)
  }

  func name(of time: EvolutionConditions.TimeOfDay) -> String {
    switch time {
    case .day: self(.evolveDay)
    case .night: self(.evolveNight)
    case .dusk: self(.evolveDusk)
    case .fullMoon: self(.evolveFullMoon)
    case .other(let slug): SlugWords.title(slug)
    }
  }
}
