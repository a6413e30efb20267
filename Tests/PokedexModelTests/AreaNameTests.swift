import PokedexModel
import Testing

struct AreaNameTests {
  @Test func partsOfAPlaceAreNamedBriefly() throws {
    let names = ["1F", "B1F A", "B1F B", "B2F A", "deep", "Max Den C", "Max Den F"]
      .compactMap { AreaName("Ruins (\($0))") }

    let text = names[0].joined(with: Array(names.dropFirst())) { $0.joined(separator: ", ") }

    #expect(text == "Ruins (1F, B1F A/B, B2F A, deep, Max Den C/F)")
    #expect(AreaName("Route 4") == nil && AreaName("A (b) c") == nil && AreaName("A (b, c)") == nil)
  }

  @Test(arguments: [
    ("Ruins (B1F)", "Ruins", "(B1F)"), ("いせき（1F）", "いせき", "（1F）"), ("A (b) c", "A", "(b) c"),
  ])
  func nameIsSplitBeforeItsBracket(name: String, place: String, part: String) throws {
    let split = try #require(AreaName.split(name))

    #expect(split.place == place && split.part == part)
  }

  @Test func nameWithoutABracketIsNotSplit() {
    #expect(AreaName.split("Route 4") == nil)
  }
}
