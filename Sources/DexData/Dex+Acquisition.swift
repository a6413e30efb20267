internal import EmbeddedTables
public import PokedexModel

extension Dex {
  /// Returns one to three ways to get a variety (given by id) in a version (given by slug), the
  /// most likely first.
  ///
  /// Empty if the id or slug is unknown. Downloadable content is treated as part of its base game.
  public func ways(toGet variety: Int, in version: String) -> [WayToGet] {
    ways(toGet: variety, in: version, family: familyAcquisition(ofVariety: variety))
  }

  /// Returns the ways to get a variety in a version, for callers that already have its family.
  package func ways(
    toGet variety: Int, in version: String, family: FamilyAcquisition?
  ) -> [WayToGet] {
    guard let family else { return [] }
    let game = VersionGroups.playedVersion(version)
    let other = Self.versionsOnRecord(havingOnly: variety).first {
      $0 != game?.version && game?.group.versions.contains($0) ?? false
    }
    guard let other else { return family.ways(toGet: variety, in: version) }
    // The variety is exclusive to `other`. If it can't be obtained there either, for example
    // because it was distributed at an event, return what `other` says about that.
    let ways = family.ways(toGet: variety, in: other)
    return ways.allSatisfy(\.isAvailable) ? [.otherVersions([other])] : ways
  }

  package func familyAcquisition(ofVariety id: Int) -> FamilyAcquisition? {
    familyFacts(ofVariety: id).map(FamilyAcquisition.init)
  }

  /// Returns the facts about a variety's family; nil if the variety's id is unknown.
  package func familyFacts(ofVariety id: Int) -> FamilyFacts? {
    guard let number = number(ofVariety: id), let line = evolutionLine(of: number)
    else { return nil }
    let species = line.members.map { (number: $0.number, slug: $0.slug) }
    let mothers = species.compactMap { FamilyAcquisition.otherMothers[$0.slug] }
      .compactMap(pokemon(named:)).map { (number: $0.species.number, slug: $0.species.slug) }
      .filter { mother in !species.contains { $0.number == mother.number } }
    return FamilyFacts(
      members: (species + mothers).flatMap { members(of: $0.number, slug: $0.slug) },
      steps: evolutionSteps(ofFamilyOf: number), groups: versionGroups,
      versionsWithDitto: VersionLocations.versionsWithDitto)
  }

  /// Returns the varieties of a species' family and the steps between them, without the games and
  /// encounters of the varieties, which take longer to look up.
  func lineage(ofSpecies number: Int) -> FamilyFacts? {
    evolutionLine(of: number).map { line in
      FamilyFacts(
        members: line.members.flatMap { members(of: $0.number, slug: $0.slug, isBrief: true) },
        steps: evolutionSteps(ofFamilyOf: number), groups: [], versionsWithDitto: [])
    }
  }

  package func places(ofVersion version: String) -> Set<String> {
    let regions = VersionLocations.regions[version] ?? []
    let places = Tables.locationAreas.compactMap { row -> String? in
      row[.region].optionalText.flatMap(regions.contains) == true ? row[.location].text : nil
    }
    return Set(places)
  }

  private func members(
    of number: Int, slug: String, isBrief: Bool = false
  ) -> [FamilyFacts.Member] {
    guard let species = AllSpecies.species(number) else { return [] }
    return Varieties.ofSpecies(number).map { variety in
      let encounters =
        isBrief ? [:] : Dictionary(grouping: encounters(ofVariety: variety.id), by: \.version)
      return FamilyFacts.Member(
        variety: variety.reference, species: slug, isDefault: variety.isDefault,
        eggGroups: species.eggGroups, gender: GenderRate(eighths: species.genderEighths),
        games: isBrief ? [] : gamesContaining(variety),
        encounters: encounters, rules: varietyRules(of: variety.id),
        triggers: allFormTriggers(ofVariety: variety.id),
        isRegional: region(ofVariety: variety.id) != nil)
    }
  }

  /// Returns the slugs of the version groups that contain a variety.
  ///
  /// A group contains the variety if it has a learnset for the variety, or if the table `available`
  /// lists it. A default variety is also contained in each group without learnsets whose regional
  /// dex lists its species. Any other variety is also contained in a group with a learnset for its
  /// species, under one condition: the rules for the variety name the group, or the group has all
  /// varieties of the generation that introduced the variety.
  private func gamesContaining(_ variety: VarietyRow) -> Set<String> {
    let own = Set(games(ofVariety: variety.id) + Self.gamesOnRecord(ofVariety: variety.id))
    if variety.isDefault { return own.union(gamesWithoutLearnsets(ofSpecies: variety.number)) }
    let named = values(of: .inGames, forVariety: variety.id) ?? []
    let shared = versionGroups.filter { $0.hasVarieties(ofGeneration: variety.generation) }
      .map(\.slug)
    return own.union(games(ofVariety: variety.number).filter((named + shared).contains))
  }
}

/// The regions with encounters in each version. Created at the first use.
private enum VersionLocations {
  static let regions: [String: Set<String>] = {
    var known: [String: String] = [:]
    for row in Tables.locationAreas { known[row[.slug].text] = row[.region].optionalText }
    var regions: [String: Set<String>] = [:]
    Tables.encounters.forEachRow { row in
      let found = row[.encounters].areas.compactMap { known[$0] }
      for version in row[.versions].list({ $0.text }) {
        regions[version, default: []].formUnion(found)
      }
    }
    return regions
  }()

  static let versionsWithDitto = Set(Dex().areas(ofVariety: ditto).map(\.version))

  private static let ditto = 132
}
