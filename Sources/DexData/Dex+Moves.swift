internal import EmbeddedTables
public import PokedexModel

extension Dex {
  /// Returns the move with this slug; nil if it is unknown.
  public func move(_ slug: String) -> Move? { Moves.index(of: slug).map { Moves.all[$0].move } }

  /// Slugs of all moves, sorted by id.
  public var moveSlugs: [String] { Moves.all.map(\.slug) }
}

/// All moves, decoded once, sorted by id.
enum Moves {
  static let all = Tables.moves.map(MoveRow.init)

  private static let indices = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { ($1.slug, $0) })

  /// Returns the index of the move with this slug; nil if it is unknown.
  static func index(of slug: String) -> Int? { indices[slug] }

  /// Returns the id of the move with this slug; nil if it is unknown.
  static func id(of slug: String) -> Int? { indices[slug].map { all[$0].id } }

  /// Returns the slug of a move; empty for an unknown id.
  static func slug(_ id: Int) -> String { Tables.moves.row(of: id)?[.slug].text ?? "" }
}

/// A row of `moves`.
struct MoveRow {
  let id: Int
  let slug: String
  private let row: Row<MoveColumn>

  init(_ row: Row<MoveColumn>) {
    id = row[.id].integer
    slug = row[.slug].text
    self.row = row
  }

  var move: Move {
    Move(
      id: id, slug: slug, names: row.names, type: row[.type].type,
      damageClass: row[.damageClass].text, power: row[.power].optionalInteger,
      accuracy: row[.accuracy].optionalInteger, powerPoints: row[.pp].optionalInteger,
      priority: row[.priority].integer, generation: row[.generation].integer,
      target: row[.target].text)
  }
}

extension Tables {
  static let moves = Table<MoveColumn>()
}

enum MoveColumn: Int, NamedColumns {
  case id, slug, type, damageClass, power, accuracy, pp, priority, generation, target, names

  static var table: TableName { .moves }
}
