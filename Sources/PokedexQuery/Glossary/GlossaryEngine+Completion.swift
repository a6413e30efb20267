internal import PokedexModel
internal import PokedexText

extension GlossaryEngine {
  /// What can stand at the end of a text, and the kind of thing that is asked for there; of Pokémon it
  /// knows no names, so that their kind comes without choices.
  package func complete(
    _ text: String, in settings: QuerySettings = QuerySettings()
  ) -> (completion: QueryCompletion, kind: ValueKind?) {
    let count = text.count
    guard text.utf8.count <= QueryLimits.bytes else {
      return (QueryCompletion(range: count..<count, choices: []), nil)
    }
    let spot = CompletionSpot(Array(text), cursor: count)
    let values = ValueChoices(language: settings.language, key: ValueKey.scalars(spot.typed))
    let term = spot.before.lazy.compactMap { GlossaryTerm.named($0, in: source.glossary) }.first
    let kind = term?.kind
    var kinds: [ValueKind] = []
    var choices: [QueryCompletion.Choice] = []
    switch spot.sign {
    case "@", "＠": kinds = term?.meaning == .learnedBy ? [.way, .game] : []
    case "!" where term != nil: break
    case nil, "!":
      if term?.takesSpace == true, let kind { kinds = [kind] }
      choices = terms(values)
      if source.glossary == .moves { kinds.append(.type) }
    default: kinds = kind.map { [$0] } ?? []
    }
    choices += kinds.flatMap { words[$0].map(values.choices) ?? [] }
    return (QueryCompletion(range: spot.range, choices: choices), kinds.first)
  }

  /// The terms of which a word in any of its forms begins with what is typed.
  private func terms(_ values: ValueChoices) -> [QueryCompletion.Choice] {
    GlossaryTerm.all(of: source.glossary).compactMap { term in
      guard let word = term.words.first(where: values.begins) else { return nil }
      let name = word.utf8.allSatisfy { $0 < 0x80 } ? term.name : word
      return QueryCompletion.Choice(
        text: term.figure == nil ? name + ":" : name, label: name, kind: nil,
        about: term.about.text(in: values.language.interface))
    }
  }
}
