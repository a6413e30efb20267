internal import EmbeddedTables
public import PokedexModel

extension Dex {
  /// Returns the move with this slug; nil if it is unknown.
  public func move(_ slug: String) -> Move? {
    MoveIndex.rows.line(of: slug).map { MoveRow($0).move }
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
    Tables.movesByGame.forEachRow { row in
      var row = row
      changed.insert(row.integer(.moveId))
    }
    return changed
  }()
}

extension Tables {
  static let moves = Table<MoveColumn>()
}

enum MoveColumn: Int, NamedColumns {
  case id, slug, type, damageClass, power, accuracy, pp, priority, generation, target, names

  static var table: TableName { .moves }
}
