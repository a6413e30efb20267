internal import EmbeddedTables
package import PokedexModel

extension Dex {
  package func typeGroups(in generation: Int?) -> [TypeGroup] {
    generation.map(TypeGroups.made) ?? TypeGroups.today
  }
}

/// All Pokémon by their types.
private enum TypeGroups {
  static let today = made(in: nil)

  static func made(in generation: Int?) -> [TypeGroup] {
    let masks = DexQuerySource().types(in: generation)
    let first = generation == nil ? [] : QueryForms.generations
    var groups: [(mask: UInt32, ids: [Int])] = []
    var places = [Int](repeating: -1, count: PokemonType.allCases.count << 5)
    for rows in speciesRows {
      for row in rows {
        if let generation, first[row] > generation { continue }
        let mask = masks[row]
        if rows.prefix(upTo: row).contains(where: { masks[$0] == mask && isThere($0) }) { continue }
        let key = mask.trailingZeroBitCount << 5 | mask.leadingZeroBitCount
        if places[key] < 0 {
          places[key] = groups.count
          groups.append((mask, []))
        }
        groups[places[key]].ids.append(Int(QueryRows.ids[row]))
      }
    }
    func isThere(_ row: Int) -> Bool { generation.map { first[row] <= $0 } ?? true }
    return groups.map { mask, ids in
      TypeGroup(
        types: PokemonType.allCases.filter { mask & 1 << UInt32($0.ordinal) != 0 }, ids: ids)
    }
  }

  private static var speciesRows: [Range<Int>] {
    (1...Tables.species.count).map(QueryRows.rows(ofSpecies:))
  }
}
