/// Works out, from recorded facts, how to get the members of an evolution family in each game.
package struct FamilyAcquisition: Sendable {
  private let facts: FamilyFacts
  private let edges: [FamilyFacts.Edge]

  /// Maximum number of ways that `ways(toGet:in:)` returns.
  private static let maximumWays = 3

  package init(_ facts: FamilyFacts) {
    self.facts = facts
    edges = facts.edges
  }

  /// Returns one to three ways to get a variety in a version, the most likely first.
  ///
  /// If there is no such way, returns the reason instead, such as `absent`. Empty if the variety is
  /// not in the family or the version is unknown.
  ///
  /// - Parameters:
  ///   - id: the variety's id.
  ///   - version: the version's slug.
  package func ways(toGet id: Int, in version: String) -> [WayToGet] {
    guard let member = facts.member(id),
      let game = PlayableVersion(version: version, among: facts.groups)
    else { return [] }
    let ways = waysInVersion(toGet: member, in: game)
    if !ways.isEmpty { return Array(ways.prefix(Self.maximumWays)) }
    if let form = onlyForm(of: member.species, in: game) { return [.otherForm(form)] }
    guard game.knows(member) else { return [.absent] }
    if game.group.isBattlesOnly { return [.transfer] }
    if game.group.hasGapsInEncounters || facts.members.contains(where: game.lacksEncounterRecord) {
      return [.notRecorded]
    }
    let others = game.group.versions.filter { other in
      guard other != game.version, let game = PlayableVersion(version: other, among: facts.groups)
      else { return false }
      return !waysInVersion(toGet: member, in: game).isEmpty
    }
    return others.isEmpty ? [.transfer] : [.otherVersions(others)]
  }

  /// Returns the ways to get a member in the version without trading, the most likely first.
  private func waysInVersion(
    toGet member: FamilyFacts.Member, in game: PlayableVersion
  ) -> [WayToGet] {
    let bestByTier = bestEncounters(of: member, in: game)
    let ownedIDs = members(obtainableIn: game, without: member.variety.id)
    let common = Self.common.compactMap { bestByTier[$0] }
    // Breeding is left out for a Pokémon that is common in the wild. Rare encounters, such as those
    // in a swarm, are left out if there is a way without them: the parents may come from a swarm.
    let hatched = bestByTier[.wild] == nil ? eggs(of: member, from: ownedIDs, in: game) : []
    let plain = common.map(WayToGet.meet) + evolutions(to: member, from: ownedIDs, in: game)
    if !plain.isEmpty { return plain + hatched }
    let ways = Self.rare.compactMap { bestByTier[$0] }.map(WayToGet.meet) + hatched
    return ways.isEmpty ? changes(to: member, from: ownedIDs, in: game) : ways
  }

  private static let common: [BestEncounter.Tier] = [.wild, .single]
  private static let rare: [BestEncounter.Tier] = [.rareWild, .rareSingle]

  private func bestEncounters(
    of member: FamilyFacts.Member, in game: PlayableVersion
  ) -> [BestEncounter.Tier: BestEncounter] {
    Dictionary(
      grouping: EncounterRow.merged(game.permanentEncounters(of: member)),
      by: BestEncounter.Tier.init
    )
    .compactMapValues { BestEncounter.best(of: $0) }
  }

  /// Returns the ids of the members that a player can get in a version without ever having
  /// `excluded`.
  ///
  /// Starts with the members that can be encountered. Then it keeps adding members that evolve,
  /// hatch or change form from those already found, until a round adds nothing.
  private func members(obtainableIn game: PlayableVersion, without excluded: Int) -> Set<Int> {
    var ownedIDs = Set(
      facts.members.filter { !game.permanentEncounters(of: $0).isEmpty }.map(\.variety.id))
    ownedIDs.remove(excluded)
    var isGrowing = !ownedIDs.isEmpty
    while isGrowing {
      let more = facts.members.filter { member in
        let id = member.variety.id
        if id == excluded || ownedIDs.contains(id) { return false }
        return !evolutions(to: member, from: ownedIDs, in: game).isEmpty
          || !eggs(of: member, from: ownedIDs, in: game).isEmpty
          || !changes(to: member, from: ownedIDs, in: game).isEmpty
      }
      ownedIDs.formUnion(more.map(\.variety.id))
      isGrowing = !more.isEmpty
    }
    return ownedIDs
  }
}

// MARK: - Evolution

extension FamilyAcquisition {
  /// Whether a version's data contains the variety with this id.
  package func isKnown(_ id: Int, in version: String) -> Bool {
    guard let member = facts.member(id) else { return false }
    return PlayableVersion(version: version, among: facts.groups)?.knows(member) ?? false
  }

  /// Whether an evolution step is possible in a version for a player who has the Pokémon that
  /// evolves.
  package func works(_ step: EvolutionStep, in version: String) -> Bool {
    guard let game = PlayableVersion(version: version, among: facts.groups) else { return false }
    return game.allows(facts.recorded(step), among: facts.groups)
      && facts.edges(of: step).contains { edge in
        isKnown(edge.from, in: version) && isKnown(edge.to, in: version)
      }
  }

  /// Returns the slugs of the version groups whose versions all allow a step, in the order of
  /// release. Downloadable content is left out.
  package func games(of step: EvolutionStep) -> [String] {
    facts.groups.filter { group in
      group.addedTo == nil && group.versions.allSatisfy { works(step, in: $0) }
    }.map(\.slug)
  }

  private func evolutions(
    to member: FamilyFacts.Member, from ownedIDs: Set<Int>, in game: PlayableVersion
  ) -> [WayToGet] {
    guard game.knows(member) else { return [] }
    let ways = edges.filter { edge in
      edge.to == member.variety.id && ownedIDs.contains(edge.from)
        && game.allows(edge.step, among: facts.groups) && !game.refuses(edge.step)
    }
    var sources: [Int] = []
    for way in ways where !sources.contains(way.from) { sources.append(way.from) }
    return sources.map { source in
      let steps = ways.filter { $0.from == source }.map(\.step)
      return .evolve(from: source, steps: steps.map { $0.asOf(game.group.generation) })
    }
  }
}

// MARK: - Eggs

extension FamilyAcquisition {
  private func eggs(
    of member: FamilyFacts.Member, from ownedIDs: Set<Int>, in game: PlayableVersion
  ) -> [WayToGet] {
    guard game.group.hasEggs, game.knows(member), member.isDefault || member.isRegional,
      member.values(of: .noEggs) == nil, hatches(member, in: game)
    else { return [] }
    let hasDitto = game.versions.contains(where: facts.versionsWithDitto.contains)
    let parents = descendants(of: member).filter { id in
      guard ownedIDs.contains(id), let parent = facts.member(id) else { return false }
      return parent.canBreed && (parent.canBeFemale || hasDitto)
    }
    if parents.isEmpty { return [] }
    let generation = game.group.generation
    let incense =
      3...Incense.lastGeneration ~= generation ? Incense.needed(for: member.species) : nil
    return [.breed(parents: parents, holding: incense)]
  }

  /// Whether a member hatches from an egg of its family in a game.
  ///
  /// This is the case if it evolves from no other Pokémon, or from one that the game lacks. In
  /// generations 3 to 8, it is also the case if it evolves from a baby that needs an incense to
  /// hatch.
  private func hatches(_ member: FamilyFacts.Member, in game: PlayableVersion) -> Bool {
    edges.filter { $0.to == member.variety.id }.allSatisfy { edge in
      guard let before = facts.member(edge.from), game.knows(before) else { return true }
      return 3...Incense.lastGeneration ~= game.group.generation
        && Incense.needed(for: before.species) != nil
    }
  }

  /// Returns the ids of the varieties that a variety can evolve into, directly or indirectly. Also
  /// includes the varieties of another species whose eggs can hatch into it, as listed in
  /// `otherMothers`.
  private func descendants(of member: FamilyFacts.Member) -> [Int] {
    var found: [Int] = []
    var next = [member.variety.id]
    while let id = next.popLast() {
      for edge in edges where edge.from == id && !found.contains(edge.to) {
        found.append(edge.to)
        next.append(edge.to)
      }
    }
    let mothers = facts.members.filter { Self.otherMothers[member.species] == $0.species }
    return found.sorted() + mothers.map(\.variety.id)
  }

  /// Mothers whose eggs can hatch into a species outside their own evolution line.
  ///
  /// Keys are slugs of the species that hatches, values are slugs of the mother's species. Source:
  /// Bulbapedia, "Pokémon breeding".
  package static let otherMothers = [
    "nidoran-m": "nidoran-f", "volbeat": "illumise", "phione": "manaphy",
  ]
}

extension FamilyFacts.Member {
  fileprivate var canBreed: Bool {
    !eggGroups.contains(EggGroups.none) && !eggGroups.contains(EggGroups.ditto)
      && values(of: .noEggs) == nil
  }

  /// Whether the member can be female. Other members need a Ditto to breed.
  fileprivate var canBeFemale: Bool { gender.eighths > 0 }
}

// MARK: - Forms

extension FamilyAcquisition {
  /// Returns the form change by which the player gets a variety. A form is changed from its base
  /// variety, and a default variety is changed back from one of its forms. Empty if there is no
  /// such change.
  private func changes(
    to member: FamilyFacts.Member, from ownedIDs: Set<Int>, in game: PlayableVersion
  ) -> [WayToGet] {
    guard game.knows(member) else { return [] }
    let others = facts.members.filter { other in
      ownedIDs.contains(other.variety.id) && other.species == member.species
        && other.variety != member.variety && !other.variety.isMegaOrGigantamax
    }
    // A Minior keeps the color of its core.
    let isFree = member.species != "minior" && changesFreely(member.species, in: game)
    if member.isDefault {
      let form = others.first {
        isFree || isChangeable($0, in: game) && facts.base(of: $0)?.variety == member.variety
      }
      return form.map { [.change(from: $0.variety.id, items: [])] } ?? []
    }
    guard isChangeable(member, in: game) else { return [] }
    let base = facts.base(of: member)?.variety
    let source = others.first { $0.variety == base } ?? (isFree ? others.first : nil)
    let items = member.triggers
      .filter { $0.kind == .item && $0.applies(in: game.version, among: facts.groups) }
      .map(\.slug)
    return source.map { [.change(from: $0.variety.id, items: items)] } ?? []
  }

  /// Whether a variety is a form that a Pokémon of its species can change into. False for forms
  /// that evolve or are evolved into.
  private func isChangeable(_ form: FamilyFacts.Member, in game: PlayableVersion) -> Bool {
    !form.isDefault && !edges.contains { [$0.from, $0.to].contains(form.variety.id) }
      && (form.variety.isMegaOrGigantamax || !form.triggers.isEmpty
        || changesFreely(form.species, in: game))
  }

  /// Returns the id of the only form that a species has in a game. Nil if it has several, or if it
  /// can't be encountered. In games before its varieties change into each other, each has one form.
  private func onlyForm(of species: String, in game: PlayableVersion) -> Int? {
    guard let first = firstChange(of: species), game.group.generation < first else { return nil }
    return facts.members.first { $0.species == species && game.hasEncounters($0) }?.variety.id
  }

  private func changesFreely(_ species: String, in game: PlayableVersion) -> Bool {
    firstChange(of: species).map { $0 <= game.group.generation } ?? false
  }

  /// Returns the first generation in which a species' varieties change into each other in a way that
  /// no table records. Nil if they don't.
  private func firstChange(of species: String) -> Int? {
    let rule = facts.members.first { $0.species == species }?.values(of: .changesSince)
    return rule?.first.flatMap { Int($0) }
  }
}
