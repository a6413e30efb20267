internal import DexData
internal import PokedexApp
internal import PokedexModel
internal import PokemonAPI

/// Details that `show --with` adds to an entry.
struct EntryDetails {
  /// A part of the details. Its raw value is its name on the command line.
  enum Part: String, CaseIterable {
    case moves, evolution, matchups, encounters, forms, held, history

    /// Creates a part from its name. Also accepts "places", which is what the screen calls
    /// encounters.
    init?(named name: String) { self.init(rawValue: name == "places" ? "encounters" : name) }

    /// All names, separated by commas, for help texts.
    static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
  }

  /// The form in which entries are printed.
  enum Layout: Equatable {
    /// A page of text for each entry. With `--json`, a JSON array of all entries.
    case page
    case table(ListRequest.Format)
    case line(EntryFormat)
  }

  /// The parsed words and options of the command.
  struct Request: Equatable {
    var parts: Set<Part> = []
    /// Whether the effect of each move is shown.
    var showsEffects = false
    /// The slug of the version group whose moves, encounters and held items are shown. Nil to show
    /// all.
    var game: String?
    /// The slug of the version whose encounters, held items and ways to obtain the Pokémon are
    /// shown, if any.
    var version: String?
    /// The generation of the entry's facts. Nil for the current generation.
    var generation: Int?
    /// The fields to print. Nil to print the default fields.
    var fields: [EntryField]?
    var layout = Layout.page

    /// The edition of the entry's facts: the requested version or game, or the generation as a
    /// whole. Nil for today.
    var edition: Edition? {
      let dex = Dex()
      let group = version.flatMap { dex.versionGroups.game(ofVersion: $0) }?.group ?? game
      if let edition = group.flatMap(dex.edition(of:)),
        generation ?? edition.generation == edition.generation
      {
        return edition
      }
      return generation.map(dex.edition(generation:))
    }

    /// The versions whose descriptions are preferred, starting with `version`. If empty, the newest
    /// descriptions are preferred.
    var descriptionVersions: [String] {
      (version.map { [$0] } ?? [])
        + (game.flatMap { Dex().versionGroup($0) }?.versions ?? [])
    }
  }

  var moves: [LearnedMove]?
  var showsEffects = false
  var evolution: [EvolutionStep]?
  /// The ways to obtain the Pokémon's family in each game. Nil if not requested.
  var family: FamilyAcquisition?
  /// The slug of the requested version, if any.
  var version: String?
  var matchups: Matchups?
  var encounters: [Encounter]?
  var forms: [PokemonForm]?
  var held: [HeldItem]?
  var history: [HistoryEntry]?
  var acquisition: [WayToGet]?
}

extension EntryDetails {
  /// Returns the JSON object that `show --json` prints for a variety with these details. Its
  /// structure is the same wherever the data comes from. Keys are in snake case, and unknown values
  /// are null. The names and varieties in it are those of the species.
  ///
  /// - Parameters:
  ///   - pokemon: the variety.
  ///   - rules: bundled data that the API doesn't provide.
  ///   - words: names in the chosen language.
  ///   - fields: the fields to include, or nil for the default fields.
  func json(
    of pokemon: Pokemon, rules: any GameData, words: Words, fields: [EntryField]? = nil
  ) -> JSONValue {
    var members = JSONValue.byKey(fields ?? EntryField.jsonDefaults) { field in
      (field.rawValue, field.json(of: pokemon, rules: rules, words: words))
    }
    members["moves"] = moves.map { .objects($0.map { self.members(of: $0, words) }) }
    members["evolution"] = evolution.map { .objects($0.map(members(of:))) }
    members["matchups"] = matchups.map { .object(Self.members(of: $0)) }
    members["encounters"] = encounters.map { .objects($0.map(Self.members)) }
    members["forms"] = forms.map { .objects($0.map(Self.members)) }
    members["held"] = held.map { .objects($0.map(Self.members)) }
    members["history"] = history.map { .objects($0.map(Self.members)) }
    members["acquisition"] = acquisition.map { .objects($0.map(\.members)) }
    return .object(members)
  }

  private func members(of learned: LearnedMove, _ words: Words) -> [String: JSONValue] {
    var members: [String: JSONValue] = [
      "move": .text(learned.move), "way": .text(learned.way.rawValue),
      "level": .optional(learned.level), "version_group": .text(learned.versionGroup),
    ]
    if let learner = learned.learner { members["from"] = .slug(ofVariety: learner) }
    if showsEffects { members["effect"] = .optional(words.effect(ofMove: learned.move)) }
    if learned.way == .other { members["methods"] = .texts(learned.others) }
    return members
  }

  /// Returns the members of the JSON object for an evolution step. If the step requires a location,
  /// they include the games that have it. If a version was requested, they include whether the step
  /// works in that version.
  private func members(of step: EvolutionStep) -> [String: JSONValue] {
    var members = Self.members(of: step)
    if step.conditions.location != nil {
      members["location_games"] = family.map { .texts($0.games(of: step)) }
    }
    if let version, let family { members["works"] = .flag(family.works(step, in: version)) }
    return members
  }

  /// Returns the members of the JSON object for an evolution step. Only the conditions that the
  /// step has are included, each under its own key.
  static func members(of step: EvolutionStep) -> [String: JSONValue] {
    var members: [String: JSONValue] = [
      "from": .text(step.from), "to": .text(step.to), "trigger": .optional(step.trigger),
    ]
    for (name, value) in step.conditions.main + step.conditions.more {
      members[name] =
        switch value {
        case .number(let number): .integer(number)
        case .slug(let slug): .text(slug)
        case .slugs(let slugs): .texts(slugs)
        case .flag: .flag(true)
        }
    }
    return members
  }

  private static func members(of matchups: Matchups) -> [String: JSONValue] {
    let changes = JSONValue.byKey(matchups.changes) { ($0.ability, .factors($0.factors)) }
    return [
      "generation": .integer(matchups.generation), "takes": .factors(matchups.takes),
      "with_ability": .object(changes),
    ]
  }

  private static func members(of encounter: Encounter) -> [String: JSONValue] {
    [
      "version": .text(encounter.version), "location_area": .text(encounter.locationArea),
      "method": .text(encounter.method), "conditions": .texts(encounter.conditions),
      "min_level": .integer(encounter.minLevel), "max_level": .integer(encounter.maxLevel),
      "chance": .optional(encounter.chance),
    ]
  }

  private static func members(of form: PokemonForm) -> [String: JSONValue] {
    [
      "name": .text(form.slug), "form": .optional(form.form), "is_default": .flag(form.isDefault),
      "is_mega": .flag(form.isMega), "is_battle_only": .flag(form.isBattleOnly),
    ]
  }

  private static func members(of change: HistoryEntry) -> [String: JSONValue] {
    var members: [String: JSONValue] =
      switch change.value {
      case .types(let types): ["field": .text("types"), "value": .texts(types.map(\.rawValue))]
      case .stat(let stat, let value): ["field": .text(stat.rawValue), "value": .integer(value)]
      case .special(let value): ["field": .text("special"), "value": .integer(value)]
      case .ability(let ability):
        [
          "field": .text("ability"), "value": .text(ability.slug),
          "is_hidden": .flag(ability.isHidden),
        ]
      }
    switch change.period {
    case .until(let generation): members["until_generation"] = .integer(generation)
    case .since(let generation): members["since_generation"] = .integer(generation)
    }
    return members
  }

  private static func members(of held: HeldItem) -> [String: JSONValue] {
    [
      "item": .text(held.item), "version": .text(held.version), "chance": .integer(held.chance),
    ]
  }
}

/// A fetcher of the requested details of entries.
struct DetailsFinder {
  let request: EntryDetails.Request
  /// The type chart of the requested generation.
  let chart: TypeChart
  /// The position of each version group and of each version in release order, by slug.
  private let gameRanks: [String: Int]
  private let versionRanks: [String: Int]

  init(request: EntryDetails.Request) {
    self.request = request
    chart = Dex().typeChart(generation: request.generation ?? TypeChart.newestGeneration)
    let groups = Dex().versionGroups
    gameRanks = Self.ranks(groups.map(\.slug))
    versionRanks = Self.ranks(groups.flatMap(\.versions))
  }

  /// Fetches the details of a Pokémon.
  ///
  /// - Throws: errors of the API.
  func details(
    of pokemon: Pokemon, from api: any PokemonAPIProtocol
  ) async throws -> EntryDetails {
    var details = EntryDetails()
    details.showsEffects = request.showsEffects
    if wants(.moves) { details.moves = try await moves(of: pokemon, from: api) }
    if wants(.evolution) {
      details.evolution = try await api.fetch(.evolutionSteps(of: pokemon.species)).value
        .map { $0.asOf(request.generation) }
      details.family = Dex().familyAcquisition(ofVariety: pokemon.id)
    }
    if wants(.matchups) {
      details.matchups = Matchups(
        types: pokemon.types, abilities: pokemon.abilities.map(\.slug), chart: chart)
    }
    if wants(.encounters) {
      let encounters = try await api.fetch(.encounters(of: pokemon)).value
      details.encounters = sorted(encounters.filter { isWanted($0.version) }) {
        versionRanks[$0.version]
      }
    }
    if wants(.forms) { details.forms = try await api.fetch(.forms(of: pokemon)).value }
    if wants(.held) {
      let held = try await api.fetch(.heldItems(of: pokemon)).value
      details.held = sorted(held.filter { isWanted($0.version) }) { versionRanks[$0.version] }
    }
    if wants(.history) { details.history = Dex().history(ofVariety: pokemon.id) }
    if let version = request.version {
      details.version = version
      details.acquisition = Dex().ways(toGet: pokemon.id, in: version)
    }
    return details
  }

  /// Returns the species' other varieties by id, as they are in the requested edition.
  /// Varieties that did not exist yet are left out.
  ///
  /// - Throws: errors of the API.
  func varieties(
    of pokemon: Pokemon, from api: any PokemonAPIProtocol
  ) async throws -> [Int: Pokemon] {
    try await withThrowingTaskGroup(of: Pokemon?.self) { group in
      for variety in pokemon.species.varieties where variety.id != pokemon.id {
        group.addTask { [edition = request.edition] in
          let latest = try await api.fetch(.pokemon(.id(variety.id))).value
          guard let edition else { return latest }
          let past = try await api.fetch(.pastValues(of: latest)).value
          return latest.asOf(edition, past)
        }
      }
      var varieties: [Int: Pokemon] = [:]
      for try await case let variety? in group { varieties[variety.id] = variety }
      return varieties
    }
  }

  private func wants(_ part: EntryDetails.Part) -> Bool { request.parts.contains(part) }

  /// Whether a version is the requested version, or belongs to the requested game. Always true if
  /// neither is requested.
  private func isWanted(_ version: String) -> Bool {
    if let wanted = request.version { return version == wanted }
    guard let game = request.game else { return true }
    return Dex().versionGroups.contains { $0.slug == game && $0.versions.contains(version) }
  }

  private func moves(
    of pokemon: Pokemon, from api: any PokemonAPIProtocol
  ) async throws -> [LearnedMove] {
    let own = try await api.fetch(.learnset(of: pokemon)).value
    let moves = own + Dex().earlierMoves(ofVariety: pokemon.id, in: request.game)
    return sorted(moves.filter { request.game == nil || $0.versionGroup == request.game }) {
      gameRanks[$0.versionGroup]
    }
  }

  /// Sorts values by the release of their games. Games that the bundle doesn't know come last,
  /// because they are newer. Values of the same game keep the API's order.
  private func sorted<Value>(_ values: [Value], _ rank: (Value) -> Int?) -> [Value] {
    values.enumerated()
      .map { (rank: rank($0.element) ?? .max, offset: $0.offset, value: $0.element) }
      .sorted { ($0.rank, $0.offset) < ($1.rank, $1.offset) }
      .map(\.value)
  }

  private static func ranks(_ slugs: [String]) -> [String: Int] {
    Dictionary(uniqueKeysWithValues: slugs.enumerated().map { ($1, $0) })
  }
}
