/// Names for things that a Pokémon's facts name by slug or id, in any source.
///
/// A name that a vocabulary lacks (newer than it) is nil, and the slug's words stand in.
package protocol Vocabulary: Sendable {
  /// The name of a variety by PokeAPI's id.
  func pokemon(id: Int) -> PokemonName?
  /// The name of a type.
  func type(_ type: PokemonType) -> LocalizedText?
  /// The name of an ability by slug.
  func ability(_ slug: String) -> LocalizedText?
  /// The name of an egg group by slug.
  func eggGroup(_ slug: String) -> LocalizedText?
  /// The name of an item by slug.
  func item(_ slug: String) -> LocalizedText?
  /// The name of a version by slug.
  func version(_ slug: String) -> LocalizedText?
  /// The name of a place's part by slug, in a language or the first that stands in for it.
  func locationArea(_ slug: String, in language: Language) -> String?
  /// The name of a place by slug.
  func location(_ slug: String) -> LocalizedText?
  /// The name of a term of a small vocabulary, such as `method` and `surf`.
  func label(_ kind: String, _ slug: String) -> LocalizedText?
  /// A variety by its slug.
  func variety(_ slug: String) -> VarietyReference?
  /// A drawing for a body shape by slug, a row of pixels each; for none or an unknown one a plain one.
  /// The characters are those of Resources/Drawings/README.md.
  func drawing(ofShape slug: String?) -> [String]
  /// The rules and figures of the games.
  var rules: any Rulebook { get }
}

/// Figures of the games that are the same for every source.
package protocol Rulebook: CrossReference, Breeding, StatRanking, Families, RegionalDexes,
  Acquisition
{
  /// All version groups, in the order of their release.
  var versionGroups: [VersionGroup] { get }
  /// The types against each other in a generation.
  func typeChart(generation: Int) -> TypeChart
  /// A move as it was in a game, by their slugs; nil for an unknown one.
  func move(_ slug: String, in versionGroup: String) -> Move?
  /// A move as it is today; nil for an unknown one.
  func move(_ slug: String) -> Move?
  /// The slugs of the items that teach some moves in a game, by the moves' slugs; nothing for a move that
  /// no machine teaches.
  func machines(of moves: [String], in versionGroup: String) -> [String: String]
  /// The slugs of the version groups that a variety has a learnset in, in the order of release.
  func games(ofVariety id: Int) -> [String]
  /// The slugs of the version groups for which no learnsets are known and whose dex has a species, by its number.
  func gamesWithoutLearnsets(ofSpecies number: Int) -> [String]
  /// Experience at the levels 1 to 100, by a growth rate's slug; nil for an unknown one.
  func experience(ofGrowthRate slug: String) -> [Int]?
}

/// What has a page of its own, and so can be led to.
package enum Subject: Sendable, Hashable {
  /// A variety by PokeAPI's id.
  case pokemon(Int)
  /// By their slugs.
  case ability(String), move(String), item(String), eggGroup(String), nature(String)
  case type(PokemonType)
  /// All natures, all growth rates.
  case natures, growthRates
  /// A place of the games by the slug of its location.
  case place(String)
  /// All types against all.
  case typeChart
  /// Some varieties side by side, by PokeAPI's ids.
  case team([Int])
  /// How much of every Pokédex a person has marked.
  case completeness

  /// The tables of reference, which are of all there is of a kind, and what is marked of all.
  package static let references: [Subject] = [
    .typeChart, .natures, .growthRates, .completeness,
  ]
}

/// What a link leads to.
package struct Destination: Sendable, Hashable {
  package let subject: Subject
  /// The game that what is linked stands in; nil for that of its page.
  package let game: Game?

  package init(_ subject: Subject, game: Game? = nil) {
    self.subject = subject
    self.game = game
  }
}
