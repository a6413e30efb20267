import DexData
import PokedexModel
import Testing

@testable import PokedexScreens

/// What a move does besides its damage, as its page says it.
struct MoveEffectTests {
  @Test(arguments: [
    ("thunderbolt", ["Paralysis 10 %"]), ("double-slap", ["2–5 hits"]),
    ("double-kick", ["2 hits"]), ("giga-drain", ["heals 50 % of the damage"]),
    ("take-down", ["recoil of 25 % of the damage"]), ("recover", ["heals 50 % of HP"]),
    ("dragon-dance", ["Attack +1", "Speed +1"]), ("karate-chop", ["critical hits +1"]),
    ("fire-fang", ["Burn 10 %", "Flinch 10 %"]), ("tackle", ["—"]),
    ("psychic", ["Special Defense −1 10 %"]),
  ])
  func isInFigures(move: String, facts: [String]) throws {
    let words = Words(language: .english, vocabulary: DexVocabulary())
    let page = TopicPage(topic: ScreenState.Topic(.move(move)), words: words, columns: 77)

    let shown = page.effects(of: try #require(Dex().move(move))).map(\.text)

    #expect(shown == facts)
  }
}
