internal import EmbeddedTables
package import PokedexModel

extension Dex {
  package var regionalDexes: [RegionalDex] {
    var members: [String: [Int]] = [:]
    /// For each dex, the dexes that directly precede it in at least one row.
    var before: [String: Set<String>] = [:]
    Tables.regionalDexes.forEachRow { row in
      let slugs = row.dexes.map(\.slug)
      for slug in slugs { members[slug, default: []].append(row[.number].integer) }
      for (last, slug) in zip(slugs, slugs.dropFirst()) { before[slug, default: []].insert(last) }
    }
    let national = RegionalDex(slug: "national", species: Array(1...speciesCount))
    return [national]
      + Self.ordered(members.mapValues { $0.last ?? 0 }, before).map { slug in
        let term = slug == "hoenn" ? RegionalDexSlugs.original : slug
        return RegionalDex(slug: slug, term: term, species: members[slug] ?? [])
      }
  }

  package func gamesWithoutLearnsets(ofSpecies number: Int) -> [String] {
    let dexes = Tables.regionalDexes.rows(of: number).first?.dexes ?? []
    return dexes.compactMap { Self.gamesWithoutLearnsets[$0.slug] }
  }

  /// Games for which the data source has a regional dex but no learnsets, keyed by the dex's slug.
  private static let gamesWithoutLearnsets = [
    "lumiose-city": "legends-za", "hyperspace": "mega-dimension",
  ]

  /// Sorts dexes by release. Each row of the table lists its dexes in that order. Of two dexes that
  /// share no row, the one whose newest species is older comes first.
  ///
  /// - Parameter newest: the greatest national number in each dex.
  private static func ordered(
    _ newest: [String: Int], _ before: [String: Set<String>]
  ) -> [String] {
    var rest = newest.keys.sorted { (newest[$0] ?? 0, $0) < (newest[$1] ?? 0, $1) }
    var slugs: [String] = []
    while !rest.isEmpty {
      let next = rest.firstIndex { before[$0]?.isDisjoint(with: rest) ?? true } ?? 0
      slugs.append(rest.remove(at: next))
    }
    return slugs
  }
}

extension Row<RegionalDexColumn> {
  /// Returns the species' number in a dex; nil if it isn't in it.
  func number(in dex: String) -> Int? {
    var parts = self[.numbers].parts(by: ",")
    while let part = parts.optionalNext() {
      var pair = part.parts()
      if pair.next().isText(dex) { return pair.next().integer }
    }
    return nil
  }

  /// The dexes that have a species, in the order of release, and its number in each.
  var dexes: [(slug: String, number: Int)] {
    self[.numbers].list { pair in
      var parts = pair.parts()
      return (parts.next().text, parts.next().integer)
    }
  }
}
