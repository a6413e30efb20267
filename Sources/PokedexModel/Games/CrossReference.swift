/// Lookups in the whole dex: which varieties have, learn or hold something.
///
/// Varieties are ordered by id.
package protocol CrossReference: Sendable {
  /// Returns the ability with a slug, if it is known.
  func ability(_ slug: String) -> Ability?
  /// Returns the item with a slug, if it is known.
  func item(_ slug: String) -> Item?
  /// Returns an item's use that depends on a type, a Pokémon or another item; nil if it has no such
  /// use.
  func fact(ofItem slug: String) -> ItemFact?
  /// Returns the number of a variety's species; nil for an unknown variety.
  func number(ofVariety id: Int) -> Int?
  /// Returns the types of a variety in a generation; nil means today.
  ///
  /// Empty for an unknown variety and for one that did not exist yet.
  func types(ofVariety id: Int, in generation: Int?) -> [PokemonType]
  /// Returns the stats and abilities of a variety in a generation; nil means today.
  ///
  /// The result is nil for an unknown variety and for one that did not exist yet.
  func battler(ofVariety id: Int, in generation: Int?) -> Battler?
  /// Returns the slug of the location that a location area belongs to; nil for an unknown area.
  func location(ofArea slug: String) -> String?
  /// Returns the varieties into which an item changes a Pokémon, by the item's slug.
  func varieties(triggeredBy item: String) -> [VarietyReference]
  /// Returns the slug of a location's region, if it is known.
  func region(of location: String) -> String?
  /// Returns the slugs of all locations in the regions where a version has encounters.
  func places(ofVersion version: String) -> Set<String>
  /// Returns the slugs of the moves that an item teaches, by game in the order of release.
  func moves(taughtBy item: String) -> [(versionGroup: String, move: String)]
  /// Returns the first and the last generation in which an item teaches a move; nil if it is no machine.
  func generations(ofMachine item: String) -> ClosedRange<Int>?
  /// Returns the varieties that can have an ability in a generation; nil means today.
  func owners(of ability: String, in generation: Int?) -> [AbilityOwner]
  /// Returns the effect of a move other than its damage, if it is known.
  func effect(of move: Move) -> MoveEffect?
  /// Returns the varieties that learn a move, by the slugs of the games.
  func learnersByGame(of move: Move) -> [String: [MoveLearner]]
  /// Returns the items that teach a move, by game in the order of release.
  func machines(of move: Move) -> [(versionGroup: String, item: String)]
  /// Returns the varieties of a type in a generation; nil means today.
  func members(of type: PokemonType, in generation: Int?) -> [VarietyReference]
  /// Returns all Pokémon of a generation grouped by their types at that time; nil means today.
  func typeGroups(in generation: Int?) -> [TypeGroup]
  /// Returns the slugs of a type's moves in a generation, ordered by id; nil means today.
  func moves(of type: PokemonType, in generation: Int?) -> [String]
  /// Returns the generation that introduced a variety; nil for an unknown one.
  func firstGeneration(ofVariety id: Int) -> Int?
  /// Returns the triggers that change a Pokémon into a variety, by the variety's id; empty if unknown.
  func formTriggers(ofVariety id: Int) -> [FormTrigger]
  /// Returns the rules that hold for one variety only, by its id.
  func varietyRules(of id: Int) -> [VarietyRule]
  /// Returns Pokémon Showdown's name of a variety or form by its slug; nil for an unknown one.
  func showdownName(of slug: String) -> String?
  /// Returns the slug of a regional form's region by the variety's id; nil for any other variety.
  func region(ofVariety id: Int) -> String?
  /// Returns the slugs of a move's properties, such as `contact`, by its id; nil if they are unknown.
  func flags(ofMove id: Int) -> [String]?
  /// Returns a move's values in earlier games, the earliest first.
  func changes(of move: Move) -> [MoveChange]
  /// Returns the prices of an item, by game in the order of release; empty if no price is recorded.
  func prices(of item: String) -> [ItemPrice]
  /// Returns the default varieties of an egg group's species. Breeding depends on the species only.
  func members(ofEggGroup group: String) -> [VarietyReference]
  /// Returns the varieties that can hold an item in the wild, by version in the order of release.
  func holders(of item: String) -> [(pokemon: VarietyReference, held: HeldItem)]
  /// Returns the evolution steps that need an item, used or held.
  func evolutions(with item: String) -> [EvolutionStep]
  /// Returns the encounters in a location, by version in the order of the source.
  func encounters(in location: String) -> [String: [LocalEncounter]]
}

extension CrossReference {
  /// Returns the varieties that learn a move in any of some games, ordered by id.
  ///
  /// The ways to learn the move are in the order of `LearnedMove.LearnMethod.allCases`.
  ///
  /// - Parameter games: the games' slugs; nil for all games.
  package func learners(
    of move: Move, in games: Set<String>? = nil
  ) -> [(pokemon: VarietyReference, ways: [LearnedMove.LearnMethod])] {
    var found: [Int: (pokemon: VarietyReference, ways: Set<LearnedMove.LearnMethod>)] = [:]
    let byGame = learnersByGame(of: move).filter { games?.contains($0.key) != false }
    for learner in byGame.values.joined() {
      found[learner.pokemon.id, default: (learner.pokemon, [])].ways
        .formUnion(learner.learned.map(\.way))
    }
    return found.values.sorted { $0.pokemon.id < $1.pokemon.id }.map { pokemon, ways in
      (pokemon, LearnedMove.LearnMethod.allCases.filter(ways.contains))
    }
  }
}

/// Stats and abilities of a variety in battle.
package struct Battler: Sendable, Equatable {
  package let stats: StatValues
  package let abilities: [PokemonAbility]

  package init(stats: StatValues, abilities: [PokemonAbility]) {
    self.stats = stats
    self.abilities = abilities
  }
}

/// A variety that can have an ability.
package struct AbilityOwner: Sendable, Equatable {
  package let pokemon: VarietyReference
  package let isHidden: Bool

  package init(pokemon: VarietyReference, isHidden: Bool) {
    self.pokemon = pokemon
    self.isHidden = isHidden
  }
}

/// A variety that learns a move in a game.
package struct MoveLearner: Sendable, Equatable {
  package let pokemon: VarietyReference
  /// All its ways to learn the move in that game.
  package let learned: [LearnedMove]

  package init(pokemon: VarietyReference, learned: [LearnedMove]) {
    self.pokemon = pokemon
    self.learned = learned
  }
}

/// A variety that can be encountered in a location.
package struct LocalEncounter: Sendable, Equatable {
  package let pokemon: VarietyReference
  package let encounter: Encounter

  package init(pokemon: VarietyReference, encounter: Encounter) {
    self.pokemon = pokemon
    self.encounter = encounter
  }
}
