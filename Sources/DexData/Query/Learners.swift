internal import EmbeddedTables
internal import PokedexModel
internal import PokedexQuery

/// Every way of every row to learn a move, by move: the learnsets turned round, made in one pass when a
/// move is first asked for.
enum Learners {
  /// Row, game, way and level in one number: 11, 6, 3 and 7 bits from the top of 27.
  private struct Entry: Sendable {
    private let bits: UInt32

    init(row: Int, game: Int, way: Int, level: Int) {
      bits = UInt32(row << 16 | game << 10 | way << 7 | min(level, 127))
    }

    var row: Int { Int(bits >> 16) }
    var game: UInt32 { bits >> 10 & 0x3F }
    var way: UInt32 { bits >> 7 & 0x7 }
    var level: Int32 { Int32(bits & 0x7F) }
  }

  private struct Index: Sendable {
    /// Where the entries of a move begin, by the move's id.
    let starts: [UInt32]
    let entries: [Entry]
  }

  private static let index: Index = {
    var (moves, unsorted) = ([UInt16](), [Entry]())
    moves.reserveCapacity(700_000)
    unsorted.reserveCapacity(700_000)
    Tables.learnsets.forEachRow { row in
      var row = row
      let id = row[.pokemon].integer
      guard let place = QueryRows.row(ofID: id),
        let game = VersionGroups.places[row[.versionGroup].text]
      else { return }
      for (way, column) in columns.enumerated() {
        row[column].forEachPair { level, move in
          moves.append(UInt16(move))
          unsorted.append(Entry(row: place, game: game, way: way, level: way == 0 ? level ?? 0 : 0))
        }
      }
    }
    return sorted(unsorted, by: moves)
  }()

  private static func sorted(_ unsorted: [Entry], by moves: [UInt16]) -> Index {
    let most = Int(moves.max() ?? 0)
    var starts = [UInt32](repeating: 0, count: most + 2)
    for move in moves { starts[Int(move) + 1] += 1 }
    for move in 0...most { starts[move + 1] += starts[move] }
    var places = starts
    var entries = unsorted
    for (place, move) in moves.enumerated() {
      entries[Int(places[Int(move)])] = unsorted[place]
      places[Int(move)] += 1
    }
    return Index(starts: starts, entries: entries)
  }

  private static let columns: [LearnsetColumn] = LearnedMove.Way.allCases.map(\.column)

  /// The rows that learn a move as asked. Without a game those of the generation count, and for today all.
  static func rows(
    learning slug: String, _ learning: Learning, in generation: Int?
  ) -> RowSet {
    var rows = RowSet(none: QueryRows.count)
    guard let place = MoveIndex.rows.line(of: slug) else { return rows }
    let id = MoveRow(place).id
    guard id + 1 < index.starts.count else { return rows }
    let games = QueryGames.groups(of: learning.games, in: generation)
    let way = learning.way.flatMap { LearnedMove.Way.allCases.firstIndex(of: $0) }
    for entry in index.entries[Int(index.starts[id])..<Int(index.starts[id + 1])] {
      guard games & 1 << UInt64(entry.game) != 0 else { continue }
      if let way, entry.way != way { continue }
      if let levels = learning.levels, entry.way != 0 || !levels.contains(entry.level) { continue }
      rows.insert(entry.row)
    }
    return rows
  }

  /// The rows that a game has a learnset for.
  static func rows(inGames games: UInt64) -> RowSet {
    var rows = RowSet(none: QueryRows.count)
    Tables.learnsets.forEachRow { row in
      var row = row
      let id = row[.pokemon].integer
      guard let game = VersionGroups.places[row[.versionGroup].text], games & 1 << game != 0,
        let place = QueryRows.row(ofID: id)
      else { return }
      rows.insert(place)
    }
    return rows
  }
}

/// What names of games mean.
enum QueryGames {
  /// The version groups of some games as bits by their places in the order of release: of a version its
  /// group's. Without any, those of a generation; for today all.
  static func groups(of games: [Value], in generation: Int?) -> UInt64 {
    var bits: UInt64 = 0
    for (place, group) in VersionGroups.all.enumerated() {
      let isIn =
        games.isEmpty
        ? generation.map { $0 == group.generation } ?? true
        : games.contains { $0.slug == group.slug || group.versions.contains($0.slug) }
      if isIn { bits |= 1 << UInt64(place) }
    }
    return bits
  }

  /// The versions of some games; nil for all. Without any, those of a generation.
  static func versions(of games: [Value], in generation: Int?) -> [String]? {
    if games.isEmpty {
      return generation.map { generation in
        VersionGroups.all.filter { $0.generation == generation }.flatMap(\.versions)
      }
    }
    return games.flatMap { game in
      // A version first: "platinum" is one and a group.
      let groups = VersionGroups.all
      if groups.contains(where: { $0.versions.contains(game.slug) }) { return [game.slug] }
      return groups.first { $0.slug == game.slug }?.versions ?? []
    }
  }
}

/// Who is met and holds what in the wild.
enum QueryPlaces {
  /// - Parameter versions: nil for all.
  static func rows(metIn place: String, _ versions: [String]?) -> RowSet {
    var rows = RowSet(none: QueryRows.count)
    let areas = areas(of: place)
    guard var prefix = areas.first else { return rows }
    for area in areas { prefix = String(zip(prefix, area).prefix { $0 == $1 }.map(\.0)) }
    for row in Tables.encounters.rows(containing: prefix) {
      var row = row
      let id = row[.pokemon].integer
      let version = row[.version]
      if let versions, !versions.contains(where: { version.isText($0) }) { continue }
      guard let place = QueryRows.row(ofID: id), !rows.contains(place) else { continue }
      var parts = row[.encounters].parts(by: ",")
      while let part = parts.optionalNext() {
        var cells = part.parts()
        let area = cells.next()
        if areas.contains(where: { area.isText($0) }) {
          rows.insert(place)
          break
        }
      }
    }
    return rows
  }

  private static func areas(of place: String) -> [String] {
    Tables.locationAreas.rows.compactMap { row in
      var row = row
      let slug = row[.slug]
      return row[.location].isText(place) ? slug.text : nil
    }
  }

  /// - Parameter versions: nil for all.
  static func rows(holding item: String, _ versions: [String]?) -> RowSet {
    var rows = RowSet(none: QueryRows.count)
    Tables.heldItems.forEachRow { row in
      var row = row
      let id = row[.pokemon].integer
      var parts = row[.held].parts(by: ",")
      while let part = parts.optionalNext() {
        var cells = part.parts()
        let (held, version) = (cells.next(), cells.next())
        guard held.isText(item), versions?.contains(where: { version.isText($0) }) ?? true,
          let place = QueryRows.row(ofID: id)
        else { continue }
        rows.insert(place)
      }
    }
    return rows
  }
}
