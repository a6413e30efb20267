import DexData
import Foundation
import PokedexModel
import PokedexQuery
import TestSupport
import Testing

@testable import PokedexApp

/// Places of items and teams of trainers, compared with what people wrote down, and with the tables
/// that they are made from.
@Suite("Places of items and trainers", .seeded)
struct ItemPlacesTests {
  private static let dex = Dex()
  private static let words = Words(language: .english, vocabulary: DexVocabulary())

  /// The places were looked up or known by the people whom the column `checked` names.
  @Test(arguments: TableFile("ItemPlaces.tsv").rows)
  func itemHasThePlacesOfItsGame(row: TableFile.Row) {
    let places = Self.dex.places(ofItem: row["item"]).filter {
      $0.versions.contains(row["version"])
    }
    let found = Set(places.map(Self.brief))

    #expect(found.sorted() == row.list("places", by: " ").sorted())
  }

  private static func brief(_ place: ItemPlace) -> String {
    let price = place.price.map { ":\($0)" } ?? ""
    return "\(place.how.rawValue)@\(place.location ?? "-")\(price)"
  }

  @Test(arguments: TableFile("Trainers.tsv").rows)
  func trainerHasTheTeamOfTheGame(row: TableFile.Row) throws {
    let battle = try #require(
      Self.dex.trainers(ofVersion: row["version"]).first { $0.battle == row["battle"] })

    #expect(battle.slug == row["trainer"])
    #expect(
      battle.party.map { "\($0.pokemon.slug):\($0.level)" } == row.list("team", by: " "))
  }

  /// Asks "where is ITEM in GAME" for 400 items of the tables that the places are made from, spread
  /// over all games, and compares the places in the answer.
  @Test func questionsAreAnsweredWithThePlacesOfTheGame() throws {
    let engine = QueryEngine.shared(.pokemon)
    let asked = try Self.pairs(count: 400)
    var wrong: [String] = []

    for (item, version) in asked {
      let (name, game) = (
        Self.words.name(of: .item(item)), Self.words.plainName(ofVersion: version)
      )
      let text = "where is \(name) in \(game)"
      let question = engine.question(in: text, language: .english)
      guard let question, case .item(item) = question.subject(Self.dex),
        question.version == version
      else {
        wrong.append("not understood: \(text)")
        continue
      }
      let facts = SubjectFacts(
        words: Self.words, game: Game(Self.group(of: version), version: version))
      let places = facts.places(of: item, in: facts.game)
      if Set(places.map(Self.brief)) != Self.expected[Pair(item: item, version: version)] {
        wrong.append("other places: \(text)")
      }
    }

    #expect(asked.count == 400)
    #expect(wrong == [])
  }

  private struct Pair: Hashable {
    let item: String
    let version: String
  }

  private static func group(of version: String) -> String {
    dex.versionGroups.first { $0.versions.contains(version) }?.slug ?? ""
  }

  /// The places of each item in each version, read from the file of the bundled table.
  private static let expected: [Pair: Set<String>] = {
    var places: [Pair: Set<String>] = [:]
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Resources/Dex/item_places.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    for line in text.split(separator: "\n").dropFirst() {
      let cells = line.split(separator: "\t").map(String.init)
      let price = cells[5] == "-" ? "" : ":" + cells[5]
      for version in cells[1].split(separator: ",") {
        places[Pair(item: cells[0], version: String(version)), default: []]
          .insert("\(cells[4])@\(cells[2])\(price)")
      }
    }
    return places
  }()

  /// Returns pairs of an item and a version, spread over all versions. They depend on the seed of
  /// the run.
  private static func pairs(count: Int) throws -> [(item: String, version: String)] {
    let sorted = expected.keys.sorted { ($0.version, $0.item) < ($1.version, $1.item) }
    let step = sorted.count / count
    var generator = SeededGenerator(stream: 400)
    let start = Int.random(in: 0..<step, using: &generator)
    return (0..<count).map { sorted[start + $0 * step] }.map { ($0.item, $0.version) }
  }
}
