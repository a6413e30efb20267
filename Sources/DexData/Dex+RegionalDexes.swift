internal import EmbeddedTables
package import PokedexModel

extension Dex {
  package var regionalDexes: [RegionalDex] {
    var slugs: [String] = []
    var members: [String: [Int]] = [:]
    for index in 0..<Tables.regionalDexes.count {
      var row = Tables.regionalDexes[index]
      let number = row[.number].integer
      var parts = row[.numbers].parts(by: ",")
      var place = 0
      while let part = parts.optionalNext() {
        var pair = part.parts()
        let slug = pair.next().text
        // Each row has its dexes in the order of release.
        if let known = slugs.firstIndex(of: slug) {
          place = known + 1
        } else {
          slugs.insert(slug, at: place)
          place += 1
        }
        members[slug, default: []].append(number)
      }
    }
    let national = RegionalDex(slug: "national", species: Array(1...speciesCount))
    return [national] + slugs.map { RegionalDex(slug: $0, species: members[$0] ?? []) }
  }
}
