/// Names for the slugs and ids that occur in the data.
///
/// Lookups return nil for anything newer than the vocabulary. Callers then show the words of the
/// slug instead.
package protocol Vocabulary: Sendable {
  /// Returns the name of the variety with this PokeAPI id.
  func pokemon(id: Int) -> PokemonName?
  /// Returns the name of a type.
  func type(_ type: PokemonType) -> LocalizedText?
  /// Returns the name of the ability with this slug.
  func ability(_ slug: String) -> LocalizedText?
  /// Returns the name of the egg group with this slug.
  func eggGroup(_ slug: String) -> LocalizedText?
  /// Returns the name of the item with this slug.
  func item(_ slug: String) -> LocalizedText?
  /// Returns the name of the version with this slug.
  func version(_ slug: String) -> LocalizedText?
  /// Returns the name of the location area with this slug, in a language or in the first of its
  /// fallback languages that has it.
  func locationArea(_ slug: String, in language: Language) -> String?
  /// Returns the name of the location with this slug.
  func location(_ slug: String) -> LocalizedText?
  /// Returns the name of the trainer with this slug.
  func trainer(_ slug: String) -> LocalizedText?
  /// Returns the name of a game term, such as an encounter method. `kind` is the slug of the term's
  /// kind, such as `method`; the second argument is the term's own slug, such as `surf`.
  func label(_ kind: String, _ slug: String) -> LocalizedText?
  /// Returns the variety with this slug.
  func variety(_ slug: String) -> VarietyReference?
  /// Returns a drawing of the body shape with this slug, one string for each row of pixels.
  ///
  /// A nil or unknown slug gets a generic drawing. Resources/Drawings/README.md explains the
  /// characters.
  func drawing(ofShape slug: String?) -> [String]
  /// The games' data, such as moves and type charts.
  var rules: any GameData { get }
}

/// Game data. It is the same wherever the entries come from.
package protocol GameData: CrossReference, Breeding, StatRanking, Families, RegionalDexes,
  Acquisition, ItemPlaces, Trainers
{
  /// All version groups, in the order of their release.
  var versionGroups: [VersionGroup] { get }
  /// Returns the type chart of a generation.
  func typeChart(generation: Int) -> TypeChart
  /// Returns the move with this slug as it was in the game with this slug. Nil if the move is
  /// unknown.
  func move(_ slug: String, in versionGroup: String) -> Move?
  /// Returns a move as it is in an edition; nil means today. Nil if the slug is unknown.
  func move(_ slug: String, in edition: Edition?) -> Move?
  /// Returns the move with this slug as it is in the newest game. Nil if the move is unknown.
  func move(_ slug: String) -> Move?
  /// Returns the slugs of the moves that a text asks for, as "special fire" and "power>=80" do. Empty
  /// if the text is only a name, or asks for none.
  func moves(askedForBy text: String, in language: Language) -> Set<String>
  /// Returns the slugs of the items that teach moves in a game, keyed by the moves' slugs.
  ///
  /// Moves that no item teaches are left out.
  func machines(of moves: [String], in versionGroup: String) -> [String: String]
  /// Returns the moves that a variety doesn't learn itself in a game, but can have from the
  /// varieties that it has evolved or changed from. Without a game, those of all games.
  func earlierMoves(ofVariety id: Int, in game: String?) -> [LearnedMove]
  /// Returns the slugs of the version groups in which a variety has a learnset, in the order of
  /// their release.
  func games(ofVariety id: Int) -> [String]
  /// Returns the places where wild Pokémon of a version give effort values in a stat, the best first.
  /// Only what is met by day without special conditions counts.
  func effortSpots(for stat: Stat, inVersion version: String) -> [EffortSpot]
  /// Whether a game, or its downloadable content, has a variety: a learnset for it, or a way to get
  /// it.
  func isKnown(_ variety: Int, in game: String) -> Bool
  /// Returns the slugs of the version groups that have no learnsets but whose Pokédex contains a
  /// species.
  func gamesWithoutLearnsets(ofSpecies number: Int) -> [String]
  /// Returns the experience required for each level from 1 to 100 at the growth rate with this
  /// slug. Nil if the growth rate is unknown.
  func experience(ofGrowthRate slug: String) -> [Int]?
}

extension GameData {
  /// Returns the generation that introduced a form. Nil if it is unknown.
  package func generation(of form: PokemonForm) -> Int? {
    form.versionGroup.flatMap { slug in versionGroups.first { $0.slug == slug }?.generation }
  }
}

/// Something that has its own page, such as a Pokémon or a move. Links can lead to that page.
package enum Subject: Sendable, Hashable {
  /// The variety with this PokeAPI id.
  case pokemon(Int)
  /// The variety with this PokeAPI id, in the form with this slug.
  case form(Int, String)
  /// The ability, move, item, egg group or nature with this slug.
  case ability(String), move(String), item(String), eggGroup(String), nature(String)
  case type(PokemonType)
  /// The table of all natures, or of all growth rates.
  case natures, growthRates
  /// The place in the games whose location has this slug.
  case place(String)
  /// The chart of damage factors between all types.
  case typeChart
  /// The trainer whose name has this slug. If a number is given, the battle at this point of the
  /// story comes first.
  case trainer(String, order: Int?)
  /// The important trainers of a game.
  case trainers
  /// The places where wild Pokémon of a game give effort values.
  case effortSpots
  /// A comparison of the varieties with these PokeAPI ids.
  case team([Int])
  /// How much of every Pokédex the user has completed.
  case completeness

  /// Pages that list everything of one kind, such as all natures.
  package static let references: [Subject] = [
    .typeChart, .natures, .growthRates, .completeness, .trainers, .effortSpots,
  ]

  /// PokeAPI's id of the variety whose entry this is, in any form. Nil for other subjects.
  package var variety: Int? {
    switch self {
    case .pokemon(let id), .form(let id, _): id
    default: nil
    }
  }
}

/// The target of a link.
package struct Destination: Sendable, Hashable {
  package let subject: Subject
  /// The game that the link is about. Nil if it is the game of the page that contains the link.
  package let game: Game?

  package init(_ subject: Subject, game: Game? = nil) {
    self.subject = subject
    self.game = game
  }
}
