internal import PokedexApp
internal import PokedexFeatures
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

    /// The parts of an entry to fetch for it.
    var entryParts: [EntryPart] {
      switch self {
      case .moves: [.learnset]
      case .evolution: [.evolutionSteps]
      case .matchups: []
      case .encounters: [.encounters]
      case .forms: [.forms]
      case .held: [.heldItems]
      case .history: [.pastValues]
      }
    }

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

    /// Returns the edition of the entry's facts: the requested version or game, or the generation
    /// as a whole. Nil for today.
    func edition(in games: [VersionGroup]) -> Edition? {
      let group = version.flatMap { games.game(ofVersion: $0) }?.group ?? game
      if let edition = group.flatMap({ games.edition(of: $0) }),
        generation ?? edition.generation == edition.generation
      {
        return edition
      }
      return generation.map { games.edition(generation: $0) }
    }

    /// Returns the versions whose descriptions are preferred, starting with `version`. If empty, the
    /// newest descriptions are preferred.
    func descriptionVersions(in games: [VersionGroup]) -> [String] {
      (version.map { [$0] } ?? []) + (games.first { $0.slug == game }?.versions ?? [])
    }
  }

  var request = Request()
  /// The fetched parts, limited to the requested game and sorted by the release of their games.
  var parts = EntryParts()
  /// The ways to obtain the Pokémon's family in each game. Nil if not requested.
  var family: FamilyAcquisition?
  var matchups: Matchups?
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
  ///   - words: names in the chosen language, and game data that the API doesn't provide.
  func json(of pokemon: Pokemon, words: Words) -> JSONValue {
    var members = JSONValue.byKey(request.fields ?? EntryField.jsonDefaults) { field in
      (field.rawValue, field.json(of: pokemon, words: words))
    }
    members["moves"] = parts.learnset.map { .objects($0.map { self.members(of: $0, words) }) }
    members["evolution"] = parts.evolutionSteps.map { .objects($0.map(members(of:))) }
    members["matchups"] = matchups.map { .object(Self.members(of: $0)) }
    members["encounters"] = parts.encounters.map { .objects($0.map(Self.members)) }
    members["forms"] = parts.forms.map { .objects($0.map(Self.members)) }
    members["held"] = parts.heldItems.map { .objects($0.map(Self.members)) }
    members["history"] = history.map { .objects($0.map(Self.members)) }
    members["acquisition"] = acquisition.map { .objects($0.map { $0.members(words.rules) }) }
    return .object(members)
  }

  private func members(of learned: LearnedMove, _ words: Words) -> [String: JSONValue] {
    var members: [String: JSONValue] = [
      "move": .text(learned.move), "way": .text(learned.way.rawValue),
      "level": .optional(learned.level), "version_group": .text(learned.versionGroup),
    ]
    if let learner = learned.learner { members["from"] = .slug(ofVariety: learner, words.rules) }
    if request.showsEffects { members["effect"] = .optional(words.effect(ofMove: learned.move)) }
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
    if let version = request.version, let family {
      members["works"] = .flag(family.works(step, in: version))
    }
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

/// A fetcher of the requested details of an entry. The parts come from the API, and game data that
/// no API has from `rules`.
struct DetailsFinder {
  let request: EntryDetails.Request
  let found: PokemonFinder.FoundPokemon
  let rules: any GameData

  /// Fetches the details.
  ///
  /// - Parameter others: parts of the entry to fetch before those that are requested.
  /// - Throws: errors of the API.
  func details(
    and others: [EntryPart] = [], from api: any PokemonAPIProtocol
  ) async throws -> EntryDetails {
    let wanted = EntryDetails.Part.allCases.filter(request.parts.contains).flatMap(\.entryParts)
      .filter { $0 != .pastValues || found.past == nil }
    var details = EntryDetails(request: request)
    details.parts = arranged(
      try await EntryParts(others + wanted, of: found.today, from: api))
    details.parts.pastValues = found.past ?? details.parts.pastValues
    let pokemon = found.pokemon
    if wants(.evolution) { details.family = rules.familyAcquisition(ofVariety: pokemon.id) }
    if wants(.matchups) {
      let generation = request.generation ?? TypeChart.newestGeneration
      details.matchups = Matchups(
        types: pokemon.types, abilities: pokemon.abilities.map(\.slug),
        chart: rules.typeChart(generation: generation))
    }
    if wants(.history) {
      let generations = 1...TypeChart.newestGeneration
      details.history = details.parts.pastValues.map { past in
        found.today.history(
          past, generations.map { rules.versionGroups.edition(generation: $0) })
      }
    }
    if let version = request.version {
      details.acquisition = rules.ways(
        toGet: pokemon.id, in: version, family: rules.familyAcquisition(ofVariety: pokemon.id))
    }
    return details
  }

  /// Returns the species' other varieties by id, as they are in the requested edition.
  /// Varieties that did not exist yet are left out.
  ///
  /// - Throws: errors of the API.
  func varieties(from api: any PokemonAPIProtocol) async throws -> [Int: Pokemon] {
    let pokemon = found.pokemon
    let edition = request.edition(in: rules.versionGroups)
    return try await withThrowingTaskGroup(of: Pokemon?.self) { group in
      for variety in pokemon.species.varieties where variety.id != pokemon.id {
        group.addTask {
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

  /// Returns the parts, limited to the requested game and sorted by the release of their games.
  private func arranged(_ parts: EntryParts) -> EntryParts {
    let groups = rules.versionGroups
    let versions = groups.flatMap(\.versions)
    var parts = parts
    parts.evolutionSteps = parts.evolutionSteps?.map { $0.asOf(request.generation) }
    parts.encounters = parts.encounters.map { encounters in
      sorted(encounters.filter { isWanted($0.version) }, by: versions, \.version)
    }
    parts.heldItems = parts.heldItems.map { held in
      sorted(held.filter { isWanted($0.version) }, by: versions, \.version)
    }
    parts.learnset = parts.learnset.map { own in
      let moves = own + rules.earlierMoves(ofVariety: found.pokemon.id, in: request.game)
      return sorted(
        moves.filter { request.game == nil || $0.versionGroup == request.game },
        by: groups.map(\.slug), \.versionGroup)
    }
    return parts
  }

  /// Whether a version is the requested version, or belongs to the requested game. Always true if
  /// neither is requested.
  private func isWanted(_ version: String) -> Bool {
    if let wanted = request.version { return version == wanted }
    guard let game = request.game else { return true }
    return rules.versionGroups.contains { $0.slug == game && $0.versions.contains(version) }
  }

  /// Sorts values by the release of their games. Games that the bundle doesn't know come last,
  /// because they are newer. Values of the same game keep the API's order.
  ///
  /// - Parameter games: the games' slugs in the order of their release.
  private func sorted<Value>(
    _ values: [Value], by games: [String], _ game: (Value) -> String
  ) -> [Value] {
    let ranks = Dictionary(uniqueKeysWithValues: zip(games, 0...))
    return values.enumerated()
      .map { (rank: ranks[game($0.element)] ?? .max, offset: $0.offset, value: $0.element) }
      .sorted { ($0.rank, $0.offset) < ($1.rank, $1.offset) }
      .map(\.value)
  }
}
