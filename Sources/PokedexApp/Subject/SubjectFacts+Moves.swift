internal import PokedexModel
internal import PokedexText
internal import TerminalUI

// What a move is, and what it was like.
extension SubjectFacts {
  /// What it is: contact, sound, wind …; a dash where nothing is recorded.
  func flags(of move: Move) -> SubjectFact {
    let flags = rules.flags(ofMove: move.id)
    let facts = (flags ?? []).map { Span(words.name(ofFlag: $0)) }
    return SubjectFact(
      generation == nil ? .moveFlags : .moveFlagsToday,
      .parts(facts.isEmpty ? [Span(flags == nil ? "—" : words(.flagNone))] : facts),
      key: "flags", value: flags.map(JSONValue.texts) ?? .null)
  }

  /// What it was like before some games, a line each.
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
      figure(.movePoints, change.powerPoints.map(String.init)),
      figure(.moveEffect, change.effectChance.map { "\($0) %" }),
    ]
    let before = words(.beforeGame, words.name(ofGame: change.before))
    return SubjectFact.Passage(
      text: words(.formPair, before, parts.compactMap(\.self).joined(separator: " · ")),
      names: [])
  }

  /// Only what changed, each under its own name.
  private static func members(of change: MoveChange) -> [String: JSONValue] {
    var members: [String: JSONValue] = ["before_version_group": .text(change.before)]
    if let type = change.type { members["type"] = .text(type.rawValue) }
    if let power = change.power { members["power"] = .optional(power.number) }
    if let accuracy = change.accuracy { members["accuracy"] = .optional(accuracy.number) }
    if let points = change.powerPoints { members["pp"] = .integer(points) }
    if let chance = change.effectChance { members["effect_chance"] = .integer(chance) }
    return members
  }
}

extension Words {
  /// What a move's flag is called.
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
