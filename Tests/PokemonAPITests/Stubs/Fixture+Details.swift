import TestSupport

/// Further members of a variety's response, and the responses for its further pages.
extension Fixture {
  /// The members of the `pokemon/ID` response that have moves, held items and past values.
  static let details: [(member: String, value: String)] = [
    ("moves", "[\(tackle), \(growl)]"), ("held_items", "[\(berry), \(leaf)]"),
    ("past_types", pastTypes), ("past_abilities", pastAbilities), ("past_stats", pastStats),
  ]

  /// The responses of `Fixture.answers`, with `details` added to both varieties, and with the
  /// responses for their further pages.
  static let detailedAnswers: [String: StubServer.Answer] = {
    let more: [String: StubServer.Answer] = [
      "pokemon/1": .json(detailed(pokemon)),
      "pokemon/10001": .json(detailed(mega)),
      "pokemon/leafling-mega": .json(detailed(mega)),
      "pokemon/1/encounters": .json(encounters),
      "pokemon-form/10400": .json(form(10400, "leafling-mega", "mega", group: 15)),
      "version-group/15": .json(versionGroup(15, generation: 6)),
      "evolution-chain/5": .json(chain(of: waterStone)),
    ]
    return answers.merging(more) { $1 }
  }()

  /// Returns a response for `pokemon/ID` to which moves, held items and past values have been
  /// added.
  static func detailed(_ pokemon: String) -> String {
    with(details, pokemon)
  }

  /// Returns a response for `pokemon/ID` to which members have been added.
  static func with(_ members: [(member: String, value: String)], _ pokemon: String) -> String {
    let text = members.map { ", \"\($0.member)\": \($0.value)" }.joined()
    return pokemon.replacing(#""order": 1"#, with: "\"order\": 1" + text)
  }

  /// Returns a reference to a resource, as PokeAPI's JSON contains it.
  static func reference(_ kind: String, _ id: Int, _ name: String) -> String {
    "{\"name\": \"\(name)\", \"url\": \"/api/v2/\(kind)/\(id)/\"}"
  }

  /// Returns the response for `pokemon-form/ID`.
  static func form(_ id: Int, _ slug: String, _ form: String, group: Int) -> String {
    """
    {"id": \(id), "name": "\(slug)", "form_name": "\(form)", "is_default": \(id == 10400),
     "is_mega": true, "is_battle_only": false, "names": [],
     "version_group": \(reference("version-group", group, "group-\(group)"))}
    """
  }

  static func versionGroup(_ id: Int, generation: Int) -> String {
    """
    {"id": \(id), "name": "group-\(id)",
     "generation": \(reference("generation", generation, "generation-\(generation)"))}
    """
  }
}

// MARK: - Moves, held items and past values

extension Fixture {
  private static let tackle = learned(
    9, "tackle", [("level-up", 1, 7, "late"), ("egg", 0, 2, "early"), ("level-up", 1, 2, "early")])

  private static let growl = learned(
    4, "growl",
    [
      ("stadium-surfing", 5, 2, "early"), ("tutor", 3, 2, "early"), ("machine", 0, 2, "early"),
      ("level-up", 0, 2, "early"), ("level-up", 30, 2, "early"),
    ])

  /// Returns an element of `moves` in the response for `pokemon/ID`.
  ///
  /// - Parameter ways: The occasions on which the move is learned. Each has a learn method, a
  ///   level, and the id and slug of a version group.
  static func learned(
    _ id: Int, _ move: String, _ ways: [(method: String, level: Int, group: Int, slug: String)]
  ) -> String {
    let details = ways.map { way in
      """
      {"level_learned_at": \(way.level), "order": null,
       "move_learn_method": \(reference("move-learn-method", 1, way.method)),
       "version_group": \(reference("version-group", way.group, way.slug))}
      """
    }
    return """
      {"move": \(reference("move", id, move)),
       "version_group_details": [\(details.joined(separator: ","))]}
      """
  }

  private static let berry = held(1, "berry", [(50, 8, "second"), (5, 7, "first")])
  private static let leaf = held(2, "leaf", [(100, 7, "first")])

  private static func held(
    _ id: Int, _ item: String, _ versions: [(rarity: Int, id: Int, slug: String)]
  ) -> String {
    let details = versions.map { version in
      """
      {"rarity": \(version.rarity), "version": \(reference("version", version.id, version.slug))}
      """
    }
    return """
      {"item": \(reference("item", id, item)),
       "version_details": [\(details.joined(separator: ","))]}
      """
  }

  private static let pastTypes = """
    [{"generation": \(reference("generation", 5, "generation-v")),
      "types": [{"slot": 2, "type": \(reference("type", 3, "flying"))},
                {"slot": 1, "type": \(reference("type", 1, "normal"))}]}]
    """

  private static let pastAbilities = """
    [{"generation": \(reference("generation", 4, "generation-iv")),
      "abilities": [{"ability": null, "is_hidden": true, "slot": 3},
                    {"ability": \(reference("ability", 7, "roots")), "is_hidden": false,
                     "slot": 1}]}]
    """

  private static let pastStats = """
    [{"generation": \(reference("generation", 1, "generation-i")),
      "stats": [{"base_stat": 50, "effort": 0, "stat": \(reference("stat", 9, "special"))}]}]
    """
}

// MARK: - Encounters and families

extension Fixture {
  static let encounters = """
    [\(area(7, "late-meadow", version: 9, "second", [slot("walk", 1, 2, chance: 10)])),
     \(area(
       3, "early-pond", version: 2, "first",
       [
         slot("surf", 10, 15, chance: 60), slot("walk", 5, 5, chance: 4, ["day", "autumn"]),
         slot("surf", 8, 12, chance: 30), slot("walk", 4, 6, chance: 5, ["autumn", "day"]),
         slot("walk", 7, 7, chance: 1),
       ]))]
    """

  /// Returns an element of the encounters response: an area with the encounter slots of one
  /// version.
  static func area(
    _ id: Int, _ area: String, version: Int, _ slug: String, _ slots: [String]
  ) -> String {
    """
    {"location_area": \(reference("location-area", id, area)),
     "version_details": [{"max_chance": 90, "version": \(reference("version", version, slug)),
       "encounter_details": [\(slots.joined(separator: ","))]}]}
    """
  }

  static func slot(
    _ method: String, _ minLevel: Int, _ maxLevel: Int, chance: Int, _ conditions: [String] = []
  ) -> String {
    let values = conditions.map { reference("encounter-condition-value", 1, $0) }
    return """
      {"chance": \(chance), "condition_values": [\(values.joined(separator: ","))],
       "max_level": \(maxLevel), "min_level": \(minLevel), "pokemon_details": null,
       "method": \(reference("encounter-method", 1, method))}
      """
  }

  /// The conditions of an evolution with an item. All other conditions are null, empty or false, as
  /// PokeAPI sends them.
  static let waterStone = """
    {"item": \(reference("item", 84, "water-stone")), "trigger":
       \(reference("evolution-trigger", 3, "use-item")), "gender": null, "min_level": null,
     "held_item": null, "known_move": null, "time_of_day": "", "turn_upside_down": false,
     "needs_overworld_rain": false, "near_special_rock": false, "region": null}
    """

  /// Returns the response for a family of two species.
  ///
  /// - Parameter ways: The evolution's alternative sets of conditions, as JSON.
  static func chain(of ways: String) -> String {
    """
    {"id": 5, "chain": {"species": \(reference("pokemon-species", 9, "seedling")),
     "evolution_details": [], "evolves_to": [
       {"species": \(reference("pokemon-species", 1, "leafling")), "evolves_to": [],
        "evolution_details": [\(ways)]}]}}
    """
  }
}
