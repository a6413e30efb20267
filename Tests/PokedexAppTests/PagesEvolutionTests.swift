import TerminalUI
import Foundation
import PokedexFeatures
import PokedexModel
import TestSupport
import Testing

@testable import PokedexApp

/// An evolution from one species to another, with the sentences that describe it.
struct StepCase: Sendable, CustomTestStringConvertible {
  let from: String
  let to: String
  let sentences: [String]

  var testDescription: String { "\(from) → \(to)" }

  init(_ from: String, _ to: String, _ sentences: String...) {
    self.from = from
    self.to = to
    self.sentences = sentences
  }

  /// Returns the sentences that the page shows in a language.
  func renderedSentences(in language: Language) async throws -> [String] {
    let pages = PagesOfBundle(language)
    let steps = try await pages.entry(.name(from), .evolution).parts.evolutionSteps ?? []
    return steps.filter { $0.from == from && $0.to == to }
      .map { step in
        EvolutionWords([step], words: pages.words).way
      }
  }

  static let rock = "near a special rock"

  static let english = [
    StepCase("eevee", "vaporeon", "use Water Stone"),
    StepCase("eevee", "espeon", "level up with friendship of 160 or more by day"),
    StepCase("eevee", "umbreon", "level up with friendship of 160 or more at night"),
    StepCase(
      "eevee", "sylveon", "level up knowing a move of type Fairy with affection of 2 or more",
      "level up knowing a move of type Fairy with friendship of 160 or more"),
    StepCase("wurmple", "silcoon", "level 7 by chance"),
    StepCase("wurmple", "cascoon", "level 7 by chance"),
    StepCase("tyrogue", "hitmonlee", "level 20 with Attack > Defense"),
    StepCase("tyrogue", "hitmonchan", "level 20 with Attack < Defense"),
    StepCase("tyrogue", "hitmontop", "level 20 with Attack = Defense"),
    StepCase("applin", "flapple", "use Tart Apple"),
    StepCase("applin", "dipplin", "use Syrupy Apple"),
    StepCase("dipplin", "hydrapple", "level up knowing Dragon Cheer"),
    StepCase("cosmog", "cosmoem", "level 43"),
    StepCase("cosmoem", "lunala", "level 53 in Moon / Ultra Moon / Shield / Violet"),
    StepCase("gimmighoul", "gholdengo", "collect 999 Gimmighoul Coins"),
    StepCase(
      "basculin", "basculegion", "after losing 294 HP to recoil"),
    StepCase("inkay", "malamar", "level 30 with the console upside down"),
    StepCase("seadra", "kingdra", "trade holding Dragon Scale"),
    StepCase("nincada", "ninjask", "level 20"),
    StepCase(
      "nincada", "shedinja",
      "beside the other evolution, with a free party slot and a Poké Ball"),
    StepCase("mantyke", "mantine", "level up with Remoraid in the party"),
    StepCase("karrablast", "escavalier", "trade for Shelmet"),
    StepCase("meowth", "perrserker", "level 28"),
    StepCase("primeape", "annihilape", "after using Rage Fist 20 times"),
    StepCase("bisharp", "kingambit", "defeat three Bisharp that hold a Leader's Crest"),
    StepCase(
      "rockruff", "lycanroc", "level 25 by day",
      "level 25 at night",
      "level 25 at dusk"),
    StepCase("tandemaus", "maushold", "level 25"),
    StepCase("burmy", "mothim", "level 20 as a male"),
  ]

  /// Evolutions whose details are missing in the facts.
  static let corrected = [
    StepCase("ursaring", "ursaluna", "use Peat Block at full moon in Legends: Arceus"),
    StepCase(
      "yamask", "runerigus",
      "at Dusty Bowl under the stone arch after losing 49 HP or more without fainting",
      "after losing 49 HP or more without fainting"),
    StepCase(
      "stantler", "wyrdeer",
      "after using Psyshield Bash 20 times in agile style in Legends: Arceus"),
    StepCase(
      "qwilfish", "overqwil",
      "after using Barb Barrage 20 times in strong style in Legends: Arceus",
      "level up knowing Barb Barrage in Scarlet / Violet",
      "after using Barb Barrage 20 times"),
    StepCase(
      "rattata", "raticate", "level 20",
      "level 20 at night in Sun / Moon / Ultra Sun / Ultra Moon",
      "level 20"),
    StepCase(
      "meowth", "persian", "level 28", "level up with friendship of 160 or more",
      "level 28 in Let’s Go, Pikachu! / Let’s Go, Eevee!"),
    StepCase(
      "eevee", "leafeon", "level up at Eterna Forest \(rock)",
      "level up at Pinwheel Forest \(rock)", "level up at Route 20 \(rock)", "use Leaf Stone",
      "level up at Petalburg Woods \(rock)", "level up at Lush Jungle \(rock)",
      "level up at Obsidian Fieldlands \(rock)"),
    StepCase("haunter", "gengar", "trade", "use Linking Cord in Legends: Arceus"),
    StepCase(
      "graveler", "golem", "trade", "trade", "use Linking Cord in Legends: Arceus"),
    StepCase("onix", "steelix", "trade holding Metal Coat", "use Metal Coat in Legends: Arceus"),
    StepCase(
      "sneasel", "sneasler", "level up holding Razor Claw by day",
      "use Razor Claw by day in Legends: Arceus"),
    StepCase(
      "toxel", "toxtricity",
      "level 30 with one of these natures: Adamant, Brave, Docile, Hardy, Hasty, Impish, Jolly, "
        + "Lax, Naive, Naughty, Quirky, Rash or Sassy",
      "level 30 with one of these natures: Bashful, Bold, Calm, Careful, Gentle, Lonely, Mild, "
        + "Modest, Quiet, Relaxed, Serious or Timid"),
    StepCase(
      "burmy", "wormadam",
      "level 20 as a female in the Plant Cloak (last battle in grass or woods)",
      "level 20 as a female in the Sandy Cloak (last battle in a cave or on sand)",
      "level 20 as a female in the Trash Cloak (last battle in a building)"),
  ]

  static let japanese = [
    StepCase("eevee", "vaporeon", "みずのいしを使う"),
    StepCase("eevee", "umbreon", "レベルアップ、なつき度160以上、夜"),
    StepCase("tyrogue", "hitmonlee", "レベル20、こうげき>ぼうぎょ"),
    StepCase("karrablast", "escavalier", "通信交換、チョボマキと交換"),
    StepCase("mantyke", "mantine", "レベルアップ、テッポウオが手持ちにいる"),
    StepCase(
      "rattata", "raticate", "レベル20",
      "レベル20、夜、サン・ムーン・ウルトラサン・ウルトラムーンで", "レベル20"),
    StepCase("meltan", "melmetal", "Pokémon GOでメルタンのアメ400個"),
    StepCase("primeape", "annihilape", "ふんどのこぶしを20回使ったあと"),
  ]
}

@Suite("The page of evolution", .timeLimit(.minutes(5)))
struct PagesEvolutionTests {
  @Test(arguments: StepCase.english + StepCase.corrected)
  func evolutionMethodIsDescribedInEnglish(way: StepCase) async throws {
    #expect(try await way.renderedSentences(in: .english) == way.sentences)
  }

  @Test(arguments: StepCase.japanese)
  func evolutionMethodIsDescribedInJapanese(way: StepCase) async throws {
    #expect(try await way.renderedSentences(in: .japanese) == way.sentences)
  }

  /// Each number and name in the facts must be in the sentence. Each sentence must have a row in
  /// the facts.
  @Test(
    .needs(.facts),
    arguments: StepCase.english)
  func sentencesMatchEvolutionFacts(way: StepCase) async throws {
    let rows = try await EvolutionFacts.rows(from: way.from, to: way.to)

    #expect(rows.count == way.sentences.count)
    for (row, sentence) in zip(rows, way.sentences) {
      for word in EvolutionFacts.words(of: row) {
        #expect(sentence.lowercased().contains(word), "\(sentence): \(word)")
      }
    }
  }

  @Test(arguments: [
    ("leafeon", Language.english, "Eterna Forest (Diamond / Pearl, Platinum, "),
    ("leafeon", .english, "Pinwheel Forest (Black / White, Black 2 / White 2)"),
    ("leafeon", .english, "Route 20 (X / Y), Petalburg Woods (Omega Ruby / Alpha Sapphire)"),
    ("leafeon", .japanese, "トウカの森（オメガルビー・アルファサファイア）"),
    ("leafeon", .german, "Blütenburgwald (Omega Rubin / Alpha Saphir)"),
    ("magnezone", .english, "New Mauville (Omega Ruby / Alpha Sapphire)"),
    ("runerigus", .english, "at Dusty Bowl (Sword / Shield) under the stone arch"),
    ("alcremie", .english, "spin holding Strawberry Sweet, Berry Sweet, Love Sweet, Star Sweet, "),
    ("alcremie", .english, "time of day and the direction and length of the spin"),
    ("alcremie", .japanese, "クリームは時間帯と回る向きと長さで決まる"),
    ("alcremie", .german, "Creme je nach Tageszeit, Drehrichtung und Drehdauer"),
    ("wormadam-trash", .german, "im Lumpenumhang (letzter Kampf in einem Gebäude)"),
    ("toxtricity-low-key", .japanese, "性格は"),
    ("gengar", .german, "Verbindungsschnur"),
  ])
  func treeShowsGamesOfPlacesAndHeldItems(
    name: String, language: Language, text: String
  ) async throws {
    let lines = try await PagesOfBundle(language, size: Size(columns: 700, rows: 60))
      .text(name, .evolution)

    #expect(lines.contains { $0.contains(text) }, "\(lines.joined(separator: "\n"))")
  }

  @Test func nonEvolvingPokemonShowsMessage() async throws {
    #expect(try await PagesOfBundle().text("torkoal", .evolution).first == "Does not evolve.")
    #expect(try await PagesOfBundle(.japanese).text("torkoal", .evolution).first == "進化しません。")
  }
}

/// The table of evolutions in the facts.
private enum EvolutionFacts {
  private static let figures = [
    "min_level", "min_happiness", "min_beauty", "min_affection", "min_move_count",
    "min_damage_taken",
  ]
  private static let names = ["item", "known_move", "known_move_type", "used_move", "time_of_day"]

  /// Returns the rows for an evolution from one species to another. Each row is a dictionary of
  /// conditions.
  static func rows(from: String, to: String) async throws -> [[String: String]] {
    let pages = PagesOfBundle()
    let pair = [
      String(try await pages.entry(.name(from), .overview).pokemon.species.number),
      String(try await pages.entry(.name(to), .overview).pokemon.species.number),
    ]
    let lines = try String(
      contentsOf: SharedFolder.facts.url.appending(path: "evolutions.tsv"), encoding: .utf8
    ).split(separator: "\n")
      .map { $0.split(separator: "\t").map(String.init) }
    let columns = lines.first ?? []
    return lines.filter { Array($0.dropFirst().prefix(2)) == pair }.map { cells in
      var row = Dictionary(zip(columns, cells)) { first, _ in first }
      for part in (row["more"] ?? "").split(separator: ",") {
        let pair = part.split(separator: "=").map(String.init)
        row[pair[0]] = pair.last
      }
      return row.filter { $0.value != "-" }
    }
  }

  /// Returns the words that the sentence for a row must contain, in lower case.
  static func words(of row: [String: String]) -> [String] {
    (figures + names).compactMap { row[$0]?.replacing("-", with: " ") }
  }
}
