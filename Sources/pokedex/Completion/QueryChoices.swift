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
    let text = before + typed
    let engine = engine
    let completion = engine.complete(
      text, cursor: text.count, in: QuerySettings(language: language), most: .max)
    // A quotation mark in an earlier word is no matter of this one.
    guard completion.range.lowerBound >= before.count else { return [] }
    let lead = String(typed.prefix(completion.range.lowerBound - before.count))
    let last = String(typed.dropFirst(lead.count))
    if completion.choices.isEmpty, engine.kindAsked(in: text, cursor: text.count) == .pokemon {
      return NameChoices(language).choices(of: nil, last)
        .map { Completion.Choice(text: lead + Self.joined($0.text), about: $0.about) }
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
      return Completion.Choice(text: lead + text, about: choice.about ?? about(choice))
    }
  }

  private var engine: QueryEngine {
    switch command {
    case .moves: .of(MoveQuerySource())
    case .abilities: .of(AbilityQuerySource())
    default: .ofDex()
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
