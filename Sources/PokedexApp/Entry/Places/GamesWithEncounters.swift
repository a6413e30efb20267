internal import PokedexModel

/// Games in which a Pokémon is encountered or holds an item.
struct GamesWithEncounters {
  /// Games in order of release. A version newer than the bundled tables is treated as a separate
  /// game.
  let released: [VersionGroup]
  /// Games, the newest first. Each game is followed by its downloadable content.
  let newestFirst: [VersionGroup]

  init(
    _ encounters: [Encounter], _ held: [HeldItem], among groups: [VersionGroup],
    in generation: Int?
  ) {
    let known = Self.versions(encounters.lazy.map(\.version), held.lazy.map(\.version))
    self.init(versions: known, among: groups, in: generation)
  }

  /// - Parameter known: slugs of the versions in which the Pokémon is encountered or holds an item.
  init(versions known: [String], among groups: [VersionGroup], in generation: Int?) {
    var released = groups.filter { group in
      generation ?? group.generation == group.generation
        && group.versions.contains(where: known.contains)
    }
    if generation == nil {
      let newerVersions = known.filter { version in
        !groups.contains { $0.versions.contains(version) }
      }
      released += newerVersions.sorted().map {
        VersionGroup(slug: $0, generation: 0, versions: [$0], recordsEncounters: true)
      }
    }
    self.released = released
    var families: [[VersionGroup]] = []
    for group in released {
      if families.last?.first?.isBase(of: group) == true {
        families[families.count - 1].append(group)
      } else {
        families.append([group])
      }
    }
    newestFirst = families.reversed().flatMap { $0 }
  }

  private static func versions(
    _ encounters: some Sequence<String>, _ held: some Sequence<String>
  ) -> [String] {
    var known: [String] = []
    for version in encounters where known.last != version && !known.contains(version) {
      known.append(version)
    }
    for version in held where !known.contains(version) { known.append(version) }
    return known
  }

  /// Game shown by default: the newest one, but not its downloadable content.
  var first: VersionGroup? { newestFirst.first }

  func game(of slug: String) -> VersionGroup? { released.first { $0.slug == slug } }

  /// Returns all games, with the given game first and the others in order from newest to oldest.
  func from(_ game: VersionGroup) -> [VersionGroup] {
    [game] + newestFirst.filter { $0 != game }
  }
}
