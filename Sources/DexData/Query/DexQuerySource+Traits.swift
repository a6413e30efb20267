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
    let first = QueryRows.species(.generation)
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

  func rows(having value: QueryValue, in edition: Edition?) -> RowSet {
    let generation = edition?.generation
    switch value.kind {
    case .eggGroup:
      return rows(.eggGroups, .eggGroups, in: edition) { $0.contains(part: value.slug, by: $1) }
    case .color: return QueryRows.rows { $0[.color].isText(value.slug) }
    case .shape: return QueryRows.rows { $0[.shape].isText(value.slug) }
    case .habitat: return QueryRows.rows { $0[.habitat].isText(value.slug) }
    case .growth:
      return rows(.growthRate, .growthRate, in: edition) { cell, _ in cell.isText(value.slug) }
    case .region:
      return RowSet(QueryRows.count) { QueryForms.regionOfRow[$0] == value.slug }
    case .trigger: return QueryEvolutions.rows(in: generation) { $0.matchesKind(value.slug) }
    case .game: return QueryGames.rows(knownIn: value)
    default: return RowSet(none: QueryRows.count)
    }
  }

  /// Returns the rows whose value in a column satisfies a condition, which receives the value's
  /// cell and the character that separates its parts.
  private func rows(
    _ column: SpeciesColumn, _ byGame: PokemonByGameColumn, in edition: Edition?,
    where isMatch: (TableCell, Unicode.Scalar) -> Bool
  ) -> RowSet {
    let species = QueryRows.rows { isMatch($0[column], ",") }
    var others: [Int: Bool] = [:]
    QueryPast.forEachValue(byGame, in: edition) { others[$0] = isMatch($1, "/") }
    return RowSet(QueryRows.count) { others[$0] ?? species.contains($0) }
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
