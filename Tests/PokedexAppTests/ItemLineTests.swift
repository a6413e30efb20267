import DexData
import Foundation
import PokedexModel
import PokedexText
import TerminalUI
import Testing

@testable import PokedexApp

/// The one-line descriptions of items.
struct ItemLineTests {
  private let dex = Dex()

  private func line(_ slug: String, _ language: Language = .english) throws -> String? {
    let words = Words(language: language, vocabulary: DexVocabulary())
    return ItemLine(of: try #require(dex.item(slug)), in: words).text
  }

  @Test(arguments: Language.interfaceLanguages)
  func everyLineHasAtMost100Columns(language: Language) throws {
    let lines = try dex.itemSlugs.map { ($0, try line($0, language) ?? "none") }

    #expect(lines.filter { $0.1.isEmpty || $0.1.contains("{") }.map(\.0) == [])
    #expect(lines.filter { TextWidth.of($0.1) > ItemLine.columns }.map(\.0) == [])
  }

  @Test(arguments: Language.interfaceLanguages)
  func lineSaysMoreThanCategory(language: Language) throws {
    let words = Words(language: language, vocabulary: DexVocabulary())
    let bare = try dex.itemSlugs.compactMap(dex.item).filter { item in
      try line(item.slug, language) == words.label("category", item.category)
    }

    #expect(bare.map(\.slug) == [])
  }

  /// Categories of key items and of things to collect, of which some have no known use.
  private static let categoriesWithGaps: Set = [
    "collectibles", "event-items", "gameplay", "plot-advancement", "unused",
  ]

  @Test func onlyFewItemsHaveNoLine() throws {
    let bare = try dex.itemSlugs.filter { try line($0) == nil }
    let categories = Set(bare.compactMap { dex.item($0)?.category })

    #expect(bare.count <= 76)
    #expect(categories.subtracting(Self.categoriesWithGaps) == [])
  }

  @Test func itemWithoutLineHasNoEffect() throws {
    let facts = SubjectFacts(words: Words(language: .english, vocabulary: DexVocabulary()))
    let stone = try #require(dex.item("god-stone"))

    #expect(try line("god-stone") == nil)
    #expect(!facts.facts(of: stone).contains { $0.key == "effect" })
  }

  @Test(arguments: [
    ("black-belt", "Fighting moves ×1.2"), ("charcoal", "Fire moves ×1.2"),
    ("silk-scarf", "Normal moves ×1.2"), ("fairy-feather", "Fairy moves ×1.2"),
    ("flame-plate", "Fire moves ×1.2; Arceus and Judgment become Fire-type"),
    ("fist-plate", "Fighting moves ×1.2; Arceus and Judgment become Fighting-type"),
    ("normal-gem", "First Normal move ×1.3, used up"),
    ("ghost-gem", "First Ghost move ×1.3, used up"),
    ("occa-berry", "Damage of a super-effective Fire move ×0.5, used up"),
    ("roseli-berry", "Damage of a super-effective Fairy move ×0.5, used up"),
    ("chilan-berry", "Damage of a Normal move ×0.5, used up"),
    ("steel-memory", "Silvally and Multi-Attack become Steel-type"),
    ("douse-drive", "Genesect’s Techno Blast becomes Water-type"),
    ("charizardite-x", "Turns Charizard into Mega Charizard X in battle"),
    ("mewtwonite-y", "Turns Mewtwo into Mega Mewtwo Y in battle"),
    ("tatsugirinite", "Lets Tatsugiri of any form Mega Evolve in battle"),
    ("gengarite", "Turns Gengar into Mega Gengar in battle"),
    ("firium-z--held", "Turns one Fire move into a Z-Move, once per battle"),
    ("firium-z--bag", "Turns one Fire move into a Z-Move, once per battle"),
    ("pikanium-z--held", "Lets Pikachu use Catastropika, once per battle"),
    ("aloraichium-z--held", "Lets Alolan Raichu use Stoked Sparksurfer, once per battle"),
    ("sun-stone", "Makes Gloom, Sunkern, Cottonee, Petilil, Helioptile evolve"),
    ("protector", "Held in a trade, makes Rhydon evolve"),
    ("dragon-scale", "Held in a trade, makes Seadra evolve"),
    ("adamant-mint", "Stats grow as with the Adamant nature"),
    ("serious-mint", "Stats grow as with the Serious nature"),
    ("water-tera-shard", "50 change a Tera Type to Water"),
    ("applin-juice", "Material for TMs, from Applin"),
    ("mr-mime-candy", "Raises all stats of Mr. Mime and its family"),
    ("abra-candy", "Raises all stats of Abra and its family"),
    ("dome-fossil", "Can be revived as Kabuto"), ("old-amber", "Can be revived as Aerodactyl"),
    ("fossilized-bird", "With a second fossil, can be revived as Dracozolt or Arctozolt"),
    ("black-apricorn", "Kurt makes it into a Heavy Ball"),
    ("yellow-apricorn", "Kurt makes it into a Moon Ball"),
    ("hm03", "Teaches Surf"), ("tm100", "Teaches Gunk Shot (Legends: Z-A)"),
    ("mosaic-mail", "A letter for a Pokémon to hold"),
    ("rich-mulch", "Fertiliser for the soil of Berries"),
    ("relic-gold", "For selling"),
    ("electrium-z--bag", "Turns one Electric move into a Z-Move, once per battle"),
    ("articuno-treat", "Lets Articuno appear in Paldea"),
    ("key-to-room-4", "Opens room 4 of Sea Mauville (Hoenn)"),
    ("x-sp-atk-6", "Wonder Launcher: Sp. Atk +6 until it switches out"),
    ("radiant-petal", "For the Reins of Unity"),
    ("floettite", "Turns Eternal Floette into Mega Floette in battle"),
    ("zygardite", "Turns Complete Zygarde into Mega Zygarde in battle"),
    ("oval-stone", "Held, makes Happiny (by day) evolve at level-up"),
    ("dawn-stone", "Makes Kirlia (as a male), Snorunt (as a female) evolve"),
    ("gold-berry", "Restores 30 HP; holder eats it at half HP or less (gen II)"),
    ("stellar-tera-shard", "50 change a Tera Type to Stellar"),
  ])
  func lineDescribesItem(slug: String, expected: String) throws {
    #expect(try line(slug) == expected)
  }

  @Test(arguments: [
    (Language.japanese, "flame-plate", "ほのおわざ×1.2。アルセウスとさばきのつぶてがほのおタイプになる"),
    (.japanese, "gengarite", "ゲンガーが戦闘でメガゲンガーになる"),
    (.japanese, "adamant-mint", "能力の伸びが「いじっぱり」と同じになる"),
    (.german, "charcoal", "Attacken vom Typ Feuer ×1,2"),
    (.german, "dragon-scale", "Beim Tausch getragen zur Entwicklung von Seemon"),
    (.german, "hm03", "Bringt Surfer bei"),
  ])
  func lineUsesChosenLanguage(language: Language, slug: String, expected: String) throws {
    #expect(try line(slug, language) == expected)
  }

  /// Returns the cells of a table in Resources/Dex, without using the program's own code.
  private func rows(_ name: String) throws -> [[String]] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = folder.appending(path: "Resources/Dex/\(name).tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().map {
      $0.split(separator: "\t").map(String.init)
    }
  }

  @Test(arguments: ["red-blue", "emerald", "x-y", "scarlet-violet"])
  func machineLineNamesMoveOfGame(game: String) throws {
    let row = try #require(try rows("machines").first { $0[0] == game })
    let names = try Dictionary(uniqueKeysWithValues: rows("moves").map { ($0[0], $0[10]) })
    let facts = SubjectFacts(
      words: Words(language: .english, vocabulary: DexVocabulary()), game: Game(game))

    let mismatched = row[1].split(separator: ",").map { $0.split(separator: ":").map(String.init) }
      .filter { machine in
        let item = dex.item(machine[1])
        let shownEffect = item.flatMap { facts.facts(of: $0).first { $0.key == "effect" } }?.value
        return shownEffect != .text("Teaches \(names[machine[0]] ?? "")")
      }

    #expect(mismatched == [])
  }

  @Test func itemPageLabelsEffectLineAsToday() {
    let pages = SubjectsOfBundle()

    #expect(pages.text(.item("charcoal")).contains("Effect Fire moves ×1.2"))
    #expect(
      pages.text(.item("charcoal"), generation: 3).contains("Effect Fire moves ×1.2 (today)"))
    #expect(pages.text(.item("tm24"), generation: 3).contains("Effect Teaches Thunderbolt"))
  }
}
