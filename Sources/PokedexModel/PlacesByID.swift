/// Places of varieties, by PokeAPI's ids. These lie close together from 1 on for species and from 10,001 on
/// for further varieties, so that nothing is hashed to find one.
package struct PlacesByID: Sendable {
  /// A stretch of ids.
  private struct Stretch {
    let first: Int
    /// As far as the last that has one; -1 for none.
    private var places: [Int32] = []

    init(first: Int) { self.first = first }

    func place(of id: Int) -> Int? {
      let offset = id - first
      guard offset < places.count, places[offset] >= 0 else { return nil }
      return Int(places[offset])
    }

    mutating func set(_ place: Int?, of id: Int) {
      let offset = id - first
      if offset >= places.count {
        places += repeatElement(-1, count: offset + 1 - places.count)
      }
      places[offset] = place.map(Int32.init) ?? -1
    }
  }

  /// How many ids a stretch has at the most.
  private static let length = 10_000

  private var species = Stretch(first: 0)
  private var varieties = Stretch(first: length)
  /// Those of ids that lie elsewhere.
  private var others: [Int: Int] = [:]

  package init() {}

  /// - Parameter ids: the ids in the order of their places.
  package init(of ids: [Int32]) {
    for place in ids.indices { self[Int(ids[place])] = place }
  }

  /// The place of a variety, from 0; nil where it has none.
  package subscript(id: Int) -> Int? {
    get {
      if id < 0 { return others[id] }
      if id < Self.length { return species.place(of: id) }
      return id < 2 * Self.length ? varieties.place(of: id) : others[id]
    }
    set {
      guard 0..<2 * Self.length ~= id, 0...Int(Int32.max) ~= newValue ?? 0 else {
        others[id] = newValue
        return
      }
      if id < Self.length { species.set(newValue, of: id) } else { varieties.set(newValue, of: id) }
    }
  }
}
