internal import EmbeddedTables
internal import PokedexModel
internal import PokedexQuery

extension DexQuerySource {
  func rows(_ trait: Trait, in generation: Int?) -> RowSet {
    let count = QueryRows.count
    switch trait {
    case .legendary: return QueryRows.rows { $0[.isLegendary].flag }
    case .mythical: return QueryRows.rows { $0[.isMythical].flag }
    case .baby: return QueryRows.rows { $0[.isBaby].flag }
    case .genderless: return QueryRows.rows { $0[.genderRate].integer < 0 }
    case .mega: return RowSet(count) { QueryForms.all[$0].isMega }
    case .gmax: return RowSet(count) { QueryForms.all[$0].form.hasSuffix("gmax") }
    case .regional: return RowSet(count) { QueryForms.region(ofForm: $0) != nil }
    case .starter: return Self.starters
    case .default: return QueryRows.defaults
    case .notFullyEvolved: return QueryEvolutions.rows(in: generation)
    case .fullyEvolved: return rows(.notFullyEvolved, in: generation).complemented
    case .first: return stage(isEvolved: false, evolves: true, in: generation)
    case .final: return stage(isEvolved: true, evolves: false, in: generation)
    case .singleStage: return stage(isEvolved: false, evolves: false, in: generation)
    case .branching: return QueryEvolutions.branchingRows(in: generation)
    // The user's marks are not part of the dex.
    case .seen, .caught, .missing, .shiny, .wanted, .noted: return RowSet(none: count)
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
    let first = QueryRows.species(.generation) { Int32($0) }
    var firstNumbers: [Int32] = []
    for (row, generation) in first.enumerated() where firstNumbers.count < generation {
      firstNumbers.append(QueryRows.numbers[row] + (generation == 5 ? 1 : 0))
    }
    return RowSet(QueryRows.count) { row in
      let number = QueryRows.numbers[row]
      return firstNumbers.contains { $0..<$0 + 9 ~= number }
        || QueryForms.all[row].form == "starter"
    }
  }()

  func rows(having value: QueryValue, in generation: Int?) -> RowSet {
    switch value.kind {
    case .eggGroup: return QueryRows.rows { $0[.eggGroups].contains(part: value.slug) }
    case .color: return QueryRows.rows { $0[.color].isText(value.slug) }
    case .shape: return QueryRows.rows { $0[.shape].isText(value.slug) }
    case .habitat: return QueryRows.rows { $0[.habitat].isText(value.slug) }
    case .growth: return QueryRows.rows { $0[.growthRate].isText(value.slug) }
    case .region:
      return RowSet(QueryRows.count) { QueryForms.regionOfRow[$0] == value.slug }
    case .trigger: return QueryEvolutions.rows(in: generation) { $0.matchesKind(value.slug) }
    case .game: return QueryGames.rows(knownIn: value)
    default: return RowSet(none: QueryRows.count)
    }
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
