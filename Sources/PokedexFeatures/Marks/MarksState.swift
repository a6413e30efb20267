package import PokedexModel
internal import UserStore

/// The user's marks, notes and saved teams.
package struct MarksState: Sendable {
  /// By PokeAPI's ids, then game: one array for the screen, searches and the store, as there may be many.
  var records: [MarkRecord] = []
  /// By name, without case.
  package internal(set) var teams: [SavedTeam] = []
  /// The slug of the version that marks are made in; nil for no game in particular.
  package internal(set) var game: String?
  /// How often what is marked or saved, or the game, has changed.
  package internal(set) var revision = 0
  /// Whether anything can be marked.
  package let isAvailable: Bool

  /// All that is said of a Pokémon, game by game.
  package func records(of id: Int) -> ArraySlice<MarkRecord> { records[records.range(of: id)] }

  /// PokeAPI's ids of those of which something is said.
  package var pokemon: Set<Int> { Set(records.lazy.map(\.pokemon)) }

  /// The marks of a Pokémon in the chosen game; of all games together where none is chosen.
  package func marks(of id: Int) -> Marks {
    records(of: id).reduce(.none) { marks, record in
      game == nil || record.game == game ? marks.union(record.marks) : marks
    }
  }

  /// What is said of a Pokémon in just the chosen game, or just in none.
  package func record(of id: Int) -> MarkRecord {
    records(of: id).first { $0.game == game } ?? MarkRecord(pokemon: id, game: game)
  }

  /// A rank that rises with how much a catch is worth, in any game; nil for what is not marked.
  func rank(of id: Int) -> Int? {
    let rank = records(of: id).reduce(Marks.none) { $0.union($1.marks) }.rank
    return rank == 0 ? nil : rank
  }

  /// Takes a change that was written.
  mutating func take(_ change: UserChange) {
    switch change {
    case .mark(_, let after): take(after)
    case .team(let before, let after):
      let gone = [before?.key, after?.key]
      teams.removeAll { gone.contains($0.key) }
      guard let after else { return }
      teams.append(after)
      teams.sort { $0.key < $1.key }
    }
  }

  private mutating func take(_ record: MarkRecord) {
    let range = records.range(of: record.pokemon)
    var said = records[range].filter { $0.game != record.game }
    if !record.isEmpty { said.append(record) }
    said.sort { ($0.game ?? "") < ($1.game ?? "") }
    records.replaceSubrange(range, with: said)
  }
}

extension [MarkRecord] {
  /// The places of a Pokémon's records among those in the order of ids.
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
