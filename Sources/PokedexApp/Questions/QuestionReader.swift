internal import PokedexModel
package import PokedexQuery
internal import PokedexText

/// Recognizes questions in typed text, using the patterns in Resources/Text/palette_words.tsv.
package struct QuestionReader: Sendable {
  /// Maximum length of a question in bytes.
  private static let maximumBytes = 200

  /// Closure that returns an index of all names, which can be searched.
  private let names: @Sendable () -> NameSearch
  /// Closure that returns the slug of the version that a text names, if any.
  private let version: @Sendable (String) -> String?
  /// Closure that returns the species number of a variety.
  private let number: @Sendable (Int) -> Int?

  package init(
    names: @escaping @Sendable () -> NameSearch, version: @escaping @Sendable (String) -> String?,
    number: @escaping @Sendable (Int) -> Int?
  ) {
    (self.names, self.version, self.number) = (names, version, number)
  }

  /// Returns the question that a text asks. Nil if the text asks none, if its names are ambiguous
  /// or unknown, or if the whole text is a name.
  package func question(_ text: String) -> Question? {
    if text.utf8.count > Self.maximumBytes { return nil }
    let text = QuestionPattern.normalizedText(text)
    guard let question = parsed(text) ?? parsedInGame(text) else { return nil }
    let isName = names().hasName(text) || names().resolve(text, kinds: Self.pokemon) != nil
    return isName ? nil : question
  }

  private func parsed(_ text: String) -> Question? {
    for (kind, patterns) in Self.patterns {
      for pattern in patterns {
        for filling in pattern.fillings(of: text) {
          if let question = question(kind, filling, toleratesTypos: pattern.hasWords) {
            return question
          }
        }
      }
    }
    return nil
  }

  private func parsedInGame(_ text: String) -> Question? {
    for filling in Self.inGame.lazy.flatMap({ $0.fillings(of: text) }) {
      guard let version = filling["game"].flatMap(version),
        var question = filling["question"].flatMap(parsed), question.version == nil
      else { continue }
      question.version = version
      return question
    }
    return nil
  }

  private func question(
    _ kind: Question.QuestionKind, _ filling: QuestionPattern.Filling, toleratesTypos: Bool
  ) -> Question? {
    var named: String?
    if let game = filling["game"] {
      named = version(game)
      if named == nil { return nil }
    }
    let wanted = [filling["pokemon"], filling["other"]].compactMap(\.self)
    let found = wanted.compactMap { pokemon(named: $0, toleratesTypos: toleratesTypos) }
    return found.count == wanted.count ? Question(kind, found, version: named) : nil
  }

  /// Returns the id of the only Pokémon that a text names. Nil if it names none or several. The
  /// text can be a whole name, at least three letters at the start of a name that no other species
  /// shares, or a mistyped name of at least five letters.
  ///
  /// - Parameter toleratesTypos: whether the name may be mistyped.
  private func pokemon(named text: String, toleratesTypos: Bool) -> Int? {
    let names = names()
    if let match = names.resolve(text, kinds: Self.pokemon) { return match.id }
    // If the whole text is another name, such as "dragon", which is a type, it isn't read as the
    // start of a Pokémon's name.
    if names.hasName(text) { return nil }
    let matches = names.matches(text, kinds: Self.pokemon)
    guard let best = matches.first, isClear(best.quality, text, toleratesTypos) else { return nil }
    let species = Set(matches.filter { $0.quality == best.quality }.map { number($0.id) })
    return species.count == 1 ? best.id : nil
  }

  private func isClear(_ quality: NameQuality, _ text: String, _ toleratesTypos: Bool) -> Bool {
    let letters = FoldedName(text).letters
    switch quality {
    case .exact, .exactExceptVowelLength, .number, .word: return true
    case .prefix, .prefixExceptVowelLength, .wordPrefix: return letters.count > 2
    case .missingLastLetter, .gap, .slip, .twoSlips: return toleratesTypos && letters.count > 4
    case .inside, .slipPrefix, .slipWord, .twoSlipsPrefix, .twoSlipsWord: return false
    }
  }

  private static let pokemon = NameKinds(.pokemon)

  private static let patterns: [(kind: Question.QuestionKind, patterns: [QuestionPattern])] =
    PaletteWords.questions.compactMap { key, patterns in
      Question.QuestionKind(rawValue: key).map { ($0, patterns.map(QuestionPattern.init)) }
    }

  private static let inGame = PaletteWords.questionsInGame.map(QuestionPattern.init)
}
