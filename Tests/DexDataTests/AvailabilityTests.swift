import DexData
import PokedexModel
import TestSupport
import Testing

/// How Pokémon come to be in a version.
struct AvailabilityTests {
  private let dex = Dex()

  @Test(.needs(.facts)) func theNewestGamesAreAsTheFactsSay() throws {
    let ids = try Facts("pokemon").map("slug", "id")
    let versions = try Facts("version_groups").map("slug", "versions")
    let facts = try Facts("recent_available").records
    var expected: [String: [Int: String]] = [:]
    var exclusive: [String: Set<Int>] = [:]
    for fact in facts {
      let id = Int(ids[fact["variety"] ?? ""] ?? "") ?? 0
      let only = fact["exclusive"] ?? "-"
      for version in (versions[fact["version_group"] ?? ""] ?? "").split(separator: ",") {
        let isThere = only == "-" || only == version
        expected[String(version), default: [:]][id] = isThere ? fact["how"] : nil
        if only == version { exclusive[only, default: []].insert(id) }
      }
    }

    let strange = expected.flatMap { version, facts in
      dex.ids.filter { id in
        dex.availability(ofVariety: id, in: version)?.rawValue != facts[id]
          || dex.isExclusive(variety: id, to: version)
            != (exclusive[version]?.contains(id) ?? false)
      }.map { "\($0) in \(version)" }
    }

    #expect(facts.count == 2150)
    #expect(expected.count == 11)
    #expect(strange == [])
  }

  /// The lists that the games are known for.
  @Test(
    arguments: [
      (
        "red",
        [23, 24, 43, 44, 45, 56, 57, 58, 59, 123, 125]
      ),
      (
        "blue",
        [27, 28, 37, 38, 52, 53, 69, 70, 71, 126, 127]
      ),
      ("ruby", [273, 274, 275, 303, 335, 338, 383]),
      ("sapphire", [270, 271, 272, 302, 336, 337, 382]),
      ("platinum", []), ("yellow", []), ("nowhere", []),
    ] as [(String, [Int])])
  func onlyTheseAreOnlyInAVersion(version: String, ids: [Int]) {
    #expect(dex.ids.filter { dex.isExclusive(variety: $0, to: version) } == ids)
  }

  @Test(
    arguments: [
      // Met, evolved, hatched, of another version, not yet there.
      (25, "red", .met), (26, "red", .met), (6, "red", .evolve), (172, "gold", .breed),
      (27, "red", nil), (152, "red", nil), (462, "gold", nil), (462, "diamond", .evolve),
      // Eggs are laid in Gold, but not in Let's Go; Nidoran♀ are mothers of Nidoran♂.
      (175, "gold", .met), (172, "lets-go-pikachu", nil), (239, "lets-go-pikachu", nil),
      // Lunala is in the other version.
      (791, "sun", .met), (792, "sun", nil), (792, "moon", .met),
      // A form that it turns into, one that comes from an event, one of a region.
      (10034, "x", .change), (10034, "red", nil), (10094, "sun", nil), (10100, "sun", .evolve),
      (26, "sun", nil), (26, "x", .evolve), (110, "sword", nil), (10167, "sword", .met),
      // Recorded: Larvitar is in Scarlet only, Pikachu with a cap comes from other games.
      (246, "scarlet", .met), (246, "violet", nil), (10094, "scarlet", .transfer),
      (1, "the-indigo-disk-violet", .met), (25, "nowhere", nil), (0, "red", nil),
    ] as [(Int, String, Availability?)])
  func oneComesToBeInAVersion(id: Int, version: String, how: Availability?) {
    #expect(dex.availability(ofVariety: id, in: version) == how)
  }
}
