/// Who has, learns or holds what, looked up in the whole dex. Varieties stand in the order of their ids.
package protocol CrossReference: Sendable {
  /// An ability by its slug; nil for an unknown one.
  func ability(_ slug: String) -> Ability?
  /// An item by its slug; nil for an unknown one.
  func item(_ slug: String) -> Item?
  /// The use of an item, by its slug; nil where that goes by no type or Pokémon.
  func fact(ofItem slug: String) -> ItemFact?
  /// The number of a variety's species by the variety's id; nil for an unknown one.
  func number(ofVariety id: Int) -> Int?
  /// The types of a variety by its id in a generation, nil for today; none for an unknown one and for
  /// one that did not exist yet.
  func types(ofVariety id: Int, in generation: Int?) -> [PokemonType]
  /// The figures and abilities of a variety in a generation, nil for today; nil for an unknown one and for
  /// one that did not exist yet.
  func battler(ofVariety id: Int, in generation: Int?) -> Battler?
  /// The slug of the place that a part of it is in; nil for an unknown part.
  func location(ofArea slug: String) -> String?
  /// The varieties that an item turns on, by its slug.
  func varieties(turnedOnBy item: String) -> [VarietyReference]
  /// The slug of the region that a place is in; nil where it is not known.
  func region(of location: String) -> String?
  /// The slugs of the places of the regions in which someone is met in a version.
  func places(ofVersion version: String) -> Set<String>
  /// The slugs of the moves that an item teaches, by game in the order of release.
  func moves(taughtBy item: String) -> [(versionGroup: String, move: String)]
  /// The first and the last generation in which an item teaches a move; nil for one that is no machine.
  func generations(ofMachine item: String) -> ClosedRange<Int>?
  /// The varieties that may have an ability in a generation, nil for today.
  func owners(of ability: String, in generation: Int?) -> [AbilityOwner]
  /// What a move does besides its damage; nil where that is not known.
  func effect(of move: Move) -> MoveEffect?
  /// The varieties that learn a move, by the slugs of the games.
  func learnersByGame(of move: Move) -> [String: [MoveLearner]]
  /// The items that teach a move, by game in the order of release.
  func machines(of move: Move) -> [(versionGroup: String, item: String)]
  /// The varieties of a type in a generation, nil for today.
  func members(of type: PokemonType, in generation: Int?) -> [VarietyReference]
  /// All Pokémon of a generation by their types as they were then, nil for today.
  func typeGroups(in generation: Int?) -> [TypeGroup]
  /// The slugs of the moves of a type in a generation, nil for today, by id.
  func moves(of type: PokemonType, in generation: Int?) -> [String]
  /// The generation that a variety came with; nil for an unknown one.
  func firstGeneration(ofVariety id: Int) -> Int?
  /// What turns a variety on, by its id; none for one that is not turned on, and where it is not known.
  func formTriggers(ofVariety id: Int) -> [FormTrigger]
  /// The rules that hold for a variety only, by its id.
  func varietyRules(of id: Int) -> [VarietyRule]
  /// Pokémon Showdown's name of a variety or form, by its slug; nil for an unknown one.
  func showdownName(of slug: String) -> String?
  /// The slug of the region that a regional form is of, by the variety's id; nil for any other.
  func region(ofVariety id: Int) -> String?
  /// The slugs of what a move is, such as `contact` and `sound`, by its id; nil where it is not known.
  func flags(ofMove id: Int) -> [String]?
  /// What a move was like in earlier games, the earliest first.
  func changes(of move: Move) -> [MoveChange]
  /// What an item costs, by game in the order of release; none where no price is recorded.
  func prices(of item: String) -> [ItemPrice]
  /// The species of an egg group, each by its default variety: who breeds is of a species.
  func members(ofEggGroup group: String) -> [VarietyReference]
  /// The varieties that may hold an item in the wild, by version in the order of release.
  func holders(of item: String) -> [(pokemon: VarietyReference, held: HeldItem)]
  /// The steps of evolution that take an item, used or held.
  func evolutions(with item: String) -> [EvolutionStep]
  /// Who is met in a place, by version in the order of the source.
  func encounters(in location: String) -> [String: [LocalEncounter]]
}

extension CrossReference {
  /// The varieties that learn a move in any of some games, by id, with their ways in the order of all.
  ///
  /// - Parameter games: by their slugs; nil for all.
  package func learners(
    of move: Move, in games: Set<String>? = nil
  ) -> [(pokemon: VarietyReference, ways: [LearnedMove.Way])] {
    var found: [Int: (pokemon: VarietyReference, ways: Set<LearnedMove.Way>)] = [:]
    let byGame = learnersByGame(of: move).filter { games?.contains($0.key) != false }
    for learner in byGame.values.joined() {
      found[learner.pokemon.id, default: (learner.pokemon, [])].ways
        .formUnion(learner.learned.map(\.way))
    }
    return found.values.sorted { $0.pokemon.id < $1.pokemon.id }.map { pokemon, ways in
      (pokemon, LearnedMove.Way.allCases.filter(ways.contains))
    }
  }
}

/// What a variety is like in battle.
package struct Battler: Sendable, Equatable {
  package let stats: StatValues
  package let abilities: [PokemonAbility]

  package init(stats: StatValues, abilities: [PokemonAbility]) {
    self.stats = stats
    self.abilities = abilities
  }
}

/// A variety that may have an ability.
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
  /// All its ways to learn it there.
  package let learned: [LearnedMove]

  package init(pokemon: VarietyReference, learned: [LearnedMove]) {
    self.pokemon = pokemon
    self.learned = learned
  }
}

/// A variety that is met in a place.
package struct LocalEncounter: Sendable, Equatable {
  package let pokemon: VarietyReference
  package let encounter: Encounter

  package init(pokemon: VarietyReference, encounter: Encounter) {
    self.pokemon = pokemon
    self.encounter = encounter
  }
}
