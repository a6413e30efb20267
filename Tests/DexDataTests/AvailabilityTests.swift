import DexData
import PokedexModel
import Testing

/// Varieties that can be obtained in a version.
struct AvailabilityTests {
  private let dex = Dex()

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
