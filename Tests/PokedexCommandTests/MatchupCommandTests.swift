import DexData
import Foundation
import PokedexModel
import TestSupport
import Testing

@testable import pokedex

/// The command `pokedex matchup`.
struct MatchupCommandTests {
  private static func run(_ arguments: [String]) async throws -> Executable.Outcome {
    try await Executable.run(["matchup"] + arguments + ["--demo"])
  }

  private static func object(_ arguments: [String]) async throws -> [String: Any] {
    let outcome = try await run(arguments + ["--json"])
    let data = Data(outcome.output.utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test(arguments: [
    ["252+ Atk Choice Band Garchomp Dragon Claw", "252 HP / 252+ Def Dragonite"],
    ["252+ Atk Choice Band Garchomp Dragon Claw vs. 252 HP / 252+ Def Dragonite"],
    "252+ Atk Choice Band Garchomp Dragon Claw vs 252 HP / 252+ Def Dragonite: 1-2 (3 - 4%)"
      .split(separator: " ").map(String.init),
    ["252+ atk こだわりハチマキ ガブリアス ドラゴンクロー", "252 HP 252+ Def カイリュー"],
  ])
  func phraseGivesADamageLine(arguments: [String]) async throws {
    let outcome = try await Self.run(arguments)

    let lines = outcome.output.split(separator: "\n")
    #expect(outcome.errors == "" && outcome.code == 0)
    #expect(
      lines.first
        == "252+ Atk Choice Band Garchomp Dragon Claw vs. 252 HP / 252+ Def Dragonite: 320-380 (82.9 - 98.4%) -- guaranteed 2HKO"
    )
    #expect(lines.last == "Counted: Choice Band")
  }

  @Test func phraseMayBeginWithANegativeStage() async throws {
    let outcome = try await Self.run(["-1 252 Atk Gyarados Waterfall", "Garchomp"])

    #expect(outcome.errors == "" && outcome.code == 0)
    #expect(outcome.output.hasPrefix("-1 252 Atk Gyarados Waterfall vs. 0 HP / 0 Def Garchomp: "))
  }

  /// Some 290 Pokémon are not in the newest game. Their moves come from their newest game, which is
  /// named.
  @Test(arguments: [
    (["togekiss", "garchomp"], "Togekiss", "Sword / Shield (not in Scarlet / Violet)"),
    (["alakazam", "machamp"], "Machamp", "Sword / Shield (not in Scarlet / Violet)"),
    (["garchomp", "kakuna"], "Kakuna", "Ultra Sun / Ultra Moon (not in Scarlet / Violet)"),
    (["garchomp", "pidgeot-mega"], "Mega Pidgeot", "(not in Scarlet / Violet)"),
    (["magcargo", "togekiss", "--game", "scarlet-violet"], "Togekiss", "Sword / Shield (not in"),
    (["gengar", "alakazam", "--generation", "8"], "Alakazam", "Sword / Shield:"),
  ])
  func sideOutsideTheGameHasItsNewestMoves(
    arguments: [String], side: String, game: String
  ) async throws {
    let outcome = try await Self.run(arguments)

    let text = outcome.output.replacing("\n", with: " ")
    let start = try #require(text.range(of: "\(side) against ")?.upperBound)
    let section = text[start...]
    let moves = try #require(section.range(of: "Moves of ")?.upperBound)
    #expect(section[moves...].hasPrefix(game) || section[moves...].prefix(90).contains(game))
    #expect(section[moves...].prefix(300).contains(" %  "))
  }

  @Test func jsonNamesTheGameThatASideIsNotIn() async throws {
    let sides = try #require(
      try await Self.object(["togekiss", "garchomp"])["sides"] as? [[String: Any]])
    #expect(sides[0]["version_group"] as? String == "sword-shield")
    #expect(sides[0]["not_in_version_group"] as? String == "scarlet-violet")
    #expect(sides[1]["not_in_version_group"] is NSNull)
  }

  @Test(arguments: [
    (["ditto", "garchomp"], "none that does damage"),
    (["cosmog", "ditto"], "none that does damage"),
    (["magikarp", "gastly", "--generation", "1"], "none that hurts Gastly"),
    (["wyrdeer", "ditto", "--generation", "8"], "Wyrdeer is in no game with the battle rules of"),
  ])
  func sideWithoutDamageSaysWhy(arguments: [String], reason: String) async throws {
    let outcome = try await Self.run(arguments)
    #expect(outcome.code == 0 && outcome.output.contains(reason), "\(outcome.output)")
  }

  /// The line names the number of hits whose damage it shows.
  @Test(arguments: [
    ("Heracross-Mega Pin Missile", "(5 hits)"), ("Skill Link Cloyster Rock Blast", "(5 hits)"),
    ("Loaded Dice Breloom Bullet Seed", "(4 hits)"), ("Breloom Bullet Seed", "(3 hits)"),
    ("Breloom Bullet Seed (2 hits)", "(2 hits)"), ("Meowscarada Triple Axel", "(3 hits)"),
  ])
  func lineNamesTheHitsThatItShows(attacker: String, hits: String) async throws {
    let lines = try await Self.run([attacker, "Garchomp"]).output.split(separator: "\n")
    #expect(lines.first?.contains(hits) == true)
  }

  @Test(arguments: [
    ("Snorlax Comet Punch (9 hits)", "Comet Punch can't have 9 hits, only 2–5."),
    ("Snorlax Comet Punch (0 hits)", "Comet Punch can't have 0 hits, only 2–5."),
    ("Snorlax Body Slam (3 hits)", "Body Slam can't have 3 hits, only 1."),
  ])
  func impossibleNumberOfHitsIsRefused(attacker: String, sentence: String) async throws {
    let outcome = try await Self.run([attacker, "Garchomp"])
    #expect(outcome.code == 1 && outcome.errors.contains(sentence))
  }

  @Test func otherReadingsOfAPhraseAreNamed() async throws {
    let outcome = try await Self.run(["Darmanitan-Galar Zen Headbutt", "Blissey"])

    #expect(
      outcome.output.hasPrefix("0 Atk Darmanitan-Galar Zen Headbutt vs. 0 HP / 0 Def Blissey"))
    #expect(outcome.code == 0)
    #expect(outcome.errors.contains("It can also mean Darmanitan-Galar-Zen + Headbutt."))
    let line = try await Self.run(["Garchomp Earthquake", "Arceus Psychic"]).output
    #expect(line.hasPrefix("0 Atk Garchomp Earthquake vs. 0 HP / 0 Def Arceus-Psychic: 117-138"))
  }

  @Test func decisiveHazardsAreShownInTheDamageLine() async throws {
    let outcome = try await Self.run([
      "Garchomp Dragon Claw", "Multiscale Dragonite", "--against", "stealth-rock",
    ])

    let line = outcome.output.prefix { $0 != "\n" }
    #expect(line.hasSuffix("% chance to OHKO after Stealth Rock"))
  }

  /// In generation I, fixed damage ignores types.
  @Test(arguments: [("Chansey Seismic Toss", "100-100"), ("Electrode Sonic Boom", "20-20")])
  func fixedDamageHitsGhostsInGenerationOne(attacker: String, damage: String) async throws {
    let outcome = try await Self.run([attacker, "Gengar", "--generation", "1"])

    #expect(outcome.output.contains(": \(damage) ("))
  }

  @Test func plainNamesUseAllMovesOfTheNewestMainGame() async throws {
    let object = try await Self.object(["garchomp", "dragonite"])

    let sides = try #require(object["sides"] as? [[String: Any]])
    #expect(sides.map { $0["version_group"] as? String } == ["scarlet-violet", "scarlet-violet"])
    let moves = try #require(sides[0]["moves"] as? [[String: Any]])
    #expect(moves.first?["move"] as? String == "outrage")
    #expect(moves.count > 40)
    #expect(object["faster"] as? String == "garchomp")
  }

  @Test func gameOptionSelectsMovesAndRules() async throws {
    let object = try await Self.object(["pikachu", "blastoise", "--game", "red-blue"])

    #expect(object["generation"] as? Int == 1)
    let sides = try #require(object["sides"] as? [[String: Any]])
    #expect(sides.map { $0["version_group"] as? String } == ["red-blue", "red-blue"])
    let moves = try #require(sides[0]["moves"] as? [[String: Any]])
    #expect(moves.first?["move"] as? String == "thunder")
    #expect((moves.first?["rolls"] as? [[Int]])?.first?.count == 39)
  }

  @Test(arguments: [
    (["--field", "rain"], true), (["--critical"], true), (["--boosts", "spa+1"], true),
    (["--against", "light-screen"], false), (["--boosts", "spa-1"], false),
    (["--field", "sun"], false),
  ])
  func optionChangesTheDamage(options: [String], increases: Bool) async throws {
    let phrases = ["Blastoise Surf", "Charizard"]
    let (plain, changed) = (
      try await Self.damage(phrases), try await Self.damage(phrases + options)
    )

    #expect(increases ? changed > plain : changed < plain)
  }

  private static func damage(_ arguments: [String]) async throws -> Int {
    let sides = try #require(try await object(arguments)["sides"] as? [[String: Any]])
    let moves = try #require(sides[0]["moves"] as? [[String: Any]])
    return try #require((moves.first?["damage"] as? [Int])?.last)
  }

  @Test(arguments: [
    ("Lucario Super Fang", "325-325 (49.9 - 49.9%)\nBy the HP that both have left\n"),
    ("Lucario Fissure", "651-651 (100 - 100%)\nAll HP, if it hits\n"),
    (
      "Lucario Counter",
      "0 Atk Lucario Counter vs. 0 HP / 0 Def Blissey\nBy the damage that the user took\n"
    ),
  ])
  func moveWithoutRollsExplainsItsDamage(phrase: String, end: String) async throws {
    let outcome = try await Self.run([phrase, "Blissey"])

    #expect(outcome.output.hasSuffix(end), "\(outcome.output)")
    #expect(!outcome.output.contains("Rolls") && !outcome.output.contains("HKO"))
  }

  @Test(arguments: [
    (["garchomp earthquak", "dragonite"], "there is no move “earthquak”; closest: Earthquake"),
    (
      ["garchomp", "dragnite"],
      "there is no Pokémon “dragnite”; closest: Dragonite, Dragonite-Mega"
    ),
    (["252 Atk", "dragonite"], "a name is missing: Pokémon"),
    (
      ["Pikachu Catastropika", "dragonite"],
      "Catastropika is not calculated in generation 9: it came later, or is a Z-Move or a Max Move"
    ),
    (
      ["mew", "snover", "--generation", "1"],
      "Snover did not exist in generation 1; it came with generation 4"
    ),
  ])
  func unreadableSideIsReported(arguments: [String], sentence: String) async throws {
    let outcome = try await Self.run(arguments)

    #expect(outcome.errors == "pokedex: \(sentence)\n")
    #expect(outcome.output == "" && outcome.code == 1)
  }

  @Test(arguments: [
    (["--level", "0"], "0"), (["--level", "101"], "101"), (["--field", "fog"], "fog"),
    (["--against", "spikes:4"], "spikes:4"), (["--boosts", "atk+7"], "atk+7"),
    (["--boosts", "luck+1"], "luck+1"),
  ])
  func invalidOptionIsReported(options: [String], quoted: String) async throws {
    let outcome = try await Self.run(["mew", "eevee"] + options)

    #expect(outcome.code == 2 && outcome.output == "")
    #expect(outcome.errors.contains("“\(quoted)”"))
  }

  @Test func nameUsesItsSetFromThePastedTeam() async throws {
    let paste = """
      Garchomp @ Choice Band
      EVs: 252 Atk
      Adamant Nature
      - Dragon Claw
      - Earthquake
      """
    let folder = try CacheFolder()
    let file = folder.path(of: "team.txt")
    try paste.write(toFile: file, atomically: true, encoding: .utf8)
    let outcome = try await Self.run(["garchomp", "dragonite", "--team", file, "--json"])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])

    let sides = try #require(object["sides"] as? [[String: Any]])
    let moves = try #require(sides[0]["moves"] as? [[String: Any]])
    #expect(moves.map { $0["move"] as? String } == ["dragon-claw", "earthquake"])
    #expect(moves[0]["counted"] as? [String] == ["choice-band"])
    #expect(sides[0]["version_group"] is NSNull)
  }

  @Test func neededEVsAreShownForEachSide() async throws {
    let outcome = try await Self.run(["garchomp", "dragonite", "--need"])

    let lines = outcome.output.split(separator: "\n").suffix(4)
    #expect(
      Array(lines) == [
        "Garchomp survives Blizzard for certain with at least these EVs: 0 in HP, 168 in Sp. Def.",
        "Garchomp is faster with at least 0 Speed EVs.",
        "Dragonite survives Outrage for certain with at least these EVs: 16 in HP, 204 in Defense.",
        "Dragonite is faster with at least 180 Speed EVs.",
      ])
  }

  @Test func neededEVsAreNullIfNoneSuffice() async throws {
    let object = try await Self.object([
      "252+ SpA Choice Specs Flutter Mane Moonblast", "252 Atk Garchomp", "--need",
    ])

    let sides = try #require(object["sides"] as? [[String: Any]])
    let need = try #require(sides[1]["need"] as? [String: Any])
    #expect(need["move"] as? String == "moonblast")
    #expect(need["survive"] is NSNull && need["outspeed"] is NSNull)
    let other = try #require(sides[0]["need"] as? [String: Any])
    #expect(other["outspeed"] as? Int == 0)
    #expect(other["survive"] is NSNull || other["survive"] is [String: Int])
  }

  @Test func explainStatesTheBattleAssumptions() async throws {
    let outcome = try await Executable.run([
      "list", "beats:garchomp@platinum water", "--explain", "--demo",
    ])

    #expect(outcome.code == 0)
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.first?.hasSuffix("read as: beats:garchomp@platinum type:water") == true)
    #expect(lines.last?.contains("learns itself in Platinum. Both are at level 100") == true)
  }

  @Test func jsonTopicListsEveryKey() async throws {
    let object = try await Self.object(["Mew Surf", "Gengar", "--need"])
    let text = try #require(HelpTopic("json")).text(in: .english)
    let start = try #require(text.range(of: "\nmatchup --json")?.upperBound)

    var keys = Set(object.keys)
    for side in try #require(object["sides"] as? [[String: Any]]) {
      keys.formUnion(side.keys)
      for move in try #require(side["moves"] as? [[String: Any]]) { keys.formUnion(move.keys) }
    }
    #expect(keys.filter { !text[start...].contains($0) } == [])
  }
}
