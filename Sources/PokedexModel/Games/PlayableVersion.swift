/// A game version together with its downloadable content.
struct PlayableVersion {
  /// Slug of the version. For downloadable content, the slug of the base game's version.
  let version: String
  /// Slugs of the version and of its downloadable content.
  let versions: [String]
  /// Version group of the base game.
  let group: VersionGroup
  /// Slugs of the version groups of the base game and its downloadable content.
  private let slugs: [String]
  /// Index of the newest of these version groups in the list of all groups, which is in the order
  /// of release.
  private let newest: Int

  /// - Parameters:
  ///   - version: the slug of a version. If it is unknown, the result is nil.
  ///   - groups: all version groups, in the order of release.
  init?(version: String, among groups: [VersionGroup]) {
    guard let own = groups.first(where: { $0.versions.contains(version) }),
      let index = own.versions.firstIndex(of: version)
    else { return nil }
    let base = own.addedTo.flatMap { slug in groups.first { $0.slug == slug } } ?? own
    let all = [base] + groups.filter { $0.addedTo == base.slug }
    // Downloadable content lists its versions in the same order as its base game.
    versions = all.compactMap { $0.versions.indices.contains(index) ? $0.versions[index] : nil }
    self.version = base.versions.indices.contains(index) ? base.versions[index] : version
    group = base
    let slugs = all.map(\.slug)
    self.slugs = slugs
    newest = groups.lastIndex { slugs.contains($0.slug) } ?? 0
  }

  /// Whether the game's data contains a variety.
  func knows(_ member: FamilyFacts.Member) -> Bool {
    hasEncounters(member) || slugs.contains(where: member.games.contains)
  }

  /// Whether a variety can be encountered in the version.
  func hasEncounters(_ member: FamilyFacts.Member) -> Bool {
    versions.contains { member.encounters[$0]?.isEmpty == false }
  }

  /// Returns a variety's encounters in the version, except those available only during an event.
  func permanentEncounters(of member: FamilyFacts.Member) -> [Encounter] {
    versions.flatMap { member.encounters[$0] ?? [] }.filter { !$0.isEventOnly }
  }

  /// Whether the game has a Pokémon although no data source records how to get it.
  func lacksEncounterRecord(of member: FamilyFacts.Member) -> Bool {
    Self.unrecorded[group.slug]?.contains(member.species) ?? false
  }

  /// Whether a step works in the game.
  ///
  /// Steps that were introduced in generation 1 work in all games, because the data source says
  /// that the international games introduced them. In fact, the earlier Japanese games have them
  /// too.
  func allows(_ step: EvolutionStep, among groups: [VersionGroup]) -> Bool {
    let conditions = step.conditions
    if !conditions.games.isEmpty {
      return conditions.games.contains { [group.slug, version].contains($0) }
    }
    let first = groups.firstIndex { $0.slug == conditions.versionGroup } ?? 0
    return conditions.candies == nil && (first <= newest || groups[first].generation == 1)
  }

  /// Whether Pokémon caught in the game refuse an evolution that traded ones accept.
  ///
  /// The only Pikachu in Yellow refuses the Thunder Stone. Source: Bulbapedia, "Pikachu (game)".
  func refuses(_ step: EvolutionStep) -> Bool {
    group.slug == "yellow" && step.from == "pikachu"
  }

  /// Species that are in a game although no data source records how to get them there, keyed by the
  /// slug of the version group.
  ///
  /// Those in XD evolve with the help of shards. Source: Bulbapedia, "Eevee".
  private static let unrecorded: [String: Set<String>] = ["xd": ["espeon", "umbreon"]]
}
