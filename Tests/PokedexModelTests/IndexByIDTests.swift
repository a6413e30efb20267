import PokedexModel
import Testing

/// The map from a variety's id to an index.
struct IndexByIDTests {
  @Test func everyIDKeepsItsIndex() {
    let ids: [Int32] = [1, 25, 1025, 9999, 10_000, 10_001, 10_325, 19_999, 20_000, .max, 0, -7]

    let indexByID = IndexByID(of: ids)

    for (index, id) in ids.enumerated() { #expect(indexByID[Int(id)] == index, "\(id)") }
    for id in [2, 24, 9998, 10_002, 20_001, -1, Int.max, Int.min] {
      #expect(indexByID[id] == nil, "\(id)")
    }
  }

  @Test func lastIndexReplacesEarlierAndNilRemovesIt() {
    var indexByID = IndexByID()
    for id in [25, 10_100, 1 << 40] {
      indexByID[id] = 3
      indexByID[id] = 7
      #expect(indexByID[id] == 7)

      indexByID[id] = nil
      #expect(indexByID[id] == nil)
    }
  }
}
