import DexData
import PokedexModel
import PokedexQuery
import PokedexText
import Testing

/// Sentences about moves that nobody learns in the way that a query asks for.
struct LearningMistakeTests {
  static let engine = QueryEngine.ofDex()

  private static func settings(_ game: String?, _ language: Language = .english) -> QuerySettings {
    var settings = QuerySettings(language: language)
    if let game {
      settings.generation = Dex().versionGroup(game)?.generation
      settings.roster = [.has(QueryValue(.game, slug: game))]
    }
    return settings
  }

  private func sentence(_ text: String, _ settings: QuerySettings) throws -> String? {
    let query = try Self.engine.query(of: text, in: settings)
    #expect(Self.engine.answer(to: query, in: settings).ids.isEmpty)
    return Self.engine.emptyingPart(of: query, in: text, settings)?
      .sentence(in: settings.language.interface)
  }

  @Test(arguments: [
    (
      "learns:stealth-rock@level<=20", "platinum",
      "Nobody learns Stealth Rock by level-up at level 20 or lower in Platinum; 109 by TM76."
    ),
    (
      "learns:stealth-rock@level water", "platinum",
      "Nobody learns Stealth Rock by level-up in Platinum; 109 by TM76."
    ),
    (
      "learns:tackle>=90", "platinum",
      "Nobody learns Tackle by level-up at level 90 or higher in Platinum; "
        + "145 by level-up at levels 1–15."
    ),
  ])
  func sentenceNamesTheWaysThatExist(text: String, game: String, sentence: String) throws {
    #expect(try self.sentence(text, Self.settings(game)) == sentence)
  }

  @Test(arguments: [
    (Language.japanese, "プラチナではステルスロックをレベル20以下で覚えるポケモンはいません。わざマシン76で109匹。"),
    (.german, "Niemand lernt Tarnsteine in Platin bis Level 20; 109 durch TM76."),
  ])
  func sentenceIsTranslated(language: Language, sentence: String) throws {
    #expect(
      try self.sentence("learns:stealth-rock<=20", Self.settings("platinum", language)) == sentence)
  }

  @Test func moveThatNobodyLearnsInTheGameIsNamed() throws {
    let found = try sentence("learns:struggle", Self.settings("red-blue"))

    #expect(found == "Nobody learns Struggle in Red/Blue.")
  }

  @Test(arguments: [
    ("learns scald in platinum", "“Scald” came with generation 5."),
    ("learns:moonblast@level<=20 in:platinum", "“Moonblast” came with generation 6."),
  ])
  func onlyAMoveThatDidNotExistCameLater(text: String, sentence: String) {
    let error = #expect(throws: QueryMistake.self) { try Self.engine.run(text) }

    #expect(error?.sentence(in: .english) == sentence)
  }

  @Test(arguments: [
    (
      "alakazam bst>=500", 5,
      "Nothing fits “alakazam bst>=500” in generation 5; in generation 6, something does."
    ),
    ("dragapult", 4, "“dragapult” came with generation 8."),
    (
      "gengar ability:cursed-body", 4,
      "Nothing fits “gengar ability:cursed-body” in generation 4; in generation 7, something does."
    ),
    ("is:mega", 5, "“is:mega” came with generation 6."),
  ])
  func figuresDoNotComeWithAGeneration(text: String, generation: Int, sentence: String) {
    let error = #expect(throws: QueryMistake.self) {
      try Self.engine.run(text, in: QuerySettings(generation: generation))
    }

    #expect(error?.sentence(in: .english) == sentence)
  }
}
