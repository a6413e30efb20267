internal import DexData
internal import PokedexModel
internal import PokedexQuery
internal import PokedexText

extension Completion {
  /// Returns completions for the end of a query: terms and their values. Earlier operands are
  /// joined by spaces. The last word may hold several terms, for example in quotation marks.
  func queryWords(for command: CommandRow.Command) -> [Choice] {
    let typed = line.typed
    let before = line.operands.map { $0 + " " }.joined()
    let text = before + typed
    let engine = Self.engine(for: command)
    let completion = engine.complete(
      text, cursor: text.count, in: QuerySettings(language: language), maximumCount: .max)
    // An unclosed quotation mark in an earlier word can't be completed here.
    guard completion.range.lowerBound >= before.count else { return [] }
    let leadingText = String(typed.prefix(completion.range.lowerBound - before.count))
    let last = String(typed.dropFirst(leadingText.count))
    if completion.choices.isEmpty, engine.expectedKind(in: text, cursor: text.count) == .pokemon {
      return names(of: nil, last).map { Choice(leadingText + Self.joined($0.text), $0.about) }
    }
    let key = NormalizedName.letters(last.hasPrefix("\"") ? String(last.dropFirst()) : last)
    // A shell inserts the common beginning of all choices. Names would shorten it, so they are left out when
    // terms or types match.
    let hasOthers = completion.choices.contains { choice in
      !choice.isName && NormalizedName.letters(choice.text).starts(with: key)
    }
    return completion.choices.compactMap { choice in
      if choice.isName, hasOthers || last.hasPrefix("-") { return nil }
      let name = Self.joined(choice.text)
      guard NormalizedName.letters(name).starts(with: key) else { return nil }
      // A hyphen before an order makes it descending.
      let text = choice.kind == .sort && last.hasPrefix("-") ? "-" + name : name
      return Choice(leadingText + text, choice.about ?? about(choice))
    }
  }

  private static func engine(for command: CommandRow.Command) -> QueryEngine {
    switch command {
    case .moves: .of(MoveQuerySource())
    case .abilities: .of(AbilityQuerySource())
    default: .ofDex()
    }
  }

  /// Returns the name of a choice, or its kind if the word already is the name.
  private func about(_ choice: QueryCompletion.Choice) -> String {
    if choice.label != choice.text { return choice.label }
    return choice.kind?.noun.text(in: language.interface) ?? ""
  }

  /// Returns a name without quotation marks, which the shell would interpret. Hyphens replace its
  /// spaces. A name with signs of the query language stays unchanged.
  private static func joined(_ text: String) -> String {
    let name = text.hasPrefix("\"") ? String(text.dropFirst().dropLast()) : text
    if name.contains(where: { ":=<>!()|@,".contains($0) }) { return text }
    return String(name.map { $0.isWhitespace ? "-" : $0 })
  }
}

extension Completion {
  /// Returns names of the bundle that begin with the typed text: slugs, and names in the user's language.
  ///
  /// - Parameter kind: nil for Pokémon.
  func names(of kind: SubjectShell.SubjectKind?, _ typed: String) -> [Choice] {
    let key = NormalizedName.letters(typed)
    return all(of: kind).compactMap { slug, name in
      let own = name ?? slug
      guard
        let text = words(slug, own).first(where: { NormalizedName.letters($0).starts(with: key) })
      else { return nil }
      let about = text == slug ? own : slug
      return Choice(text, about == text ? "" : about)
    }
  }

  /// Returns the ways to type a name, preferred first. An English name differs from its slug only in capitals
  /// and signs.
  private func words(_ slug: String, _ name: String) -> [String] {
    language == .english ? [slug] : [name, slug]
  }

  private func all(of kind: SubjectShell.SubjectKind?) -> [(slug: String, name: String?)] {
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

extension SubjectShell.SubjectKind {
  /// The kind of query values. Natures, which queries don't have, are handled elsewhere.
  fileprivate var valueKind: QueryValueKind {
    switch self {
    case .move: .move
    case .ability: .ability
    case .type: .type
    case .item, .nature: .item
    }
  }
}
