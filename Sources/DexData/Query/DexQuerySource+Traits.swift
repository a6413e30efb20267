internal import EmbeddedTables
internal import PokedexModel
internal import PokedexQuery

extension DexQuerySource {
  func rows(_ trait: Trait, in generation: Int?) -> RowSet {
    switch trait {
    case .legendary: return Self.rows { $0[.isLegendary].flag }
    case .mythical: return Self.rows { $0[.isMythical].flag }
    case .baby: return Self.rows { $0[.isBaby].flag }
    case .genderless: return Self.rows { $0[.genderRate].integer < 0 }
    case .mega: return RowSet(QueryForms.all) { $0.isMega }
    case .gmax: return RowSet(QueryForms.all) { $0.form.hasSuffix("gmax") }
    case .regional: return RowSet(Varieties.all.count) { QueryForms.region(ofForm: $0) != nil }
    case .starter: return Self.starters
    case .default: return speciesRows
    case .notFullyEvolved: return QueryEvolutions.rows(in: generation)
    case .fullyEvolved: return rows(.notFullyEvolved, in: generation).complemented
    case .first: return stage(isEvolved: false, evolves: true, in: generation)
    case .final: return stage(isEvolved: true, evolves: false, in: generation)
    case .singleStage: return stage(isEvolved: false, evolves: false, in: generation)
    case .branching: return QueryEvolutions.branchingRows(in: generation)
    // The user's marks are not part of the dex.
    case .seen, .caught, .missing, .shiny, .wanted, .noted: return RowSet(none: Varieties.all.count)
    }
  }

  private func stage(isEvolved: Bool, evolves: Bool, in generation: Int?) -> RowSet {
    let evolved = QueryEvolutions.evolvedRows(in: generation)
    let evolving = QueryEvolutions.rows(in: generation)
    var rows = isEvolved ? evolved : evolved.complemented
    rows.formIntersection(evolves ? evolving : evolving.complemented)
    return rows
  }

  /// The three starters of each generation with their evolutions, and the partners of Let's Go.
  /// Starters are the first nine species of a generation, except in generation 5, where Victini
  /// comes first.
  private static let starters: RowSet = {
    var firstNumbers: [Int] = []
    for species in AllSpecies.all where firstNumbers.count < species.generation {
      firstNumbers.append(species.number + (species.generation == 5 ? 1 : 0))
    }
    return RowSet(Varieties.all.count) { row in
      firstNumbers.contains { $0..<$0 + 9 ~= Varieties.all[row].number }
        || QueryForms.all[row].form == "starter"
    }
  }()

  func rows(having value: QueryValue, in edition: Edition?) -> RowSet {
    let generation = edition?.generation
    switch value.kind {
    case .eggGroup:
      return RowSet(Varieties.all) { $0.cell(.eggGroups, in: edition).contains(part: value.slug) }
    case .color: return Self.rows { $0[.color].isText(value.slug) }
    case .shape: return Self.rows { $0[.shape].isText(value.slug) }
    case .genus:
      // "Mouse" stands for the categories that end with it, such as "Fire Mouse", too.
      let numbers = Self.numbersByGenus.filter { ("-" + $0.key).hasSuffix("-" + value.slug) }
        .reduce(into: Set<Int>()) { $0.formUnion($1.value) }
      return RowSet(Varieties.all) { numbers.contains($0.number) }
    case .habitat: return Self.rows { $0[.habitat].isText(value.slug) }
    case .growth:
      return RowSet(Varieties.all) { $0.cell(.growthRate, in: edition).isText(value.slug) }
    case .region: return RowSet(QueryForms.regionOfRow) { $0 == value.slug }
    case .trigger: return QueryEvolutions.rows(in: generation) { $0.matchesKind(value.slug) }
    case .game: return QueryGames.rows(knownIn: value)
    default: return RowSet(none: Varieties.all.count)
    }
  }

  /// Returns the rows of all species for which a condition holds.
  private static func rows(ofSpeciesWhere isIn: (Row<SpeciesColumn>) -> Bool) -> RowSet {
    let flags = Tables.species.map(isIn)
    return RowSet(Varieties.all) { flags[$0.number - 1] }
  }
}

extension RowSet {
  /// Returns the rows that are not in this set.
  fileprivate var complemented: RowSet {
    var rows = self
    rows.complement()
    return rows
  }
}
