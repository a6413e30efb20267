import TerminalUI
import Foundation
import PokedexFeatures
import PokedexModel
import TestSupport
import Testing

@testable import PokedexApp

/// How one species becomes another, in all its sentences.
struct WayCase: Sendable, CustomTestStringConvertible {
  let from: String
  let to: String
  let sentences: [String]

  var testDescription: String { "\(from) → \(to)" }

  init(_ from: String, _ to: String, _ sentences: String...) {
    self.from = from
    self.to = to
    self.sentences = sentences
  }

  /// Each sentence for a language.
  func spoken(in language: Language) async throws -> [String] {
    let pages = PagesOfBundle(language)
    let steps = try await pages.entry(.name(from), .evolution).parts.evolutionSteps ?? []
    return steps.filter { $0.from == from && $0.to == to }
      .map { step in
        let places = [step.conditions.location].compactMap(\.self)
        return EvolutionWords(step: step, words: pages.words, places: places).way
      }
  }

  static let rock = "near a special rock"

  static let english = [
    WayCase("eevee", "vaporeon", "use Water Stone"),
    WayCase("eevee", "espeon", "level up with friendship of 160 or more by day"),
    WayCase("eevee", "umbreon", "level up with friendship of 160 or more at night"),
    WayCase(
      "eevee", "leafeon", "level up at Eterna Forest \(rock)",
      "level up at Pinwheel Forest \(rock)", "level up at Route 20 \(rock)", "use Leaf Stone",
      "level up at Petalburg Woods \(rock)", "level up at Lush Jungle \(rock)"),
    WayCase(
      "eevee", "sylveon", "level up knowing a move of type Fairy with affection of 2 or more",
      "level up knowing a move of type Fairy with friendship of 160 or more"),
    WayCase("wurmple", "silcoon", "level 7 by chance"),
    WayCase("wurmple", "cascoon", "level 7 by chance"),
    WayCase("tyrogue", "hitmonlee", "level 20 with Attack > Defense"),
    WayCase("tyrogue", "hitmonchan", "level 20 with Attack < Defense"),
    WayCase("tyrogue", "hitmontop", "level 20 with Attack = Defense"),
    WayCase("applin", "flapple", "use Tart Apple"),
    WayCase("applin", "dipplin", "use Syrupy Apple"),
    WayCase("dipplin", "hydrapple", "level up knowing Dragon Cheer"),
    WayCase("cosmog", "cosmoem", "level 43"),
    WayCase("cosmoem", "lunala", "level 53 in Moon / Ultra Moon / Shield / Violet"),
    WayCase("gimmighoul", "gholdengo", "collect 999 Gimmighoul Coins"),
    WayCase(
      "basculin", "basculegion", "after losing 294 HP to recoil"),
    WayCase(
      "milcery", "alcremie",
      "spin holding a Sweet; its form depends on the Sweet, the spin and the time of day"),
    WayCase("inkay", "malamar", "level 30 with the console upside down"),
    WayCase("haunter", "gengar", "trade"),
    WayCase("graveler", "golem", "trade", "trade"),
    WayCase("nincada", "ninjask", "level 20"),
    WayCase(
      "nincada", "shedinja",
      "when it evolves otherwise, with a free place in the party and a Poké Ball"),
    WayCase("mantyke", "mantine", "level up with Remoraid in the party"),
    WayCase("karrablast", "escavalier", "trade for Shelmet"),
    WayCase(
      "meowth", "persian", "level 28",
      "level up with friendship of 160 or more"),
    WayCase("meowth", "perrserker", "level 28"),
    WayCase(
      "rattata", "raticate", "level 20", "level 20 at night"),
    WayCase("primeape", "annihilape", "after using Rage Fist 20 times"),
    WayCase("bisharp", "kingambit", "defeat three Bisharp that hold a Leader's Crest"),
    WayCase(
      "rockruff", "lycanroc", "level 25 by day",
      "level 25 at night",
      "level 25 at dusk"),
    WayCase(
      "qwilfish", "overqwil",
      "after using Barb Barrage 20 times in strong style",
      "level up knowing Barb Barrage",
      "after using Barb Barrage 20 times"),
    WayCase("stantler", "wyrdeer", "after using Psyshield Bash 20 times in agile style"),
    WayCase(
      "yamask", "runerigus", "at a certain place after losing 49 HP"),
    WayCase("tandemaus", "maushold", "level 25"),
    WayCase("burmy", "mothim", "level 20 as a male"),
    WayCase("ursaring", "ursaluna", "use Peat Block at full moon"),
  ]

  static let japanese = [
    WayCase("eevee", "vaporeon", "みずのいしを使う"),
    WayCase("eevee", "umbreon", "レベルアップ、なつき度160以上、夜"),
    WayCase("tyrogue", "hitmonlee", "レベル20、こうげき>ぼうぎょ"),
    WayCase("karrablast", "escavalier", "通信交換、チョボマキと交換"),
    WayCase(
      "milcery", "alcremie",
      "その場で回る、アメざいくを持って（フォルムはアメざいくと回り方と時間帯による）"),
    WayCase("mantyke", "mantine", "レベルアップ、テッポウオが手持ちにいる"),
    WayCase(
      "rattata", "raticate", "レベル20",
      "レベル20、夜"),
    WayCase("meltan", "melmetal", "Pokémon GOでメルタンのアメ400個"),
    WayCase("primeape", "annihilape", "ふんどのこぶしを20回使ったあと"),
  ]
}

@Suite("The page of evolution", .timeLimit(.minutes(5)))
struct PagesEvolutionTests {
  @Test(arguments: WayCase.english)
  func wayIsSaidInEnglish(way: WayCase) async throws {
    #expect(try await way.spoken(in: .english) == way.sentences)
  }

  @Test(arguments: WayCase.japanese)
  func wayIsSaidInJapanese(way: WayCase) async throws {
    #expect(try await way.spoken(in: .japanese) == way.sentences)
  }

  /// A figure or a name that the facts have is in the sentence, and no sentence is without a fact.
  @Test(
    .needs(.facts),
    arguments: WayCase.english)
  func sentenceSaysWhatTheFactsSay(way: WayCase) async throws {
    let rows = try await EvolutionFacts.rows(from: way.from, to: way.to)

    #expect(rows.count == way.sentences.count)
    for (row, sentence) in zip(rows, way.sentences) {
      for word in EvolutionFacts.words(of: row) {
        #expect(sentence.lowercased().contains(word), "\(sentence): \(word)")
      }
    }
  }

  @Test func whatDoesNotEvolveSaysSo() async throws {
    #expect(try await PagesOfBundle().text("torkoal", .evolution).first == "Does not evolve.")
    #expect(try await PagesOfBundle(.japanese).text("torkoal", .evolution).first == "進化しません。")
  }
}

/// The table of the facts that evolutions are made from.
private enum EvolutionFacts {
  private static let figures = [
    "min_level", "min_happiness", "min_beauty", "min_affection", "min_move_count",
    "min_damage_taken",
  ]
  private static let names = ["item", "known_move", "known_move_type", "used_move", "time_of_day"]

  /// The rows of a pair of species, each condition by its name.
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

  /// What a sentence has to contain, in lower case.
  static func words(of row: [String: String]) -> [String] {
    (figures + names).compactMap { row[$0]?.replacing("-", with: " ") }
  }
}
