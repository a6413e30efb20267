internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import PokemonAPI

// What a move, an ability or an item does, which no bundle has.
extension SubjectShell {
  /// What its effect is asked for as; nil for what has none.
  func subject(_ slug: String) -> EffectSubject? {
    switch kind {
    case .move: .move(slug)
    case .ability: .ability(slug)
    case .item: .item(slug)
    case .type, .nature: nil
    }
  }

  /// Nil where the source has none.
  ///
  /// - Throws: `Shell.Failure`.
  func effect(of slug: String, from api: any PokemonAPIProtocol) async throws -> String? {
    guard let subject = subject(slug) else { return nil }
    do {
      return try await api.serving(.wanted).fetchEffect(of: subject).value?[language]
    } catch let error as HTTPError where error.isNotFound {
      return nil
    } catch {
      throw Shell.Failure(sentence: ErrorSentence.text(of: error, in: language.interface))
    }
  }
}
