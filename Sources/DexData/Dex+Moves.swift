internal import EmbeddedTables
public import PokedexModel

extension Dex {
  /// A move by its slug; nil for an unknown one.
  public func move(_ slug: String) -> Move? {
    MoveIndex.rows.line(of: slug).map { MoveRow($0).move }
  }

  /// A move as it was in a game.
  ///
  /// Of several earlier figures the earliest that still held in that game counts, each by itself.
  public func move(_ slug: String, in versionGroup: String) -> Move? {
    guard var move = move(slug), let place = VersionGroups.places[versionGroup] else { return nil }
    if MoveIndex.hasChanged(move.id) { Self.change(&move, to: place) }
    move.damageClass = move.damageClass(in: VersionGroups.all[place].generation)
    return move
  }

  /// - Parameter place: the game's, in the order of release.
  private static func change(_ move: inout Move, to place: Int) {
    for var row in Tables.movesPast.rows(of: move.id).reversed() {
      guard let before = VersionGroups.places[row[.beforeVersionGroup].text], place < before
      else { continue }
      if let type = row[.type].optionalText.flatMap(PokemonType.init(rawValue:)) {
        move.type = type
      }
      if let power = row[.power].changed { move.power = power.number }
      if let accuracy = row[.accuracy].changed { move.accuracy = accuracy.number }
      if let points = row[.pp].optionalInteger { move.powerPoints = points }
    }
  }

  /// The slugs of all moves, in the order of their ids.
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

/// The rows of `moves` by slug, and the slugs by id. Made when a move is first asked for.
enum MoveIndex {
  static let rows = KeyedLines(.moves, by: MoveColumn.slug.rawValue)

  /// The id of the move in a row.
  static func id(at index: Int) -> Int {
    var row = Tables.moves[index]
    return row.integer(.id)
  }

  /// The slug of a move that the tables have.
  static func slug(_ id: Int) -> String {
    Tables.moves.row(of: id).map { index in
      var row = Tables.moves[index]
      return row[.slug].text
    } ?? ""
  }

  /// Whether a move was another once; most never were.
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
