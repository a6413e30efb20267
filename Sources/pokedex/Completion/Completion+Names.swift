internal import DexData
internal import PokedexModel
internal import PokedexQuery
internal import PokedexText

extension Completion {
  /// Returns completions for the end of a query: query terms and their values. The query consists
  /// of all operands, joined by spaces. The last word can contain several terms, for example if it
  /// is quoted.
  func queryWords(for command: CommandRow.Command) -> [Choice] {
    let typed = line.typed
    let before = line.operands.map { $0 + " " }.joined()
    let text = before + typed
    let engine = QueryEngine.of(QueryListKind(command) ?? .pokemon)
    let completion = engine.complete(
      text, cursor: text.count, in: QuerySettings(language: language), maximumCount: .max)
    // A quoted text that began in an earlier word can't be completed, because the shell replaces
    // only the last word.
    guard completion.range.lowerBound >= before.count else { return [] }
    let leadingText = String(typed.prefix(completion.range.lowerBound - before.count))
    let last = String(typed.dropFirst(leadingText.count))
    if completion.choices.isEmpty, engine.expectedKind(in: text, cursor: text.count) == .pokemon {
      return names(of: nil, last).map { Choice(leadingText + Self.joined($0.text), $0.about) }
    }
    let key = NormalizedName.letters(last.hasPrefix("\"") ? String(last.dropFirst()) : last)
    // The shell inserts the common beginning of all choices. Names would make it shorter, so they
    // are left out if terms or types match.
    let hasOthers = completion.choices.contains { choice in
      !choice.isName && NormalizedName.letters(choice.text).starts(with: key)
    }
    return completion.choices.compactMap { choice in
      if choice.isName, hasOthers || last.hasPrefix("-") { return nil }
      let name = Self.joined(choice.text)
      guard NormalizedName.letters(name).starts(with: key) else { return nil }
      // A hyphen before a sort order makes it descending.
      let text = choice.kind == .sort && last.hasPrefix("-") ? "-" + name : name
      return Choice(leadingText + text, choice.about ?? about(choice))
    }
  }

  /// Returns the description of a choice: its name, or its kind if the completed word already is
  /// the name.
  private func about(_ choice: QueryCompletion.Choice) -> String {
    if choice.label != choice.text { return choice.label }
    return choice.kind?.noun.text(in: language.interface) ?? ""
  }

  /// Returns a name without quotation marks, which the shell would interpret, and with hyphens
  /// instead of spaces. A name that contains operators of the query language is returned unchanged.
  private static func joined(_ text: String) -> String {
    let name = text.hasPrefix("\"") ? String(text.dropFirst().dropLast()) : text
    if name.contains(where: { ":=<>!()|@,".contains($0) }) { return text }
    return String(name.map { $0.isWhitespace ? "-" : $0 })
  }
}

extension Completion {
  /// Returns the bundled names that begin with the typed text. They include slugs and names in the
  /// user's language.
  ///
  /// - Parameter kind: the kind of names; nil for names of Pokémon.
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

  /// Returns the names of trainers that begin with the typed text.
  func trainerNames(_ typed: String) -> [Choice] {
    let key = NormalizedName.letters(typed)
    return Dex().trainerSlugs.compactMap { slug in
      let name = DexVocabulary().trainer(slug)?[language] ?? slug
      guard
        let text = words(slug, name).first(where: { NormalizedName.letters($0).starts(with: key) })
      else { return nil }
      return Choice(text, text == name ? "" : name)
    }
  }

  /// Returns the words that stand for a name on the command line, with the preferred word first.
  /// For English, there is only the slug, because English names differ from it only in capitals and
  /// punctuation.
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
  /// The kind of query values that corresponds to this kind of subject. Not meaningful for natures,
  /// which queries don't support.
  fileprivate var valueKind: QueryValueKind {
    switch self {
    case .move: .move
    case .ability: .ability
    case .type: .type
    case .item, .nature: .item
    }
  }
}
