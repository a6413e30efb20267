internal import PokedexModel

// What a person has said of rows. It changes at any time, so nothing of it is remembered.
extension QueryEngine {
  /// The rows of which something is said, in any of some games; none for all.
  ///
  /// - Parameter ofSpecies: whether they are those that stand for a species, of any of whose varieties it
  ///   is said.
  func rows(saidToBe trait: Trait, in games: [Value], ofSpecies: Bool) -> RowSet {
    let versions = games.isEmpty ? nil : source.versions(of: games)
    var rows = RowSet(none: source.ids.count)
    let said = records().filter { record in
      trait.isSaid(by: record) && versions.map { $0.contains(record.game ?? "") } != false
    }
    if said.isEmpty { return rows }
    let places = places
    for record in said { if let row = places[Int32(clamping: record.pokemon)] { rows.insert(row) } }
    return ofSpecies ? species(of: rows) : rows
  }

  private func species(of rows: RowSet) -> RowSet {
    let numbers = column(.number, in: nil)
    let said = Set(rows.rows.map { numbers[Int($0)] })
    var species = RowSet(none: source.ids.count)
    for row in source.speciesRows.rows where said.contains(numbers[Int(row)]) {
      species.insert(Int(row))
    }
    return species
  }

  /// What each row is marked as, in any game: the more the higher; none for what is not marked.
  var markRanks: [Int32] {
    var ranks = [Int32](repeating: Figure.none, count: source.ids.count)
    let places = places
    for record in records() where !record.marks.isEmpty {
      guard let row = places[Int32(clamping: record.pokemon)] else { continue }
      ranks[row] = max(ranks[row], Int32(record.marks.rank))
    }
    return ranks
  }

  /// The rows by their ids.
  private var places: [Int32: Int] {
    Dictionary(uniqueKeysWithValues: source.ids.enumerated().map { ($1, $0) })
  }
}
