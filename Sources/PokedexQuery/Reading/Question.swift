/// A question about one Pokémon, one type, or two Pokémon, that a page answers.
package struct Question: Sendable, Equatable {
  /// The topic of a question. Each has its words in Resources/Text/query_words.tsv.
  package enum Topic: String, CaseIterable, Sendable {
    case evolution, places, counters, matchups, moves, abilities, stats, duel
    /// One number, such as a weight.
    case figure
  }

  package let topic: Topic
  /// PokeAPI's ids of the Pokémon that the question names: two for a duel, none if it is about a
  /// type, otherwise one.
  package let pokemon: [Int]
  /// The slug of the version that the question names, if any.
  package var version: String?
  /// The type, move or ability in a question such as "is charizard weak to water?".
  package var value: QueryValue?
  /// The number that a question such as "how heavy is snorlax?" asks for.
  package var figure: NumericColumn?

  package init(_ topic: Topic, _ pokemon: [Int], version: String? = nil) {
    self.topic = topic
    self.pokemon = pokemon
    self.version = version
  }
}
