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

  /// The terms that begin with what is typed, in any of their forms.
  private var terms: [QueryCompletion.Choice] {
    QueryTerm.all.compactMap { term in
      guard let word = ([term.name] + term.aliases).first(where: begins) else { return nil }
      let ending = term.isAlone || term.figure != nil ? "" : ":"
      // The short form stands for the long ones of its own letters.
      let name = word.utf8.count == word.count ? term.name : word
      return QueryCompletion.Choice(
        text: name + ending, label: name, kind: nil, about: term.about(in: language.interface))
    }
  }

  /// The things of a kind whose names begin with what is typed, then those that have it further in.
  private func values(of kind: ValueKind) -> [QueryCompletion.Choice] {
    var (first, later) = ([QueryCompletion.Choice](), [QueryCompletion.Choice]())
    for value in words[kind].values {
      let own = [value.slug] + (value.names?[exactly: language].map { [$0] } ?? [])
      if own.contains(where: begins) {
        first.append(choice(value, kind))
      } else if begins(anyOf: value) || own.contains(where: contains) {
        later.append(choice(value, kind))
      }
    }
    return first + later
  }

  private func choice(_ value: NamedValue, _ kind: ValueKind) -> QueryCompletion.Choice {
    let label = value.label(in: language)
    let isOwn = language != .english && value.names?[exactly: language] != nil
    let text = isOwn ? label : value.slug
    let about =
      kind == .trait
      ? Trait(rawValue: value.slug)?.about.text(in: language.interface) : nil
    return QueryCompletion.Choice(
      text: Self.quoted(text), label: label, kind: kind, about: about)
  }

  private static func quoted(_ text: String) -> String {
    text.contains { $0.isWhitespace || ":=<>!()|@,".contains($0) } ? "\"\(text)\"" : text
  }

  private func begins(_ name: String) -> Bool { ValueKey.scalars(name).starts(with: key) }

  private func begins(anyOf value: NamedValue) -> Bool {
    value.aliases.contains(where: begins)
      || (value.names?.all.contains { begins($0.text) } ?? false)
  }

  private func contains(_ name: String) -> Bool {
    guard key.count > 1 else { return false }
    let scalars = ValueKey.scalars(name)
    return scalars.indices.contains { scalars[$0...].starts(with: key) }
  }
}
