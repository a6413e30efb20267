import DexData
import EmbeddedTables
import PokedexModel
import Testing

struct PlaceNamesTests {
  private let vocabulary = DexVocabulary()

  @Test func noRouteIsCalledARoad() {
    let names = TableText(.locationAreas)["english_name"]

    #expect(names.filter { $0.contains(/\bRoad \d/) } == [])
    #expect(names.contains("Route 101"))
    #expect(names.contains("Weather Institute (Route 119)"))
    #expect(names.contains("Sea Route 220"))
  }

  @Test(arguments: [Language.german, .japanese, .korean, .french, .english])
  func areasWithEncountersHaveDistinctNames(language: Language) {
    let encounterAreas = Set(
      TableText(.encounters).lists("encounters").joined().map { $0.parts(by: ":")[0] })
    let areas = TableText(.locationAreas).records.filter {
      encounterAreas.contains($0["slug"] ?? "")
    }

    let names = Dictionary(grouping: areas) { area in
      "\(area["location"] ?? "") \(vocabulary.locationArea(area["slug"] ?? "", in: language) ?? "")"
    }

    #expect(areas.count > 1000)
    #expect(names.filter { $0.value.count > 1 }.keys.sorted() == [])
  }

  @Test(arguments: [
    ("oreburgh-mine-b1f", Language.german, "Erzelingen-Mine (UG1)"),
    ("oreburgh-mine-b1f", .english, "Oreburgh mine (B1F)"),
    ("bell-tower-1f", .german, "Glockenturm (EG)"),
    ("bell-tower-2f", .german, "Glockenturm (1. OG)"),
    ("kanto-route-1-area", .english, "Route 1"),
  ])
  func areaHasExpectedName(slug: String, language: Language, name: String) {
    #expect(vocabulary.locationArea(slug, in: language) == name)
  }
}
