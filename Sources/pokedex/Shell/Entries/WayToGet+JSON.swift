internal import PokedexApp
internal import PokedexModel

extension WayToGet {
  /// The members of one JSON object in `acquisition`. The value of `way` determines which other
  /// members there are.
  ///
  /// - Parameter rules: game data with the slugs of Pokémon.
  func members(_ rules: any GameData) -> [String: JSONValue] {
    switch self {
    case .meet(let encounter): encounter.members
    case .evolve(let source, let steps):
      [
        "way": .text("evolve"), "from": .slug(ofVariety: source, rules),
        "steps": .objects(steps.map(EntryDetails.members)),
      ]
    case .breed(let parents, let item):
      [
        "way": .text("breed"), "parents": .array(parents.map { .slug(ofVariety: $0, rules) }),
        "holding": .optional(item),
      ]
    case .change(let source, let items):
      ["way": .text("change"), "from": .slug(ofVariety: source, rules), "items": .texts(items)]
    case .otherVersions(let versions):
      ["way": .text("other-version"), "versions": .texts(versions)]
    case .otherForm(let form):
      ["way": .text("other-form"), "form": .slug(ofVariety: form, rules)]
    case .transfer: ["way": .text("transfer")]
    case .absent: ["way": .text("not-in-game")]
    case .notRecorded: ["way": .text("not-recorded")]
    }
  }
}

extension BestEncounter {
  fileprivate var members: [String: JSONValue] {
    [
      "way": .text(kind.rawValue), "location_areas": .texts(areas), "method": .text(method),
      "conditions": .array(conditions.map { .texts($0) }), "min_level": .integer(minLevel),
      "max_level": .integer(maxLevel), "chance": .optional(chance),
    ]
  }
}

extension JSONValue {
  static func slug(ofVariety id: Int, _ rules: any GameData) -> JSONValue {
    .optional(rules.pokemon(ofVariety: id, in: nil)?.slug)
  }
}
