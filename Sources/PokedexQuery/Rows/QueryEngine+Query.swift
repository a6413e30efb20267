internal import PokedexModel
internal import PokedexText

// From a text to a query that makes sense.
extension QueryEngine {
  /// Understands a text, and finds no rows but those that its plain words name. A word without a sign that is
  /// nearly one thing and no other is taken for that.
  ///
  /// - Throws: what is wrong with it, with its place.
  public func query(
    of text: String, in settings: QuerySettings = QuerySettings()
  ) throws(QueryMistake) -> Query {
    var (mended, slips): (String, [Query.Slip]) = (text, [])
    var first: QueryMistake?
    while true {
      do throws(QueryMistake) {
        var query = try self.query(ofMended: mended, in: settings)
        query.slips = slips
        return query
      } catch {
        guard slips.count < Self.mostSlips, let slip = error.slip(in: mended) else {
          throw first ?? error
        }
        first = first ?? error
        slips.append(slip)
        mended = mended.replacing(slip.typed, with: slip.meant, maxReplacements: 1)
      }
    }
  }

  /// Nobody mistypes more words of one query.
  private static let mostSlips = 2

  private func query(
    ofMended text: String, in settings: QuerySettings
  ) throws(QueryMistake) -> Query {
    let context = context(in: settings)
    do throws(QueryMistake) {
      let parser = try Parser.read(text, context: context)
      var query = parser.query
      // One of several words may be a type: "Ice Rider".
      let hasWords = !parser.plain.isEmpty || parser.hasImplied || parser.hasFillers
      if hasWords, query.condition != .words(text), isName(text) { return .name(text) }
      // What is a name but for a slip is rather that than a thing beside another name with slips.
      if query.asksForMoreThanNames, isAlmostName(text, in: settings.language),
        parser.plain.contains(where: { !context.beginsName($0.words) })
      {
        return .name(text)
      }
      let isBeside = query.asksForMoreThanNames
      for (word, range) in parser.plain
      where isNoName(word, in: settings.language)
        || isBeside && isTooShort(word, in: settings.language)
      {
        throw mistake(ofWord: word, at: range, in: settings.language)
      }
      if !text.hasPrefix("("), let name = nameWithParentheses(parser, in: settings.language) {
        // What order they come in, and how many of them, was asked for all the same.
        query.condition = .words(name)
        query.words = [name]
      }
      // A type that is also a name, as ゴースト is, has that one first.
      if !hasWords, case .fact(.type) = query.condition, isName(text) { query.words = [text] }
      return query
    } catch {
      if isName(text) { return .name(text) }
      switch error.reason {
      case .queryUnknownTerm, .queryUnknownValue, .queryUnknownWord:
        if isAlmostName(text, in: settings.language) { return .name(text) }
      case .queryNeedsNumber where text.contains(" "):
        if isAlmostName(text, in: settings.language) { return .name(text) }
      default: break
      }
      throw error
    }
  }

  /// Whether a word beside others says too little to be a name: a number, or two letters that begin none.
  private func isTooShort(_ word: String, in language: Language) -> Bool {
    let quality = matches(word, in: language).best ?? .inside
    return quality == .number || word.utf8.count < 3 && quality > .prefixButLength
  }

  /// Whether no name matches a word, or only with slips a word that means something else.
  private func isNoName(_ word: String, in language: Language) -> Bool {
    if PlainSigns.isForeign(word) { return true }
    return rows(matching: word, in: language).isEmpty
      || !fits(word, in: language) && Parser.isWord(word)
  }

  func context(in settings: QuerySettings) -> QueryContext {
    QueryContext(
      terms: terms, words: words, language: settings.language, generation: settings.generation,
      bounds: { self.bounds(of: $0, in: settings.generation) },
      fitsName: { self.fits($0, in: settings.language) },
      beginsName: {
        self.names?.names(beginningWith: $0, in: settings.language, most: 1).isEmpty == false
      },
      isName: { self.names?.isName($0) ?? false },
      isTrueOfAny: { !self.fact($0, in: settings.generation).isEmpty },
      figureOfPokemon: { figure, name in
        guard self.names?.isName(name) == true,
          let row = self.rows(matching: name, in: settings.language).first
        else { return nil }
        let number = self.column(figure, in: settings.generation)[Int(row)]
        return number == Figure.none ? nil : number
      })
  }

  /// The words of a query that are one name in spite of its parentheses, where each by itself means another:
  /// "Kldeo (Resolut)". Nil for any other. A name begins with no parenthesis: "(char) (pikachu)" asks for both.
  private func nameWithParentheses(_ parser: Parser, in language: Language) -> String? {
    guard parser.plain.count > 1, case .and(let parts) = parser.query.condition,
      parts.allSatisfy({ if case .words = $0 { true } else { false } })
    else { return nil }
    let name = parser.plain.map(\.words).joined(separator: " ")
    if fits(name, in: language) { return name }
    let found = parser.plain.map { Set(self.rows(matching: $0.words, in: language)) }
    guard found.dropFirst().reduce(found[0], { $0.intersection($1) }).isEmpty else { return nil }
    return rows(matching: name, in: language).isEmpty ? nil : name
  }

  /// What to say of a word that is no name.
  func mistake(
    ofWord word: String, at range: Range<Int>, in language: Language
  ) -> QueryMistake {
    if let other = QueryMistake.elsewhere(word, outside: source.listed, isBare: true, at: range)
      ?? QueryMistake.lack(amongWords: word, of: terms, at: range)
    {
      return other
    }
    if let (own, place) = Parser.wordBesideFillers(in: word), word.count == range.count {
      let start = range.lowerBound + place
      return mistake(ofWord: own, at: start..<start + own.count, in: language)
    }
    let closest = words.closest(toBare: word, in: language)
    if closest.isEmpty, let names = names(amongWords: word, in: language) {
      return QueryMistake(.querySeveralNames, names.joined(separator: " | "), at: range)
    }
    return QueryMistake(.queryUnknownWord, word, at: range, closest: closest)
  }

  /// The names, or their beginnings, that words are one after the other, where they are not one together:
  /// "charizard blastoise". Nil where any word is none.
  private func names(amongWords text: String, in language: Language) -> [String]? {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard 2...Self.mostNames ~= words.count else { return nil }
    var names: [String] = []
    var rest = words[...]
    while !rest.isEmpty {
      let count = (1...min(3, rest.count)).reversed().first { count in
        let name = rest.prefix(count).joined(separator: " ")
        return name.utf8.count > 2
          && self.names?.names(beginningWith: name, in: language, most: 1).isEmpty == false
      }
      guard let count else { return nil }
      names.append(rest.prefix(count).joined(separator: " "))
      rest = rest.dropFirst(count)
    }
    return names
  }

  /// Nobody lists more words.
  private static let mostNames = 6

  /// Whether a text is a whole name, whatever its words and signs mean else: "Type: Null",
  /// "Deoxys (Angriff)".
  private func isName(_ text: String) -> Bool {
    mayBeName(text) && names?.isName(text) == true
  }

  /// Whether a text is a name, but for a letter that was left out, where its words and signs mean nothing or
  /// find nothing: "Tye: Null", "Rock Star Pikahu".
  func isAlmostName(_ text: String, in language: Language) -> Bool {
    mayBeName(text) && fits(text, in: language)
  }

  /// Whether it has more than one word or sign, and no sign that is in no name.
  private func mayBeName(_ text: String) -> Bool {
    if text.utf8.count >= 100 { return false }
    var isPlain = true
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|"),
        UInt8(ascii: "@"), UInt8(ascii: "\""), UInt8(ascii: "!"):
        return false
      case UInt8(ascii: " "), UInt8(ascii: ":"), UInt8(ascii: "("), 0x80...UInt8.max:
        isPlain = false
      default: break
      }
    }
    return !isPlain && !text.contains("！") && !PlainSigns.areForeign(in: text)
  }
}
