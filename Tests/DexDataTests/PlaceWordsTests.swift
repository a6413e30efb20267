import EmbeddedTables
import PokedexModel
import PokedexText
import Testing

@testable import DexData

/// Words for encounter methods and conditions.
@Suite("Words for places")
struct PlaceWordsTests {
  private func words(_ slug: String, _ language: Language) -> String? {
    PlaceWords.condition(slug, in: language) { kind, rest in "<\(kind) \(rest)>" }
  }

  @Test(arguments: Language.interfaceLanguages)
  func everyEncounterMethodHasWords(language: Language) {
    let methodSlugs = Set(
      TableText(.encounters).lists("encounters").joined().compactMap {
        $0.parts(by: ";").first?.parts(by: ":").dropFirst().first
      })

    #expect(methodSlugs.count > 60)
    #expect(methodSlugs.filter { PlaceWords.method($0, in: language)?.isEmpty ?? true } == [])
  }

  @Test(arguments: Language.interfaceLanguages)
  func everyConditionHasWordsOrIsNormal(language: Language) {
    let conditions = Set(TableText(.encounterConditions).lists("conditions").joined())

    #expect(conditions.count > 200)
    #expect(conditions.filter { words($0, language) == nil } == [])
    #expect(
      conditions.filter { words($0, language) == "" }.sorted() == [
        "bug-catching-contest-no", "great-marsh-daily-slot-none",
        "johto-safari-blocks-inactive", "radar-off", "radio-off", "slot2-none", "swarm-no",
      ])
  }

  @Test(arguments: Language.interfaceLanguages)
  func everyRarityHasWords(language: Language) {
    #expect(EncounterRarity.allCases.filter { PlaceWords.rarity($0, in: language) == nil } == [])
  }

  @Test func suffixOfSlugIsNamed() {
    #expect(words("trade-meowth-galar", .english) == "for <trade meowth-galar>")
    #expect(words("coins-2500", .japanese) == "<coins 2500>枚")
    #expect(
      words("johto-safari-blocks-forest-min-10", .english)
        == "forest blocks <johto-safari-blocks-forest-min 10>")
    #expect(words("nobody-knows", .english) == nil)
  }
}
