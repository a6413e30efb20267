internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText

/// A question that can be answered by opening a page.
package struct Question: Sendable, Equatable {
  /// The kinds of questions. Their raw values are keys in Resources/Text/palette_words.tsv.
  package enum QuestionKind: String, CaseIterable, Sendable {
    case evolution, places, counters, matchups, moves, duel

    /// The tab of an entry that answers questions of this kind. Nil for a duel.
    package var tab: EntryTab? {
      switch self {
      case .evolution: .evolution
      case .places: .places
      case .counters, .matchups: .matchups
      case .moves: .moves
      case .duel: nil
      }
    }
  }

  package let kind: QuestionKind
  /// PokeAPI's ids of the Pokémon that the question names: two for a duel, otherwise one.
  package let pokemon: [Int]
  /// The slug of the version that the question names, if any.
  package var version: String?

  package init(_ kind: QuestionKind, _ pokemon: [Int], version: String? = nil) {
    self.kind = kind
    self.pokemon = pokemon
    self.version = version
  }

  /// The subject of the entry whose page answers the question.
  fileprivate var subject: Subject { .pokemon(pokemon.first ?? 0) }
}

extension Words {
  /// Returns the title of the page that answers a question, such as "Haunter: Evolution".
  func name(of question: Question) -> String {
    let names = question.pokemon.map { name(of: .pokemon($0)) }
    if question.kind == .counters { return self(.questionPage, names[0], self(.beatenByTitle)) }
    guard let tab = question.kind.tab else { return self(.duelAgainst, names) }
    return self(.questionPage, names[0], self(tab.page.title))
  }

  private func callAsFunction(_ sentence: Sentence, _ arguments: [String]) -> String {
    sentence.text(in: language.interface, arguments)
  }
}

extension AppState {
  /// Opens the page that answers a question, for the version that the question names. Also chooses
  /// this version as the game that the user plays if another generation is chosen, or if the page
  /// has no game of its own.
  mutating func open(_ question: Question) {
    guard let tab = question.kind.tab else { return openDuel(between: question.pokemon) }
    open(question.subject)
    turn(to: tab)
    view.scrollToTop()
    if question.kind == .counters { view.table.opened.insert(CounterLines.key) }
    let groups = words.rules.versionGroups
    guard let game = question.version.flatMap(groups.game(ofVersion:)) else { return }
    let shown = groups.first { $0.slug == game.group }?.generation
    let isOtherGeneration = generation != nil && generation != shown
    if isOtherGeneration || [.evolution, .matchups].contains(tab) {
      return choose(game: game.version)
    }
    view.table.game = game
  }
}
