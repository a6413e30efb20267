/// Facts from which the ways to get the members of a family follow, in every version.
package struct FamilyFacts: Sendable {
  /// A variety of one of its species.
  package struct Member: Sendable {
    package let variety: VarietyReference
    /// The slug of its species.
    package let species: String
    package let isDefault: Bool
    package let eggGroups: [String]
    package let gender: GenderRate
    /// The slugs of the version groups that know it.
    package let games: Set<String>
    /// By the slugs of versions.
    package let encounters: [String: [Encounter]]
    package let rules: [VarietyRule]
    /// The items, moves and so on that turn a Pokémon into it; empty if nothing does.
    package let triggers: [FormTrigger]
    /// Whether it is the form of a region.
    package let isRegional: Bool

    package init(
      variety: VarietyReference, species: String, isDefault: Bool, eggGroups: [String],
      gender: GenderRate, games: Set<String>, encounters: [String: [Encounter]],
      rules: [VarietyRule], triggers: [FormTrigger], isRegional: Bool
    ) {
      (self.variety, self.species, self.isDefault) = (variety, species, isDefault)
      (self.eggGroups, self.gender, self.games) = (eggGroups, gender, games)
      (self.encounters, self.rules, self.triggers) = (encounters, rules, triggers)
      self.isRegional = isRegional
    }

    func values(of rule: VarietyRule.Kind) -> [String]? { rules.first { $0.kind == rule }?.values }
  }

  /// All varieties, those of a species together and its default one first.
  package let members: [Member]
  /// Every way to evolve within it, in the order of the source.
  package let steps: [EvolutionStep]
  /// All version groups, in the order of release.
  package let groups: [VersionGroup]
  /// The slugs of the regions of the places in a version, by its slug.
  package let regions: @Sendable (String) -> Set<String>
  /// The slugs of the places in which anyone is met in a version, by its slug.
  package let places: @Sendable (String) -> Set<String>
  /// The slugs of the versions in which Ditto is met.
  package let versionsWithDitto: Set<String>

  package init(
    members: [Member], steps: [EvolutionStep], groups: [VersionGroup],
    regions: @escaping @Sendable (String) -> Set<String>,
    places: @escaping @Sendable (String) -> Set<String>, versionsWithDitto: Set<String>
  ) {
    (self.members, self.steps, self.groups) = (members, steps, groups)
    (self.regions, self.places, self.versionsWithDitto) = (regions, places, versionsWithDitto)
  }
}

extension FamilyFacts {
  /// A way from one variety to another; both by their ids.
  struct Edge {
    let from: Int
    let to: Int
    let step: EvolutionStep
  }

  /// Every step between the varieties that it is about: those that it names, else the default ones, and of a
  /// species whose females are a variety of their own that one, too.
  var edges: [Edge] { steps.flatMap(edges(of:)) }

  /// The same for one step.
  func edges(of step: EvolutionStep) -> [Edge] {
    let before = members.filter { $0.species == step.from }
    let after = members.filter { $0.species == step.to }
    let (base, evolved) = (step.conditions.baseForm, step.conditions.evolvedForm)
    guard let from = before.first(where: { $0.variety.slug == base }) ?? before.first,
      let to = after.first(where: { $0.variety.slug == evolved }) ?? after.first
    else { return [] }
    var reached = [(to, step)]
    if from.isDefault, evolved == nil {
      reached += after.filter { $0.values(of: .comesAsDefault) != nil }.map { ($0, step) }
    }
    let female = after.first { $0.variety.slug == to.variety.slug.femaleOfMale }
    if let female { reached = [(to, step.only(for: .male)), (female, step.only(for: .female))] }
    return reached.map { Edge(from: from.variety.id, to: $0.variety.id, step: $1) }
  }

  func member(_ id: Int) -> Member? { members.first { $0.variety.id == id } }

  /// The variety that another is a form of: the one whose slug begins with most words of its own, of several
  /// the first.
  func base(of form: Member) -> Member? {
    let own = members.filter { $0.species == form.species && $0.variety != form.variety }
    if let named = form.values(of: .formOf) {
      return own.first { named.contains($0.variety.slug) }
    }
    return own.filter { $0.triggers.isEmpty && !$0.variety.isForATime }
      .max {
        form.variety.sharedWords(with: $0.variety) < form.variety.sharedWords(with: $1.variety)
      }
  }
}

extension VarietyReference {
  /// Whether it is a Mega Evolution or a Gigantamax form.
  var isForATime: Bool {
    let parts = slug.split(separator: "-")
    return parts.contains("mega") || parts.contains("gmax")
  }

  /// With how many words of another's slug its own begins.
  fileprivate func sharedWords(with other: VarietyReference) -> Int {
    zip(slug.split(separator: "-"), other.slug.split(separator: "-")).prefix { $0 == $1 }.count
  }
}

extension String {
  /// The slug of the females, for that of the males.
  fileprivate var femaleOfMale: String? {
    hasSuffix("-male") ? String(dropLast("male".count)) + "female" : nil
  }
}

extension EvolutionStep {
  /// The same way as one gender goes it.
  fileprivate func only(for gender: EvolutionConditions.Gender) -> EvolutionStep {
    var conditions = conditions
    conditions.gender = gender
    return EvolutionStep(from: from, to: to, trigger: trigger, conditions: conditions)
  }
}
