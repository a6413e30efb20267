import PokedexModel
import Testing

struct AreaNameTests {
  @Test(arguments: [
    ("Solaceon Ruins (B1F A)", "Solaceon Ruins ", "B1F A"), ("ズイのいせき（地下1階）", "ズイのいせき", "地下1階"),
  ])
  func nameHasAPlaceAndAPart(name: String, place: String, part: String) throws {
    let area = try #require(AreaName(name))

    #expect(area.place == place)
    #expect(area.part == part)
  }

  @Test(arguments: ["Route 4", "A (b) c", "A (b, c)", "A (b、c)", ") A (", "(", ""])
  func nameWithoutJoinablePartIsNoAreaName(name: String) {
    #expect(AreaName(name) == nil)
  }

  @Test func sharedPrefixOfPartsAppearsOnce() {
    let names = ["1F", "B1F A", "B1F B", "B2F A", "deep", "Max Den C", "Max Den F"]
      .compactMap { AreaName("Ruins (\($0))") }

    let text = names[0].joined(with: Array(names.dropFirst())) { $0.joined(separator: ", ") }

    #expect(text == "Ruins (1F, B1F A/B, B2F A, deep, Max Den C/F)")
  }
}
