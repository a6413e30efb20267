/// A variety in one generation, according to the fact tables.
struct Entry {
  /// One occasion on which the variety can learn a move: a game, a learn method and a level.
  struct Learned: Equatable {
    let move: String
    let way: String
    let level: Int
    /// The slug of the version group. `versions` has the versions that belong to it.
    let group: String
    let versions: [String]
    let generation: Int
  }

  /// An evolution step.
  struct Step {
    let to: Int
    let trigger: String
    let items: [String]
    let generation: Int
    let cells: [String: String]
  }

  let id: Int
  let number: Int
  let slug: String
  let isDefault: Bool
  var types: [String]
  /// The base stats, by the stat's slug.
  var stats: [String: Int]
  let effort: [String: Int]
  /// The slugs of the abilities in the two regular slots and the hidden slot. An empty slot has an
  /// empty string.
  var abilities: [String]
  let height: Int
  /// The weight in hectograms. Nil if the source has no weight, or has 1000 kg, its placeholder for
  /// Gigantamax forms.
  let weight: Int?
  let experience: Int?
  /// The species table's row for the variety's species.
  let species: [String: String]
  /// The form table's row for the variety's first form.
  let form: [String: String]
  /// The generation that introduced the variety.
  let generation: Int
  let region: String
  var dexes: [String: Int] = [:]
  var learned: [Learned] = []
  /// An encounter's location, region and game version.
  typealias EncounterRow = (place: String, region: String, version: String)
  var encounterRows: [EncounterRow] = []
  /// The versions of the newest games in which the variety can be obtained. `onlyIn` has the
  /// versions that it is exclusive to.
  var inVersions: Set<String> = []
  var onlyIn: Set<String> = []
  /// Each item that the variety may hold in the wild, with a version in which it does.
  var held: [(item: String, version: String)] = []
  /// The evolution steps to forms that exist in the entry's generation.
  var steps: [Step] = []
  /// Whether the species evolves from a species that existed in the generation.
  var isEvolved = false
  /// The damage taken from each attacking type in percent. There is one value for each ability that
  /// the variety can have.
  var factors: [String: [Double]] = [:]

  func stat(_ slug: String) -> Int { stats[slug] ?? 0 }
  var hp: Int { stat("hp") }
  var atk: Int { stat("attack") }
  var def: Int { stat("defense") }
  var spa: Int { stat("special-attack") }
  var spd: Int { stat("special-defense") }
  var spe: Int { stat("speed") }
  var bst: Int { stats.values.reduce(0, +) }

  func hasType(_ type: String) -> Bool { types.contains(type) }
  func canHave(_ ability: String) -> Bool { abilities.contains(ability) }
  func hasHidden(_ ability: String) -> Bool { abilities[2] == ability }
  func isInEggGroup(_ group: String) -> Bool { species.list("egg_groups").contains(group) }
  var speciesGeneration: Int { species.number("generation") ?? 0 }
  /// The share of females, in eighths. Nil for genderless species.
  var female: Int? { species.number("gender_rate_eighths_female").flatMap { $0 < 0 ? nil : $0 } }
  func figure(_ column: String) -> Int? { species.number(column) }

  func learns(_ move: String, _ predicate: (Learned) -> Bool = { _ in true }) -> Bool {
    learned.contains { $0.move == move && predicate($0) }
  }

  func takes(_ type: String, _ predicate: (Double) -> Bool) -> Bool {
    (factors[type] ?? []).contains(where: predicate)
  }

  func isFound(_ place: String, in version: String? = nil) -> Bool {
    encounterRows.contains { $0.place == place && (version == nil || $0.version == version) }
  }

  func isFound(inRegion region: String, in version: String? = nil) -> Bool {
    encounterRows.contains { $0.region == region && (version == nil || $0.version == version) }
  }

  func holds(_ item: String, in version: String? = nil) -> Bool {
    held.contains { $0.item == item && (version == nil || $0.version == version) }
  }

  var isFullyEvolved: Bool { steps.isEmpty }
}
