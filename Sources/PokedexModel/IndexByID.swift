/// Maps PokeAPI's ids of varieties to indices.
///
/// The ids are consecutive, starting from 1 for species and from 10,001 for other varieties, so
/// arrays can be used instead of a dictionary.
package struct IndexByID: Sendable {
  /// A range of consecutive ids.
  private struct IDRange {
    let first: Int
    /// The index for each id from `first` on, or -1 for an id without an index.
    private var indices: [Int32] = []

    init(first: Int) { self.first = first }

    func index(of id: Int) -> Int? {
      let offset = id - first
      guard offset < indices.count, indices[offset] >= 0 else { return nil }
      return Int(indices[offset])
    }

    mutating func set(_ index: Int?, of id: Int) {
      let offset = id - first
      if offset >= indices.count {
        indices += repeatElement(-1, count: offset + 1 - indices.count)
      }
      indices[offset] = index.map(Int32.init) ?? -1
    }
  }

  /// Maximum number of ids in each of the two ranges.
  private static let length = 10_000

  private var species = IDRange(first: 0)
  private var varieties = IDRange(first: length)
  /// Indices for ids outside the ranges of `species` and `varieties`.
  private var others: [Int: Int] = [:]

  package init() {}

  /// - Parameter ids: the ids, in the order of their indices.
  package init(of ids: [Int32]) {
    for index in ids.indices { self[Int(ids[index])] = index }
  }

  /// The index of the variety with this id, from 0. Nil if it has none.
  package subscript(id: Int) -> Int? {
    get {
      if id < 0 { return others[id] }
      if id < Self.length { return species.index(of: id) }
      return id < 2 * Self.length ? varieties.index(of: id) : others[id]
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
