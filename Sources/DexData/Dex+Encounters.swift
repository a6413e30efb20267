internal import EmbeddedTables
public import PokedexModel

// Encounters with wild Pokémon.
extension Dex {
  /// Returns the wild encounters of a variety, in the order of the versions' release.
  public func encounters(ofVariety id: Int) -> [Encounter] {
    var results: [(release: Int, encounters: [Encounter])] = []
    for row in Tables.encounters.rows(of: id) {
      let versions = row[.versions].list { $0.text }
      let slots = row[.encounters].encounterSlots { _ in true }
      for version in versions {
        results.append(
          (VersionGroups.releaseIndices[version] ?? 0, slots.map { $0.encounter(in: version) }))
      }
    }
    results.sort { $0.release < $1.release }
    return results.flatMap(\.encounters)
  }

  package func areas(ofVariety id: Int) -> [(version: String, areas: [String])] {
    var results: [(version: String, areas: [String])] = []
    for row in Tables.encounters.rows(of: id) {
      let versions = row[.versions].list { $0.text }
      let areas = row[.encounters].areas
      for version in versions {
        if let known = results.firstIndex(where: { $0.version == version }) {
          results[known].areas += areas.filter { !results[known].areas.contains($0) }
        } else {
          results.append((version, areas))
        }
      }
    }
    let releases = VersionGroups.releaseIndices
    return results.sorted { releases[$0.version] ?? 0 < releases[$1.version] ?? 0 }
  }

  package func encounters(in location: String) -> [String: [LocalEncounter]] {
    let areas = LocationAreas(location)
    guard let prefix = areas.prefix else { return [:] }
    var results: [String: [(id: Int, encounter: Encounter)]] = [:]
    for row in Tables.encounters.rows(containing: prefix) {
      let id = row[.pokemon].integer
      let versions = row[.versions]
      let slots = row[.encounters].encounterSlots(where: areas.contains)
      if slots.isEmpty { continue }
      for version in versions.list({ $0.text }) {
        results[version, default: []] += slots.map { (id, $0.encounter(in: version)) }
      }
    }
    let references = Dictionary(
      uniqueKeysWithValues: references(Set(results.values.joined().map(\.id))).map { ($0.id, $0) })
    return results.mapValues { results in
      results.compactMap { id, encounter in
        references[id].map { LocalEncounter(pokemon: $0, encounter: encounter) }
      }
    }
  }
}

/// The areas of a location, and the common prefix of their slugs. With the prefix, the large table
/// of encounters is searched only once, instead of once for each area.
struct LocationAreas {
  let slugs: [String]
  /// Nil for a location without areas.
  let prefix: String?

  /// - Parameter location: a location's slug.
  init(_ location: String) {
    slugs = Tables.locationAreas.filter { $0[.location].isText(location) }.map { $0[.slug].text }
    prefix = slugs.dropFirst().reduce(slugs.first) { prefix, slug in
      prefix.map { String(zip($0, slug).prefix { $0 == $1 }.map(\.0)) }
    }
  }

  /// Creates the areas of all locations in the region with this slug. They have no common prefix.
  init(region: String) {
    slugs = Tables.locationAreas.filter { $0[.region].isText(region) }.map { $0[.slug].text }
    prefix = nil
  }

  /// Whether the cell is the slug of one of the areas.
  func contains(_ area: TableCell) -> Bool { slugs.contains { area.isText($0) } }
}

/// An encounter without its version. A table row lists the same encounters for several versions.
struct EncounterSlot {
  private let area: String
  private let method: String
  private let conditions: [String]
  private let levels: (minimum: Int, maximum: Int)
  private let chance: Int?
  private let isMixed: Bool

  /// Creates an encounter. `figures` has the format `min:max:chance:conditions`: two levels, a
  /// chance, and the number of a set of conditions.
  init(area: String, method: String, isMixed: Bool, figures: TableCell) {
    var parts = figures.parts()
    (self.area, self.method, self.isMixed) = (area, method, isMixed)
    levels = (parts.next().integer, parts.next().integer)
    chance = parts.next().optionalInteger
    conditions = parts.next().optionalInteger.map(EncounterConditions.slugs) ?? []
  }

  func encounter(in version: String) -> Encounter {
    Encounter(
      version: version, locationArea: area, method: method, conditions: conditions,
      minLevel: levels.minimum, maxLevel: levels.maximum, chance: chance, isMixed: isMixed)
  }
}

extension TableCell {
  /// Returns the encounters whose area satisfies `isWanted`. The cell is a list of
  /// `area:method:mixed;…;…`, in which each `…` has the format of `EncounterSlot`'s figures.
  func encounterSlots(where isWanted: (TableCell) -> Bool) -> [EncounterSlot] {
    var slots: [EncounterSlot] = []
    var places = parts(by: ",")
    while let place = places.optionalNext() {
      var ways = place.parts(by: ";")
      var names = ways.next().parts()
      let area = names.next()
      guard isWanted(area) else { continue }
      let (areaSlug, method) = (area.text, names.next().text)
      let isMixed = names.optionalNext() != nil
      while let figures = ways.optionalNext() {
        slots.append(
          EncounterSlot(area: areaSlug, method: method, isMixed: isMixed, figures: figures))
      }
    }
    return slots
  }

  /// The areas in a list of `area:method:mixed;…;…`, without duplicates.
  var areas: [String] {
    var areas: [String] = []
    var places = parts(by: ",")
    while let place = places.optionalNext() {
      var names = place.parts()
      let area = names.next()
      if !areas.contains(where: { area.isText($0) }) { areas.append(area.text) }
    }
    return areas
  }

  /// Whether an area in a list of `area:method:mixed;…;…` satisfies `isMatch`.
  func containsArea(where isMatch: (TableCell) -> Bool) -> Bool {
    var places = parts(by: ",")
    while let place = places.optionalNext() {
      var names = place.parts()
      if isMatch(names.next()) { return true }
    }
    return false
  }
}

/// Sets of encounter conditions. The table of encounters refers to each set by its number.
private enum EncounterConditions {
  static func slugs(_ number: Int) -> [String] {
    Tables.encounterConditions[number - 1][.conditions].list { $0.text }
  }
}

extension Tables {
  static let encounters = SortedTable<EncounterColumn>()
  static let encounterConditions = Table<EncounterConditionColumn>()
}

enum EncounterColumn: Int, TableColumns {
  case pokemon, versions, encounters

  static var table: TableName { .encounters }
}

enum EncounterConditionColumn: Int, TableColumns {
  case number, conditions

  static var table: TableName { .encounterConditions }
}
