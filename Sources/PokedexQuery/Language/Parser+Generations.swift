internal import PokedexModel
internal import PokedexText

// Parses generations, types and names.
extension Parser {
  /// Returns the generation in "gen4", "第4世代" or "第四世代".
  static func generation(in word: String) -> Int32? {
    let lower = word.lowercased()
    for (before, after) in generationForms where lower.hasPrefix(before) && lower.hasSuffix(after) {
      let numeral = String(lower.dropFirst(before.count).dropLast(after.count))
      // A Roman numeral must be separated by a space, as in "i gen": "geni" isn't a generation.
      let number = Int32(numeral) ?? (after.contains(" ") ? numerals[numeral].map(Int32.init) : nil)
      if let number = number ?? wideNumerals[numeral], 1...TypeChart.newestGeneration ~= Int(number)
      {
        return number
      }
    }
    return nil
  }

  /// Returns the generation that a numeral stands for: "4", "iv" or "四".
  static func generationNumber(_ word: String) -> Int? {
    let numeral = word.lowercased()
    return numerals[numeral] ?? Int(numeral)
  }

  /// The ways to write a generation, each as the text before the number and the text after it. For
  /// "gen4", these are "gen" and "".
  private static let generationForms = QueryWordTable.list("generation-form").map { form in
    let star = form.firstIndex(of: "*") ?? form.endIndex
    return (before: String(form[..<star]), after: String(form[star...].dropFirst()))
  }

  private static let numerals: [String: Int] = QueryWordTable.family("numeral").reduce(into: [:]) {
    numerals, row in
    for word in row.words { numerals[word] = Int(row.key) }
  }

  /// Numerals that are not in ASCII.
  private static let wideNumerals = numerals.filter { !$0.key.utf8.allSatisfy { $0 < 0x80 } }
    .mapValues { Int32($0) }

  func condition(_ type: PokemonType, at range: Range<Int>) throws(QueryMistake) -> Condition {
    if let generation = context.generation, type.generation > generation {
      throw QueryMistake(
        .queryNotThereYet, text(range), String(type.generation), at: range)
    }
    return .fact(.type(type))
  }

  /// Records words that will be matched with names, and returns their condition.
  mutating func name(_ words: String, at range: Range<Int>) -> Condition {
    query.words.append(words)
    return .words(words)
  }

  /// Records a column that the query uses, unless it is already recorded.
  mutating func note(_ column: SortKey.SortColumn) {
    if !query.columns.contains(column) { query.columns.append(column) }
  }
}
