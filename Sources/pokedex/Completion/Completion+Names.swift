internal import DexData
internal import PokedexModel
internal import PokedexQuery
internal import PokedexText

extension Completion {
  /// Words that can stand at the end of a query, as words of a shell: terms, and their values. The operands
  /// before are one text with spaces between; the last word may hold several terms, as in quotes.
  func queryWords(for command: CommandRow.Command) -> [Choice] {
    let typed = line.typed
    let before = line.operands.map { $0 + " " }.joined()
    let text = before + typed
    let engine = Self.engine(for: command)
    let completion = engine.complete(
      text, cursor: text.count, in: QuerySettings(language: language), most: .max)
    // A quotation mark in an earlier word is no matter of this one.
    guard completion.range.lowerBound >= before.count else { return [] }
    let lead = String(typed.prefix(completion.range.lowerBound - before.count))
    let last = String(typed.dropFirst(lead.count))
    if completion.choices.isEmpty, engine.kindAsked(in: text, cursor: text.count) == .pokemon {
      return names(of: nil, last).map { Choice(lead + Self.joined($0.text), $0.about) }
    }
    let key = ValueKey.letters(last.hasPrefix("\"") ? String(last.dropFirst()) : last)
    // A shell writes what all choices begin with in the place of what is typed: names would only be in
    // the way of terms and types.
    let hasOthers = completion.choices.contains { choice in
      !choice.isName && ValueKey.letters(choice.text).starts(with: key)
    }
    return completion.choices.compactMap { choice in
      if choice.isName, hasOthers || last.hasPrefix("-") { return nil }
      let name = Self.joined(choice.text)
      guard ValueKey.letters(name).starts(with: key) else { return nil }
      // An order falls with a hyphen before it.
      let text = choice.kind == .sort && last.hasPrefix("-") ? "-" + name : name
      return Choice(lead + text, choice.about ?? about(choice))
    }
  }

  private static func engine(for command: CommandRow.Command) -> QueryEngine {
    switch command {
    case .moves: .of(MoveQuerySource())
    case .abilities: .of(AbilityQuerySource())
    default: .ofDex()
    }
  }

  /// The name of a thing, or its kind where its word is its name.
  private func about(_ choice: QueryCompletion.Choice) -> String {
    if choice.label != choice.text { return choice.label }
    return choice.kind?.noun.text(in: language.interface) ?? ""
  }

  /// Hyphens in the place of quotation marks, which a shell takes for its own.
  private static func joined(_ text: String) -> String {
    let name = text.hasPrefix("\"") ? String(text.dropFirst().dropLast()) : text
    if name.contains(where: { ":=<>!()|@,".contains($0) }) { return text }
    return String(name.map { $0.isWhitespace ? "-" : $0 })
  }
}

extension Completion {
  /// Names of the bundle that begin with what is typed: slugs, and names in the language that is read.
  ///
  /// - Parameter kind: nil for Pokémon.
  func names(of kind: SubjectShell.Kind?, _ typed: String) -> [Choice] {
    let key = ValueKey.letters(typed)
    return all(of: kind).compactMap { slug, name in
      let own = name ?? slug
      guard let text = words(slug, own).first(where: { ValueKey.letters($0).starts(with: key) })
      else { return nil }
      let about = text == slug ? own : slug
      return Choice(text, about == text ? "" : about)
    }
  }

  /// As they may be typed, what is read first. An English name is its slug but for capitals and signs.
  private func words(_ slug: String, _ name: String) -> [String] {
    language == .english ? [slug] : [name, slug]
  }

  private func all(of kind: SubjectShell.Kind?) -> [(slug: String, name: String?)] {
    guard let kind else {
      let vocabulary = DexVocabulary()
      return Dex().listItems(urlPrefix: "").map {
        ($0.name, vocabulary.pokemon(id: $0.id)?.display(in: language))
      }
    }
    if kind == .nature {
      return Dex().natureSlugs.map { ($0, Dex().nature($0)?.names[language]) }
    }
    return DexQuerySource().values(of: kind.valueKind).map { ($0.slug, $0.names?[language]) }
  }
}

extension SubjectShell.Kind {
  /// Natures are nothing that a query asks for.
  fileprivate var valueKind: ValueKind {
    switch self {
    case .move: .move
    case .ability: .ability
    case .type: .type
    case .item, .nature: .item
    }
  }
}
