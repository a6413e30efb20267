import DexData
import PokedexModel
import TestSupport
import Testing

@testable import pokedex

/// Facts that PokeAPI has wrong or doesn't have, stated literally. Their source is the games' own
/// tables (kwsch/PKHeX), and Pokémon Showdown's for moves.
struct SecondWitnessTests {
  private static func output(_ command: String) async throws -> String {
    let words = command.split(separator: " ").map(String.init)
    return try await Executable.run(words + ["--demo", "--language", "en"]).output
  }

  /// Returns the line that begins with a label, with single spaces.
  private static func line(_ label: String, of command: String) async throws -> String {
    let lines = try await output(command).split(separator: "\n").map(String.init)
    let line = lines.first { $0.hasPrefix(label + " ") } ?? ""
    return line.dropFirst(label.count).split(separator: " ").joined(separator: " ")
  }

  @Test(arguments: [
    ("show pikachu", "Friendship", "50"),
    ("show pikachu --game soulsilver", "Friendship", "70"),
    ("show pikachu --game sword", "Friendship", "50"),
    ("show charizard", "Experience", "267"),
    ("show charizard --game x", "Experience", "240"),
    ("show charizard --game platinum", "Experience", "209"),
    ("show dipplin", "Growth", "Erratic"),
    ("show poltchageist", "Growth", "Medium fast"),
    ("show poltchageist", "Hatching", "20 cycles"),
    ("show marill --game crystal", "Hatching", "20 cycles"),
    ("show marill", "Hatching", "10 cycles"),
    ("show rayquaza --game scarlet", "Catch rate", "3"),
    ("show rayquaza --game emerald", "Catch rate", "3"),
    ("show cosmog --game scarlet", "Catch rate", "3"),
    ("show necrozma --game violet", "Catch rate", "3"),
    ("show wyrdeer --game scarlet", "Catch rate", "45"),
    ("show wyrdeer --game legends-arceus", "Catch rate", "135"),
    ("show kleavor --game scarlet", "Catch rate", "15"),
    ("show bulbasaur --game lets-go-eevee", "Catch rate", "120"),
    ("show bulbasaur", "Catch rate", "45"),
    ("show raticate --game crystal", "Catch rate", "90"),
    ("show yanma --game emerald", "Effort", "2 Speed"),
    ("show yanma --game diamond", "Effort", "1 Speed"),
    ("show trapinch --game emerald", "Egg groups", "Bug"),
    ("show ralts --game x", "Egg groups", "Amorphous"),
    ("show pikachu-world-cap", "Egg groups", "Undiscovered"),
    ("show medicham --game legends-za", "Attack", "84 █████████████████▍"),
    ("show medicham --game scarlet", "Attack", "60 ████████████▍"),
    ("show roserade --game platinum", "Defense", "55 ███████████▍"),
    ("move whirlwind --generation 1", "Priority", "0"),
    ("move whirlwind --generation 2", "Priority", "-1"),
    ("move whirlwind --generation 3", "Priority", "-6"),
    ("move protect --generation 4", "Priority", "3"),
    ("move extreme-speed --generation 4", "Priority", "1"),
    ("move fake-out --generation 3", "Priority", "1"),
    ("move teleport --generation 7", "Priority", "0"),
    ("move teleport --game lets-go-eevee", "Priority", "-6"),
    ("move ally-switch --generation 6", "Priority", "1"),
    ("move water-shuriken --generation 6", "Class", "physical"),
    ("move water-shuriken --generation 7", "Class", "special"),
    ("move hidden-power --generation 3", "Class", "physical or special, by its type"),
    ("move absorb --generation 7", "Power", "20"),
    ("move absorb --game lets-go-pikachu", "Power", "40"),
    ("move solar-beam --game ultra-sun", "Power", "120"),
    ("move mega-drain --generation 7", "PP", "15"),
    ("move mind-reader --generation 4", "PP", "5"),
    ("move struggle --generation 1", "PP", "10"),
    ("move take-heart", "PP", "15"),
    ("move thunderbolt --game legends-arceus", "PP", "10"),
    ("move howl --generation 7", "Target", "User"),
    ("move surf --generation 3", "Target", "All opponents"),
    ("move poison-gas --generation 4", "Target", "Selected Pokémon"),
  ])
  func lineOfAFactIsThatOfTheGame(
    command: String, label: String, text: String
  ) async throws {
    #expect(try await Self.line(label, of: command) == text)
  }

  @Test(arguments: [
    ("show koffing --generation 6", "Levitate", "Stench"),
    ("show weezing --generation 7", "Levitate", "Stench"),
    ("show sliggoo-hisui --generation 8", "Overcoat", "Shell Armor"),
    ("show goodra-hisui --game legends-arceus", "Overcoat", "Shell Armor"),
    ("show electabuzz --game platinum --with held", "5 %", "50 %"),
    ("show pikachu --game sword --with held", "Light Ball", "No wild held items"),
    ("show venomoth --game brilliant-diamond --with held", "Shed Shell", "No wild held items"),
  ])
  func pageHasTheRightFactOnly(command: String, right: String, wrong: String) async throws {
    let output = try await Self.output(command)

    #expect(output.contains(right))
    #expect(!output.contains(wrong))
  }

  @Test(arguments: [
    ("friendship=70 pikachu in:soulsilver", "pikachu"), ("catch=3 rayquaza in:scarlet", "rayquaza"),
    ("atk=84 medicham in:legends-za", "medicham"), ("growth:erratic dipplin", "dipplin"),
    ("egg:bug trapinch in:emerald", "trapinch"), ("ev:spe=2 yanma in:firered", "yanma"),
    ("catch=120 bulbasaur in:lets-go-eevee", "bulbasaur"),
  ])
  func searchComparesTheValueOfTheGame(query: String, slug: String) async throws {
    let outcome = try await Executable.run(["list", query, "--demo", "--columns", "slug"])

    #expect(outcome.output.split(separator: "\n") == [Substring(slug)])
  }
}
