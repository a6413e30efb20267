internal import EmbeddedTables
public import PokedexModel

extension Dex {
  /// Returns the move with this slug; nil if it is unknown.
  public func move(_ slug: String) -> Move? {
    MoveIndex.rows.line(of: slug).map { MoveRow($0).move }
  }

  /// Returns a move as it was in a game.
  ///
  /// The table lists past values, each with the first game in which it no longer applied. Each of
  /// the move's values becomes the earliest past value that still applied in this game, if there is
  /// one.
  public func move(_ slug: String, in versionGroup: String) -> Move? {
    guard var move = move(slug), let index = VersionGroups.indexBySlug[versionGroup] else {
      return nil
    }
    if MoveIndex.hasChanged(move.id) { Self.change(&move, to: index) }
    move.damageClass = move.damageClass(in: VersionGroups.all[index].generation)
    return move
  }

  /// Changes a move's values to those that it had in a game.
  ///
  /// - Parameter index: the game's index in the order of release.
  private static func change(_ move: inout Move, to index: Int) {
    for var row in Tables.movesPast.rows(of: move.id).reversed() {
      guard let before = VersionGroups.indexBySlug[row[.beforeVersionGroup].text], index < before
      else { continue }
      if let type = row[.type].optionalText.flatMap(PokemonType.init(rawValue:)) {
        move.type = type
      }
      if let power = row[.power].changed { move.power = power.number }
      if let accuracy = row[.accuracy].changed { move.accuracy = accuracy.number }
      if let points = row[.pp].optionalInteger { move.powerPoints = points }
    }
  }

  /// Slugs of all moves, sorted by id.
  public var moveSlugs: [String] { (0..<Tables.moves.count).map { MoveRow($0).slug } }
}

/// A row of `moves`.
struct MoveRow {
  let id: Int
  let slug: String
  private let row: Row<MoveColumn>

  init(_ index: Int) {
    var row = Tables.moves[index]
    id = row[.id].integer
    slug = row[.slug].text
    self.row = row
  }

  var move: Move {
    var row = row
    return Move(
      id: id, slug: slug, names: row.names, type: row[.type].type,
      damageClass: row[.damageClass].text, power: row[.power].optionalInteger,
      accuracy: row[.accuracy].optionalInteger, powerPoints: row[.pp].optionalInteger,
      priority: row[.priority].integer, generation: row[.generation].integer,
      target: row[.target].text)
  }
}

/// Looks up rows of `moves` by slug, and slugs by id. The index is created at the first use.
enum MoveIndex {
  static let rows = HashedLines(.moves, by: MoveColumn.slug.rawValue)

  /// Returns the id of the move in a row.
  static func id(at index: Int) -> Int {
    var row = Tables.moves[index]
    return row.integer(.id)
  }

  /// Returns the slug of a move; empty for an unknown id.
  static func slug(_ id: Int) -> String {
    Tables.moves.row(of: id).map { index in
      var row = Tables.moves[index]
      return row[.slug].text
    } ?? ""
  }

  /// Whether a move has ever changed. Most have not.
  static func hasChanged(_ id: Int) -> Bool { changed.contains(id) }

  private static let changed: Set<Int> = {
    var changed: Set<Int> = []
    Tables.movesPast.forEachRow { row in
      var row = row
      changed.insert(row.integer(.moveId))
    }
    return changed
  }()
}

extension Tables {
  static let moves = Table<MoveColumn>()
  static let movesPast = SortedTable<MovePastColumn>()
}

enum MoveColumn: Int, NamedColumns {
  case id, slug, type, damageClass, power, accuracy, pp, priority, generation, target, names

  static var table: TableName { .moves }
}

enum MovePastColumn: Int, TableColumns {
  case moveId, beforeVersionGroup, type, power, accuracy, pp, effectChance

  static var table: TableName { .movesPast }
}
