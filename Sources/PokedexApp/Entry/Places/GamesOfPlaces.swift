internal import PokedexModel

/// The games in which a Pokémon is met or holds something.
struct GamesOfPlaces {
  /// In the order of release; a version that came out since is a game of its own.
  let released: [VersionGroup]
  /// The newest game first, with what was added to it behind it.
  let newestFirst: [VersionGroup]

  init(
    _ encounters: [Encounter], _ held: [HeldItem], among groups: [VersionGroup],
    in generation: Int?
  ) {
    let known = Self.versions(encounters.lazy.map(\.version), held.lazy.map(\.version))
    self.init(versions: known, among: groups, in: generation)
  }

  /// - Parameter known: the slugs of the versions.
  init(versions known: [String], among groups: [VersionGroup], in generation: Int?) {
    var released = groups.filter { group in
      generation ?? group.generation == group.generation
        && group.versions.contains(where: known.contains)
    }
    if generation == nil {
      let since = known.filter { version in !groups.contains { $0.versions.contains(version) } }
      released += since.sorted().map {
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

  /// What is shown unless another is chosen: the newest, and not what was added to it.
  var first: VersionGroup? { newestFirst.first }

  /// A game by its slug.
  func game(of slug: String) -> VersionGroup? { released.first { $0.slug == slug } }

  /// A game, then all others.
  func from(_ game: VersionGroup) -> [VersionGroup] {
    [game] + newestFirst.filter { $0 != game }
  }
}
