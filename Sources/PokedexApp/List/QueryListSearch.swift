package import PokedexFeatures
package import PokedexModel
package import PokedexQuery
internal import PokedexText

/// Searches the list with the query language. Nothing is made before the first question.
@MainActor
package final class QueryListSearch: ListSearch {
  private let makeEngine: () -> QueryEngine
  private lazy var engine = makeEngine()
  /// The rows of the source by the ids of varieties.
  private lazy var rows = PlacesByID(of: engine.source.ids)
  /// What `random:` draws by: the same rows as long as one types, others the next time.
  private lazy var seed = UInt64.random(in: .min ... .max)
  /// The numbers in the regional dex that the last answer is about.
  private var regionalNumbers: [Int: Int] = [:]
  /// What the last answer's plain words are looked for with.
  private var patterns: (text: String, words: [NamePattern]) = ("", [])

  /// - Parameter engine: makes what answers, at the first question.
  package init(engine: @escaping () -> QueryEngine) {
    makeEngine = engine
  }

  package func answer(to question: ListQuestion) throws(ListMistake) -> ListAnswer {
    do throws(QueryMistake) {
      let answer = try engine.run(question.text, in: settings(of: question))
      return listAnswer(answer, to: question.text)
    } catch {
      throw ListMistake(
        error.sentence(in: question.language.interface), range: error.range)
    }
  }

  package func isFruitful(_ question: ListQuestion) -> Bool {
    let answer = try? engine.run(question.text, in: settings(of: question))
    return answer.map { $0.query.words.isEmpty && !$0.ids.isEmpty } ?? false
  }

  private func listAnswer(_ answer: QueryAnswer, to text: String) -> ListAnswer {
    let query = answer.query
    patterns = (text, query.words.map { NamePattern($0) })
    let sorted = query.sort.first?.column
    // What it is sorted by is what one wants to see.
    let shown =
      answer.columns.first { $0.column == sorted }
      ?? answer.columns.first { $0.column.listColumn?.isFigure == true }
    if let shown, shown.column.listColumn == .regionalNumber {
      regionalNumbers = [:]
      for (id, figure) in zip(answer.ids, shown.figures) { regionalNumbers[id] = figure }
    }
    return ListAnswer(
      ids: answer.ids, column: shown?.column.listColumn,
      isRanked: !query.words.isEmpty || !query.sort.isEmpty || query.random != nil
        || shown?.column.listColumn == .regionalNumber,
      orders: query.sort.compactMap(\.listOrder), isAboutMarks: query.isAboutMarks)
  }

  package func marks(of question: ListQuestion, in name: String, of id: Int) -> [Int] {
    guard question.text == patterns.text else { return [] }
    if patterns.words.count == 1 { return patterns.words[0].marks(in: name) }
    var marks: [Int] = []
    for pattern in patterns.words {
      for place in pattern.marks(in: name) where !marks.contains(place) { marks.append(place) }
    }
    return marks.sorted()
  }

  package func completion(of text: String, at cursor: Int, in language: Language) -> ListCompletion?
  {
    let completion = engine.complete(
      text, cursor: cursor, in: QuerySettings(language: language), spansWords: true)
    if completion.choices.isEmpty { return nil }
    return ListCompletion(range: completion.range, choices: completion.choices.map(\.text))
  }

  package func figure(_ column: ListColumn, of id: Int, in generation: Int?) -> Int? {
    if column == .regionalNumber { return regionalNumbers[id] }
    guard let row = rows[id], let figure = column.figure else { return nil }
    let value = engine.column(figure, in: generation)[row]
    return value == Figure.none ? nil : Int(value)
  }

  package func place(ofName id: Int, in language: Language) -> Int? {
    guard let row = rows[id] else { return nil }
    return Int(engine.places(byNameIn: language)[row])
  }

  private func settings(of question: ListQuestion) -> QuerySettings {
    QuerySettings(
      generation: question.generation, language: question.language,
      isOneRowPerSpecies: false, seed: seed)
  }
}

extension SortKey {
  /// The order of the list that it is; nil for one that the list can't have.
  fileprivate var listOrder: ListOrder? {
    column.listColumn.map { ListOrder($0, isReversed: isDescending == $0.isRising) }
  }
}

extension SortKey.Column {
  /// The column of the list that shows it; nil for what it can't show.
  fileprivate var listColumn: ListColumn? {
    switch self {
    case .name: .name
    case .marks: .marks
    case .dex: .regionalNumber
    case .figure(let figure): ListColumn.allCases.first { $0.figure == figure }
    }
  }
}

extension ListColumn {
  /// The figure that it shows; nil for what is none.
  fileprivate var figure: Figure? {
    switch self {
    case .number: .number
    case .hp: .hp
    case .attack: .attack
    case .defense: .defense
    case .specialAttack: .specialAttack
    case .specialDefense: .specialDefense
    case .speed: .speed
    case .total: .total
    case .height: .height
    case .weight: .weight
    case .catchRate: .catchRate
    case .experience: .experience
    case .friendship: .friendship
    case .hatching: .hatching
    case .female: .female
    case .generation: .generation
    case .name, .regionalNumber, .marks: nil
    }
  }
}
