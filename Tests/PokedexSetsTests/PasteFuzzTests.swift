import DexData
import Foundation
import PokedexSets
import TestSupport
import Testing

@Suite("Pastes of random text", .seeded)
struct PasteFuzzTests {
  private static let pieces = [
    "(", ")", " (", " @ ", "@", ":", "[", "]", "===", "\n", "\n\n", "\r\n", " ", "\t", "/", ",",
    "- ",
    " Nature", "EVs: ", "Level: ", "99999999999999999999", "-5", "(F)", "\u{1B}[31m", "\u{0}",
    "\u{202E}", "（", "）", "＠", "：", "\u{301}", "\u{FFFD}", "👩‍👩‍👧", "Pikachu", "Zorp", "Ice", "Surf",
    "Hidden Power", "252 HP", "\u{FEFF}", "♀", "Nidoran", "```", "Ability: ", "Light Ball",
  ]

  @Test("Random pastes are read without a crash and round-trip")
  func random() {
    let count = ProcessInfo.processInfo.environment["POKEDEX_FUZZ"].flatMap(Int.init) ?? 2_000
    let (reader, writer) = (SetReader(names: DexSetNames()), SetWriter(names: DexSetNames()))
    var random = SeededGenerator()
    for _ in 0..<count {
      let length = Int.random(in: 0..<30, using: &random)
      let text = (0..<length).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
      let teams = reader.read(text).teams
      let again = reader.read(writer.export(teams)).teams
      #expect(Self.comparable(again) == Self.comparable(teams), "\(text.debugDescription)")
      _ = reader.read(text.replacing("/", with: "|") + "||||||||")
    }
  }

  /// Returns teams without nicknames that contain an `@`. The writer leaves such a nickname out if
  /// its line would be read in another way.
  private static func comparable(_ teams: [SetTeam]) -> [SetTeam] {
    teams.map { team in
      var team = team
      for index in team.sets.indices where team.sets[index].nickname?.contains("@") == true {
        team.sets[index].nickname = nil
      }
      return team
    }
  }
}
