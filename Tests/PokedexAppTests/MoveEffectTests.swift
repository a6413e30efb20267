import TerminalUI
import DexData
import PokedexModel
import Testing

@testable import PokedexApp

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
    let page = SubjectPage(shown: SubjectContent(.move(move)), words: words, columns: 77)

    let known = page.known.facts(of: try #require(Dex().move(move)))
    let fact = known.first { $0.key == "effect_figures" }
    guard case .parts(let parts)? = fact?.content else { throw NoParts() }
    let shown = parts.map(\.text)

    #expect(shown == facts)
  }
}

private struct NoParts: Error {}
