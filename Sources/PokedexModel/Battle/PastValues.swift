/// Values of a variety in earlier generations that differ from its present ones.
public struct PastValues: Sendable, Equatable {
  /// A value that a variety had up to and including a generation.
  ///
  /// `Content` has no constraints, because they would cause protocol conformances to be looked up
  /// at run time.
  public struct PastValue<Content> {
    /// Last generation in which the variety had the value.
    public let untilGeneration: Int
    /// The value that the variety had.
    public let content: Content

    package init(untilGeneration: Int, content: Content) {
      self.untilGeneration = untilGeneration
      self.content = content
    }
  }

  /// An ability slot as it was in earlier generations.
  public struct Slot: Sendable, Equatable {
    /// Number of the slot, from 1 to 3. Slot 3 is the hidden ability.
    public let number: Int
    /// Slug of the ability. Nil if the slot was empty.
    public let ability: String?

    package init(number: Int, ability: String?) {
      self.number = number
      self.ability = ability
    }
  }

  /// The generation that introduced the variety.
  public let firstGeneration: Int
  /// Types in earlier generations, the oldest first.
  public let types: [PastValue<[PokemonType]>]
  /// Past base stats, keyed by stat slug, the oldest first. The slug `special` stands for the
  /// single Special stat of generation 1.
  public let stats: [PastValue<[String: Int]>]
  /// Ability slots in earlier generations, the oldest first.
  public let abilities: [PastValue<[Slot]>]

  package init(
    firstGeneration: Int, types: [PastValue<[PokemonType]>] = [],
    stats: [PastValue<[String: Int]>] = [],
    abilities: [PastValue<[Slot]>] = []
  ) {
    self.firstGeneration = firstGeneration
    self.types = types
    self.stats = stats
    self.abilities = abilities
  }

  /// Returns the types in a generation. Nil if they are the same as at present.
  package func types(in generation: Int) -> [PokemonType]? {
    types.holding(in: generation).first?.content
  }
}

extension Pokemon {
  /// Returns the variety as it was in a generation. Nil if it did not exist yet.
  ///
  /// Abilities were introduced in generation 3, hidden abilities in generation 5. Each stat and
  /// each ability slot is looked up separately. If several past values cover the generation, the
  /// one that ended first is used.
  public func inGeneration(_ generation: Int, past: PastValues) -> Pokemon? {
    guard past.firstGeneration <= generation else { return nil }
    return Pokemon(
      id: id, slug: slug, species: species, isDefault: isDefault, label: label,
      types: past.types(in: generation) ?? types,
      stats: stats(in: generation, past: past), effort: effort,
      abilities: abilities(in: generation, past: past), heightDecimetres: heightDecimetres,
      weightHectograms: weightHectograms, baseExperience: baseExperience)
  }

  /// Returns the variety with other types, as some of its forms have.
  package func withTypes(_ types: [PokemonType]) -> Pokemon {
    Pokemon(
      id: id, slug: slug, species: species, isDefault: isDefault, label: label, types: types,
      stats: stats, effort: effort, abilities: abilities, heightDecimetres: heightDecimetres,
      weightHectograms: weightHectograms, baseExperience: baseExperience)
  }

  private func stats(in generation: Int, past: PastValues) -> StatValues {
    let holding = past.stats.holding(in: generation)
    if holding.isEmpty { return stats }
    return StatValues(
      Stat.allCases.map { stat in
        let isSpecial = stat == .specialAttack || stat == .specialDefense
        let slugs = isSpecial && generation == 1 ? ["special", stat.slug] : [stat.slug]
        for past in holding {
          for slug in slugs {
            if let value = past.content[slug] { return value }
          }
        }
        return stats[stat]
      })
  }

  private func abilities(in generation: Int, past: PastValues) -> [PokemonAbility] {
    guard generation >= 3 else { return [] }
    let plain = abilities.filter { !$0.isHidden }.map(\.slug)
    var slots: [Int: String] = [:]
    for (index, slug) in plain.enumerated() { slots[index + 1] = slug }
    slots[3] = abilities.first(where: \.isHidden)?.slug
    // Go from the latest to the earliest value, so that the earliest overwrites the others.
    for value in past.abilities.holding(in: generation).reversed() {
      for slot in value.content { slots[slot.number] = slot.ability }
    }
    if generation < 5 { slots[3] = nil }
    return slots.sorted { $0.key < $1.key }
      .map { PokemonAbility(slug: $0.value, isHidden: $0.key == 3) }
  }
}

extension Array {
  /// Returns the values that applied in a generation, ordered by the generation in which they
  /// ended.
  fileprivate func holding<Content>(in generation: Int) -> [Element]
  where Element == PastValues.PastValue<Content> {
    filter { $0.untilGeneration >= generation }
      .sorted { $0.untilGeneration < $1.untilGeneration }
  }
}

extension PastValues.PastValue: Sendable where Content: Sendable {}
extension PastValues.PastValue: Equatable where Content: Equatable {}
