import DexData
import PokedexModel
import TestSupport
import Testing

/// Varieties that can be obtained in a version.
struct AvailabilityTests {
  private let dex = Dex()

  @Test(.needs(.facts)) func newestGamesMatchFacts() throws {
    let ids = try Facts("pokemon").map("slug", "id")
    let groups = try Facts("version_groups").records
    var expected: [String: Set<Int>] = [:]
    var exclusive: [String: Set<Int>] = [:]
    for fact in try Facts("recent_available").records where fact["how"] != "transfer" {
      let id = Int(ids[fact["variety"] ?? ""] ?? "") ?? 0
      let only = fact["exclusive"] ?? "-"
      let group = groups.first { $0["slug"] == fact["version_group"] }
      let versions = (group?["versions"] ?? "").split(separator: ",").map(String.init)
      for version in versions where only == "-" || only == version {
        let base = version.replacing(Self.contentPrefix, with: "")
        expected[base.isEmpty ? "legends-za" : base, default: []].insert(id)
      }
      if only != "-" { exclusive[only, default: []].insert(id) }
    }

    let missing = expected.flatMap { version, ids in
      ids.filter { !dex.isObtainable(variety: $0, in: version) }
    }
    let unexpected = expected.flatMap { version, ids in
      dex.ids.filter { dex.isObtainable(variety: $0, in: version) && !ids.contains($0) }
    }
    let missingExclusives = exclusive.flatMap { version, ids in
      ids.filter { !dex.isExclusive(variety: $0, to: version) }
    }

    #expect(expected.count == 6)
    #expect(Set(missing) == Self.differing.missing)
    #expect(Set(unexpected) == Self.differing.unexpected)
    #expect(
      Set(missingExclusives)
        .isSubset(of: Self.differing.missing.union(Self.differing.unexpected)))
  }

  /// A pattern that matches the prefix of a slug that belongs to downloadable content.
  private static var contentPrefix: Regex<(Substring, Substring)> {
    /^(the-teal-mask-|the-indigo-disk-|mega-dimension)/
  }

  /// Varieties for which `isObtainable` and the facts disagree in some version.
  private static let differing: (missing: Set<Int>, unexpected: Set<Int>) = (
    missing: [
      // Battle forms of Cramorant, Eiscue and Morpeko. Each of these species is in one version
      // only.
      10182, 10183, 10185, 10187,
      // Wyrdeer and Ursaluna don't evolve in Scarlet and Violet.
      899, 901,
      // Minior's colours, and the ride builds of Koraidon and Miraidon.
      10130, 10132, 10137, 10139, 10264, 10265, 10266, 10267, 10268, 10269, 10270, 10271,
    ],
    // Gulpin and Swalot are in both versions since the Indigo Disk; Zygarde, Battle Bond Greninja
    // and Zygarde's 10% form.
    unexpected: [316, 317, 718, 10117, 10181]
  )

  /// The version exclusives that the games are known for.
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
      ("ruby", [303, 335, 338, 383]),
      ("sapphire", [270, 271, 272, 302, 336, 337, 382]),
      ("platinum", []), ("yellow", []), ("nowhere", []),
    ] as [(String, [Int])])
  func versionHasExpectedExclusives(version: String, ids: [Int]) {
    #expect(dex.ids.filter { dex.isExclusive(variety: $0, to: version) } == ids)
  }

  @Test(
    arguments: [
      // These can be encountered, evolved or hatched.
      ("red", [25, 26, 6]), ("gold", [172, 175]), ("diamond", [462]), ("sun", [791, 10100]),
      ("moon", [792]), ("x", [26, 10034]), ("sword", [10167]), ("scarlet", [246]),
      // These are in downloadable content.
      ("the-indigo-disk-violet", [1]), ("violet", [1]), ("legends-za", [10034]),
    ] as [(String, [Int])])
  func listedVarietiesAreObtainable(version: String, ids: [Int]) {
    #expect(ids.filter { !dex.isObtainable(variety: $0, in: version) } == [])
  }

  @Test(
    arguments: [
      // These come from another version, a later generation, another region or an event.
      ("red", [27, 152, 10034]), ("gold", [462]), ("sun", [792, 26, 10094]),
      // Let's Go has no eggs, so baby Pokémon can't hatch. FireRed has no time of day, so Eevee
      // can't evolve into Espeon or Umbreon.
      ("lets-go-pikachu", [172, 239]), ("firered", [196, 197]),
      // According to the facts, Larvitar is in Scarlet only, and Pikachu with a cap comes from
      // other games.
      ("violet", [246]), ("scarlet", [10094]), ("nowhere", [25]), ("red", [0]),
    ] as [(String, [Int])])
  func listedVarietiesAreNotObtainable(version: String, ids: [Int]) {
    #expect(ids.filter { dex.isObtainable(variety: $0, in: version) } == [])
  }
}
