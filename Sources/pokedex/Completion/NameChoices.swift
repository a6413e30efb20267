internal import DexData
internal import PokedexModel
internal import PokedexQuery

/// Names of the bundle that begin with what is typed: slugs, and names in the language that is read.
struct NameChoices {
  private let language: Language

  init(_ language: Language) { self.language = language }

  /// - Parameter kind: nil for Pokémon.
  func choices(of kind: SubjectShell.Kind?, _ typed: String) -> [Completion.Choice] {
    let key = ValueKey.letters(typed)
    return names(of: kind).compactMap { slug, name in
      let own = name ?? slug
      guard let text = words(slug, own).first(where: { ValueKey.letters($0).starts(with: key) })
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
