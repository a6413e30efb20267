/// A variety in one generation, according to the facts.
struct Entry {
  /// A way to learn a move.
  struct Learned: Equatable {
    let move: String
    let way: String
    let level: Int
    /// The slug of the version group, and its versions.
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
  /// Base stats by slug.
  var stats: [String: Int]
  let effort: [String: Int]
  /// Two slots and the hidden one; empty for an empty slot.
  var abilities: [String]
  let height: Int
  /// Weight in hectograms. Nil if the source has none, or has its 1000 kg placeholder for Gigantamax forms.
  let weight: Int?
  let experience: Int?
  /// The row of its species.
  let species: [String: String]
  /// The row of its first form.
  let form: [String: String]
  /// The generation that introduced the variety.
  let generation: Int
  let region: String
  var dexes: [String: Int] = [:]
  var learned: [Learned] = []
  /// An encounter's location, region and version.
  typealias EncounterRow = (place: String, region: String, version: String)
  var encounterRows: [EncounterRow] = []
  /// The versions of the newest games that it is in; `onlyIn` has those that it is exclusive to.
  var inVersions: Set<String> = []
  var onlyIn: Set<String> = []
  /// Held items and their versions.
  var held: [(item: String, version: String)] = []
  /// Evolution steps to forms that exist in its generation.
  var steps: [Step] = []
  /// Whether its species evolves from one that existed in the generation.
  var isEvolved = false
  /// Damage taken by attacking type, in percent, one value for each possible ability.
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
  /// Female share in eighths; nil if genderless.
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
