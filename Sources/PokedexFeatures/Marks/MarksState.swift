package import PokedexModel
internal import UserStore

/// The user's marks, notes and saved teams.
package struct MarksState: Sendable {
  /// The records, sorted by PokeAPI's id, then by game. The screen, searches and the store share
  /// the array's storage, because it may be long.
  var records: [MarkRecord] = []
  /// The saved teams, sorted by name, ignoring case.
  package internal(set) var teams: [SavedTeam] = []
  /// The slug of the version that new marks are for; nil if they are for no particular game.
  package internal(set) var game: String?
  /// Number of changes so far to the marks, the teams or the game.
  package internal(set) var revision = 0
  /// Number of changes so far by other programs, and of chosen games.
  package internal(set) var reloads = 0
  /// Whether the user can mark Pokémon.
  package let isAvailable: Bool

  package init(isAvailable: Bool) { self.isAvailable = isAvailable }

  /// Returns the records of a Pokémon, sorted by game.
  package func records(of id: Int) -> ArraySlice<MarkRecord> { records[records.range(of: id)] }

  /// Ids of the Pokémon that have at least one record.
  package var pokemon: Set<Int> { Set(records.lazy.map(\.pokemon)) }

  /// Returns the marks of a Pokémon in the chosen game. If no game is chosen, returns the marks in
  /// all games together.
  package func marks(of id: Int) -> Marks {
    records(of: id).reduce(.none) { marks, record in
      game == nil || record.game == game ? marks.union(record.marks) : marks
    }
  }

  /// Returns the record of a Pokémon for the chosen game, or the record without a game if no game
  /// is chosen. The record is empty if none exists yet.
  package func record(of id: Int) -> MarkRecord {
    records(of: id).first { $0.game == game } ?? MarkRecord(pokemon: id, game: game)
  }

  /// Returns a rank for sorting, based on the marks in all games. More valuable marks have a higher
  /// rank. Nil if there are no marks.
  package func rank(of id: Int) -> Int? {
    let rank = records(of: id).reduce(Marks.none) { $0.union($1.marks) }.rank
    return rank == 0 ? nil : rank
  }

  /// Applies a change that the store has written.
  mutating func apply(_ change: UserChange) {
    switch change {
    case .mark(_, let after): apply(after)
    case .team(let before, let after):
      let affectedKeys = [before?.key, after?.key]
      teams.removeAll { affectedKeys.contains($0.key) }
      guard let after else { return }
      teams.append(after)
      teams.sort { $0.key < $1.key }
    }
  }

  private mutating func apply(_ record: MarkRecord) {
    let range = records.range(of: record.pokemon)
    var updatedRecords = records[range].filter { $0.game != record.game }
    if !record.isEmpty { updatedRecords.append(record) }
    updatedRecords.sort { ($0.game ?? "") < ($1.game ?? "") }
    records.replaceSubrange(range, with: updatedRecords)
  }
}

extension [MarkRecord] {
  /// Returns the indices of a Pokémon's records by binary search. The records are sorted by id.
  fileprivate func range(of id: Int) -> Range<Int> {
    var range = indices
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      let isBefore = self[middle].pokemon < id
      range = isBefore ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    let start = range.lowerBound
    return start..<(self[start...].firstIndex { $0.pokemon != id } ?? count)
  }
}
