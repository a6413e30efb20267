internal import PokedexFeatures
package import PokedexModel
package import PokedexQuery
internal import PokedexText

/// A target that the user can go to from the palette.
package enum PaletteTarget: Sendable, Equatable {
  case subject(Subject)
  /// A page of the Pokémon that is open or selected in the list.
  case page(EntryTab)
  /// The page that answers a question.
  case question(Question)
  /// The list, sorted by a column.
  case sortOrder(ListColumn)
  /// The list with the results of a query.
  case search(String)
  /// A generation. Nil for the newest.
  case generation(Int?)
  /// A version to play, given by its slug. Nil for no game.
  case game(String?)
  case language(Language)
  /// A command, given by its name in the table of keys.
  case command(String)
  /// A saved team, given by its name.
  case savedTeam(String)

  /// Creates the target for a match among the program's own names. Nil for a match from the tables.
  ///
  /// - Parameter games: slugs of the versions that the user can play.
  init?(own match: NameMatch, _ games: [String]) {
    switch match.kind {
    case .reference:
      guard Subject.references.indices ~= match.id else { return nil }
      self = .subject(Subject.references[match.id])
    case .page:
      guard let tab = EntryTab(rawValue: match.id) else { return nil }
      self = .page(tab)
    case .sortOrder:
      guard let column = ListColumn(rawValue: match.id) else { return nil }
      self = .sortOrder(column)
    case .generation: self = .generation(match.id == 0 ? nil : match.id)
    case .version:
      guard games.indices ~= match.id else { return nil }
      self = .game(games[match.id])
    case .language:
      guard let language = Language(rawValue: match.id) else { return nil }
      self = .language(language)
    case .command:
      guard Command.all.indices ~= match.id else { return nil }
      self = .command(Command.all[match.id].name)
    default: return nil
    }
  }
}

extension Words {
  /// Returns the name of a target.
  func name(of target: PaletteTarget) -> String {
    switch target {
    case .subject(let subject): name(of: subject)
    case .page(let tab): self(tab.page.title)
    case .question(let question): name(of: question)
    case .sortOrder(let column): title(of: column)
    case .search(let query): query
    case .generation(let number): number.map(generation) ?? self(.generationToday)
    case .game(let version): title(ofGame: version)
    case .language(let language): language.endonym
    case .command(let name):
      Command.all.first { $0.name == name }.map { self($0.label) } ?? name
    case .savedTeam(let name): name
    }
  }
}

extension PaletteTarget {
  /// The name of the target's kind.
  var kind: Sentence {
    switch self {
    case .subject(let subject): Self.kind(of: subject)
    case .page, .question: .nounPage
    case .sortOrder: .nounSort
    case .search: .nounSearch
    case .generation: .nounGeneration
    case .game: .nounGame
    case .language: .nounLanguage
    case .command: .nounCommand
    case .savedTeam: .teamTitle
    }
  }

  private static func kind(of subject: Subject) -> Sentence {
    switch subject {
    case .pokemon, .form, .team: .pokemonLabel
    case .ability: .nounAbility
    case .move: .nounMove
    case .item: .nounItem
    case .eggGroup: .nounEggGroup
    case .nature, .natures: .nounNature
    case .growthRates: .growth
    case .type: .nounType
    case .place: .nounPlace
    case .trainer: .nounTrainer
    case .typeChart, .completeness, .trainers, .effortSpots: .nounReference
    }
  }

  /// All names of kinds, in the order in which a typed word is compared with them.
  static let kinds: [Sentence] = [
    .pokemonLabel, .nounAbility, .nounMove, .nounItem, .nounEggGroup, .nounNature, .growth,
    .nounType,
    .nounPlace, .nounTrainer, .nounReference, .nounPage, .nounSort, .nounSearch, .nounGame,
    .nounGeneration,
    .nounLanguage,
    .nounCommand, .teamTitle,
  ]
}
