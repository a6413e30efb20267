internal import PokedexFeatures
package import PokedexModel
package import PokedexQuery
internal import PokedexText

extension Question.Topic {
  /// The page of an entry that answers questions about this topic. Nil for a duel.
  package var tab: EntryTab? {
    switch self {
    case .evolution: .evolution
    case .places: .places
    case .counters, .matchups: .matchups
    case .moves: .moves
    case .abilities, .stats, .figure: .overview
    case .duel: nil
    }
  }
}

extension Question {
  /// Returns the subject whose page answers the question: a Pokémon, a type, or an item. For a move,
  /// it is the item that teaches the move in the named game, or in the newest one.
  package func subject(_ data: any GameData) -> Subject {
    if let id = pokemon.first { return .pokemon(id) }
    guard let value else { return .typeChart }
    switch value.kind {
    case .item: return .item(value.slug)
    case .move:
      let group = data.versionGroups.first { $0.versions.contains(version ?? "") }
      let machines = data.move(value.slug).map(data.machines) ?? []
      let machine = machines.last { group == nil || $0.versionGroup == group?.slug }
      return machine.map { .item($0.item) } ?? .move(value.slug)
    default: return .type(PokemonType(rawValue: value.slug) ?? .normal)
    }
  }
}

extension Question {
  /// Returns the question for a version, if it names no game and asks for the place of something
  /// whose item differs between games.
  package func about(_ version: String?) -> Question {
    guard self.version == nil, topic == .places, value?.kind == .move else { return self }
    var question = self
    question.version = version
    return question
  }
}

extension Words {
  /// Returns the title of the page that answers a question, such as "Haunter: Evolution".
  func name(of question: Question) -> String {
    let names =
      question.pokemon.map { name(of: .pokemon($0)) }
      + (question.pokemon.isEmpty ? [name(of: question.subject(rules))] : [])
    if question.topic == .counters { return self(.questionPage, names[0], self(.beatenByTitle)) }
    guard let tab = question.topic.tab else { return self(.duelAgainst, names) }
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
    guard let tab = question.topic.tab else { return openDuel(between: question.pokemon) }
    let subject = question.subject(words.rules)
    open(subject)
    if subject.variety != nil { turn(to: tab) }
    view.scrollToTop()
    if question.topic == .counters { view.table.opened.insert(CounterLines.calculatedKey) }
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
