import PokedexModel
import Testing

/// The map from the ids of varieties to indices.
struct PlacesByIDTests {
  @Test func everyIDThatASourceMayHaveKeepsItsPlace() {
    let ids: [Int32] = [1, 25, 1025, 9999, 10_000, 10_001, 10_325, 19_999, 20_000, .max, 0, -7]

    let places = IndexByID(of: ids)

    for (place, id) in ids.enumerated() { #expect(places[Int(id)] == place, "\(id)") }
    for id in [2, 24, 9998, 10_002, 20_001, -1, Int.max, Int.min] {
      #expect(places[id] == nil, "\(id)")
    }
  }

  @Test func theLastPlaceCountsAndNoneTakesItAway() {
    var places = IndexByID()
    for id in [25, 10_100, 1 << 40] {
      places[id] = 3
      places[id] = 7
      #expect(places[id] == 7)

      places[id] = nil
      #expect(places[id] == nil)
    }
  }
}
