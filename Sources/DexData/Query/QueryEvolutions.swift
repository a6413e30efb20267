internal import EmbeddedTables
internal import PokedexModel
internal import PokedexQuery

/// Looks up rows by the ways in which they evolve.
enum QueryEvolutions {
  /// A way in which the Pokémon of a row evolves.
  struct Step: Sendable {
    let row: Int
    /// Number of the species that the Pokémon evolves into.
    let to: Int
    let trigger: String?
    let conditions: EvolutionConditions
    /// First generation in which both this way to evolve and the evolved Pokémon exist.
    let generation: Int

    /// Whether the evolution needs an item, used or held.
    func needsItem(_ item: String) -> Bool {
      conditions.item == item || conditions.heldItem == item
    }
  }

  static let steps: [Step] = {
    var steps: [Step] = []
    for row in Tables.evolutions {
      let (from, to) = (row[.fromSpecies].integer, row[.toSpecies].integer)
      let trigger = row[.trigger].optionalText
      let conditions = EvolutionConditions(row)
      let generation = Self.generation(of: conditions, to: to)
      for row in rows(from: from, conditions) {
        steps.append(
          Step(
            row: row, to: to, trigger: trigger, conditions: conditions, generation: generation))
      }
    }
    return steps
  }()

  /// Returns the rows of a species' varieties that evolve under some conditions. If the conditions
  /// name a variety, returns only its row. If that is the default variety, the rows of the
  /// battle-only forms are added. If the conditions name none, returns all rows except regional
  /// forms. Mega Evolutions are always left out.
  private static func rows(from species: Int, _ conditions: EvolutionConditions) -> [Int] {
    let rows = Varieties.indices(ofSpecies: species)
    return rows.filter { row in
      let form = QueryForms.all[row]
      if form.isMega { return false }
      // A battle-only form turns back into the default variety.
      let variety = form.isBattleOnly ? rows.lowerBound : row
      if let base = conditions.baseForm { return Varieties.all[variety].slug == base }
      return QueryForms.region(ofForm: row) == nil
    }
  }

  private static func generation(of conditions: EvolutionConditions, to species: Int) -> Int {
    let rows = Varieties.indices(ofSpecies: species)
    let form = conditions.evolvedForm.flatMap { slug in
      rows.first { Varieties.all[$0].slug == slug }
    }
    let target = Varieties.all[form ?? rows.lowerBound].generation
    let way = conditions.versionGroup.flatMap { VersionGroups.indexBySlug[$0] }
      .map { VersionGroups.all[$0].generation }
    return max(target, way ?? 0)
  }

  /// Returns the rows of the Pokémon with a way to evolve that exists in a generation and for which
  /// `isMatch` is true.
  static func rows(in generation: Int?, _ isMatch: (Step) -> Bool = { _ in true }) -> RowSet {
    var rows = RowSet(none: Varieties.all.count)
    for step in steps where step.generation <= generation ?? .max && isMatch(step) {
      rows.insert(step.row)
    }
    return rows
  }

  /// Rows of the Pokémon that can evolve, indexed by generation; index 0 is empty.
  static let evolving: [RowSet] = (0...TypeChart.newestGeneration).map { rows(in: $0) }

  /// Returns for each row the lowest level at which its Pokémon evolves; `NumericColumn.none` if no
  /// way to evolve requires a level.
  static func levels(in generation: Int?) -> [Int32] {
    var levels = [Int32](repeating: NumericColumn.none, count: Varieties.all.count)
    for step in steps where step.generation <= generation ?? .max {
      guard let level = step.conditions.minLevel else { continue }
      levels[step.row] =
        levels[step.row] == NumericColumn.none ? Int32(level) : min(levels[step.row], Int32(level))
    }
    return levels
  }

  /// Returns the rows of the Pokémon that have the given relation to an item or a variety: they
  /// evolve with the item, evolve into or from the variety, or belong to its family.
  static func rows(
    _ relation: EvolutionRelation, _ slug: String, in generation: Int?
  ) -> RowSet {
    switch relation {
    case .with: rows(in: generation) { $0.needsItem(slug) }
    case .into: rows(into: slug, in: generation)
    case .from: rows(from: slug, in: generation)
    case .family: rows(inFamilyOf: slug)
    case .breeding: rows(breedingWith: slug)
    }
  }

  /// Returns the rows of the varieties that a variety evolves into. An evolution step that does not
  /// name the resulting variety leads to the default variety of the species.
  private static func rows(from slug: String, in generation: Int?) -> RowSet {
    var rows = RowSet(none: Varieties.all.count)
    for step in steps where step.generation <= generation ?? .max {
      guard Varieties.all[step.row].slug == slug else { continue }
      let varieties = Varieties.indices(ofSpecies: step.to)
      let form = varieties.first { Varieties.all[$0].slug == step.conditions.evolvedForm }
      rows.insert(form ?? varieties.lowerBound)
    }
    return rows
  }

  /// Returns the rows of the varieties that evolve into a variety. An evolution step that does not
  /// name the resulting variety leads to the default variety of the species.
  private static func rows(into slug: String, in generation: Int?) -> RowSet {
    guard let variety = variety(slug) else { return RowSet(none: Varieties.all.count) }
    return rows(in: generation) { step in
      step.to == variety.number
        && step.conditions.evolvedForm.map { $0 == slug } ?? variety.isDefault
    }
  }

  /// Returns the rows of all varieties that a variety can breed with: those that share an egg group
  /// with it, and Ditto. Pokémon without a gender breed only with Ditto.
  private static func rows(breedingWith slug: String) -> RowSet {
    guard let variety = variety(slug) else { return RowSet(none: Varieties.all.count) }
    func groups(_ row: VarietyRow) -> [String] { row.cell(.eggGroups, in: nil).list { $0.text } }
    func isGenderless(_ row: VarietyRow) -> Bool {
      row.cell(.genderRate, in: nil).optionalInteger.map { $0 < 0 } ?? true
    }
    let own = groups(variety)
    return RowSet(Varieties.all) { other in
      let groups = groups(other)
      if own.contains("no-eggs") || groups.contains("no-eggs") { return false }
      if own.contains("ditto") || groups.contains("ditto") { return own != groups }
      return !isGenderless(variety) && !isGenderless(other)
        && !own.allSatisfy { !groups.contains($0) }
    }
  }

  /// Returns the rows of all varieties in a variety's family.
  private static func rows(inFamilyOf slug: String) -> RowSet {
    var rows = RowSet(none: Varieties.all.count)
    guard let variety = variety(slug) else { return rows }
    for id in Dex.family(ofVariety: variety.id) {
      if let member = Varieties.index(ofID: id) { rows.insert(member) }
    }
    return rows
  }

  private static func variety(_ slug: String) -> VarietyRow? {
    Varieties.all.first { $0.slug == slug }
  }

  /// Returns the rows of the varieties that can evolve into more than one species.
  static func branchingRows(in generation: Int?) -> RowSet {
    var into: [Int: Int] = [:]
    var rows = RowSet(none: Varieties.all.count)
    for step in steps where step.generation <= generation ?? .max {
      if let other = into[step.row], other != step.to { rows.insert(step.row) }
      into[step.row] = step.to
    }
    return rows
  }

  /// Returns the rows of the species whose pre-evolution existed in the generation.
  static func evolvedRows(in generation: Int?) -> RowSet {
    let isEvolved = AllSpecies.all.map { species in
      species.evolvesFrom.flatMap(AllSpecies.species(named:))
        .map { $0.generation <= generation ?? .max } ?? false
    }
    return RowSet(Varieties.all) { isEvolved[$0.number - 1] }
  }
}

extension QueryEvolutions.Step {
  /// Whether the step has the trigger or the additional condition with this slug. Queries ask for
  /// it with `evolves:`.
  func matchesKind(_ slug: String) -> Bool {
    switch slug {
    case "friendship": conditions.minHappiness != nil
    case "affection": conditions.minAffection != nil
    case "beauty": conditions.minBeauty != nil
    case "day", "night", "dusk", "full-moon": conditions.timeOfDay?.slug == slug
    case "rain": conditions.needsOverworldRain
    case "knowing-move": conditions.knownMove != nil || conditions.knownMoveType != nil
    case "place": conditions.location != nil || conditions.nearSpecialRock
    case "party": conditions.partySpecies != nil || conditions.partyType != nil
    case "held-item": conditions.heldItem != nil
    case "female": conditions.gender == .female
    case "male": conditions.gender == .male
    case "upside-down": conditions.turnUpsideDown
    default: trigger == slug
    }
  }

  /// Slugs of the additional conditions.
  static let kinds = [
    "friendship", "affection", "beauty", "day", "night", "dusk", "full-moon", "rain",
    "knowing-move", "place", "party", "held-item", "female", "male", "upside-down",
  ]
}
