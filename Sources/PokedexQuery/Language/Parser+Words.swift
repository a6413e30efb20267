internal import PokedexModel
internal import PokedexText

// Parses words without a sign after them: types, names, and terms that are separated from their
// values by a space, as in Showdown.
extension Parser {
  /// Reads the next words, unless they are a name, and returns the condition that they express. If
  /// they are a name, consumes nothing and returns nil. Consumes words that only set a sort order,
  /// but also returns nil for them.
  ///
  /// A word that can mean several things gets the first meaning that fits, in this order: a value
  /// followed by its term, a value of several words, a type, a generation, a range of National Dex
  /// numbers, a trait, a sort order, a word for a whole query (such as "fossil"), a term with its
  /// value, then a value of one word.
  mutating func takeBareWord(_ word: String, isNested: Bool) throws(QueryMistake) -> Condition? {
    if let condition = try takeReversed() { return condition }
    if let condition = try takeImplied(ofMoreWordsThan: 1) { return condition }
    if let type = bareType(word) {
      let range = tokens[position].range
      position += 1
      if token(after: 1)?.isValueSeparator != true, let next = token?.plainWord, Self.isType(next) {
        position += 1
      }
      return try condition(type, at: range)
    }
    if let types = bareTypes(word) {
      let range = tokens[position].range
      position += 1
      var both: [Condition] = []
      for type in types { both.append(try self.condition(type, at: range)) }
      return .and(both)
    }
    for count in [2, 1] {
      guard let generation = words(count).flatMap(Self.generation) else { continue }
      position += count
      note(.figure(.generation))
      return .figure(.generation, [generation...generation])
    }
    if terms.of(.number) != nil, let (first, last) = Self.numbers(word) {
      guard first <= last else {
        throw QueryMistake(.queryEmptyRange, word, at: tokens[position].range)
      }
      position += 1
      note(.figure(.number))
      return .figure(.number, [first...last])
    }
    if terms.named(word)?.meaning == .monotype {
      position += 1
      return .fact(.monotype)
    }
    if let trait = bareTrait(word), !nextIsPlainName {
      position += 1
      return .fact(.trait(trait))
    }
    let start = position
    if try takeSuperlative(word, isNested: isNested) { return nil }
    if let comparison = try takeComparative() { return comparison }
    let concept = try takeConcept(isNested: isNested)
    if position > start { return concept }
    if try takeDirection(word, isNested: isNested) { return nil }
    let condition = try takeSpaced(isNested: isNested)
    if position > start { return condition }
    if let value = bareValue(word), !nextJoinsName(word) {
      position += 1
      return .fact(value.kind == .game ? .inVersion(value, isExclusive: false) : .has(value))
    }
    if let type = foreignType(word) {
      position += 1
      return try self.condition(type, at: tokens[start].range)
    }
    return try takeImplied()
  }

  /// Plural endings, each with the ending that replaces it in the singular.
  private static let plurals = [("ies", "y"), ("s", ""), ("n", ""), ("er", "")]
  private static let typeEndings = QueryWordTable.words("type-ending")
  private static let typeNouns = QueryWordTable.words("type-noun")

  /// Returns both ends of a range of National Dex numbers such as "1..151", or nil for any other
  /// word.
  private static func numbers(_ word: String) -> (first: Int32, last: Int32)? {
    guard word.first?.isNumber == true || word.first == "#",
      let ends = Amount.range(word), let from = ends.from, let to = ends.to, from.unit.isEmpty,
      to.unit.isEmpty
    else { return nil }
    return (Comparison.clamped(from.number), Comparison.clamped(to.number))
  }

  /// Returns the type with this name in any language, such as "wasser". Nil if the word also
  /// matches the name of a row, or if the next word may be part of a name.
  private func foreignType(_ word: String) -> PokemonType? {
    guard let slug = type(named: word)?.slug, !nextIsPlainName, !context.fitsName(word) else {
      return nil
    }
    return PokemonType(rawValue: slug)
  }

  /// Returns the type with this name in any language. Nil if there is no such type, or if the
  /// `type` term doesn't exist for this kind of list.
  private func type(named word: String) -> QueryValue? {
    guard terms.named("type") != nil, !SymbolRules.hasForeignSign(word) else { return nil }
    return context.words.values(.type, named: word, in: context.language).first
  }

  /// Returns the type that a word means without a term. The word can be the singular or plural of a
  /// type's name in English or in the user's language, or a type's name in Japanese, Korean or
  /// Chinese.
  func bareType(_ word: String) -> PokemonType? {
    let lower = word.lowercased()
    for (ending, rest) in Self.typeEndings.map({ ($0, "") }) + Self.plurals
    where lower.hasSuffix(ending) && lower.count > ending.count + 1 {
      if let type = bareType(String(word.dropLast(ending.count)) + rest) { return type }
    }
    guard let value = type(named: word), let type = PokemonType(rawValue: value.slug) else {
      return nil
    }
    if word.unicodeScalars.contains(where: { $0.value >= 0x3000 }) { return type }
    return isName(word, of: value) ? type : nil
  }

  /// Whether a word is a value's slug, an alias, or its name in English or in the user's language.
  private func isName(_ word: String, of value: QueryValue) -> Bool {
    let named = context.words.named(value)
    let own = context.language.fallbacks.map { named?.names?[exactly: $0] }
    let known = [value.slug, named?.names?[exactly: .english]] + own + (named?.aliases ?? [])
    let key = NormalizedName.hash(word)
    return known.contains { $0.map(NormalizedName.hash) == key }
  }

  /// Minimum length, in bytes, of a word that is read as a value without its term. Shorter words
  /// have too many other meanings. For example, "x" would be read as the game Pokémon X.
  private static let minimumLetters = 3

  /// Returns the value that a word means without a term, such as "blue", or "special" in a list of
  /// moves. Returns nil if the word is the complete name of a row. It may be the beginning of a
  /// name.
  func bareValue(_ word: String) -> QueryValue? {
    guard word.utf8.count >= Self.minimumLetters, !context.isName(word) else { return nil }
    for kind in terms.bareKinds {
      let value = context.words.values(kind, named: word, in: context.language).first
      if let value, isName(word, of: value) { return value }
    }
    return nil
  }

  func condition(_ type: PokemonType, at range: Range<Int>) throws(QueryMistake) -> Condition {
    if let generation = context.generation, type.generation > generation {
      throw QueryMistake(
        .queryNotThereYet, text(range), String(type.generation), at: range)
    }
    return .fact(.type(type))
  }

  static func isType(_ word: String) -> Bool {
    typeNouns.contains(word.lowercased())
  }

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

  /// Returns the types in a word that joins two types, such as "fire-flying" or "ほのお・ひこう". Nil for
  /// any other word.
  private func bareTypes(_ word: String) -> [PokemonType]? {
    for sign in "・·-+" {
      let parts = word.split(separator: sign, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      let types = parts.compactMap { bareType(String($0)) }
      if types.count == 2 { return types }
    }
    return nil
  }

  /// Returns the trait that a word means without `is:`. The words in `bareTraits` never occur in
  /// names. A word in `formTraits` may be part of a name, as "mega" is in "mega charizard".
  private func bareTrait(_ word: String) -> Trait? {
    let word = word.lowercased()
    return hasTraits ? Self.bareTraits[word] ?? Self.formTraits[word] : nil
  }

  /// Whether the list's rows have traits such as "legendary". Only Pokémon have traits.
  private var hasTraits: Bool { terms.listKind == .pokemon }

  private static let bareTraits = traits("bare-trait")
  private static let formTraits = traits("form-trait")

  private static func traits(_ family: String) -> [String: Trait] {
    QueryWordTable.family(family).reduce(into: [:]) { traits, row in
      for word in row.words { traits[word] = Trait(rawValue: row.key) }
    }
  }

  private var nextIsPlainName: Bool {
    guard let following = token(after: 1), let next = following.plainWord,
      token(after: 2)?.isValueSeparator != true, !skipsFillers || !isFiller(following)
    else { return false }
    return bareType(next) == nil && terms.named(next) == nil && bareTrait(next) == nil
      && bareValue(next) == nil
  }

  /// Whether a word and the next one form a name, as in "black kyurem" and "alola vulpix".
  private func nextJoinsName(_ word: String) -> Bool {
    guard let next = token(after: 1)?.plainWord, !Self.particles.contains(next) else {
      return false
    }
    return context.fitsName(word + " " + next)
  }

  /// Whether a word that also has another meaning is the next word of a name, as in "vulpix alola"
  /// and "charizard mega".
  private func joins(_ words: String, _ word: String) -> Bool {
    (Self.formTraits[word.lowercased()] != nil || bareValue(word) != nil)
      && context.fitsName(words + " " + word)
  }

  /// Reads the next plain words, or the next quoted text, as one name. Throws if plain words are a
  /// term that lacks its value and they match no name, or if they are a term with a misspelled
  /// value.
  mutating func takeName(isQuoted: Bool) throws(QueryMistake) -> Condition {
    if !isQuoted, let mistake = mistypedValue { throw mistake }
    var words = self.words(1) ?? ""
    let start = tokens[position].range.lowerBound
    position += 1
    var count = 1
    while !isQuoted, let word = token?.plainWord, token(after: 1)?.isValueSeparator != true,
      !means(word, after: count) || joins(words, word), !isEndOfName(words, before: word),
      !SymbolRules.hasForeignSign(words), !SymbolRules.hasForeignSign(word)
    {
      words += " " + word
      position += 1
      count += 1
    }
    let range = start..<tokens[position - 1].range.upperBound
    // Without the name of a Pokémon, a word such as "mega" means the trait, as in "mega levitate".
    if !isQuoted, hasTraits, let trait = Self.formTraits[words.lowercased()] {
      return .fact(.trait(trait))
    }
    if !isQuoted, let term = terms.named(words), !isName(words, beside: count) {
      throw term.missingValue(of: words, at: range)
    }
    return name(words, at: range)
  }

  /// Whether words that are also a keyword are meant as a name. If the query contains anything
  /// else, words of more than two bytes must be a complete name. In all other cases, it is enough
  /// that the words match a name.
  ///
  /// - Parameter count: the number of words in `words`.
  private func isName(_ words: String, beside count: Int) -> Bool {
    tokens.count > count && words.utf8.count > 2 ? context.isName(words) : context.fitsName(words)
  }

  /// The mistake for a misspelled value after its term, as in "learns eartquake". Nil if there is
  /// no similar value.
  private var mistypedValue: QueryMistake? {
    for count in [3, 2, 1] {
      guard let words = words(count), let value = token(after: count), let typed = value.plainWord,
        !context.fitsName(words + " " + typed)
      else { continue }
      for kind in terms.allNamed(words).compactMap(\.kind) {
        let mistake = context.words.mistake(
          kind, typed, near: typed, at: value.range, in: context.language)
        if !mistake.closest.isEmpty { return mistake }
      }
    }
    return nil
  }

  /// Records words that will be matched with names, and returns their condition.
  mutating func name(_ words: String, at range: Range<Int>) -> Condition {
    query.words.append(words)
    plainWords.append((words, range))
    return .words(words)
  }

  /// Number of words in a name after which the parser no longer checks whether the next word has a
  /// meaning of its own. After that many words, only a type ends the name.
  private static let maximumWords = 8

  /// Whether the next word has a meaning of its own, so that it doesn't continue the current name.
  /// `count` words of that name have been read so far.
  func means(_ word: String, after count: Int) -> Bool {
    if count >= Self.maximumWords { return bareType(word) != nil }
    var ahead = self
    do throws(QueryMistake) {
      _ = try ahead.takeBareWord(word, isNested: false)
      return ahead.position > position || terms.named(word)?.takesNoValue == true
    } catch {
      return true
    }
  }

  /// Records a column that the query uses, unless it is already recorded.
  mutating func note(_ column: SortKey.SortColumn) {
    if !query.columns.contains(column) { query.columns.append(column) }
  }
}
