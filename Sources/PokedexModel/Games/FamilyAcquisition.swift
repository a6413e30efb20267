/// How the members of a family are had in games, as far as facts say.
package struct FamilyAcquisition: Sendable {
  private let facts: FamilyFacts
  private let edges: [FamilyFacts.Edge]

  /// Most lines for one question.
  private static let most = 3

  package init(_ facts: FamilyFacts) {
    self.facts = facts
    edges = facts.edges
  }

  /// One to three ways to get a variety, by its id, in a version, by its slug, the most likely first; none for
  /// one of another family and for an unknown version.
  package func ways(toGet id: Int, in version: String) -> [WayToGet] {
    guard let member = facts.member(id),
      let game = PlayedGame(version: version, among: facts.groups)
    else { return [] }
    let ways = waysInVersion(toGet: member, in: game)
    if !ways.isEmpty { return Array(ways.prefix(Self.most)) }
    guard game.knows(member) else { return [.absent] }
    if game.group.isBattlesOnly { return [.transfer] }
    if game.group.hasGapsInEncounters || facts.members.contains(where: game.lacksPlaces) {
      return [.notRecorded]
    }
    let others = game.group.versions.filter { other in
      guard other != game.version, let game = PlayedGame(version: other, among: facts.groups)
      else { return false }
      return !waysInVersion(toGet: member, in: game).isEmpty
    }
    return others.isEmpty ? [.transfer] : [.otherVersions(others)]
  }

  /// All ways to get it without trade.
  private func waysInVersion(
    toGet member: FamilyFacts.Member, in game: PlayedGame
  ) -> [WayToGet] {
    let met = meetings(of: member, in: game)
    let had = members(hadIn: game, without: member.variety.id)
    let common = Self.common.compactMap { met[$0] }
    // Nobody breeds what lives around the corner, or waits for a swarm of it.
    let hatched = met[.wild] == nil ? eggs(of: member, from: had, in: game) : []
    let plain = common.map(WayToGet.meet) + evolutions(to: member, from: had, in: game) + hatched
    if !plain.isEmpty { return plain }
    let rare = Self.rare.compactMap { met[$0] }.map(WayToGet.meet)
    return rare.isEmpty ? changes(to: member, from: had, in: game) : rare
  }

  private static let common: [Meeting.Tier] = [.wild, .single]
  private static let rare: [Meeting.Tier] = [.rareWild, .rareSingle]

  private func meetings(
    of member: FamilyFacts.Member, in game: PlayedGame
  ) -> [Meeting.Tier: Meeting] {
    Dictionary(
      grouping: EncounterRow.merged(game.lastingEncounters(of: member)), by: Meeting.Tier.init
    )
    .compactMapValues { Meeting.best(of: $0) }
  }

  /// The ids of the members that can be had in a version by someone who has not one of them: what is met, and
  /// again and again what comes of that. Each round adds some or ends it.
  private func members(hadIn game: PlayedGame, without excluded: Int) -> Set<Int> {
    var had = Set(
      facts.members.filter { !game.lastingEncounters(of: $0).isEmpty }.map(\.variety.id))
    had.remove(excluded)
    var isGrowing = !had.isEmpty
    while isGrowing {
      let more = facts.members.filter { member in
        let id = member.variety.id
        if id == excluded || had.contains(id) { return false }
        return !evolutions(to: member, from: had, in: game).isEmpty
          || !eggs(of: member, from: had, in: game).isEmpty
          || !changes(to: member, from: had, in: game).isEmpty
      }
      had.formUnion(more.map(\.variety.id))
      isGrowing = !more.isEmpty
    }
    return had
  }
}

// MARK: - Evolution

extension FamilyAcquisition {
  /// Whether a version has a variety, by its id, in its data.
  package func isKnown(_ id: Int, in version: String) -> Bool {
    guard let member = facts.member(id) else { return false }
    return PlayedGame(version: version, among: facts.groups)?.knows(member) ?? false
  }

  /// Whether a step can be taken in a version by someone who has the variety that it starts from.
  package func works(_ step: EvolutionStep, in version: String) -> Bool {
    guard let game = PlayedGame(version: version, among: facts.groups) else { return false }
    return facts.edges(of: step).contains { edge in
      isKnown(edge.from, in: version) && isKnown(edge.to, in: version) && works(edge, in: game)
    }
  }

  /// The slugs of the version groups in which a step can be taken, in the order of release.
  package func games(of step: EvolutionStep) -> [String] {
    facts.groups.filter { group in
      group.addedTo == nil && group.versions.allSatisfy { works(step, in: $0) }
    }.map(\.slug)
  }

  private func evolutions(
    to member: FamilyFacts.Member, from had: Set<Int>, in game: PlayedGame
  ) -> [WayToGet] {
    guard game.knows(member) else { return [] }
    let ways = edges.filter { edge in
      edge.to == member.variety.id && had.contains(edge.from) && works(edge, in: game)
        && !game.refuses(edge.step)
    }
    var sources: [Int] = []
    for way in ways where !sources.contains(way.from) { sources.append(way.from) }
    return sources.map { source in
      let steps = ways.filter { $0.from == source }.map(\.step)
      // A way that came with a later game stands in for the earlier ones.
      let newest = steps.map { game.place(of: $0, among: facts.groups) }.max()
      let shown = steps.filter { game.place(of: $0, among: facts.groups) == newest }
      return .evolve(from: source, steps: shown.map { $0.asOf(game.group.generation) })
    }
  }

  /// Whether a step can be taken in a version.
  private func works(_ edge: FamilyFacts.Edge, in game: PlayedGame) -> Bool {
    let step = edge.step
    guard game.allows(step, among: facts.groups) else { return false }
    let target = facts.member(edge.to)
    if let versions = target?.values(of: .comesInVersions), !versions.contains(game.version) {
      return false
    }
    let conditions = step.conditions
    // A place that only one of two versions has on record is a mistake of the source.
    if let place = conditions.location,
      !game.group.versions.allSatisfy({ facts.places($0).contains(place) })
    {
      return false
    }
    if let region = conditions.region { return isIn(game, region: region) }
    // In a region with a form of its own, nothing becomes the form of other regions.
    return !edges.contains { other in
      other.from == edge.from && other.step.to == step.to
        && other.step.conditions.region.map { isIn(game, region: $0) } ?? false
    }
  }

  private func isIn(_ game: PlayedGame, region: String) -> Bool {
    facts.regions(game.version).contains(region)
  }
}

// MARK: - Eggs

extension FamilyAcquisition {
  private func eggs(
    of member: FamilyFacts.Member, from had: Set<Int>, in game: PlayedGame
  ) -> [WayToGet] {
    guard game.group.hasEggs, game.knows(member), member.isDefault || member.isRegional,
      member.values(of: .noEggs) == nil, hatches(member, in: game)
    else { return [] }
    let hasDitto = game.versions.contains(where: facts.versionsWithDitto.contains)
    let parents = descendants(of: member).filter { id in
      guard had.contains(id), let parent = facts.member(id) else { return false }
      return parent.lays && (parent.isMother || hasDitto)
    }
    if parents.isEmpty { return [] }
    let generation = game.group.generation
    let incense =
      3...Incense.lastGeneration ~= generation ? Incense.needed(for: member.species) : nil
    return [.breed(parents: parents, holding: incense)]
  }

  /// Whether it is what comes out of an egg of its line: the first member that the game knows, or the one after
  /// a baby that takes an incense.
  private func hatches(_ member: FamilyFacts.Member, in game: PlayedGame) -> Bool {
    edges.filter { $0.to == member.variety.id }.allSatisfy { edge in
      guard let before = facts.member(edge.from), game.knows(before) else { return true }
      return 3...Incense.lastGeneration ~= game.group.generation
        && Incense.needed(for: before.species) != nil
    }
  }

  /// The ids of what a variety may become, and of the mothers of its own that are of another species.
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

  /// Whose eggs hatch into a species that is none of their own line. Bulbapedia, "Pokémon breeding".
  package static let otherMothers = [
    "nidoran-m": "nidoran-f", "volbeat": "illumise", "phione": "manaphy",
  ]
}

extension FamilyFacts.Member {
  /// Whether it breeds.
  fileprivate var lays: Bool {
    !eggGroups.contains(EggGroups.none) && !eggGroups.contains(EggGroups.ditto)
      && values(of: .noEggs) == nil
  }

  /// Whether some are female; others take Ditto.
  fileprivate var isMother: Bool { gender.eighths > 0 }
}

// MARK: - Forms

extension FamilyAcquisition {
  /// A form from what it is a form of, and that from one of its forms.
  private func changes(
    to member: FamilyFacts.Member, from had: Set<Int>, in game: PlayedGame
  ) -> [WayToGet] {
    guard game.knows(member) else { return [] }
    if member.isDefault {
      let form = facts.members.first { form in
        had.contains(form.variety.id) && !form.variety.isForATime && isChangeable(form)
          && facts.base(of: form)?.variety == member.variety
      }
      return form.map { [.change(from: $0.variety.id, items: [])] } ?? []
    }
    guard isChangeable(member), let base = facts.base(of: member), had.contains(base.variety.id)
    else { return [] }
    let items = member.triggers.filter { $0.kind == .item }.map(\.slug)
    return [.change(from: base.variety.id, items: items)]
  }

  /// Whether it is a form that neither evolves nor is evolved into, but is changed into.
  private func isChangeable(_ form: FamilyFacts.Member) -> Bool {
    !form.isDefault && !edges.contains { [$0.from, $0.to].contains(form.variety.id) }
      && (form.variety.isForATime || !form.triggers.isEmpty
        || Self.changing.contains(form.species))
  }

  /// Species whose varieties turn into each other by what no table has, such as a machine or a place.
  /// Bulbapedia, "List of Pokémon with form differences".
  private static let changing: Set = [
    "deoxys", "shaymin", "rotom", "tornadus", "thundurus", "landorus", "enamorus", "kyurem",
    "hoopa", "oricorio", "minior", "necrozma", "calyrex", "zygarde", "ogerpon", "terapagos",
  ]
}
