internal import PokedexModel
internal import PokedexText

/// What can stand where the cursor is.
package struct QueryCompletion: Sendable, Equatable {
  /// A choice among them.
  package struct Choice: Sendable, Equatable {
    /// What is put in the place of the range.
    package let text: String
    /// Its name in the language asked for.
    package let label: String
    /// What kind of thing it is; nil for a term.
    package let kind: ValueKind?
    /// What it asks, in a sentence; nil for what its label says.
    package let about: String?
  }

  /// The characters that a choice replaces.
  package let range: Range<Int>
  /// The best first, at most `mostChoices`.
  package let choices: [Choice]

  package static let mostChoices = 100
}

extension QueryEngine {
  /// What can stand at a place in a text: terms and types, or after a term what it can have.
  ///
  /// - Parameter cursor: characters before it, within the text.
  package func complete(
    _ text: String, cursor: Int, in settings: QuerySettings = QuerySettings()
  ) -> QueryCompletion {
    guard text.utf8.count <= QueryLimits.bytes else {
      return QueryCompletion(range: cursor..<cursor, choices: [])
    }
    let spot = CompletionSpot(Array(text), cursor: cursor)
    let finder = ChoiceFinder(words: words, language: settings.language, typed: spot.typed)
    let choices = finder.choices(at: spot)
    return QueryCompletion(
      range: spot.range, choices: Array(choices.prefix(QueryCompletion.mostChoices)))
  }
}

/// The word at a cursor, and what stands before it.
private struct CompletionSpot {
  /// From the word's first character, its quotation mark if it has one, to its last.
  let range: Range<Int>
  /// The part of the word before the cursor, without a quotation mark.
  let typed: String
  /// The sign right before it.
  let sign: Character?
  /// The word before that, or before the space.
  let before: String

  init(_ characters: [Character], cursor: Int) {
    let cursor = max(0, min(cursor, characters.count))
    var start = cursor
    // Within quotation marks spaces belong to the word.
    let quote = Self.openQuote(in: characters[..<cursor])
    if let quote {
      start = quote
    } else {
      while start > 0, Self.isLetter(characters[start - 1]) { start -= 1 }
    }
    var end = cursor
    while end < characters.count, Self.isLetter(characters[end]) { end += 1 }
    if quote != nil, end < characters.count, characters[end] == "\"" { end += 1 }
    range = start..<end
    typed = String(characters[(quote.map { $0 + 1 } ?? start)..<cursor])
    var place = start
    while place > 0, characters[place - 1] == " " { place -= 1 }
    var sign: Character?
    while place > 0, ":@=<>!：＝＠".contains(characters[place - 1]) {
      place -= 1
      sign = sign == "@" ? sign : characters[place]
    }
    self.sign = sign
    before = Self.term(in: characters, until: place, after: sign)
  }

  /// The last quotation mark, where it has no second one.
  private static func openQuote(in characters: ArraySlice<Character>) -> Int? {
    let quotes = characters.indices.filter { characters[$0] == "\"" }
    return quotes.count % 2 == 1 ? quotes.last : nil
  }

  private static func isLetter(_ character: Character) -> Bool {
    !character.isWhitespace && !":=<>!()|@,\"：＝＜＞！（）｜＠，、".contains(character)
  }

  /// The word that ends at a place; after an `@` the term that its value belongs to.
  private static func term(
    in characters: [Character], until end: Int, after sign: Character?
  ) -> String {
    var end = end
    if sign == "@" || sign == "＠" {
      guard let colon = characters[..<end].lastIndex(where: { $0 == ":" || $0 == "：" }) else {
        return ""
      }
      end = colon
    }
    while end > 0, characters[end - 1] == " " { end -= 1 }
    var start = end
    while start > 0, isLetter(characters[start - 1]) { start -= 1 }
    return String(characters[start..<end])
  }
}

/// Finds the choices for the beginning of a word.
private struct ChoiceFinder {
  let words: QueryWords
  let language: Language
  let key: [UInt32]

  init(words: QueryWords, language: Language, typed: String) {
    self.words = words
    self.language = language
    key = ValueKey.scalars(typed)
  }

  func choices(at spot: CompletionSpot) -> [QueryCompletion.Choice] {
    let term = QueryTerm.named(spot.before)
    switch spot.sign {
    case "@", "＠":
      return (term?.meaning == .learns ? values(of: .way) : []) + values(of: .game)
    case nil:
      let spaced = term.flatMap { $0.takesSpace ? $0.kind : nil }
      return (spaced.map(values) ?? []) + terms + values(of: .type)
    case "!" where term == nil: return terms + values(of: .type)
    default: return term?.kind.map(values) ?? []
    }
  }

  /// The terms that begin with what is typed, in any of their forms; that which is it first.
  private var terms: [QueryCompletion.Choice] {
    var ranked: [(rank: Int, choice: QueryCompletion.Choice)] = []
    for term in QueryTerm.all {
      let words = [term.name] + term.aliases
      guard let place = words.firstIndex(where: begins) else { continue }
      let isWhole = words.contains { ValueKey.scalars($0) == key }
      let word = words[place]
      // A short form stands for the longer ones in its letters.
      let name = word.utf8.allSatisfy { $0 < 0x80 } ? term.name : word
      let ending = term.isAlone || term.figure != nil ? "" : ":"
      let choice = QueryCompletion.Choice(
        text: name + ending, label: name, kind: nil, about: term.about(in: language.interface))
      ranked.append((isWhole ? 0 : place == 0 ? 1 : 2, choice))
    }
    return (0...2).flatMap { rank in ranked.filter { $0.rank == rank }.map(\.choice) }
  }

  /// The things of a kind that are called just so, then those whose slugs begin with what is typed, those
  /// whose names or aliases do, in English or the language asked for; then those of other languages, and
  /// those that have it further in.
  private func values(of kind: ValueKind) -> [QueryCompletion.Choice] {
    let table = words[kind]
    let names = table.names
    var ranks = [UInt8](repeating: 4, count: table.values.count)
    for name in names.names {
      if let rank = rank(of: names.letters(of: name), name.kind) {
        ranks[Int(name.place)] = min(ranks[Int(name.place)], rank)
      }
    }
    return (0...3).flatMap { rank in
      table.values.indices.filter { ranks[$0] == rank }.map { choice(table.values[$0], kind) }
    }
  }

  private func rank(of letters: ArraySlice<UInt32>, _ kind: ValueTable.Names.Name.Kind) -> UInt8? {
    var (isSlug, isOwn) = (false, true)
    switch kind {
    case .slug: isSlug = true
    case .alias: break
    case .name(let other):
      isOwn = language.fallbacks.contains(other)
      isSlug = other == language && language != .english
    }
    if letters.starts(with: key) {
      if isOwn, letters.count == key.count { return 0 }
      return isSlug ? 1 : isOwn ? 2 : 3
    }
    return isOwn && contains(letters) ? 3 : nil
  }

  private func choice(_ value: NamedValue, _ kind: ValueKind) -> QueryCompletion.Choice {
    let own = language == .english ? nil : value.names?.resolve(language)
    let name = own?.language == .english ? nil : own?.text
    let about =
      kind == .trait
      ? Trait(rawValue: value.slug)?.about.text(in: language.interface) : nil
    return QueryCompletion.Choice(
      text: Self.quoted(name ?? value.slug), label: label(of: value, kind), kind: kind, about: about
    )
  }

  private func label(of value: NamedValue, _ kind: ValueKind) -> String {
    switch kind {
    case .sort, .stat:
      if let figure = QueryTerm.named(value.slug)?.figure {
        return QueryTerm.label(of: figure).text(in: language.interface)
      }
    case .trait, .way, .trigger:
      let local = value.aliases.first { $0.utf8.contains { $0 >= 0x80 } }
      if language.interface == .japanese, let local { return local }
    default: break
    }
    return value.label(in: language)
  }

  private static func quoted(_ text: String) -> String {
    text.contains { $0.isWhitespace || ":=<>!()|@,".contains($0) } ? "\"\(text)\"" : text
  }

  private func begins(_ name: String) -> Bool { ValueKey.scalars(name).starts(with: key) }

  private func contains(_ letters: ArraySlice<UInt32>) -> Bool {
    guard key.count > 1, letters.count >= key.count else { return false }
    for start in letters.startIndex...letters.endIndex - key.count
    where letters[start] == key[0] && letters[start...].starts(with: key) {
      return true
    }
    return false
  }
}
