/// Facts about an evolution family, from which `FamilyAcquisition` derives the ways to get its
/// members.
package struct FamilyFacts: Sendable {
  /// A variety of one of the family's species.
  package struct Member: Sendable {
    package let variety: VarietyReference
    /// Slug of the species that the variety belongs to.
    package let species: String
    package let isDefault: Bool
    package let eggGroups: [String]
    package let gender: GenderRate
    /// Slugs of the version groups whose data contains the variety.
    package let games: Set<String>
    /// Encounters, keyed by the slug of the version.
    package let encounters: [String: [Encounter]]
    package let rules: [VarietyRule]
    /// Items, moves and abilities that change a Pokémon into the variety.
    package let triggers: [FormTrigger]
    /// Whether the variety is a regional form.
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

    func values(of rule: VarietyRule.RuleKind) -> [String]? {
      rules.first { $0.kind == rule }?.values
    }
  }

  /// All varieties of the family. The varieties of each species are adjacent, with the default
  /// variety first.
  package let members: [Member]
  /// Every evolution step within the family, in the order of the data source.
  package let steps: [EvolutionStep]
  /// All version groups, in the order of release.
  package let groups: [VersionGroup]
  /// Slugs of the versions in which Ditto can be encountered.
  package let versionsWithDitto: Set<String>

  package init(
    members: [Member], steps: [EvolutionStep], groups: [VersionGroup],
    versionsWithDitto: Set<String>
  ) {
    (self.members, self.steps, self.groups) = (members, steps, groups)
    self.versionsWithDitto = versionsWithDitto
  }
}

extension FamilyFacts {
  /// An evolution from one variety to another. `from` and `to` are their ids.
  struct Edge {
    let from: Int
    let to: Int
    let step: EvolutionStep
  }

  /// The evolutions between varieties that follow from all steps.
  ///
  /// A step applies to the varieties that it names, or to the default varieties if it names none. A
  /// step from a default variety that names no evolved variety also leads to the varieties with a
  /// `comesAsDefault` rule. If the females of the evolved species are a separate variety, the step
  /// leads to both the male and the female variety.
  var edges: [Edge] { steps.flatMap(edges(of:)) }

  /// Returns the evolutions between varieties that follow from a step.
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

  /// Returns the step of the bundled tables that has the same conditions. A step that was fetched
  /// lacks the games in which it works. Returns the step itself if there is no such step.
  func recorded(_ step: EvolutionStep) -> EvolutionStep {
    guard step.conditions.games.isEmpty else { return step }
    return steps.first { $0.ignoringGames == step.ignoringGames } ?? step
  }

  /// Returns the ids of a variety and of those that it has evolved or changed from, the nearest
  /// first. Mega Evolutions and forms with a trigger have changed from another variety.
  package func stages(before id: Int) -> [Int] {
    let edges = edges
    var stages = [id]
    var index = 0
    while index < stages.count {
      var earlier = edges.filter { $0.to == stages[index] }.map(\.from)
      if let form = member(stages[index]),
        !form.isDefault && (!form.triggers.isEmpty || form.variety.isMegaOrGigantamax)
      {
        earlier += base(of: form).map { [$0.variety.id] } ?? []
      }
      for id in earlier where !stages.contains(id) { stages.append(id) }
      index += 1
    }
    return stages
  }

  func member(_ id: Int) -> Member? { members.first { $0.variety.id == id } }

  /// Returns the variety that another variety is a form of.
  ///
  /// If the form has a `formOf` rule, the rule names the variety. Otherwise, it is the variety
  /// whose slug shares the most leading words with the form's slug, or the first of several such
  /// varieties. Mega Evolutions, Gigantamax forms and varieties with triggers are then not
  /// considered.
  func base(of form: Member) -> Member? {
    let own = members.filter { $0.species == form.species && $0.variety != form.variety }
    if let named = form.values(of: .formOf) {
      return own.first { named.contains($0.variety.slug) }
    }
    return own.filter { $0.triggers.isEmpty && !$0.variety.isMegaOrGigantamax }
      .max {
        form.variety.sharedWords(with: $0.variety) < form.variety.sharedWords(with: $1.variety)
      }
  }
}

extension VarietyReference {
  /// Whether the variety is a Mega Evolution or a Gigantamax form.
  var isMegaOrGigantamax: Bool {
    let parts = slug.split(separator: "-")
    return parts.contains("mega") || parts.contains("gmax")
  }

  /// Returns the number of leading words that the slugs of two varieties share.
  fileprivate func sharedWords(with other: VarietyReference) -> Int {
    zip(slug.split(separator: "-"), other.slug.split(separator: "-")).prefix { $0 == $1 }.count
  }
}

extension String {
  /// The slug of the female variety, if this is the slug of the male variety. Nil otherwise.
  fileprivate var femaleOfMale: String? {
    hasSuffix("-male") ? String(dropLast("male".count)) + "female" : nil
  }
}

extension EvolutionStep {
  /// Returns the step, limited to one gender.
  fileprivate func only(for gender: EvolutionConditions.Gender) -> EvolutionStep {
    var conditions = conditions
    conditions.gender = gender
    return EvolutionStep(from: from, to: to, trigger: trigger, conditions: conditions)
  }
}
