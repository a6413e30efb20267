package import PokedexModel
internal import PokedexText

extension QueryEngine {
  /// Returns the question that a text asks. Nil if it asks none, if its names are ambiguous or
  /// unknown, if the whole text is a name, or if it is more probably a query.
  package func question(in text: String, language: Language) -> Question? {
    guard let names, text.utf8.count <= Self.maximumQuestionBytes,
      names.pokemon(named: text, in: language, toleratesTypos: false) == nil, !names.isName(text)
    else { return nil }
    let settings = QuerySettings(language: language)
    let context = context(in: settings)
    // In a question, these are only punctuation: "Let's Go, Eevee!".
    let plain = String(text.map { ",!".contains($0) ? " " : $0 })
    guard let tokens = try? Lexer.tokens(of: plain, hasDecimalComma: false, terms) else {
      return nil
    }
    var lattice = Lattice(
      tokens, Array(plain), context: context, lexicon: questionLexicon.value)
    func read() -> (question: Question, cost: Double)? {
      QuestionReader(lattice).question(
        pokemon: { names.pokemon(named: $0, in: language, toleratesTypos: $1) },
        version: { source.versions(of: [$0]).first })
    }
    var found = read()
    if found == nil, lattice.addSlips() { found = read() }
    guard let found else { return nil }
    let isQuery = try? Reading(text, context: context, lexicon: lexicon).isCheaper(than: found.cost)
    return isQuery == true ? nil : found.question
  }

  /// Maximum length of a question in bytes.
  private static let maximumQuestionBytes = 200
}
