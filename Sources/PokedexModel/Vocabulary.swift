/// Names for the slugs and ids in the data of any source.
///
/// The result is nil for anything newer than the vocabulary; callers then show the words of the slug.
package protocol Vocabulary: Sendable {
  /// Returns the name of a variety by PokeAPI's id.
  func pokemon(id: Int) -> PokemonName?
  /// Returns the name of a type.
  func type(_ type: PokemonType) -> LocalizedText?
  /// Returns the name of an ability by its slug.
  func ability(_ slug: String) -> LocalizedText?
  /// Returns the name of an egg group by its slug.
  func eggGroup(_ slug: String) -> LocalizedText?
  /// Returns the name of an item by its slug.
  func item(_ slug: String) -> LocalizedText?
  /// Returns the name of a version by its slug.
  func version(_ slug: String) -> LocalizedText?
  /// Returns the name of a location area by its slug, in a language or its first fallback that has it.
  func locationArea(_ slug: String, in language: Language) -> String?
  /// Returns the name of a location by its slug.
  func location(_ slug: String) -> LocalizedText?
  /// Returns the name of a term by the slugs of its kind and its own, such as `method` and `surf`.
  func label(_ kind: String, _ slug: String) -> LocalizedText?
  /// Returns a variety by its slug.
  func variety(_ slug: String) -> VarietyReference?
  /// Returns a drawing of a body shape by its slug, one string for each row of pixels.
  ///
  /// Nil and unknown slugs get a plain drawing. Resources/Drawings/README.md lists the characters.
  func drawing(ofShape slug: String?) -> [String]
  /// Data of the games, such as moves and type charts.
  var rules: any GameData { get }
}

/// Game data that is the same for every source.
package protocol GameData: CrossReference, Breeding, StatRanking, Families, RegionalDexes,
  Acquisition
{
  /// All version groups, in the order of their release.
  var versionGroups: [VersionGroup] { get }
  /// Returns the type chart of a generation.
  func typeChart(generation: Int) -> TypeChart
  /// Returns a move as it was in a game, by the slugs of both; nil for an unknown move.
  func move(_ slug: String, in versionGroup: String) -> Move?
  /// Returns a move as it is today; nil for an unknown one.
  func move(_ slug: String) -> Move?
  /// Returns the slugs of the items that teach some moves in a game, by the moves' slugs.
  ///
  /// Moves that no machine teaches are missing.
  func machines(of moves: [String], in versionGroup: String) -> [String: String]
  /// Returns the slugs of the version groups in which a variety has a learnset, in the order of release.
  func games(ofVariety id: Int) -> [String]
  /// Returns the slugs of version groups that lack learnsets, but whose dex contains a species.
  func gamesWithoutLearnsets(ofSpecies number: Int) -> [String]
  /// Returns the experience at levels 1 to 100 by a growth rate's slug; nil for an unknown one.
  func experience(ofGrowthRate slug: String) -> [Int]?
}

/// A subject that has its own page, so that a link can lead to it.
package enum Subject: Sendable, Hashable {
  /// A variety by PokeAPI's id.
  case pokemon(Int)
  /// Subjects by their slugs.
  case ability(String), move(String), item(String), eggGroup(String), nature(String)
  case type(PokemonType)
  /// All natures, or all growth rates.
  case natures, growthRates
  /// A location in the games by its slug.
  case place(String)
  /// The chart of all types.
  case typeChart
  /// Several varieties side by side, by PokeAPI's ids.
  case team([Int])
  /// A person's completeness of every Pokédex.
  case completeness

  /// Pages that cover everything of one kind.
  package static let references: [Subject] = [
    .typeChart, .natures, .growthRates, .completeness,
  ]
}

/// Target of a link.
package struct Destination: Sendable, Hashable {
  package let subject: Subject
  /// The game that the link is about; nil for the game of its page.
  package let game: Game?

  package init(_ subject: Subject, game: Game? = nil) {
    self.subject = subject
    self.game = game
  }
}
