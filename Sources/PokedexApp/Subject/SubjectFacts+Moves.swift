internal import PokedexModel
internal import PokedexText
internal import TerminalUI

// Facts about a move's flags, and about its changes between games.
extension SubjectFacts {
  /// Returns the move's flags, such as contact, sound and wind. If they are not recorded, returns a
  /// dash.
  func flags(of move: Move) -> SubjectFact {
    let flags = rules.flags(ofMove: move.id)
    let facts = (flags ?? []).map { Span(words.name(ofFlag: $0)) }
    return SubjectFact(
      isOfThePast ? .moveFlagsToday : .moveFlags,
      .parts(facts.isEmpty ? [Span(flags == nil ? "—" : words(.flagNone))] : facts),
      key: "flags", value: flags.map(JSONValue.texts) ?? .null)
  }

  /// Returns the move's values in games where they differ from today's, with a line for each change.
  func changes(of move: Move) -> SubjectFact {
    let changes = rules.changes(of: move)
    return SubjectFact(
      .moveChanges, .section(changes.map(passage)), key: "changes",
      value: .objects(changes.map(Self.members)))
  }

  private func passage(_ change: MoveChange) -> SubjectFact.Passage {
    let figure = { (label: Sentence, text: String?) in text.map { "\(words(label)) \($0)" } }
    let number = { (figure: MoveChange.Figure) in words.figure(figure.number) }
    let parts = [
      figure(.moveType, change.type.map(words.name(of:))),
      figure(.movePower, change.power.map(number)),
      figure(.moveAccuracy, change.accuracy.map(number)),
      figure(.movePoints, change.powerPoints.map { String($0) }),
      figure(.moveClass, change.damageClass.map { words.label("class", $0) }),
      figure(.movePriority, change.priority.map { String($0) }),
      figure(.moveTarget, change.target.map { words.label("target", $0) }),
    ]
    return SubjectFact.Passage(
      text: words(.formPair, games(of: change), parts.compactMap(\.self).joined(separator: " · ")),
      names: [])
  }

  /// Returns the games that have a change's values, such as "before X / Y:".
  private func games(of change: MoveChange) -> String {
    let (since, before) = (
      change.since.map(words.name(ofGame:)), change.before.map(words.name(ofGame:))
    )
    return switch (since, before) {
    case (let since?, _) where change.isInOneGame: words(.inGame, since)
    case (let since?, let before?): words(.betweenGames, since, before)
    case (let since?, nil): words(.sinceGame, since)
    default: words(.beforeGame, before ?? "")
    }
  }

  /// Returns only the values that differ, keyed by their names in JSON.
  private static func members(of change: MoveChange) -> [String: JSONValue] {
    let members: [String: JSONValue?] = [
      "since_version_group": change.since.map { .text($0) },
      "before_version_group": change.before.map { .text($0) },
      "type": change.type.map { .text($0.rawValue) },
      "power": change.power.map { .optional($0.number) },
      "accuracy": change.accuracy.map { .optional($0.number) },
      "pp": change.powerPoints.map { .integer($0) },
      "damage_class": change.damageClass.map { .text($0) },
      "priority": change.priority.map { .integer($0) },
      "target": change.target.map { .text($0) },
    ]
    return members.compactMapValues(\.self)
  }
}

// Facts about the effect of a move.
extension SubjectFacts {
  /// Returns a line about the move's effect in the newest games.
  func effect(of move: Move) -> SubjectFact {
    let line = words.effect(ofMove: move.slug)
    return SubjectFact(
      isOfThePast ? .moveEffectToday : .moveEffect, line, slug: line, key: "effect")
  }

  /// Returns the numbers of the move's effect in the newest games, for scripts.
  func figures(of move: Move) -> SubjectFact {
    SubjectFact(
      .moveEffect, .figures, key: "effect_figures",
      value: rules.effect(of: move).map(JSONValue.init) ?? .null)
  }
}

extension JSONValue {
  /// Creates an object with the effect's values, using PokeAPI's names as keys.
  fileprivate init(_ effect: MoveEffect) {
    self = .object([
      "ailment": .optional(effect.ailment), "ailment_chance": .integer(effect.ailmentChance),
      "crit_rate": .integer(effect.criticalStages), "drain": .integer(effect.drain),
      "healing": .integer(effect.healing), "flinch_chance": .integer(effect.flinchChance),
      "min_hits": .optional(effect.hits?.lowerBound),
      "max_hits": .optional(effect.hits?.upperBound),
      "min_turns": .optional(effect.turns?.lowerBound),
      "max_turns": .optional(effect.turns?.upperBound),
      "stat_chance": .integer(effect.statChance),
      "stat_changes": .objects(
        effect.statChanges.map { ["stat": .text($0.stat), "change": .integer($0.stages)] }),
    ])
  }
}

// Facts about the machines that teach a move.
extension SubjectFacts {
  /// A machine, and a version group in which it teaches the move.
  private typealias Teaching = (item: String, group: VersionGroup)

  /// Returns the machine for the move in the given game, then all other machines with the games in
  /// which they teach the move. If all games of a generation use the same machine, the generation
  /// is named instead.
  func machines(of move: Move) -> SubjectFact {
    let machines = rules.machines(of: move)
    let teachings = ofGeneration(rules.versionGroups).flatMap { group in
      machines.filter { $0.versionGroup == group.slug }.map { Teaching($0.item, group) }
    }
    let own = teachings.filter { $0.group.slug == game?.group }.map(\.item)
    let facts = teachings.map(\.item).unique.filter { !own.contains($0) }.map { item in
      let latest = teachings.last { $0.item == item }?.group.slug
      return machine(item, gameNames(of: item, teachings), latest.map { Game($0) })
    }
    let first = own.map { machine($0, gameName ?? "", game) }
    let none = own.isEmpty ? gameName.map { [Span(words(.nameInGame, "—", $0))] } ?? [] : []
    return SubjectFact(
      .moveMachines, .parts((first + none + facts).orDash), key: "machines",
      value: .objects(
        teachings.map { ["version_group": .text($0.group.slug), "item": .text($0.item)] }))
  }

  private func machine(_ item: String, _ gameNames: String, _ game: Game?) -> Span {
    Span(
      words(.nameInGame, words.shortName(ofMachine: item), gameNames), link: .item(item), game: game
    )
  }

  private func gameNames(of item: String, _ teachings: [Teaching]) -> String {
    var gameNames: [String] = []
    var range: ClosedRange<Int>?
    func close() {
      guard let whole = range else { return }
      let ends = [whole.lowerBound, whole.upperBound].map(words.numeral)
      gameNames.append(whole.count == 1 ? ends[0] : ends[0] + "–" + ends[1])
      range = nil
    }
    let own = teachings.filter { $0.item == item }.map(\.group)
    for generation in Set(own.map(\.generation)).sorted() {
      let others = teachings.filter { $0.group.generation == generation && $0.item != item }
      if others.isEmpty {
        if range?.upperBound != generation - 1 { close() }
        range = (range?.lowerBound ?? generation)...generation
      } else {
        close()
        gameNames += own.filter { $0.generation == generation }.map { words.name(ofGame: $0.slug) }
      }
    }
    close()
    return words.joined(gameNames, by: .listPair)
  }
}

extension Words {
  fileprivate func name(ofFlag slug: String) -> String {
    Self.flags.first { $0.slug == slug }.map { self($0.sentence) } ?? SlugWords.title(slug)
  }

  private static let flags: [(slug: String, sentence: Sentence)] = [
    ("contact", .flagContact), ("sound", .flagSound), ("punch", .flagPunch), ("bite", .flagBite),
    ("bullet", .flagBullet), ("slicing", .flagSlicing), ("wind", .flagWind),
    ("dance", .flagDance), ("powder", .flagPowder), ("pulse", .flagPulse), ("heal", .flagHeal),
    ("charge", .flagCharge), ("recharge", .flagRecharge), ("defrost", .flagDefrost),
    ("gravity", .flagGravity), ("protect", .flagProtect), ("reflectable", .flagReflectable),
    ("snatch", .flagSnatch), ("bypasssub", .flagSubstitute),
  ]
}

extension Figures {
  /// Returns a range such as "2–5", or "3" if both ends are equal.
  static func range(_ range: ClosedRange<Int>) -> String {
    range.count == 1 ? String(range.lowerBound) : "\(range.lowerBound)–\(range.upperBound)"
  }
}
