internal import PokedexModel
internal import PokedexQuery
internal import PokedexText

/// The columns that a list can have, by the words of the query language.
struct ColumnNames<Column: Equatable> {
  let known: [(words: [String], column: Column)]

  /// The columns of some names, each once, in that order.
  ///
  /// - Throws: the first that there is not, with the nearest.
  func columns(
    _ names: [String], in language: Language
  ) throws(UsageError) -> [Column] {
    var columns: [Column] = []
    for name in names {
      let key = ValueKey.hash(name)
      guard
        let column = known.first(where: { $0.words.contains { ValueKey.hash($0) == key } })?.column
      else { throw unknown(name, in: language) }
      if !columns.contains(column) { columns.append(column) }
    }
    return columns
  }

  private func unknown(_ name: String, in language: Language) -> UsageError {
    let names = known.map { $0.words[0] }
    return UsageError(
      unknown: name, among: names, also: known.flatMap(\.words), .unknownColumn, .closestColumn,
      in: language)
  }
}

extension UsageError {
  /// That there is no such thing, with the nearest of those that there are, else with all.
  init(
    unknown name: String, among names: [String], also words: [String], _ unknown: Sentence,
    _ closest: Sentence, in language: Language
  ) {
    let near = name.isEmpty ? [] : NameKey.closest(to: name, in: words)
    self.init(
      sentence: (near.isEmpty ? unknown : closest).text(
        in: language, Quote.text(name),
        (near.isEmpty ? names : near).joined(separator: ", ")))
  }

  /// What is wrong with a query.
  init(_ mistake: QueryMistake, in query: String, _ language: Language) {
    self.init(
      sentence: mistake.sentence(in: language), place: QueryPlace.lines(query, mistake.range))
  }
}
