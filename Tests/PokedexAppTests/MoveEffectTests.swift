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

  /// The lines match what the moves do in the games.
  @Test(arguments: Table.rows("Lines").filter { $0[0] == "move" })
  func lineListsEffectsOfMove(row: [String]) throws {
    #expect(Self.line(of: row[2], try #require(Language(code: row[1]))) == row[3])
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
