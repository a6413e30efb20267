import DexData
import EmbeddedTables
import PokedexModel
import PokedexQuery
import PokedexText
import Testing

/// The effects by which users can search for moves.
struct MoveSubjectsTests {
  /// Returns the slugs of a move's effects: those derived from its data, and those that a table
  /// lists.
  private static func subjects(of slug: String) -> Set<String> {
    let dex = Dex()
    guard let move = dex.move(slug) else { return [] }
    let flags = dex.flags(ofMove: move.id) ?? []
    let parts = dex.effect(of: move)?.parts(of: move, flags: flags) ?? []
    let priority = move.priority > 0 ? ["priority"] : []
    return Set(parts.flatMap(\.slugs) + priority + dex.subjects(ofMove: slug))
  }

  /// Verbs in the English move descriptions, and the effect that each of them means.
  @Test(
    arguments: [
      ("burns", "burn"), ("poisons", "poison"), ("paralyzes", "paralysis"), ("freezes", "freeze"),
      ("confuses", "confusion"), ("flinch", "flinch"), ("recoil", "recoil"),
      ("user switches out", "pivot"), ("forces the target out", "switch"),
      ("one-hit ko;", "one-hit-ko"), ("must rest", "recharge"), ("binds", "trap"),
      ("critical rate", "critical"), ("blocks moves", "protect"),
      ("of the damage dealt", "drain"), ("priority +", "priority"),
    ])
  func verbOfLineIsASubject(verb: String, subject: String) {
    let others: Set = ["sparkling-aria", "mimic"]
    let moves = TableText(.moveWords)["key"].filter { slug in
      let line = MoveWords.line(of: slug, in: .english)?.lowercased() ?? ""
      return line.contains(verb) && !others.contains(slug)
    }

    #expect(!moves.isEmpty)
    #expect(moves.filter { !Self.subjects(of: $0).contains(subject) } == [])
  }

  @Test func everySubjectIsSearchable() {
    let known = Set(DexQuerySource().values(of: .effect).map(\.slug))
    let slugs = Set(TableText(.moveSubjects).parts("subjects", at: 0))

    #expect(slugs.subtracting(known) == [])
  }

  @Test func rowRepeatsNoFact() {
    let dex = Dex()
    let repeated = TableText(.moveSubjects)["move"].filter { slug in
      guard let move = dex.move(slug) else { return true }
      let flags = dex.flags(ofMove: move.id) ?? []
      let parts = dex.effect(of: move)?.parts(of: move, flags: flags) ?? []
      return !Set(parts.flatMap(\.slugs)).isDisjoint(with: dex.subjects(ofMove: slug))
    }

    #expect(repeated == [])
  }
}
