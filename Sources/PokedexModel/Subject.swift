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
