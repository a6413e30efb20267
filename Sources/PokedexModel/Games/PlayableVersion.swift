/// A version as it is played, with its downloadable content.
struct PlayableVersion {
  /// Slug of the version; for downloadable content, that of the base game.
  let version: String
  /// Slugs of the version and of its downloadable content.
  let versions: [String]
  /// Version group of the base game.
  let group: VersionGroup
  /// Slugs of the base game's version group and of its downloadable content.
  private let slugs: [String]
  /// Index of the newest of these groups, in the order of release.
  private let newest: Int

  /// - Parameter version: the slug of a version; the result is nil for an unknown one.
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

  /// Returns a variety's encounters in the version, without those limited to an event.
  func permanentEncounters(of member: FamilyFacts.Member) -> [Encounter] {
    versions.flatMap { member.encounters[$0] ?? [] }.filter { !$0.isEventOnly }
  }

  /// Whether a member is in the game although no source records how to get it.
  func lacksEncounterRecord(of member: FamilyFacts.Member) -> Bool {
    Self.unrecorded[group.slug]?.contains(member.species) ?? false
  }

  /// Returns the index of the version group that introduced a step, in the order of release; 0 if unknown.
  func index(of step: EvolutionStep, among groups: [VersionGroup]) -> Int {
    groups.firstIndex { $0.slug == step.conditions.versionGroup } ?? 0
  }

  /// Whether the game has everything that a step needs, except its location.
  func allows(_ step: EvolutionStep, among groups: [VersionGroup]) -> Bool {
    let conditions = step.conditions
    let first = index(of: step, among: groups)
    // For the oldest steps, the source names the international games, not the earlier Japanese
    // ones.
    if first > newest, groups[first].generation > 1 { return false }
    if conditions.minBeauty != nil, !Self.withBeauty.contains(group.slug) { return false }
    if conditions.minAffection != nil, !(6...7 ~= group.generation) { return false }
    if conditions.timeOfDay != nil, Self.withoutTime.contains(group.slug) { return false }
    if let only = conditions.onlyIn, only != group.slug { return false }
    // Pokémon Legends: Arceus has no trades and no held items. Bulbapedia, "Pokémon Legends:
    // Arceus".
    let isHisui = group.slug == "legends-arceus"
    if isHisui, step.trigger == "trade" || conditions.heldItem != nil { return false }
    switch step.trigger {
    case "strong-style-move", "agile-style-move": return isHisui
    default: return conditions.candies == nil
    }
  }

  /// Whether the game's own Pokémon refuse a step that traded ones take.
  ///
  /// The only Pikachu of Yellow refuses the Thunder Stone. Bulbapedia, "Pikachu (game)".
  func refuses(_ step: EvolutionStep) -> Bool {
    group.slug == "yellow" && step.from == "pikachu"
  }

  /// Species that are in a game without a record of how to get them, by the version group's slug.
  ///
  /// They are the fossils from Rock Smash in X and Y, the evolutions by the shards of XD, and a
  /// species that evolves, in other games, at a location of another region. Bulbapedia, "Fossil"
  /// and "Eevee".
  private static let unrecorded: [String: Set<String>] = [
    "x-y": [
      "omanyte", "kabuto", "aerodactyl", "lileep", "anorith", "cranidos", "shieldon", "tirtouga",
      "archen",
    ],
    "xd": ["espeon", "umbreon"], "legends-za": ["runerigus"],
  ]

  /// Games in which contests or a masseur raise beauty. Bulbapedia, "Condition".
  private static let withBeauty: Set = [
    "ruby-sapphire", "emerald", "diamond-pearl", "platinum", "heartgold-soulsilver",
    "omega-ruby-alpha-sapphire", "brilliant-diamond-shining-pearl",
  ]

  /// Games of generation 3 without a clock. Bulbapedia, "Time".
  private static let withoutTime: Set = ["firered-leafgreen", "colosseum", "xd"]
}
