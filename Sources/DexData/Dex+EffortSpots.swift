internal import EmbeddedTables
package import PokedexModel

// Places where wild Pokémon give effort values.
extension Dex {
  /// Conditions that hold without the player doing anything, by day.
  private static let usual: Set = [
    "time-day", "swarm-no", "radar-off", "radio-off", "slot2-none", "season-spring",
  ]

  package func effortSpots(for stat: Stat, inVersion version: String) -> [EffortSpot] {
    guard let game = versionGroups.game(ofVersion: version), let edition = edition(of: game.group),
      edition.features.contains(.effortValues)
    else { return [] }
    var chances: [[String]: [Int: Int]] = [:]
    Tables.encounters.forEachRow { row in
      guard row[.versions].contains(part: version) else { return }
      let id = row[.pokemon].integer
      for slot in row[.encounters].encounterSlots(where: { _ in true }) {
        let encounter = slot.encounter(in: version)
        guard let chance = encounter.chance, Self.usual.isSuperset(of: encounter.conditions)
        else { continue }
        chances[[encounter.locationArea, encounter.method], default: [:]][id, default: 0] += chance
      }
    }
    var effort: [Int: Int] = [:]
    return chances.compactMap { place, met -> EffortSpot? in
      let total = met.values.reduce(0, +)
      // A place whose chances are recorded only in part says nothing about the average.
      guard total >= 90, !Encounter.singleMethods.contains(place[1]) else { return nil }
      let giving = met.compactMap { id, chance -> (id: Int, effort: Int, chance: Int)? in
        let own =
          effort[id] ?? Varieties.variety(id)?.pokemon(in: edition).effort[stat] ?? 0
        effort[id] = own
        return own > 0 ? (id, own, chance) : nil
      }
      if giving.isEmpty { return nil }
      let sum = giving.reduce(0) { $0 + $1.effort * $1.chance }
      return EffortSpot(
        area: place[0], method: place[1], average: Double(sum) / Double(total),
        pokemon: giving.sorted { ($1.chance, $0.id) < ($0.chance, $1.id) })
    }.sorted { ($1.average, $0.area, $0.method) < ($0.average, $1.area, $1.method) }
  }
}
