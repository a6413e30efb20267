internal import PokedexModel
internal import UserStore

/// A batch of records and teams to print, small enough to be in memory at once.
struct MarksBatch {
  var records: [MarkRecord] = []
  /// Teams by name. The team is nil if it was deleted.
  var teams: [(name: String, team: SavedTeam?)] = []

  static let size = 1_000

  var isEmpty: Bool { records.isEmpty && teams.isEmpty }
}

extension UserDatabase {
  /// Reads records in batches, followed by the teams if requested.
  ///
  /// - Parameters:
  ///   - ids: the Pokémon whose records are read. Nil for all Pokémon.
  ///   - game: the slug of a version, to read only its records. Nil for all records.
  func each(
    _ ids: [Int]? = nil, in game: String?, hasTeams: Bool = false,
    _ body: (MarksBatch) throws -> Void
  ) throws {
    var part = MarksBatch()
    func flush(_ isFinal: Bool) throws {
      if part.isEmpty || !isFinal && part.records.count < MarksBatch.size { return }
      try body(part)
      part = MarksBatch()
    }
    for id in try ids ?? pokemon() {
      var count = 0
      while true {
        let some = try records(of: id, limit: MarksBatch.size, after: count)
        count += some.count
        part.records += game == nil ? some : some.filter { $0.game == game }
        try flush(false)
        if some.count < MarksBatch.size { break }
      }
    }
    try flush(true)
    for name in hasTeams ? try teamNames() : [] {
      guard let team = try team(named: name) else { continue }
      try body(MarksBatch(teams: [(team.name, team)]))
    }
  }
}
