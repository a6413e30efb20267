internal import PokedexModel
internal import PokedexText

// Explains why nobody learns a move in the way that a query asks for.
extension QueryEngine {
  /// Returns the mistake for the first condition of a query that asks for Pokémon that learn a move,
  /// if there are none in the games that it is about. Nil if there is no such condition.
  func mistakeOfLearning(
    _ query: Query, in text: String, _ settings: QuerySettings
  ) -> QueryMistake? {
    for part in parts(of: query, in: text, settings) {
      guard case .fact(let fact) = part.condition,
        case .learns(let move, let learning) = fact.limitedToGames(settings.games)
      else { continue }
      let learners = MoveLearners(
        engine: self, move: move, learning: learning, settings: settings)
      if let mistake = learners.mistake(at: part.range) { return mistake }
    }
    return nil
  }
}

/// The Pokémon that learn a move in some games, counted by the way in which they learn it.
private struct MoveLearners {
  let engine: QueryEngine
  let move: QueryValue
  /// The way, games and levels that the query asks for.
  let learning: LearnCondition
  let settings: QuerySettings

  func mistake(at range: Range<Int>) -> QueryMistake? {
    if count(learning) > 0 { return nil }
    let name = label(move)
    if let first = engine.source.generation(ofMove: move), let generation, first > generation {
      return QueryMistake(.queryNotThereYet, name, String(first), at: range)
    }
    let ways = LearnedMove.LearnMethod.allCases.compactMap(text(ofLearnersBy:))
    if ways.isEmpty { return QueryMistake(.learnNobody, name, scope, at: range) }
    return QueryMistake(
      .learnNotSo, name, way(learning.way ?? .levelUp, learning.levels), scope,
      Sentence.listPair.joining(ways, in: interface), at: range)
  }

  /// Number of Pokémon that learn the move under a condition.
  private func count(_ learning: LearnCondition) -> Int {
    // The engine would keep the rows of each count, in place of rows that it needs again.
    engine.source.rows(.learns(move, learning), in: engine.edition(of: settings)).rows.count
  }

  /// Generation of the games that the query is about; nil if it is about all games.
  private var generation: Int? {
    learning.games.compactMap { engine.source.versionGroup(of: $0)?.generation }.max()
      ?? settings.generation
  }

  /// The games that the query is about, in words such as "in Platinum".
  private var scope: String {
    if let game = learning.games.first { return text(.learnIn, name(ofGame: game)) }
    guard let generation = settings.generation else { return text(.learnInAny) }
    return text(.learnIn, text(.learnGeneration, String(generation)))
  }

  /// Returns the name of a version or, for a pair of versions, both names.
  private func name(ofGame game: QueryValue) -> String {
    guard let group = engine.source.versionGroup(of: game), !group.versions.contains(game.slug)
    else { return label(game) }
    return group.versions.map { label(QueryValue(.game, slug: $0)) }.joined(separator: "/")
  }

  /// Returns how many Pokémon learn the move in one way, such as "109 by TM76". If the query asks
  /// for levels, adds the levels at which they learn it. Nil if there are none.
  private func text(ofLearnersBy way: LearnedMove.LearnMethod) -> String? {
    var learning = LearnCondition(way: way, games: learning.games)
    let count = count(learning)
    if count == 0 { return nil }
    if way == .levelUp, self.learning.levels != nil { learning.levels = learnedLevels }
    return text(.learnCount, String(count), machine(way) ?? self.way(way, learning.levels))
  }

  /// The machine that teaches the move, in words such as "by TM76". Nil for any other way, or if
  /// the query is about several games, in which different machines may teach it.
  private func machine(_ way: LearnedMove.LearnMethod) -> String? {
    guard way == .machine, learning.games.count == 1,
      let game = engine.source.versionGroup(of: learning.games[0]),
      let item = engine.source.machine(of: move, in: game)
    else { return nil }
    return text(.learnByItem, label(QueryValue(.item, slug: item)))
  }

  /// The lowest and the highest level at which a Pokémon learns the move by leveling up.
  private var learnedLevels: ClosedRange<Int32> {
    func isLearned(_ levels: ClosedRange<Int32>) -> Bool {
      count(LearnCondition(way: .levelUp, games: learning.games, levels: levels)) > 0
    }
    let lowest = Self.first { isLearned(0...$0) }
    let highest = Self.first { !isLearned($0 + 1...101) }
    return lowest...max(lowest, highest)
  }

  /// Returns the lowest level at which a condition is true. From there on, it must be true.
  private static func first(_ isTrue: (Int32) -> Bool) -> Int32 {
    var (low, high): (Int32, Int32) = (0, 100)
    while low < high {
      let middle = (low + high) / 2
      if isTrue(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Returns a way to learn a move in words, such as "from a tutor".
  private func way(
    _ way: LearnedMove.LearnMethod, _ levels: ClosedRange<Int32>?
  ) -> String {
    guard way == .levelUp, let levels else {
      let ways = text(.learnWays).split(separator: "|").map(String.init)
      return LearnedMove.LearnMethod.allCases.firstIndex(of: way).map { ways[$0] } ?? ""
    }
    let (lowest, highest) = (String(levels.lowerBound), String(levels.upperBound))
    if levels.lowerBound == levels.upperBound { return text(.learnAtLevel, lowest) }
    if levels.upperBound > 100 { return text(.learnFromLevel, lowest) }
    return levels.lowerBound <= 0
      ? text(.learnToLevel, highest) : text(.learnAtLevels, lowest, highest)
  }

  private func label(_ value: QueryValue) -> String {
    engine.words.named(value)?.label(in: settings.language) ?? SlugWords.title(value.slug)
  }

  private var interface: Language { settings.language.interface }

  private func text(_ sentence: Sentence, _ arguments: String...) -> String {
    sentence.text(in: interface, arguments)
  }
}
