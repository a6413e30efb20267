import DexData
import Foundation
import PokedexSets
import TestSupport
import Testing

@Suite("Phrases of random words", .seeded)
struct PhraseFuzzTests {
  private static let pieces = [
    "252+", "252", "4", "0-", "Atk", "HP", "/", "SpA", "+2", "-7", "Lvl", "50", "L101", "13", "IVs",
    "(3 hits)", "(", ")", "(150 BP)", "burned", "Tera", "Fire", "Choice Band", "Leftovers",
    "Garchomp",
    "Type: Null", "Hidden Power", "Ice", "Dragon Claw", "Jolly", "vs.", "vs", ": 1-2 (3 - 4%)",
    "60%",
    "in Rain", "through Reflect", "on a critical hit", "\u{1B}[31m", "\u{0}", "ガブリアス", "♀", "’",
    "99999999999999999999", "Protosynthesis", "\u{301}", "Zorp",
  ]

  /// Each random text must either parse as a set of a known Pokémon, or fail with an error on line
  /// 1, its only line.
  @Test func randomTextIsParsedOrFailsOnItsFirstLine() {
    let count = ProcessInfo.processInfo.environment["POKEDEX_FUZZ"].flatMap(Int.init) ?? 2_000
    let reader = PhraseReader(names: DexSetNames(), rules: Dex())
    var (random, read) = (SeededGenerator(), 0)
    for _ in 0..<count {
      let length = Int.random(in: 0..<9, using: &random)
      let words = (0..<length).map { _ in Self.pieces.randomElement(using: &random) ?? "" }
      let text = words.joined(separator: " ")
      let sides = PhraseReader.sides(of: text)
      #expect(sides == nil || text.contains("vs"))
      switch reader.read(text) {
      case .success(let phrase):
        read += 1
        #expect(phrase.fighter.set.pokemon?.slug != nil, "\(text.debugDescription)")
      case .failure(let error): #expect(error.issue.line == 1)
      }
    }
    #expect(read > 0)
  }

  @Test func veryLongTextIsRefused() {
    let reader = PhraseReader(names: DexSetNames(), rules: Dex())

    let result = reader.read(String(repeating: "Garchomp ", count: 100_000))

    #expect(throws: PhraseError.self) { try result.get() }
  }
}
