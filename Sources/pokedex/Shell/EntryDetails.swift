internal import PokedexModel

/// What `show --with` adds to an entry.
struct EntryDetails {
  /// One of the parts, by its name on the command line.
  enum Part: String, CaseIterable {
    case moves, evolution, matchups, encounters, forms, held

    /// The part of a name; the screen calls encounters places.
    init?(named name: String) { self.init(rawValue: name == "places" ? "encounters" : name) }

    /// All their names, as a list for people.
    static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
  }

  /// How entries are laid out.
  enum Layout: Equatable {
    /// A page of text for each, or an array of JSON.
    case page
    case table(ListRequest.Format)
    case line(EntryFormat)
  }

  /// What is asked for.
  struct Request: Equatable {
    var parts: Set<Part> = []
    /// The slug of the version group whose moves are wanted; nil for all.
    var game: String?
    /// The generation that the entry is to be of; nil for today's.
    var generation: Int?
    /// Nil for the usual ones.
    var fields: [EntryField]?
    var layout = Layout.page
  }

  var moves: [LearnedMove]?
  var evolution: [EvolutionStep]?
  var matchups: Matchups?
  var encounters: [Encounter]?
  var forms: [PokemonForm]?
  var held: [HeldItem]?
}

extension EntryDetails: Encodable {
  private enum Key: CodingKey {
    case moves, evolution, matchups, encounters, forms, held
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encodeIfPresent(moves?.map(MoveJSON.init), forKey: .moves)
    try container.encodeIfPresent(evolution?.map(EvolutionJSON.init), forKey: .evolution)
    try container.encodeIfPresent(matchups.map(MatchupsJSON.init), forKey: .matchups)
    try container.encodeIfPresent(encounters?.map(EncounterJSON.init), forKey: .encounters)
    try container.encodeIfPresent(forms?.map(FormJSON.init), forKey: .forms)
    try container.encodeIfPresent(held?.map(HeldJSON.init), forKey: .held)
  }
}

private struct MoveJSON: Encodable {
  private enum Key: CodingKey {
    case move, way, methods, level, versionGroup
  }

  let learned: LearnedMove

  init(_ learned: LearnedMove) { self.learned = learned }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(learned.move, forKey: .move)
    try container.encode(learned.way.rawValue, forKey: .way)
    if learned.way == .other { try container.encode(learned.others, forKey: .methods) }
    try container.encode(learned.level, forKey: .level)
    try container.encode(learned.versionGroup, forKey: .versionGroup)
  }
}

/// Only the conditions that are set, each under its own name; what PokéAPI added with the years as
/// `key=value` in `more`.
private struct EvolutionJSON: Encodable {
  let step: EvolutionStep

  init(_ step: EvolutionStep) { self.step = step }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: TextKey.self)
    try container.encode(step.from, forKey: TextKey("from"))
    try container.encode(step.to, forKey: TextKey("to"))
    try container.encode(step.trigger, forKey: TextKey("trigger"))
    for (name, value) in step.conditions.main {
      switch value {
      case .number(let number): try container.encode(number, forKey: TextKey(name))
      case .slug(let slug): try container.encode(slug, forKey: TextKey(name))
      case .flag: try container.encode(1, forKey: TextKey(name))
      }
    }
    let more = step.conditions.more.map { "\($0.name)=\(Self.text(of: $0.value))" }
    if !more.isEmpty {
      try container.encode(more.joined(separator: ","), forKey: TextKey("more"))
    }
  }

  private static func text(of value: EvolutionConditions.Value) -> String {
    switch value {
    case .number(let number): String(number)
    case .slug(let slug): slug
    case .flag: "True"
    }
  }
}

private struct MatchupsJSON: Encodable {
  private enum Key: CodingKey {
    case generation, takes, withAbility
  }

  let matchups: Matchups

  init(_ matchups: Matchups) { self.matchups = matchups }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(matchups.generation, forKey: .generation)
    try container.encode(TextKey.factors(matchups.takes), forKey: .takes)
    let changes = matchups.changes.map { (TextKey($0.ability), TextKey.factors($0.factors)) }
    var abilities = container.nestedContainer(keyedBy: TextKey.self, forKey: .withAbility)
    for (ability, factors) in changes { try abilities.encode(factors, forKey: ability) }
  }
}

private struct EncounterJSON: Encodable {
  let version: String
  let locationArea: String
  let method: String
  let conditions: [String]
  let minLevel: Int
  let maxLevel: Int
  let chance: Int

  init(_ encounter: Encounter) {
    version = encounter.version
    locationArea = encounter.locationArea
    method = encounter.method
    conditions = encounter.conditions
    minLevel = encounter.minLevel
    maxLevel = encounter.maxLevel
    chance = encounter.chance
  }
}

private struct FormJSON: Encodable {
  private enum Key: CodingKey {
    case name, form, isDefault, isMega, isBattleOnly
  }

  let form: PokemonForm

  init(_ form: PokemonForm) { self.form = form }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(form.slug, forKey: .name)
    try container.encode(form.form, forKey: .form)
    try container.encode(form.isDefault, forKey: .isDefault)
    try container.encode(form.isMega, forKey: .isMega)
    try container.encode(form.isBattleOnly, forKey: .isBattleOnly)
  }
}

private struct HeldJSON: Encodable {
  let item: String
  let version: String
  let chance: Int

  init(_ held: HeldItem) {
    item = held.item
    version = held.version
    chance = held.chance
  }
}
