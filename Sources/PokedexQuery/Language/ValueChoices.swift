internal import PokedexModel
internal import PokedexText

/// Finds the things whose names begin with what is typed of a word.
struct ValueChoices {
  let terms: TermTable
  let language: Language
  /// What is typed, as `ValueKey` has it.
  let key: [UInt16]

  /// The things of a kind that are called just so, then those whose slugs begin with what is typed, those
  /// whose names or aliases do, in English or the language asked for; then those of other languages, and
  /// those that have it further in.
  func choices(in table: ValueTable) -> [QueryCompletion.Choice] { choices(in: table, upTo: 3) }

  /// Only those whose slugs, names or aliases begin with what is typed, in English or the language asked
  /// for.
  func beginning(in table: ValueTable) -> [QueryCompletion.Choice] { choices(in: table, upTo: 2) }

  private func choices(in table: ValueTable, upTo last: UInt8) -> [QueryCompletion.Choice] {
    let names = table.names
    var ranks = [UInt8](repeating: 4, count: table.values.count)
    for name in names.names {
      if let rank = rank(of: names.letters(of: name), name.kind) {
        ranks[Int(name.place)] = min(ranks[Int(name.place)], rank)
      }
    }
    return (0...last).flatMap { rank in
      table.values.indices.filter { ranks[$0] == rank }.map { choice(table.values[$0], table.kind) }
    }
  }

  private func rank(of letters: ArraySlice<UInt16>, _ kind: ValueTable.Names.Name.Kind) -> UInt8? {
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
      if let term = terms.named(value.slug), term.figure != nil {
        return term.label(in: language.interface)
      }
    case .trait, .way, .trigger:
      let local = value.aliases.first { $0.utf8.contains { $0 >= 0x80 } }
      if language.interface == .japanese, let local { return local }
    default: break
    }
    return value.label(in: language)
  }

  /// With quotation marks where a space or a sign would end it.
  static func quoted(_ text: String) -> String {
    text.contains { $0.isWhitespace || Token.Kind(sign: $0) != nil } ? "\"\(text)\"" : text
  }

  /// Whether a name begins with what is typed.
  func begins(_ name: String) -> Bool { ValueKey.letters(name).starts(with: key) }

  private func contains(_ letters: ArraySlice<UInt16>) -> Bool {
    guard key.count > 1, letters.count >= key.count else { return false }
    for start in letters.startIndex...letters.endIndex - key.count
    where letters[start] == key[0] && letters[start...].starts(with: key) {
      return true
    }
    return false
  }
}
