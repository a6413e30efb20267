import Foundation
import PokedexModel
import Testing

@testable import pokedex

@Suite("Moves, abilities, types, items and natures as text")
struct SubjectShellTests {
  typealias Kind = SubjectShell.SubjectKind

  static let english: [(kind: Kind, name: String, text: String)] = [
    (
      .move, "precipice-blades",
      """
      Precipice Blades (precipice-blades)
      Type        Ground
      Class       physical
      Power       120
      Accuracy    85
      PP          10
      Priority    0
      Target      All opponents
      Effect      Deals damage
      Traits      stopped by Protect
      Generation  VI
      Machines    —
      Elsewhere   —
      Learned by  Groudon, Primal Groudon

      """
    ),
    (
      .ability, "zero-to-hero",
      """
      Zero to Hero (zero-to-hero)
      In our words  Hero form after switching out
      Damage taken  —
      Generation    IX
      Pokémon       Palafin, Hero Form Palafin

      """
    ),
    (
      .item, "air-balloon",
      """
      Air Balloon (air-balloon)
      Effect       Immune to Ground moves; bursts when an attack hits
      Category     Held items
      Pocket       Items
      Fling power  10
      Uses         —
      Sources      held by wild Pokémon
      Price        not recorded
      Teaches      —
      Evolution    —
      Form         —
      Held by      Drifblim

      """
    ),
    (
      .nature, "adamant",
      """
      Adamant (adamant)
      Raises    Attack
      Lowers    Special Attack
      Likes     Spicy
      Dislikes  Dry

      """
    ),
    (
      .nature, "hardy",
      """
      Hardy (hardy)
      Raises    —
      Lowers    —
      Likes     —
      Dislikes  —

      """
    ),
  ]

  static let japanese: [(kind: Kind, name: String, text: String)] = [
    (
      .ability, "shadow-shield",
      """
      ファントムガード (shadow-shield)
      独自の要約      HP満タンなら受けるダメージ半減
      受けるダメージ  —
      世代            第七世代
      ポケモン        ルナアーラ

      """
    ),
    (
      .nature, "hardy",
      """
      がんばりや (hardy)
      上がる    —
      下がる    —
      好きな味  —
      嫌いな味  —

      """
    ),
  ]

  @Test(arguments: english)
  func textMatchesTheTables(kind: Kind, name: String, text: String) throws {
    #expect(try show(kind, name) == text)
  }

  @Test(arguments: japanese)
  func labelsAndNamesAreTranslatedToJapanese(kind: Kind, name: String, text: String) throws {
    #expect(try show(kind, name, .japanese) == text)
  }

  @Test func typeListsItsFactorsInOrder() throws {
    let lines = try show(.type, "ghost").split(separator: "\n")

    #expect(lines[0] == "Ghost (ghost)")
    #expect(lines[1] == "Generation  I")
    #expect(lines[2] == "Attacks     Ghost ×2, Psychic ×2, Dark ×½, Normal ×0")
    #expect(
      lines[3] == "Takes       Ghost ×2, Dark ×2, Poison ×½, Bug ×½, Normal ×0, Fighting ×0")
    #expect(lines[4].hasPrefix("Pokémon     Gastly, Haunter, Gengar, Misdreavus,"))
    #expect(lines[5].hasPrefix("Moves       Night Shade, Confuse Ray, Lick, Nightmare,"))
    #expect(lines.count == 6)
  }

  @Test(
    arguments: [
      ("egg-bomb", "TM37 (I)"),
      ("flash", "HM05 (I–III), TM70 (IV–VI, VIII)"),
      (
        "surf",
        "HM03 (I–VI), TM94 (Sun / Moon, Ultra Sun / Ultra Moon), "
          + "TM47 (Let’s Go, Pikachu! / Let’s Go, Eevee!), TR04 (Sword / Shield), "
          + "TM95 (Brilliant Diamond / Shining Pearl), "
          + "TM123 (Scarlet / Violet), TM73 (Legends: Z-A)"
      ),
    ])
  func machinesAreNamedWithTheirGenerationsOrGames(move: String, machines: String) throws {
    #expect(try show(.move, move).contains("Machines    \(machines)\n"))
  }

  @Test(
    arguments: [
      (.move, "flamethrower", .english, "Effect      Burns target (10 %)"),
      (.move, "double-slap", .english, "Effect      Hits 2–5 times"),
      (.move, "flamethrower", .german, "Effekt         Verbrennung (10 %)"),
      (.move, "tera-blast", .german, "Tera-Ausbruch (tera-blast)"),
      (.move, "flamethrower", .japanese, "効果            10%でやけど"),
      (.ability, "dry-skin", .english, "Damage taken  immune to Water, 125 % damage from Fire"),
      (
        .item, "tm37", .english,
        "Teaches      Egg Bomb (Red (Japan) / Green (Japan)), Egg Bomb (Blue"
      ),
      (
        .item, "thunder-stone", .english,
        "Evolution    Pikachu → Raichu, Pikachu → Alolan Raichu, M"
      ),
    ] as [(Kind, String, Language, String)])
  func textIncludesThePageContent(
    kind: Kind, name: String, language: Language, line: String
  ) throws {
    let lines = try show(kind, name, language).split(separator: "\n")

    #expect(lines.contains { $0.hasPrefix(line) }, "\(lines)")
  }

  @Test(
    arguments: [
      (.move, "surf", 1, "Power 95"), (.move, "surf", 6, "Power 90"),
      (.move, "bite", 1, "Type Normal"), (.move, "surf", 1, "Machines HM03 (I)"),
      (.move, "spore", 1, "Learned by Paras, Parasect"),
      (.ability, "levitate", 3, "Pokémon Gastly, Haunter, Gengar, Koffing, Weezing, Misdreavus,"),
      (.item, "leftovers", 3, "Held by Snorlax"),
    ] as [(Kind, String, Int, String)])
  func generationSelectsHistoricalValues(kind: Kind, name: String, generation: Int, line: String)
    throws
  {
    let shell = SubjectShell(
      kind: kind, language: .english, json: false, generation: generation)
    let lines = try shell.show(name).split(separator: "\n")
      .map { $0.split(separator: " ").joined(separator: " ") }

    #expect(lines.contains { $0.hasPrefix(line) }, "\(lines)")
  }

  @Test(
    arguments: [
      (
        .move, "dark-pulse", 3,
        "Dark Pulse did not exist in generation 3; it came with generation 4"
      ),
      (
        .ability, "levitate", 2, "Levitate did not exist in generation 2; it came with generation 3"
      ),
      (.nature, "adamant", 2, "Adamant did not exist in generation 2; it came with generation 3"),
    ] as [(Kind, String, Int, String)])
  func subjectOfLaterGenerationIsAnError(
    kind: Kind, name: String, generation: Int, sentence: String
  ) throws {
    let shell = SubjectShell(
      kind: kind, language: .english, json: false, generation: generation)

    let failure = #expect(throws: Shell.Failure.self) { try shell.show(name) }

    #expect(failure?.sentence == sentence)
  }

  @Test func pokemonWithHiddenAbilityAreMarked() throws {
    let text = try show(.ability, "lightning-rod")

    #expect(text.contains("Pokémon       Pikachu (hidden), Raichu (hidden), Cubone, Marowak, "))
  }

  @Test(arguments: Kind.allCases, [Language.english, .japanese, .korean])
  func textHasNoControlCharactersAndOneFinalNewline(kind: Kind, language: Language) throws {
    let names: [Kind: String] = [
      .move: "surf", .ability: "levitate", .type: "fire", .item: "light-ball", .nature: "timid",
    ]

    let text = try show(kind, try #require(names[kind]), language)

    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      scalar == "\n" || !(scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value)
    }
    #expect(isPlain)
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
    #expect(text.split(separator: "\n").allSatisfy { $0.last != " " })
  }

  private func show(
    _ kind: Kind, _ name: String, _ language: Language = .english
  ) throws -> String {
    try SubjectShell(kind: kind, language: language, json: false).show(name)
  }
}
