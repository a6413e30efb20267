/// A version as it is played, with what was added to it.
struct PlayedGame {
  /// The slug of the version, of the base game for downloadable content.
  let version: String
  /// The same and those of its downloadable content.
  let versions: [String]
  /// The base game's.
  let group: VersionGroup
  /// The slugs of the base game's group and of those that were added to it.
  private let slugs: [String]
  /// The index of the newest of them, in the order of release.
  private let newest: Int

  /// - Parameter version: its slug; nil for an unknown one.
  init?(version: String, among groups: [VersionGroup]) {
    guard let own = groups.first(where: { $0.versions.contains(version) }),
      let place = own.versions.firstIndex(of: version)
    else { return nil }
    let base = own.addedTo.flatMap { slug in groups.first { $0.slug == slug } } ?? own
    let all = [base] + groups.filter { $0.addedTo == base.slug }
    // Downloadable content has its versions in the order of its game's.
    versions = all.compactMap { $0.versions.indices.contains(place) ? $0.versions[place] : nil }
    self.version = base.versions.indices.contains(place) ? base.versions[place] : version
    group = base
    let slugs = all.map(\.slug)
    self.slugs = slugs
    newest = groups.lastIndex { slugs.contains($0.slug) } ?? 0
  }

  /// Whether the game has a variety in its data.
  func knows(_ member: FamilyFacts.Member) -> Bool {
    meets(member) || slugs.contains(where: member.games.contains)
  }

  /// Whether a variety is met in the version.
  func meets(_ member: FamilyFacts.Member) -> Bool {
    versions.contains { member.encounters[$0]?.isEmpty == false }
  }

  /// The places in which a variety is met in the version at any time, not during an event only.
  func lastingEncounters(of member: FamilyFacts.Member) -> [Encounter] {
    versions.flatMap { member.encounters[$0] ?? [] }.filter { !$0.isLimitedInTime }
  }

  /// Whether a member is in the game, but no source here says how it is had.
  func lacksPlaces(of member: FamilyFacts.Member) -> Bool {
    Self.unrecorded[group.slug]?.contains(member.species) ?? false
  }

  /// The index of the version group that a step came with, in the order of release; 0 where that is not known.
  func place(of step: EvolutionStep, among groups: [VersionGroup]) -> Int {
    groups.firstIndex { $0.slug == step.conditions.versionGroup } ?? 0
  }

  /// Whether the game has what a step takes, but for its place.
  func allows(_ step: EvolutionStep, among groups: [VersionGroup]) -> Bool {
    let conditions = step.conditions
    let first = place(of: step, among: groups)
    // The source dates the first steps by the games that the world knows, not by the Japanese ones before.
    if first > newest, groups[first].generation > 1 { return false }
    if conditions.minBeauty != nil, !Self.withBeauty.contains(group.slug) { return false }
    if conditions.minAffection != nil, !(6...7 ~= group.generation) { return false }
    if conditions.timeOfDay != nil, Self.withoutTime.contains(group.slug) { return false }
    if let only = conditions.onlyIn, only != group.slug { return false }
    // Nobody trades or holds items there. Bulbapedia, "Pokémon Legends: Arceus".
    let isHisui = group.slug == "legends-arceus"
    if isHisui, step.trigger == "trade" || conditions.heldItem != nil { return false }
    switch step.trigger {
    case "strong-style-move", "agile-style-move": return isHisui
    default: return conditions.candies == nil
    }
  }

  /// Whether those that are had in the game do not evolve so, though traded ones do: the only Pikachu of Yellow
  /// refuses the Thunder Stone. Bulbapedia, "Pikachu (game)".
  func refuses(_ step: EvolutionStep) -> Bool {
    group.slug == "yellow" && step.from == "pikachu"
  }

  /// Species that are in a game without a record of how, by the version group's slug: the fossils that
  /// Rock Smash finds in X and Y, those that the shards of XD evolve, and what evolves at a place of another
  /// region elsewhere. Bulbapedia, "Fossil" and "Eevee".
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

  /// Games of the third generation without a clock. Bulbapedia, "Time".
  private static let withoutTime: Set = ["firered-leafgreen", "colosseum", "xd"]
}
