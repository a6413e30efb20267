internal import DexData
internal import PokedexModel
internal import PokedexQuery
internal import PokedexText

/// What can stand at the end of a query, as words of a shell: terms, and what they can have.
struct QueryChoices {
  private let command: CommandRow.Command
  private let language: Language

  init(_ command: CommandRow.Command, _ language: Language) {
    self.command = command
    self.language = language
  }

  /// - Parameters:
  ///   - words: of the query before the last; with spaces between they are one text.
  ///   - typed: of the last word, which may hold several terms, as in quotes.
  func choices(_ words: [String], _ typed: String) -> [Completion.Choice] {
    let before = words.map { $0 + " " }.joined()
    let (completion, kind) = complete(before + typed)
    // A quotation mark in an earlier word is no matter of this one.
    guard completion.range.lowerBound >= before.count else { return [] }
    let lead = String(typed.prefix(completion.range.lowerBound - before.count))
    let last = String(typed.dropFirst(lead.count))
    if kind == .pokemon {
      return NameChoices(language).choices(of: nil, last)
        .map { Completion.Choice(text: lead + Self.joined($0.text), about: $0.about) }
    }
    let key = ValueKey.scalars(last.hasPrefix("\"") ? String(last.dropFirst()) : last)
    // A shell writes what all choices begin with in the place of what is typed: names would only be in
    // the way of terms and types.
    let hasOthers = completion.choices.contains { choice in
      choice.kind != .pokemon && ValueKey.scalars(choice.text).starts(with: key)
    }
    return completion.choices.compactMap { choice in
      if choice.kind == .pokemon, hasOthers || last.hasPrefix("-") { return nil }
      let name = Self.joined(choice.text)
      guard ValueKey.scalars(name).starts(with: key) else { return nil }
      // An order falls with a hyphen before it.
      let text = choice.kind == .sort && last.hasPrefix("-") ? "-" + name : name
      return Completion.Choice(text: lead + text, about: choice.about ?? about(choice))
    }
  }

  private func complete(_ text: String) -> (QueryCompletion, ValueKind?) {
    let settings = QuerySettings(language: language)
    switch command {
    case .moves: return GlossaryEngine(source: MoveGlossary()).complete(text, in: settings)
    case .abilities: return GlossaryEngine(source: AbilityGlossary()).complete(text, in: settings)
    default:
      let engine = QueryEngine.ofDex()
      return (engine.complete(text, cursor: text.count, in: settings, most: .max), nil)
    }
  }

  /// What a thing is called, or of what kind it is where its word says that.
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

/// Names of the bundle that begin with what is typed: slugs, and names in the language that is read.
struct NameChoices {
  private let language: Language

  init(_ language: Language) { self.language = language }

  /// - Parameter kind: nil for Pokémon.
  func choices(of kind: SubjectShell.Kind?, _ typed: String) -> [Completion.Choice] {
    let key = ValueKey.scalars(typed)
    return names(of: kind).compactMap { slug, name in
      let own = name ?? slug
      guard let text = words(slug, own).first(where: { ValueKey.scalars($0).starts(with: key) })
      else { return nil }
      let about = text == slug ? own : slug
      return Completion.Choice(text: text, about: about == text ? "" : about)
    }
  }

  /// As they may be typed, what is read first. An English name is its slug but for capitals and signs.
  private func words(_ slug: String, _ name: String) -> [String] {
    language == .english ? [slug] : [name, slug]
  }

  private func names(of kind: SubjectShell.Kind?) -> [(slug: String, name: String?)] {
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
