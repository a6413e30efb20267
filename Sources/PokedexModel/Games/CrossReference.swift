/// Looks up data across all Pokémon, such as which varieties learn a move or hold an item.
///
/// Results that list varieties are ordered by id.
package protocol CrossReference: Sendable {
  /// Returns the ability with this slug. Nil if it is unknown.
  func ability(_ slug: String) -> Ability?
  /// Returns the item with this slug. Nil if it is unknown.
  func item(_ slug: String) -> Item?
  /// Returns an item's special use, which concerns a particular type, move, Pokémon or other item.
  /// Nil if it has none.
  func fact(ofItem slug: String) -> ItemFact?
  /// Returns the number of a variety's species. Nil if the variety is unknown.
  func number(ofVariety id: Int) -> Int?
  /// Returns the types of a variety in a generation. Nil means the newest generation.
  ///
  /// The result is empty if the variety is unknown or did not exist yet.
  func types(ofVariety id: Int, in generation: Int?) -> [PokemonType]
  /// Returns the stats and abilities of a variety in a generation. Nil means the newest generation.
  ///
  /// The result is nil if the variety is unknown or did not exist yet.
  func battler(ofVariety id: Int, in generation: Int?) -> Battler?
  /// Returns the changes of a variety's types, stats and abilities from one generation to the next.
  func history(ofVariety id: Int) -> [HistoryEntry]
  /// Returns the slug of the location that contains a location area. Nil if the area is unknown.
  func location(ofArea slug: String) -> String?
  /// Returns the varieties that the item with this slug changes a Pokémon into.
  func varieties(triggeredBy item: String) -> [VarietyReference]
  /// Returns the slug of a location's region. Nil if it is unknown.
  func region(of location: String) -> String?
  /// Returns the slugs of all locations in the regions where a version has encounters.
  func places(ofVersion version: String) -> Set<String>
  /// Returns the move that an item teaches in each game, in the order of release.
  func moves(taughtBy item: String) -> [(versionGroup: String, move: String)]
  /// Returns the first and last generation in which an item teaches a move. Nil if it teaches none.
  func generations(ofMachine item: String) -> ClosedRange<Int>?
  /// Returns the varieties that can have an ability in a generation. Nil means the newest
  /// generation.
  func owners(of ability: String, in generation: Int?) -> [AbilityOwner]
  /// Returns the effects of a move other than its damage. Nil if they are unknown.
  func effect(of move: Move) -> MoveEffect?
  /// Returns the varieties that learn a move, keyed by the game's slug.
  func learnersByGame(of move: Move) -> [String: [MoveLearner]]
  /// Returns the item that teaches a move in each game, in the order of release.
  func machines(of move: Move) -> [(versionGroup: String, item: String)]
  /// Returns the varieties that have a type in a generation. Nil means the newest generation.
  func members(of type: PokemonType, in generation: Int?) -> [VarietyReference]
  /// Returns all Pokémon of a generation, grouped by the damage that they take from each type. Nil
  /// means the newest generation.
  func typeGroups(in generation: Int?) -> [TypeGroup]
  /// Returns the slugs of the moves of a type in a generation, ordered by id. Nil means the newest
  /// generation.
  func moves(of type: PokemonType, in generation: Int?) -> [String]
  /// Returns the generation that introduced a variety. Nil if the variety is unknown.
  func firstGeneration(ofVariety id: Int) -> Int?
  /// Returns the forms of a variety, the default one first.
  func forms(ofVariety id: Int) -> [PokemonForm]
  /// Returns the form of a variety that a typed name means. Nil if it names the variety.
  func form(ofVariety id: Int, named text: String) -> PokemonForm?
  /// Returns what can change a Pokémon into the variety with this id, in a version given by its
  /// slug. Nil means the newest games. Empty if nothing is known.
  func formTriggers(ofVariety id: Int, in version: String?) -> [FormTrigger]
  /// Returns the special rules for the variety with this id.
  func varietyRules(of id: Int) -> [VarietyRule]
  /// Returns Pokémon Showdown's name of the variety or form with this slug. Nil if it is unknown.
  func showdownName(of slug: String) -> String?
  /// Returns the slug of the region that a regional form belongs to. Nil if the variety is not a
  /// regional form.
  func region(ofVariety id: Int) -> String?
  /// Returns the slugs of the properties, such as `contact`, of the move with this id. Nil if they
  /// are unknown.
  func flags(ofMove id: Int) -> [String]?
  /// Returns the values of a move in games where they differ from today's, in the order of release.
  func changes(of move: Move) -> [MoveChange]
  /// Returns the price of an item in each game, in the order of release. Empty if no price is
  /// recorded.
  func prices(of item: String) -> [ItemPrice]
  /// Returns the default varieties of the species in an egg group. Other varieties are left out
  /// because breeding depends only on the species.
  func members(ofEggGroup group: String) -> [VarietyReference]
  /// Returns, for each version in the order of release, the varieties that can hold an item in the
  /// wild.
  func holders(of item: String) -> [(pokemon: VarietyReference, held: HeldItem)]
  /// Returns the evolution steps for which an item has to be used or held.
  func evolutions(with item: String) -> [EvolutionStep]
  /// Returns the encounters in a location, keyed by version, in the order of the data source.
  func encounters(in location: String) -> [String: [LocalEncounter]]
}

extension CrossReference {
  /// Returns the varieties that learn a move in at least one of the given games, ordered by id.
  ///
  /// Each variety's learn methods are in the order of `LearnedMove.LearnMethod.allCases`.
  ///
  /// - Parameters:
  ///   - move: the move.
  ///   - games: the slugs of the games, or nil for all games.
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
  /// All ways in which the variety learns the move in the game.
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
