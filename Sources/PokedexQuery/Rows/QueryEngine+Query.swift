internal import PokedexModel
internal import PokedexText

// Parses a text into a valid query.
extension QueryEngine {
  /// Parses a text. Looks up rows only to check whether its plain words are names. If the query
  /// names a game whose data differs from what the text was first compared with, parses the text
  /// again, because some words depend on that data.
  ///
  /// - Throws: a mistake with its range in the text.
  public func query(
    of text: String, in settings: QuerySettings = QuerySettings()
  ) throws(QueryMistake) -> Query {
    do throws(QueryMistake) {
      let query = try parsedQuery(text, in: settings)
      let ownSettings = self.settings(settings, for: query.condition)
      return edition(of: ownSettings) == edition(of: settings)
        ? query : try parsedQuery(text, in: ownSettings)
    } catch {
      throw error.within(text.count)
    }
  }

  private func parsedQuery(
    _ text: String, in settings: QuerySettings
  ) throws(QueryMistake) -> Query {
    let context = context(in: settings)
    do throws(QueryMistake) {
      let reading = try Reading(text, context: context, lexicon: lexicon)
      var query = reading.query
      // A whole name takes precedence over other meanings of its words. For example, "Ice" in "Ice
      // Rider" is also a type.
      if reading.hasWords, query.condition != .words(text), isName(text) { return .name(text) }
      // A text that is a whole name with one letter missing is read as that name, rather than as a
      // value next to a misspelled name.
      if query.asksForMoreThanNames, isAlmostName(text, in: settings.language),
        !query.slips.isEmpty || query.isAboutCategories && !text.contains(":")
          || reading.plainWords.contains(where: { !context.beginsName($0.words) })
      {
        return .name(text)
      }
      let hasOtherConditions = query.asksForMoreThanNames
      for (word, range) in reading.plainWords
      where isNoName(word, in: settings.language)
        || hasOtherConditions
          && (isTooShort(word, in: settings.language)
            || range.upperBound < text.count && isFarFetched(word, in: settings.language))
      {
        throw mistake(ofWord: word, at: range, in: settings.language)
      }
      if let (word, range) = guess(among: reading.plainWords, in: settings.language) {
        throw mistake(ofWord: word, at: range, in: settings.language)
      }
      if !text.hasPrefix("("), let name = nameWithParentheses(reading, in: settings.language) {
        // The sort order and the limit still apply.
        query.condition = .words(name)
        query.words = [name]
      }
      // A type may have the same name as a Pokémon, as ゴースト does. If so, that Pokémon comes first.
      if !reading.hasWords, case .fact(.type) = query.condition, isName(text) {
        query.words = [text]
      }
      return query
    } catch {
      if isName(text) { return .name(text) }
      switch error.reason {
      case .queryUnknownTerm, .queryUnknownValue, .queryUnknownWord, .queryDanglingNot:
        if isAlmostName(text, in: settings.language) { return .name(text) }
      case .queryNeedsNumber where text.contains(" "), .queryNeedsValue where text.contains(" "):
        if isAlmostName(text, in: settings.language) { return .name(text) }
      default: break
      }
      if error.reason == .queryUnknownWord, let word = error.arguments.first {
        throw mistake(ofWord: word, at: error.range, in: settings.language)
      }
      throw error
    }
  }

  /// Returns the first of several words that isn't the beginning of a name, or of a word of one, if
  /// no name has all of the words. A row that has several guesses in its name is never meant.
  private func guess(
    among words: [(words: String, range: Range<Int>)], in language: Language
  ) -> (words: String, range: Range<Int>)? {
    guard words.count > 1, !fits(words.map(\.words).joined(separator: " "), in: language) else {
      return nil
    }
    return words.first { matches($0.words, in: language).best.map { $0 > .wordPrefix } ?? true }
  }

  /// Whether a word is too short to be meant as a name in a query with other conditions. True for a
  /// National Dex number, and for a word of at most two bytes with which no name begins.
  private func isTooShort(_ word: String, in language: Language) -> Bool {
    let quality = matches(word, in: language).best ?? .inside
    return quality == .number || word.utf8.count < 3 && quality > .prefixExceptVowelLength
  }

  /// Whether a finished word only begins a name that the user doesn't see, or is inside a name.
  private func isFarFetched(_ word: String, in language: Language) -> Bool {
    guard language.interface.isWrittenInLatin, word.utf8.allSatisfy({ $0 < 0x80 }) else {
      return false
    }
    let quality = matches(word, in: language).best
    if quality != .prefix { return quality == .inside }
    let key = NormalizedName.letters(word)
    let names = names?.names(beginningWith: word, in: language, maximumCount: 10) ?? []
    return !names.contains { NormalizedName.letters($0).starts(with: key) }
  }

  /// Whether a word can't be a name: it contains a sign that never occurs in names, it matches no
  /// name, or it is a keyword that matches names only with typos.
  private func isNoName(_ word: String, in language: Language) -> Bool {
    if SymbolRules.hasForeignSign(word) { return true }
    return rows(matching: word, in: language).isEmpty
      || !fits(word, in: language) && !lexicon[NormalizedName.hash(word)].isEmpty
  }

  func context(in settings: QuerySettings) -> QueryContext {
    let edition = edition(of: settings)
    return QueryContext(
      terms: terms, words: words, language: settings.language, generation: settings.generation,
      bounds: { self.bounds(of: $0, in: edition) },
      beginsName: {
        self.names?.names(beginningWith: $0, in: settings.language, maximumCount: 1).isEmpty
          == false
      },
      isName: { self.isWholeName($0) },
      quality: { self.matches($0, in: settings.language).best },
      isTrueOfAny: { !self.fact($0, in: edition).isEmpty },
      figureOfPokemon: { figure, name in
        guard self.names?.isName(name) == true,
          let row = self.rows(matching: name, in: settings.language).first
        else { return nil }
        let number = self.column(figure, in: edition)[Int(row)]
        return number == NumericColumn.none ? nil : number
      })
  }

  /// Returns the name that a query's words form together despite their parentheses, as in "Kldeo
  /// (Resolut)". Returns nil if they match no name. Also returns nil if they match one only with
  /// typos, but there is a row that each of the words matches on its own.
  ///
  /// Call this only for a text that doesn't begin with a parenthesis. No name begins with a
  /// parenthesis, so the words of "(char) (pikachu)" are separate names.
  private func nameWithParentheses(_ reading: Reading, in language: Language) -> String? {
    guard reading.plainWords.count > 1, case .and(let parts) = reading.query.condition,
      parts.allSatisfy({ if case .words = $0 { true } else { false } })
    else { return nil }
    let name = reading.plainWords.map(\.words).joined(separator: " ")
    if fits(name, in: language) { return name }
    let found = reading.plainWords.map { Set(self.rows(matching: $0.words, in: language)) }
    guard found.dropFirst().reduce(found[0], { $0.intersection($1) }).isEmpty else { return nil }
    return rows(matching: name, in: language).isEmpty ? nil : name
  }

  /// Returns the mistake for a word that is not a name.
  func mistake(
    ofWord word: String, at range: Range<Int>, in language: Language
  ) -> QueryMistake {
    if let other = QueryMistake.wordOfAnotherList(
      word, outside: source.listKind, isBare: true, at: range)
      ?? QueryMistake.missingValue(amongWords: word, of: terms, at: range)
    {
      return other
    }
    let closest = words.closest(toBare: word, in: language)
    if closest.isEmpty, let names = names(amongWords: word, in: language) {
      return QueryMistake(.querySeveralNames, names.joined(separator: " | "), at: range)
    }
    return QueryMistake(.queryUnknownWord, word, at: range, closest: closest)
  }

  /// Returns the names, or beginnings of names, in a text that lists several: "charizard
  /// blastoise". Returns nil if any word in it is not part of a name.
  private func names(amongWords text: String, in language: Language) -> [String]? {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard 2...Self.maximumNames ~= words.count else { return nil }
    var names: [String] = []
    var rest = words[...]
    while !rest.isEmpty {
      let count = (1...min(3, rest.count)).reversed().first { count in
        let name = rest.prefix(count).joined(separator: " ")
        return name.utf8.count > 2
          && self.names?.names(beginningWith: name, in: language, maximumCount: 1).isEmpty == false
      }
      guard let count else { return nil }
      names.append(rest.prefix(count).joined(separator: " "))
      rest = rest.dropFirst(count)
    }
    return names
  }

  /// Maximum number of words in a text that may be a list of names. Nobody lists more.
  private static let maximumNames = 6

  /// Whether a text is a whole name, even if its words and signs have another meaning: "Type:
  /// Null", "Deoxys (Angriff)".
  private func isName(_ text: String) -> Bool {
    mayBeName(text) && names?.isName(text) == true
  }

  /// Whether a text is a name with at most one missing letter: "Tye: Null", "Rock Star Pikahu".
  func isAlmostName(_ text: String, in language: Language) -> Bool {
    mayBeName(text) && fits(text, in: language)
  }

  /// Whether a text that would otherwise be read as a query may be a name. It must be shorter than
  /// 100 bytes and contain a space, a hyphen, a colon, an opening parenthesis or a non-ASCII character. It
  /// must not contain signs that never occur in names, such as `=`.
  private func mayBeName(_ text: String) -> Bool {
    if text.utf8.count >= 100 { return false }
    var isPlain = true
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|"),
        UInt8(ascii: "@"), UInt8(ascii: "\""), UInt8(ascii: "!"):
        return false
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "("),
        0x80...UInt8.max:
        isPlain = false
      default: break
      }
    }
    return !isPlain && !text.contains("！") && !SymbolRules.haveForeignSigns(in: text)
  }
}
