internal import PokedexModel

// The meaning of a text while it is being typed.
extension QueryEngine {
  /// Maximum number of words at the end of a text that can be unfinished: "weak to f".
  private static let maximumUnfinished = 4

  /// Returns the part of a text that asks for something, however its last word goes on. An
  /// unfinished word never changes the rows, unless the text is only a name.
  ///
  /// Returns the whole text if it ends with a space, or if its last word has a meaning. A text in
  /// which no word is finished gives an empty part.
  package func finishedPart(of text: String, in settings: QuerySettings) -> String {
    guard let last = text.last, text.utf8.count <= QueryLimits.bytes else { return text }
    if last.isWhitespace {
      return String(text.prefix(text.count - text.reversed().prefix(while: \.isWhitespace).count))
    }
    if isFinished(text, in: settings) { return text }
    var words = text.split(separator: " ", omittingEmptySubsequences: false)
    for _ in 0..<Self.maximumUnfinished where words.count > 1 {
      repeat { words.removeLast() } while words.last?.isEmpty == true
      let part = words.joined(separator: " ")
      if part.allSatisfy(\.isWhitespace) || isFinished(part, in: settings) { return part }
    }
    return ""
  }

  private func isFinished(_ text: String, in settings: QuerySettings) -> Bool {
    let context = context(in: settings)
    guard let reading = try? Reading(text, context: context, lexicon: lexicon) else { return false }
    if reading.query.slips.contains(where: { text.hasSuffix($0.typed) }) { return false }
    guard reading.plainWords.contains(where: { $0.range.upperBound == text.count }) else {
      return true
    }
    if reading.query.asksForMoreThanNames {
      return isWholeName(reading.plainWords.last?.words ?? "")
    }
    return isPartOfName(text, in: settings.language)
  }

  /// Whether a text is a part of a name, but not the beginning of a word of the query language.
  private func isPartOfName(_ text: String, in language: Language) -> Bool {
    guard let best = matches(text, in: language).best, best.fits else { return false }
    let key = NormalizedName.letters(text)
    let isKeyword =
      lexicon.words(beginningWith: key, in: language)
      || [.type, .trait, .color, .region].contains { kind in
        !ValueChoices(terms: terms, language: language, key: key).beginning(in: words[kind]).isEmpty
      }
    return !isKeyword || isWholeName(text)
  }

  /// Returns what completes the last word of a text, as letters to add to it. Empty if nothing does.
  package func ending(of text: String, in settings: QuerySettings) -> String {
    guard let last = text.last, !last.isWhitespace, text.utf8.count <= QueryLimits.bytes else {
      return ""
    }
    let characters = Array(text)
    let spot = CompletionContext(characters, cursor: characters.count, terms)
    let typed = spot.typed.lowercased()
    guard typed.count > 1 else { return "" }
    let choices = ChoiceFinder(engine: self, language: settings.language).choices(at: spot)
    for choice in choices {
      let value = choice.text.split(separator: ":", maxSplits: 1).last.map(String.init) ?? ""
      for text in [choice.text, value] where text.lowercased().hasPrefix(typed) {
        if text.count > typed.count { return String(text.dropFirst(typed.count)) }
        return ""
      }
    }
    return ""
  }
}
