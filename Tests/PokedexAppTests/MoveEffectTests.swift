import DexData
import PokedexModel
import PokedexText
import TerminalUI
import Testing

@testable import PokedexApp

/// The one-line description of a move.
struct MoveEffectTests {
  private static func line(of move: String, _ language: Language = .english) -> String? {
    Words(language: language, vocabulary: DexVocabulary()).effect(ofMove: move)
  }

  /// Moves that have no description yet. No move may be added here.
  private static let gaps: Set<String> = []

  @Test(arguments: Language.interfaceLanguages)
  func everyMoveHasLineOfAtMost100Columns(language: Language) {
    let words = Words(language: language, vocabulary: DexVocabulary())
    let lines = Dex().moveSlugs.map { (slug: $0, line: words.effect(ofMove: $0)) }

    #expect(Set(lines.filter { $0.line == nil }.map(\.slug)) == Self.gaps)
    #expect(lines.filter { TextWidth.of($0.line ?? "") > 100 }.map(\.slug) == [])
  }

  /// The descriptions match what the moves do in the games.
  @Test(arguments: [
    ("pound", "Deals damage"), ("thunderbolt", "Paralyzes target (10 %)"),
    ("flamethrower", "Burns target (10 %)"), ("ice-beam", "Freezes target (10 %)"),
    ("sludge-bomb", "Poisons target (30 %)"), ("gunk-shot", "Poisons target (30 %)"),
    ("nuzzle", "Paralyzes target"),
    ("will-o-wisp", "Burns target"), ("sing", "Puts target to sleep"),
    ("confuse-ray", "Confuses target"), ("psybeam", "Confuses target (10 %)"),
    ("double-slap", "Hits 2–5 times"), ("bullet-seed", "Hits 2–5 times"),
    ("double-kick", "Hits 2 times"), ("dual-wingbeat", "Hits 2 times"),
    ("twineedle", "Hits 2 times; poisons target (20 %)"),
    ("giga-drain", "Heals 1/2 of the damage dealt"),
    ("take-down", "Recoil of 1/4 of the damage"),
    ("brave-bird", "Recoil of 1/3 of the damage"),
    ("head-smash", "Recoil of 1/2 of the damage"),
    ("draining-kiss", "Heals 3/4 of the damage dealt"),
    ("recover", "Heals 1/2 of max HP"),
    ("swords-dance", "User's Attack +2"), ("dragon-dance", "User's Attack and Speed +1"),
    ("shift-gear", "User's Attack +1, Speed +2"), ("tail-glow", "User's Sp. Atk +3"),
    ("screech", "Target's Defense −2"), ("charm", "Target's Attack −2"),
    ("icy-wind", "Target's Speed −1"), ("psychic", "Target's Sp. Def −1 (10 %)"),
    ("close-combat", "User's Defense and Sp. Def −1"),
    ("overheat", "User's Sp. Atk −2"), ("flame-charge", "User's Speed +1"),
    ("karate-chop", "Raised critical rate"), ("rock-slide", "Target flinches (30 %)"),
    ("air-slash", "Target flinches (30 %)"),
    ("fire-fang", "Burns target (10 %); target flinches (10 %)"),
    ("quick-attack", "Priority +1"), ("extreme-speed", "Priority +2"),
    ("fire-blast", "Burns target (10 %)"), ("lava-plume", "Burns target (30 %)"),
    ("searing-shot", "Burns target (30 %)"), ("blue-flare", "Burns target (20 %)"),
    ("bolt-strike", "Paralyzes target (20 %)"), ("discharge", "Paralyzes target (30 %)"),
    ("zap-cannon", "Paralyzes target"), ("glare", "Paralyzes target"),
    ("dragon-breath", "Paralyzes target (30 %)"), ("force-palm", "Paralyzes target (30 %)"),
    ("powder-snow", "Freezes target (10 %)"),
    ("cross-poison", "Poisons target (10 %); raised critical rate"),
    ("poison-jab", "Poisons target (30 %)"), ("sludge-wave", "Poisons target (10 %)"),
    ("hypnosis", "Puts target to sleep"), ("lovely-kiss", "Puts target to sleep"),
    ("dynamic-punch", "Confuses target"), ("water-pulse", "Confuses target (20 %)"),
    ("signal-beam", "Confuses target (10 %)"), ("sweet-kiss", "Confuses target"),
    ("waterfall", "Target flinches (20 %)"), ("iron-head", "Target flinches (30 %)"),
    ("dark-pulse", "Target flinches (20 %)"), ("zen-headbutt", "Target flinches (20 %)"),
    ("bite", "Target flinches (30 %)"), ("hyper-fang", "Target flinches (10 %)"),
    ("bulk-up", "User's Attack and Defense +1"), ("agility", "User's Speed +2"),
    ("nasty-plot", "User's Sp. Atk +2"), ("amnesia", "User's Sp. Def +2"),
    ("cosmic-power", "User's Defense and Sp. Def +1"),
    ("quiver-dance", "User's Sp. Atk, Sp. Def and Speed +1"),
    ("hammer-arm", "User's Speed −1"), ("superpower", "User's Attack and Defense −1"),
    ("v-create", "User's Defense, Sp. Def and Speed −1"),
    ("metal-sound", "Target's Sp. Def −2"), ("scary-face", "Target's Speed −2"),
    ("mud-slap", "Target's accuracy −1"), ("double-team", "User's evasion +1"),
    ("earth-power", "Target's Sp. Def −1 (10 %)"),
    ("crunch", "Target's Defense −1 (20 %)"), ("moonblast", "Target's Sp. Atk −1 (30 %)"),
    ("meteor-mash", "User's Attack +1 (20 %)"), ("wood-hammer", "Recoil of 1/3 of the damage"),
    ("drain-punch", "Heals 1/2 of the damage dealt"), ("slack-off", "Heals 1/2 of max HP"),
    ("acid-spray", "Target's Sp. Def −2"),
    ("fake-tears", "Target's Sp. Def −2"),
    ("feather-dance", "Target's Attack −2"),
    ("growl", "Target's Attack −1"),
    ("leer", "Target's Defense −1"),
    ("string-shot", "Target's Speed −2"),
    ("sand-attack", "Target's accuracy −1"),
    ("harden", "User's Defense +1"),
    ("iron-defense", "User's Defense +2"),
    ("acid-armor", "User's Defense +2"),
    ("calm-mind", "User's Sp. Atk and Sp. Def +1"),
    ("rock-polish", "User's Speed +2"),
    ("hone-claws", "User's Attack and accuracy +1"),
    ("coil", "User's Attack, Defense and accuracy +1"),
    ("work-up", "User's Attack and Sp. Atk +1"),
    ("charge-beam", "User's Sp. Atk +1 (70 %)"),
    ("power-up-punch", "User's Attack +1"),
    ("low-sweep", "Target's Speed −1"),
    ("rock-tomb", "Target's Speed −1"),
    ("mud-shot", "Target's Speed −1"),
    ("electroweb", "Target's Speed −1"),
    ("snarl", "Target's Sp. Atk −1"),
    ("mystical-fire", "Target's Sp. Atk −1"),
    ("lunge", "Target's Attack −1"),
    ("razor-shell", "Target's Defense −1 (50 %)"),
    ("crush-claw", "Target's Defense −1 (50 %)"),
    ("rock-smash", "Target's Defense −1 (50 %)"),
    ("iron-tail", "Target's Defense −1 (30 %)"),
    ("shadow-ball", "Target's Sp. Def −1 (20 %)"),
    ("energy-ball", "Target's Sp. Def −1 (10 %)"),
    ("flash-cannon", "Target's Sp. Def −1 (10 %)"),
    ("focus-blast", "Target's Sp. Def −1 (10 %)"),
    ("bug-buzz", "Target's Sp. Def −1 (10 %)"),
    ("seed-flare", "Target's Sp. Def −2 (40 %)"),
    ("luster-purge", "Target's Sp. Def −1 (50 %)"),
    ("play-rough", "Target's Attack −1 (10 %)"),
    ("bubble-beam", "Target's Speed −1 (10 %)"),
    ("leaf-storm", "User's Sp. Atk −2"),
    ("draco-meteor", "User's Sp. Atk −2"),
    ("psycho-boost", "User's Sp. Atk −2"),
    ("ember", "Burns target (10 %)"), ("absorb", "Heals 1/2 of the damage dealt"),
    ("volt-tackle", "Paralyzes target (10 %); recoil of 1/3 of the damage"),
    (
      "ancient-power",
      "User's Attack, Defense, Sp. Atk, Sp. Def and Speed +1 (10 %)"
    ),
  ])
  func lineListsEffectsOfMove(move: String, line: String) {
    #expect(Self.line(of: move) == line)
  }

  @Test(arguments: [
    (Language.japanese, "thunderbolt", "10%でまひ"), (.japanese, "dragon-dance", "自分のこうげき・すばやさ+1"),
    (.japanese, "giga-drain", "与えたダメージの1/2回復"),
    (.german, "psychic", "Ziel: Sp.-Vert. −1 (10 %)"),
    (.german, "brave-bird", "Rückstoß von 1/3 des Schadens"),
    (.french, "thunderbolt", "Paralyzes target (10 %)"),
  ])
  func lineUsesInterfaceLanguage(language: Language, move: String, line: String) {
    #expect(Self.line(of: move, language) == line)
  }

  @Test func handWrittenLineReplacesFacts() {
    #expect(Self.line(of: "trick-room") == MoveWords.line(of: "trick-room", in: .english))
    #expect(Self.line(of: "no-such-move") == nil)
  }

  @Test func handWrittenLinesDifferFromFacts() {
    let words = Language.interfaceLanguages.map { Words(language: $0, vocabulary: DexVocabulary()) }
    let repeated = Dex().moveSlugs.filter { slug in
      MoveWords.line(of: slug, in: .english) != nil
        && words.allSatisfy { $0.effectByFacts(ofMove: slug) == $0.effect(ofMove: slug) }
    }

    #expect(repeated == [])
  }

  /// For some status moves, such as Trick Room, the tables have no effect. These have no effect
  /// parts.
  @Test func statusMoveWithoutFactsHasNoParts() throws {
    let dex = Dex()
    let move = try #require(dex.move("trick-room"))
    let effect = try #require(dex.effect(of: move))

    #expect(effect.parts(of: move, flags: []) == [])
  }

  /// A move's line must contain each number of the move's effect, such as chances and stat stages,
  /// unless the line is written by hand.
  @Test func lineContainsEveryNumberOfMove() {
    let dex = Dex()
    var count = 0
    for slug in dex.moveSlugs where MoveWords.line(of: slug, in: .english) == nil {
      guard let move = dex.move(slug), let effect = dex.effect(of: move) else { continue }
      let line = Self.line(of: slug) ?? ""
      let chances = [effect.ailmentChance, effect.flinchChance, effect.statChance]
      let figures =
        chances.filter { 1...99 ~= $0 }.map { "(\($0) %)" }
        + effect.statChanges.map { ($0.stages > 0 ? "+" : "−") + String($0.stages.magnitude) }
        + (effect.hits.map { [String($0.lowerBound), String($0.upperBound)] } ?? [])
        + (move.priority == 0 ? [] : [move.priority > 0 ? "+\(move.priority)" : "−"])
      count += figures.count
      #expect(figures.allSatisfy(line.contains), "\(slug): \(line)")
    }
    #expect(count > 200)
  }
}
