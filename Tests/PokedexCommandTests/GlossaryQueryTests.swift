import DexData
import PokedexModel
import PokedexQuery
import PokedexText
import TestSupport
import Testing

@Suite("Queries about moves and abilities")
struct GlossaryQueryTests {
  /// The slugs in `GlossaryQueries.tsv` were recorded when a second, simple search in the source tables
  /// found the same.
  @Test(arguments: TableFile("GlossaryQueries.tsv").rows)
  func queryFindsItsRows(row: TableFile.Row) throws {
    let generation = row.integer("generation")

    let found =
      try row["list"] == "moves"
      ? moves(row["query"], in: generation) : abilities(row["query"], in: generation)

    #expect(found == row.list("found"))
  }

  @Test func plainWordsFindNamesBestMatchFirst() throws {
    #expect(try moves("thunder").first == "thunder")
    #expect(try moves("donnerblitz").first == "thunderbolt")
    #expect(try moves("10まんぼると").first == "thunderbolt")
    #expect(try moves("swords dance") == ["swords-dance"])
    #expect(try Set(moves("punch fire")) == ["fire-punch"])
    #expect(try abilities("ふゆう").first == "levitate")
    #expect(try abilities("levitat").first == "levitate")
  }

  @Test func movesAreFoundByEffect() throws {
    #expect(
      try Set(moves("effect:freeze class:special gen:1")) == ["ice-beam", "blizzard", "tri-attack"])
    #expect(
      try Set(moves("effect:recoil gen:1"))
        == ["take-down", "double-edge", "submission", "struggle", "jump-kick", "high-jump-kick"])
    #expect(try moves("effect:recharge gen:1") == ["hyper-beam"])
    #expect(try Set(moves("effect:attack effect:speed")).contains("dragon-dance"))
    #expect(try moves("effect:ひるみ") == moves("effect:flinch"))
    #expect(try moves("effekt:verbrennung") == moves("effect:burn"))
    #expect(try moves("effect:burn priority>0") == ["burning-bulwark"])
    #expect(try moves("effect:hazard effect:poison") == ["toxic-spikes"])
    #expect(try moves("effect:drain") == moves("effect:drain effect:heal"))
  }

  @Test func generationSelectsHistoricalValues() throws {
    #expect(try moves("power=95 thunderbolt", in: 3) == ["thunderbolt"])
    #expect(try moves("power=90 thunderbolt") == ["thunderbolt"])
    #expect(try moves("special bite", in: 3) == ["bite"])
    #expect(try moves("gen:4", in: 3).isEmpty)
    #expect(try abilities("by:gengar", in: 5) == ["levitate"])
  }

  @Test func querySetsSortAndLimit() throws {
    #expect(
      try moves("sort:power-desc gen:1 limit:2") == ["self-destruct", "explosion"].reversed())
    #expect(try moves("power desc gen 1 limit:2") == ["explosion", "self-destruct"])
    #expect(try moves("sort:-priority sort:name limit:1") == ["helping-hand"])
    #expect(try abilities("sort:name-desc limit:1") == ["zero-to-hero"])
    #expect(try moves("random:6").count == 6)
  }

  @Test func operatorsMayBeWrittenAsWords() throws {
    #expect(try moves("power over 200") == moves("power>200"))
    #expect(try moves("power at least 200 gen 1 to 3") == moves("power>=200 gen:1..3"))
    #expect(try moves("sort:power,-pp limit:9") == moves("sort:power sort:-pp limit:9"))
  }

  @Test(arguments: TableFile("GlossaryMistakes.tsv").rows)
  func mistakeHasRangeAndSentence(row: TableFile.Row) throws {
    let engine = engine(row["list"] == "moves" ? .moves : .abilities)

    let mistake = try #require(throws: QueryMistake.self) {
      _ = try engine.query(of: row["query"], in: QuerySettings())
    }

    #expect("\(mistake.range)" == row["range"])
    #expect(mistake.sentence(in: .english) == row["english"])
    #expect(mistake.sentence(in: .japanese) == row["japanese"])
  }

  @Test(arguments: [QueryListKind.moves, .abilities])
  func everyTermWordWorksAndItsExampleFindsRows(glossary: QueryListKind) throws {
    let engine = engine(glossary)
    for term in glossary.terms.all {
      for word in term.words {
        #expect(glossary.terms.named(word)?.name == term.name, "\(word)")
      }
      #expect(try !engine.run(term.example).ids.isEmpty, "\(term.example)")
      #expect(!term.about(in: .english).isEmpty)
    }
  }

  @Test(.seeded) func randomTextDoesNotBreakQueries() throws {
    let parts = [
      "fire", "power", ">=", "80", ":", "by", "pikachu", "@", "machine", "(", ")", "|", "!", " ",
      "sort", "-", "..", "\"", "name", "なし", "limit", "gen", "\u{301}", "-3", "none", "=", "，",
    ]
    var random = SeededGenerator()
    for glossary in [QueryListKind.moves, .abilities] {
      let engine = engine(glossary)
      for _ in 0..<10_000 {
        let count = Int.random(in: 0...10, using: &random)
        let text = (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
        do throws(QueryMistake) {
          let query = try engine.query(of: text, in: QuerySettings())
          #expect(engine.answer(to: query).ids.count <= engine.source.ids.count)
        } catch {
          #expect(error.range.upperBound <= text.count, "\(text)")
        }
      }
    }
  }

  private func engine(_ listed: QueryListKind) -> QueryEngine {
    listed == .moves ? .of(Self.moves) : .of(AbilityQuerySource())
  }

  private static let moves = MoveQuerySource()

  private func moves(_ query: String, in generation: Int? = nil) throws -> [String] {
    let settings = QuerySettings(generation: generation, language: .german)
    let all = Self.moves.moves(in: generation.map(Dex().edition(generation:)))
    return try answer(query, engine(.moves), settings).map { all[$0].slug }
  }

  private func abilities(_ query: String, in generation: Int? = nil) throws -> [String] {
    let all = AbilityQuerySource().abilities
    return try answer(query, engine(.abilities), QuerySettings(generation: generation))
      .map { all[$0].slug }
  }

  private func answer(
    _ query: String, _ engine: QueryEngine, _ settings: QuerySettings
  ) throws -> [Int] {
    engine.answer(to: try engine.query(of: query, in: settings), in: settings).ids
  }
}
