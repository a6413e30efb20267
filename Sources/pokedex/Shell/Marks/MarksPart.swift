internal import PokedexModel
internal import UserStore

/// Some of the records and teams that are printed, so many that they can be in memory at once.
struct MarksPart {
  var records: [MarkRecord] = []
  /// With their names; none for a team that was deleted.
  var teams: [(name: String, team: SavedTeam?)] = []

  static let size = 1_000

  var isEmpty: Bool { records.isEmpty && teams.isEmpty }
}

extension UserDatabase {
  /// All that is said of some Pokémon, or of all, and then the teams, part by part.
  ///
  /// - Parameter game: nil for all.
  func each(
    _ ids: [Int]? = nil, in game: String?, hasTeams: Bool = false,
    _ body: (MarksPart) throws -> Void
  ) throws {
    var part = MarksPart()
    func end(_ isWhole: Bool) throws {
      if part.isEmpty || !isWhole && part.records.count < MarksPart.size { return }
      try body(part)
      part = MarksPart()
    }
    for id in try ids ?? pokemon() {
      var count = 0
      while true {
        let some = try records(of: id, most: MarksPart.size, after: count)
        count += some.count
        part.records += game == nil ? some : some.filter { $0.game == game }
        try end(false)
        if some.count < MarksPart.size { break }
      }
    }
    try end(true)
    for name in hasTeams ? try teamNames() : [] {
      guard let team = try team(named: name) else { continue }
      try body(MarksPart(teams: [(team.name, team)]))
    }
  }
}
