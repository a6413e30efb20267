import DexData
import Foundation
import PokedexModel
import Testing

@testable import pokedex

@Suite("Names of moves, abilities, types, items and natures")
struct SubjectNamesTests {
  typealias Kind = SubjectShell.SubjectKind

  static let spellings: [(kind: Kind, typed: String, slug: String)] = [
    (.move, "Thunderbolt", "thunderbolt"), (.move, "THUNDERBOLT", "thunderbolt"),
    (.move, "１０まんボルト", "thunderbolt"), (.move, "10まんボルト", "thunderbolt"),
    (.move, "Donnerblitz", "thunderbolt"), (.move, "Double Team", "double-team"),
    (.move, "  double   team ", "double-team"), (.move, "U-turn", "u-turn"),
    (.move, "Écras’Face", "pound"), (.move, "écras'face", "pound"), (.move, "V-create", "v-create"),
    (.ability, "ふゆう", "levitate"), (.ability, "Thick Fat", "thick-fat"),
    (.ability, "thick_fat", "thick-fat"), (.ability, "부유", "levitate"),
    (.type, "フェアリー", "fairy"), (.type, "Fée", "fairy"), (.type, "FIRE", "fire"),
    (.item, "Poké Ball", "poke-ball"), (.item, "poke ball", "poke-ball"),
    (.item, "モンスターボール", "poke-ball"), (.item, "リザードナイトX", "charizardite-x"),
    (.item, "リザードナイトＸ", "charizardite-x"), (.item, "King's Rock", "kings-rock"),
    (.move, "dance swords", "swords-dance"), (.move, "かみなりぱんち", "thunder-punch"),
    (.nature, "いじっぱり", "adamant"), (.nature, "Hart", "adamant"), (.nature, "固执", "adamant"),
  ]

  @Test(arguments: spellings)
  func subjectIsFoundByNameInAnyLanguage(kind: Kind, typed: String, slug: String) throws {
    let text = try SubjectShell(kind: kind, language: .korean, json: false).show(typed)

    #expect(text.prefix { $0 != "\n" }.hasSuffix("(\(slug))"))
  }

  @Test func lastSlugsOfEachKindAreFound() throws {
    let dex = Dex()
    let slugs: [(Kind, [String])] = [
      (.nature, dex.natureSlugs), (.ability, Array(dex.abilitySlugs.suffix(2))),
      (.move, Array(dex.moveSlugs.suffix(2))), (.item, Array(dex.itemSlugs.suffix(2))),
      (.type, PokemonType.allCases.filter(\.hasMembers).map(\.rawValue)),
    ]

    for (kind, slugs) in slugs {
      let shell = SubjectShell(kind: kind, language: .english, json: false)
      for slug in slugs { #expect(try shell.show(slug).contains("(\(slug))\n")) }
    }
  }

  static let unknown: [(kind: Kind, name: String, language: Language, sentence: String)] = [
    (.move, "zzzzzzzzzz", .english, "there is no move “zzzzzzzzzz”"),
    (.ability, "levi", .french, "there is no ability “levi”; closest: levitate"),
    (
      .move, "thund", .english,
      "there is no move “thund”; closest: thunder, thunderbolt, thunder-wave"
    ),
    (.ability, "levi", .english, "there is no ability “levi”; closest: levitate"),
    (.nature, "ada", .english, "there is no nature “ada”; closest: adamant"),
    (.type, "fary", .english, "there is no type “fary”; closest: fairy"),
    (.type, "???", .english, "there is no type “???”"),
    (.type, "", .english, "there is no type “”"),
    (
      .item, "ligh", .english,
      "there is no item “ligh”; closest: light-ball, light-clay, light-stone"
    ),
    (.nature, "ada", .japanese, "「ada」という性格はありません。近いもの：adamant"),
    (.move, "zzzzzzzzzz", .japanese, "「zzzzzzzzzz」というわざはありません"),
    (.item, "zzzzzzzzzz", .japaneseKana, "「zzzzzzzzzz」という道具はありません"),
    (.move, "{1}", .english, "there is no move “{1}”"),
  ]

  @Test(arguments: unknown, [false, true])
  func unknownNameReportsTheClosestNames(
    row: (kind: Kind, name: String, language: Language, sentence: String), json: Bool
  ) {
    let shell = SubjectShell(kind: row.kind, language: row.language, json: json)

    let failure = #expect(throws: Shell.Failure.self) { try shell.show(row.name) }

    #expect(failure?.sentence == row.sentence)
  }
}
