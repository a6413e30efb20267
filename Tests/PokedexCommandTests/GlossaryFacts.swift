import Foundation
import TestSupport

/// Moves and abilities from the fact tables. They are read as plain text, without the dex's own
/// code, so that tests can compare them with the dex.
struct GlossaryFacts {
  typealias Row = [String: String]

  let moves: [Row]
  let abilities: [Row]
  /// The Pokémon's rows in the fact table, by slug.
  let pokemon: [String: Row]
  /// The moves that each Pokémon learns, by the Pokémon's slug.
  let learned: [String: [Learned]]

  struct Learned {
    let move: String
    let game: String
    let generation: Int
    let way: String
    let level: Int?
  }

  init() throws {
    moves = try SecondSource.applied(toMoves: Self.rows("moves")).map { row in
      // For some of the newest moves, the table has 0 or 1 where the power or accuracy varies or
      // doesn't exist. Replace these values with the usual `-`.
      var row = row
      for column in ["power", "accuracy"] where ["0", "1"].contains(row[column]) {
        row[column] = "-"
      }
      return row
    }
    abilities = try Self.rows("abilities").sorted { $0["slug"] ?? "" < $1["slug"] ?? "" }
    let all = try Self.rows("pokemon")
    pokemon = Dictionary(uniqueKeysWithValues: all.map { ($0["slug"] ?? "", $0) })
    let games = try Self.rows("version_groups")
    let gameOfID = Dictionary(uniqueKeysWithValues: games.map { ($0["id"] ?? "", $0) })
    let slugOfID = Dictionary(uniqueKeysWithValues: all.map { ($0["id"] ?? "", $0["slug"] ?? "") })
    var learned: [String: [Learned]] = [:]
    let wanted: Set = [
      "pikachu", "pichu", "snorlax", "munchlax", "raichu-alola", "mr-mime", "mime-jr",
    ]
    for row in try SecondSource.applied(toLearnsets: Self.rows("learnsets")) {
      guard let slug = slugOfID[row["pokemon_id"] ?? ""], wanted.contains(slug),
        let game = gameOfID[row["version_group_id"] ?? ""]
      else { continue }
      for way in ["level_up", "machine", "egg", "tutor", "reminder", "other"] {
        for part in (row[way] ?? "-").split(separator: ",") where part != "-" {
          let pair = part.split(separator: ":").map(String.init)
          learned[slug, default: []].append(
            Learned(
              move: pair[pair.count - 1], game: game["slug"] ?? "",
              generation: Int(game["generation"] ?? "") ?? 0, way: way,
              level: pair.count > 1 ? Int(pair[0]) : nil))
        }
      }
    }
    self.learned = learned
  }

  /// Returns the slugs of the moves that satisfy a condition, ordered by id.
  func moves(_ isMatch: (Row) -> Bool) -> [String] {
    moves.sorted { $0.number("id") ?? 0 < $1.number("id") ?? 0 }.filter(isMatch)
      .map { $0["slug"] ?? "" }
  }

  /// Whether a Pokémon learns a move, or one of its earlier stages in a game that has both.
  func learns(
    _ move: Row, _ pokemon: String, after stages: [String] = [],
    _ predicate: (Learned) -> Bool = { _ in true }
  ) -> Bool {
    let own = learned[pokemon] ?? []
    let games = Set(own.map(\.game))
    let earlier = stages.flatMap { learned[$0] ?? [] }.filter { games.contains($0.game) }
    return (own + earlier).contains { $0.move == move["id"] && predicate($0) }
  }

  private static func rows(_ name: String) throws -> [Row] {
    let url = SharedFolder.facts.url.appending(path: "\(name).tsv")
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    let columns = lines.first ?? []
    return lines.dropFirst().map { Dictionary(zip(columns, $0)) { first, _ in first } }
  }
}

extension [String: String] {
  /// Returns a cell as an integer. Nil if the cell is `-`.
  func number(_ column: String) -> Int? { Int(self[column] ?? "") }

  /// Returns a number of a move, such as its power. Nil for `-` and 0, which both mean that the
  /// move has no such number.
  func figure(_ column: String) -> Int? { number(column).flatMap { $0 == 0 ? nil : $0 } }
}
