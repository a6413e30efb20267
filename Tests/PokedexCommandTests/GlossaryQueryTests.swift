import DexData
import PokedexModel
import PokedexQuery
import PokedexText
import TestSupport
import Testing

@Suite("Queries about moves and abilities")
struct GlossaryQueryTests {
  typealias Row = GlossaryFacts.Row

  static let facts = try? GlossaryFacts()

  struct MoveCase: Sendable, CustomTestStringConvertible {
    let query: String
    let isMatch: @Sendable (Row) -> Bool

    var testDescription: String { query }

    init(_ query: String, _ isMatch: @escaping @Sendable (Row) -> Bool) {
      (self.query, self.isMatch) = (query, isMatch)
    }
  }

  static let figures: [MoveCase] = [
    MoveCase("") { _ in true },
    MoveCase("fire") { $0["type"] == "fire" },
    MoveCase("type:fire") { $0["type"] == "fire" },
    MoveCase("t=Feuer") { $0["type"] == "fire" },
    MoveCase("!fire") { $0["type"] != "fire" },
    MoveCase("type!=fire") { $0["type"] != "fire" },
    MoveCase("fire | water") { ["fire", "water"].contains($0["type"]) },
    MoveCase("fire special") { $0["type"] == "fire" && $0["damage_class"] == "special" },
    MoveCase("special fire type") { $0["type"] == "fire" && $0["damage_class"] == "special" },
    MoveCase("class:status") { $0["damage_class"] == "status" },
    MoveCase("class:へんか") { $0["damage_class"] == "status" },
    MoveCase("分類：変化") { $0["damage_class"] == "status" },
    MoveCase("physical (fire or ice)") {
      $0["damage_class"] == "physical" && ["fire", "ice"].contains($0["type"])
    },
    MoveCase("power>=150") { $0.figure("power") ?? 0 >= 150 },
    MoveCase("bp > 149") { $0.figure("power") ?? 0 >= 150 },
    MoveCase("power:80..90") { 80...90 ~= $0.figure("power") ?? 0 },
    MoveCase("power 80..100 special") {
      80...100 ~= $0.figure("power") ?? 0 && $0["damage_class"] == "special"
    },
    MoveCase("pp 5 fire") { $0.number("pp") == 5 && $0["type"] == "fire" },
    MoveCase("priority -3") { $0.number("priority") == -3 },
    MoveCase("fire -special") { $0["type"] == "fire" && $0["damage_class"] != "special" },
    MoveCase("type:fire,ice power=80") {
      ["fire", "ice"].contains($0["type"]) && $0.figure("power") == 80
    },
    MoveCase("power<=20") { 1...20 ~= $0.figure("power") ?? 0 },
    MoveCase("power=80") { $0.figure("power") == 80 },
    MoveCase("power!=80") { $0.figure("power").map { $0 != 80 } ?? false },
    MoveCase("!power=80") { $0.figure("power") != 80 },
    MoveCase("100 power fire") { $0.figure("power") == 100 && $0["type"] == "fire" },
    MoveCase("power none fire") { $0.figure("power") == nil && $0["type"] == "fire" },
    MoveCase("priority over -1") { $0.number("priority") ?? -9 > -1 },
    MoveCase("typ:feuer") { $0["type"] == "fire" },
    MoveCase("spezial feuer") { $0["damage_class"] == "special" && $0["type"] == "fire" },
    MoveCase("fire moves") { $0["type"] == "fire" },
    MoveCase("power:none !status") { $0.figure("power") == nil && $0["damage_class"] != "status" },
    MoveCase("accuracy<=50%") { 1...50 ~= $0.figure("accuracy") ?? 0 },
    MoveCase("acc:never physical") {
      $0.figure("accuracy") == nil && $0["damage_class"] == "physical"
    },
    MoveCase("power>accuracy") { row in
      row.figure("power").flatMap { power in row.figure("accuracy").map { power > $0 } } ?? false
    },
    MoveCase("pp=1") { $0.number("pp") == 1 },
    MoveCase("pp>=40") { $0.number("pp") ?? 0 >= 40 },
    MoveCase("priority>0") { $0.number("priority") ?? 0 > 0 },
    MoveCase("priority<0") { $0.number("priority") ?? 0 < 0 },
    MoveCase("priority=-6") { $0.number("priority") == -6 },
    MoveCase("priority:-6..-3") { -6 ... -3 ~= $0.number("priority") ?? 0 },
    MoveCase("優先度≧＋４") { $0.number("priority") ?? 0 >= 4 },
    MoveCase("target:all-opponents") { $0["target"] == "all-opponents" },
    MoveCase("target:\"All opponents\"") { $0["target"] == "all-opponents" },
    MoveCase("gen:1") { $0["generation"] == "1" },
    MoveCase("gen 9 psychic") { $0["generation"] == "9" && $0["type"] == "psychic" },
    MoveCase("gen<=2 dark") { $0.number("generation") ?? 9 <= 2 && $0["type"] == "dark" },
    MoveCase("shadow") { $0["type"] == "shadow" },
  ]

  @Test(.needs(.facts), arguments: figures)
  func foundMovesMatchTheFacts(row: MoveCase) throws {
    let facts = try #require(Self.facts)

    #expect(try moves(row.query) == facts.moves(row.isMatch))
  }

  struct LearnerCase: Sendable, CustomTestStringConvertible {
    let query: String
    let pokemon: String
    var generation: Int?
    let predicate: @Sendable (GlossaryFacts.Learned) -> Bool

    var testDescription: String { query }

    init(
      _ query: String, _ pokemon: String, in generation: Int? = nil,
      _ predicate: @escaping @Sendable (GlossaryFacts.Learned) -> Bool = { _ in true }
    ) {
      (self.query, self.pokemon, self.generation, self.predicate) = (
        query, pokemon, generation, predicate
      )
    }
  }

  private static let earlierStages = [
    "pikachu": ["pichu"], "raichu-alola": ["pikachu", "pichu"], "mr-mime": ["mime-jr"],
    "snorlax": ["munchlax"],
  ]

  static let learners: [LearnerCase] = [
    LearnerCase("learnt-by:pikachu", "pikachu"),
    LearnerCase("learnt-by:25", "pikachu"),
    LearnerCase("learnt-by:#0025", "pikachu"),
    LearnerCase("by:ピカチュウ", "pikachu"),
    LearnerCase("learned by pikachu", "pikachu"),
    LearnerCase("by:alolan raichu", "raichu-alola"),
    LearnerCase("by:\"mr. mime\"", "mr-mime"),
    LearnerCase("learnt-by:pikachu@machine", "pikachu") { $0.way == "machine" },
    LearnerCase("by:pikachu@tutor", "pikachu") { $0.way == "tutor" },
    LearnerCase("by:snorlax@platinum", "snorlax") { $0.game == "platinum" },
    LearnerCase("by:snorlax@tm@platinum", "snorlax") {
      $0.game == "platinum" && $0.way == "machine"
    },
    LearnerCase("by:snorlax@platinum<=20", "snorlax") {
      $0.game == "platinum" && $0.way == "level_up" && $0.level ?? 99 <= 20
    },
    LearnerCase("by:snorlax", "snorlax", in: 3) { $0.generation == 3 },
  ]

  @Test(.needs(.facts), arguments: learners)
  func learnableMovesMatchTheFacts(row: LearnerCase) throws {
    let facts = try #require(Self.facts)

    // Levels are those of the Pokémon itself.
    let stages = row.query.contains("<=") ? [] : Self.earlierStages[row.pokemon] ?? []
    let expected = facts.moves { facts.learns($0, row.pokemon, after: stages, row.predicate) }
    #expect(!expected.isEmpty)
    #expect(try moves(row.query, in: row.generation) == expected)
  }

  @Test(.needs(.facts), arguments: ["gengar", "dragonite", "raichu-alola"])
  func pokemonAbilitiesMatchTheFacts(pokemon: String) throws {
    let row = try #require(Self.facts?.pokemon[pokemon])
    let hidden = row["hidden_ability"] ?? "-"
    let all = [row["ability_1"], row["ability_2"], hidden].compactMap(\.self).filter { $0 != "-" }

    #expect(try abilities("had-by:\(pokemon)") == all.sorted())
    #expect(try abilities("hidden:\(pokemon)") == [hidden].filter { $0 != "-" })
  }

  @Test(.needs(.facts))
  func generationAbilitiesMatchTheFacts() throws {
    let facts = try #require(Self.facts)
    let known = Set(Dex().abilitySlugs)

    for generation in 3...9 {
      let slugs = facts.abilities.filter { $0["generation"] == String(generation) }
        .compactMap { $0["slug"] }.filter(known.contains)
      #expect(try abilities("gen:\(generation)").sorted() == slugs.sorted())
    }
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

  static let mistakes:
    [(glossary: QueryListKind, query: String, range: Range<Int>, english: String, japanese: String)] =
      [
        (
          .moves, "fire powr>80", 5..<9, "There is no term “powr”. Closest: power.",
          "「powr」という条件はありません。近いもの：power。"
        ),
        (
          .moves, "type:fir", 5..<8, "There is no type “fir”. Closest: fire.",
          "「fir」というタイプはありません。近いもの：fire。"
        ),
        (
          .moves, "class:phisical", 6..<14, "There is no class “phisical”. Closest: physical.",
          "「phisical」という分類はありません。近いもの：physical。"
        ),
        (
          .moves, "class:foo", 6..<9,
          "There is no class “foo”. Examples: physical, special, status, varies.",
          "「foo」という分類はありません。例：physical、special、status、varies。"
        ),
        (
          .moves, "priority", 0..<8, "“priority” needs a number after it. Example: priority>0.",
          "「priority」の後に数が必要です。例：priority>0"
        ),
        (
          .moves, "limit:0", 6..<7, "“limit” is never less than 1.", "「limit」は最小でも 1 です。"
        ),
        (
          .moves, "by:pikachoo", 3..<11, "There is no Pokémon “pikachoo”. Closest: pikachu.",
          "「pikachoo」というポケモンはありません。近いもの：pikachu。"
        ),
        (
          .moves, "power>=300", 0..<10, "“power” is never more than 250.",
          "「power」は最大でも 250 です。"
        ),
        (
          .moves, "priority<-7", 0..<11, "“priority” is never less than -7.",
          "「priority」は最小でも -7 です。"
        ),
        (
          .moves, "power>=", 0..<7, "“power” needs a number after it. Example: power>=120.",
          "「power」の後に数が必要です。例：power>=120"
        ),
        (
          .moves, "power:90..80", 6..<12, "The range 90..80 ends before it begins.",
          "範囲 90..80 の終わりが始まりより小さいです。"
        ),
        (
          .moves, "type>fire", 4..<5, "“type” is not a figure, so “>” can't follow it.",
          "「type」は数ではないので「>」は使えません。"
        ),
        (
          .abilities, "power>3", 0..<5,
          "“power” is a term for moves: pokedex moves 'power>=120'.",
          "「power」はわざの条件です：pokedex moves 'power>=120'。"
        ),
        (
          .moves, "spe>100", 0..<3,
          "“spe” is a term for Pokémon: pokedex list 'spe>=90%'.",
          "「spe」はポケモンの条件です：pokedex list 'spe>=90%'。"
        ),
        (
          .moves, "had-by:gengar", 0..<6,
          "“had-by” is a term for abilities: pokedex abilities 'had-by:gengar'.",
          "「had-by」は特性の条件です：pokedex abilities 'had-by:gengar'。"
        ),
        (
          .moves, "tier:ou", 0..<4,
          "Tiers are Showdown's, not the games', so pokedex has none.",
          "ティアは Showdown のもので、ゲームにはないため探せません。"
        ),
        (
          .abilities, "by:gengar@red", 9..<10, "“@” can't follow “by”.", "「by」に「@」は使えません。"
        ),
        (.abilities, "(gen:3", 0..<1, "The parenthesis is not closed.", "かっこが閉じていません。"),
        (.moves, "fire |", 5..<6, "“or” needs a term on both sides.", "「または」の両側に条件が必要です。"),
        (.moves, "!", 0..<1, "“not” needs a term after it.", "「!」の後に条件が必要です。"),
        (
          .moves, "!limit:3", 1..<6,
          "“limit” applies to the whole search, so it can't be in parentheses or after “not”.",
          "「limit」は検索全体の指定なので、かっこの中や「!」の後には置けません。"
        ),
        (
          .moves, "sort:powr", 5..<9, "There is no sort order “powr”. Closest: power, pow.",
          "「powr」という並べ替えの項目はありません。近いもの：power、pow。"
        ),
        (
          .moves, "by:mew@redd", 7..<11,
          "“redd” is neither a game nor a way to learn. Closest: red.",
          "「redd」はゲームでも覚え方でもありません。近いもの：red。"
        ),
      ]

  @Test(arguments: mistakes)
  func mistakeHasRangeAndSentence(
    row: (
      glossary: QueryListKind, query: String, range: Range<Int>, english: String, japanese: String
    )
  ) throws {
    let engine = engine(row.glossary)

    let mistake = try #require(throws: QueryMistake.self) {
      _ = try engine.query(of: row.query, in: QuerySettings())
    }

    #expect(mistake.sentence(in: .english) == row.english)
    #expect(mistake.sentence(in: .japanese) == row.japanese)
    #expect(mistake.range == row.range)
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
