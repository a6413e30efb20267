internal import EmbeddedTables
internal import PokedexModel
internal import PokedexQuery

/// A search for the Pokémon that learn a move. It scans the bytes of the learnsets. An index of all
/// moves would take as long to build as a hundred scans, and would need more memory than the rest
/// of the program.
enum Learners {
  /// Returns the rows of the Pokémon that learn a move under some conditions, themselves or before
  /// they evolved. If the conditions name no game, all games of the generation are searched. Without
  /// a generation, all games are searched.
  static func rows(
    learning slug: String, _ learning: LearnCondition, in generation: Int?
  ) -> RowSet {
    var rows = RowSet(none: Varieties.all.count)
    guard let move = Moves.id(of: slug) else { return rows }
    let search = Search(
      move: move,
      games: QueryGames.groups(of: learning.games, in: generation),
      ways: learning.way.map { [$0] } ?? LearnedMove.LearnMethod.allCases, levels: learning.levels)
    var learners: [Int] = []
    for row in Tables.learnsets.rows(containing: String(move)) {
      let id = row[.pokemon].integer
      // If the Pokémon is already known to learn the move in one game, skip its other games.
      guard let index = Varieties.index(ofID: id), !rows.contains(index), search.matches(id, row)
      else { continue }
      rows.insert(index)
      learners.append(id)
    }
    if learning.includesEarlierStages { search.addLaterStages(of: learners, to: &rows) }
    return rows
  }

  private struct Search {
    let move: Int
    /// Games as a bit mask, see `QueryGames.groups(of:in:)`.
    let games: UInt64
    let ways: [LearnedMove.LearnMethod]
    let levels: ClosedRange<Int32>?

    /// Whether a variety learns the move in the game of its row.
    func matches(_ id: Int, _ row: Row<LearnsetColumn>) -> Bool {
      let game = row[.game].integer
      return games & 1 << UInt64(game) != 0
        && ways.contains { way in
          row[way.column].contains(move: move, by: way, at: levels)
            && (way != .egg || Dex.has(way, id, row, in: VersionGroups.all[game]))
        }
    }

    /// Adds the rows of the varieties that can have the move because they evolve or change from a
    /// learner, in a game that has both.
    func addLaterStages(of learners: [Int], to rows: inout RowSet) {
      var seen: Set<Int> = []
      let own = Set(learners)
      for learner in learners {
        for id in Dex.family(ofVariety: learner) where !own.contains(id) && seen.insert(id).inserted
        {
          guard let index = Varieties.index(ofID: id) else { continue }
          let earlier = Dex.moveSources(ofVariety: id).filter(own.contains)
          let hasMove = VersionGroups.all.indices.contains { game in
            games & 1 << UInt64(game) != 0 && Tables.learnsets.row(of: game, id) != nil
              && earlier.contains { source in
                Tables.learnsets.row(of: game, source).map { matches(source, $0) } ?? false
              }
          }
          if hasMove { rows.insert(index) }
        }
      }
    }
  }

  /// Returns the rows that have a learnset in a game, given by its index in `VersionGroups.all`.
  static func rows(withLearnsetIn game: Int) -> RowSet {
    var rows = RowSet(none: Varieties.all.count)
    for row in Tables.learnsets.rows(of: game) {
      if let index = Varieties.index(ofID: row[.pokemon].integer) { rows.insert(index) }
    }
    return rows
  }
}

extension TableCell {
  /// Whether the cell, a list of move ids or of `level:id` pairs, contains a move.
  ///
  /// - Parameter levels: range of the level at which the move is learned; nil for any level and any
  ///   method.
  fileprivate func contains(
    move: Int, by way: LearnedMove.LearnMethod, at levels: ClosedRange<Int32>?
  ) -> Bool {
    if levels != nil, way != .levelUp { return false }
    var isFound = false
    forEachPair { level, number in
      if number == move, levels?.contains(Int32(level ?? 0)) ?? true { isFound = true }
    }
    return isFound
  }
}

/// Looks up games by their slugs.
enum QueryGames {
  /// Returns the version groups of some games as a bit mask. The position of a group's bit is its
  /// index in the order of release. For a version, the bit of its group is set. Without games, all
  /// groups of the generation are returned. Without a generation as well, all groups are returned.
  static func groups(of games: [QueryValue], in generation: Int?) -> UInt64 {
    var bits: UInt64 = 0
    for (index, group) in VersionGroups.all.enumerated() {
      let isIn =
        games.isEmpty
        ? generation.map { $0 == group.generation } ?? true
        : games.contains { $0.slug == group.slug || group.versions.contains($0.slug) }
      if isIn { bits |= 1 << UInt64(index) }
    }
    return bits
  }

  /// Returns the versions of some games. Without games, returns the versions of the generation.
  /// Without a generation as well, returns nil, which means all versions.
  static func versions(of games: [QueryValue], in generation: Int?) -> [String]? {
    if games.isEmpty {
      return generation.map { generation in
        VersionGroups.all.filter { $0.generation == generation }.flatMap(\.versions)
      }
    }
    return games.flatMap { game in
      // Try versions first: "platinum" is both a version and a group.
      let groups = VersionGroups.all
      if groups.contains(where: { $0.versions.contains(game.slug) }) { return [game.slug] }
      return groups.first { $0.slug == game.slug }?.versions ?? []
    }
  }
}

extension QueryGames {
  /// Returns the version group of a version or a version group.
  static func group(of game: QueryValue) -> VersionGroup? {
    VersionGroups.all.first { $0.slug == game.slug || $0.versions.contains(game.slug) }
  }

  /// Returns the rows of the Pokémon in a version or a version group. These are the Pokémon with a
  /// learnset in the group. If the group has no learnsets, they are the Pokémon that can be
  /// obtained in one of its versions.
  static func rows(knownIn game: QueryValue) -> RowSet {
    var rows = RowSet(none: Varieties.all.count)
    for (index, group) in VersionGroups.all.enumerated()
    where group.slug == game.slug || group.versions.contains(game.slug) {
      let known = Learners.rows(withLearnsetIn: index)
      rows.formUnion(known.isEmpty ? self.rows(in: group.versions, false) : known)
    }
    return rows
  }

  /// Returns the rows of the Pokémon that can be obtained in any of the given versions. If
  /// `isExclusive`, Pokémon that can also be obtained in another version of the same group are left
  /// out.
  static func rows(in versions: [String], _ isExclusive: Bool) -> RowSet {
    var rows = RowSet(none: Varieties.all.count)
    for row in Tables.obtainable
    where versions.contains(where: { Obtainable.has(row, $0, isExclusive: isExclusive) }) {
      if let index = Varieties.index(ofID: row[.pokemon].integer) { rows.insert(index) }
    }
    return rows
  }
}

/// A search for the Pokémon that are encountered in a place, or hold an item in the wild.
enum QueryPlaces {
  /// - Parameters:
  ///   - place: slug of a place or a region.
  ///   - versions: slugs of versions; nil for all versions.
  static func rows(encounteredIn place: String, _ versions: [String]?) -> RowSet {
    var rows = RowSet(none: Varieties.all.count)
    func insertRow(_ row: Row<EncounterColumn>, where isMatch: (TableCell) -> Bool) {
      let id = row[.pokemon].integer
      let rowVersions = row[.versions]
      if let versions, !versions.contains(where: rowVersions.contains(part:)) { return }
      guard let index = Varieties.index(ofID: id), !rows.contains(index) else { return }
      if row[.encounters].containsArea(where: isMatch) { rows.insert(index) }
    }
    if regions.contains(place) {
      let areas = Set(LocationAreas(region: place).slugs)
      Tables.encounters.forEachRow { insertRow($0) { areas.contains($0.text) } }
    } else {
      let areas = LocationAreas(place)
      guard let prefix = areas.prefix else { return rows }
      for row in Tables.encounters.rows(containing: prefix) {
        insertRow(row, where: areas.contains)
      }
    }
    return rows
  }

  /// The value of a query for Pokémon that are never shiny, however they are met in a game.
  static let shinyLocked = "shiny-locked"

  /// - Parameters:
  ///   - method: slug of a method, or `shinyLocked`.
  ///   - place: slug of a place; nil for all places.
  ///   - versions: slugs of versions; nil for all versions.
  static func rows(metBy method: String, at place: String?, _ versions: [String]?) -> RowSet {
    let dex = Dex()
    return RowSet(Varieties.all) { variety in
      let met = dex.encounters(ofVariety: variety.id).filter { encounter in
        versions?.contains(encounter.version) ?? true
          && (place.map { place in
            regions.contains(place)
              ? dex.location(ofArea: encounter.locationArea).flatMap(dex.region) == place
              : dex.location(ofArea: encounter.locationArea) == place
          } ?? true)
      }
      if method != shinyLocked { return met.contains { $0.method == method } }
      return !met.isEmpty && met.allSatisfy { $0.conditions.contains(shinyLocked) }
    }
  }

  /// Slugs of the regions. In a query, a region includes all its places.
  static let regions: [String] = Tables.labels.compactMap { row in
    let key = row[.key].text
    return key.hasPrefix("region/") ? String(key.dropFirst("region/".count)) : nil
  }

  /// Returns the name of a place without the region that its slug begins with, such as
  /// "safari-zone" for "johto-safari-zone".
  static func aliases(of place: String) -> [String] {
    guard let hyphen = place.firstIndex(of: "-"), regions.contains(String(place[..<hyphen])) else {
      return []
    }
    return [String(place[place.index(after: hyphen)...])]
  }

  /// - Parameter versions: slugs of versions; nil for all versions.
  static func rows(holding item: String, _ versions: [String]?) -> RowSet {
    var rows = RowSet(none: Varieties.all.count)
    for row in Tables.heldItems {
      let id = row[.pokemon].integer
      var parts = row[.held].parts(by: ",")
      while let part = parts.optionalNext() {
        var cells = part.parts()
        let (held, version) = (cells.next(), cells.next())
        guard held.isText(item), versions?.contains(where: { version.isText($0) }) ?? true,
          let index = Varieties.index(ofID: id)
        else { continue }
        rows.insert(index)
      }
    }
    return rows
  }
}
