import Foundation
import TestSupport
import Testing

/// The built executable's output for pasted teams.
@Suite("Pasted teams")
struct SetTeamTests {
  private static let team = """
    === [gen9ou] Rain ===

    Bites (Garchomp) (M) @ Choice Scarf
    Ability: Levitate
    Tera Type: Steel
    EVs: 252 Atk / 4 SpD / 252 Spe
    Jolly Nature
    - Erthquake
    - Outrage
    - Toxic

    Pelipper @ Choice Scarf
    Ability: Drizzle
    EVs: 252 HP / 252 Def / 255 SpA
    Bold Nature
    - Hurricane
    - Surf

    """

  /// Runs the executable with `text` as standard input.
  private static func run(
    _ arguments: [String], on text: String = team
  ) async throws -> Executable.Outcome {
    let folder = try CacheFolder()
    let file = folder.url.appending(path: "team.txt")
    try Data(text.utf8).write(to: file)
    return try await Executable.run(
      arguments, in: folder, redirection: "< '\(file.path)'")
  }

  @Test func setsArePrintedAsATableWithFinalStats() async throws {
    let outcome = try await Self.run(["team"])

    #expect(outcome.code == 0)
    #expect(
      outcome.output.hasPrefix(
        """
        Rain [gen9ou]

                  Item          Ability   Tera   Lv  HP Atk Def SpA SpD Spe
        Garchomp  Choice Scarf  Levitate  Steel 100 357 359 226 176 207 333
        Pelipper  Choice Scarf  Drizzle   —     100 324 122 328 289 176 166

        """))
    #expect(outcome.output.contains("\nGround     ·  2  0            0\n"))
    #expect(outcome.output.hasSuffix("\nGarchomp, Steel: weak to Fighting, Fire\n"))
  }

  @Test func issuesAreReportedWithTheirLine() async throws {
    let outcome = try await Self.run(["team", "-", "--check", "--clause", "species,item"])

    #expect(outcome.code == 1)
    #expect(
      outcome.output == """
        line 4: Garchomp can’t have Levitate
        line 8: there is no move “Erthquake”; closest: Earthquake
        line 10: Garchomp doesn’t learn Toxic in Generation IX, other than by an event
        line 12: Pelipper holds Choice Scarf, which another one holds, too
        line 14: Pelipper: 255 EVs for SpA; the limit is 252
        line 14: Pelipper: 759 EVs in total; the limit is 510

        """)
  }

  @Test(
    "A move that is learnt in the game, by what it evolves from, or by Sketch is no issue",
    arguments: [
      ("Garchomp\n- Toxic", ["--game", "platinum"]), ("Garchomp\n- Toxic", []),
      ("Garchomp\n- Sand Attack", ["--generation", "9"]), ("Smeargle\n- Spore\n- Sketch", []),
      ("Charizard-Mega-X\nAbility: Blaze\n- Flare Blitz", ["--generation", "6"]),
      ("Zygarde\nAbility: Power Construct\n- Thousand Arrows", []),
    ])
  func learnableMoveIsNoIssue(text: String, options: [String]) async throws {
    let outcome = try await Self.run(["team", "--check"] + options, on: text)

    #expect(outcome.output == "")
    #expect(outcome.code == 0)
  }

  @Test func correctedTeamRoundTripsThroughPaste() async throws {
    let corrected = Self.team.replacing("Levitate", with: "Rough Skin")
      .replacing("Erthquake", with: "じしん").replacing("- Toxic", with: "- Stone Edge")
      .replacing(" / 255 SpA", with: "")
    let outcome = try await Self.run(["team", "--output", "paste"], on: corrected)

    #expect(outcome.errors == "")
    #expect(outcome.output == corrected.replacing("じしん", with: "Earthquake"))
    #expect(try await Self.run(["team", "--check"], on: outcome.output).code == 0)
    let packed = try await Self.run(["team", "--output", "packed"], on: corrected)
    #expect(try await Self.run(["team", "--output", "paste"], on: packed.output) == outcome)
  }

  @Test func tablesHaveARowForEachSet() async throws {
    let outcome = try await Self.run(["team", "--tsv"])
    let rows = outcome.output.split(separator: "\n").map { $0.split(separator: "\t") }

    #expect(
      rows.map { $0.prefix(5) }.dropFirst() == [
        ["Rain", "garchomp", "Bites", "choice-scarf", "levitate"],
        ["Rain", "pelipper", "choice-scarf", "drizzle", "100"],
      ])
    #expect(try await Self.run(["team", "--json"]).output.contains(#""attack" : 359"#))
  }

  @Test func pastedPokemonCanBeCompared() async throws {
    let names = try await Self.run(["weak", "garchomp", "pelipper", "--demo"])

    #expect(names.code == 0)
    #expect(try await Self.run(["weak", "-", "--demo"]) == names)
    let compared = try await Self.run(["compare", "-", "--demo"])
    #expect(compared.output.hasPrefix("            Garchomp            Pelipper\n"))
  }

  @Test func aTextWithoutASetIsAnError() async throws {
    let outcome = try await Self.run(["team"], on: "Zzyzx road\n\n")

    #expect(outcome.code == 1)
    #expect(
      outcome.errors == """
        pokedex: line 1: there is no Pokémon “Zzyzx road”
        pokedex: standard input has no set

        """)
  }

  @Test func megabyteOfNoiseIsReadToTheEnd() async throws {
    let noise = String(repeating: "((( @ \u{1B}[31m |]===\n\n", count: 50_000)
    let outcome = try await Self.run(["team", "--output", "paste"], on: noise + Self.team)

    #expect(outcome.output.contains("Pelipper @ Choice Scarf\n"))
    #expect(outcome.errors.hasSuffix(" more\n"))
  }
}
