internal import PokedexFeatures
internal import PokedexModel
internal import PokedexQuery
internal import PokedexScreens
internal import PokedexText

/// What the palette goes to.
enum PaletteTarget: Equatable {
  case subject(Subject)
  /// A page of the entry at hand.
  case page(EntryTab)
  /// The list, sorted.
  case sortOrder(ListColumn)
  /// Nil for today.
  case generation(Int?)
  case language(Language)
  /// What a key does, by its place among the bindings of the table of keys.
  case command(Int)

  /// The target of a match among what is in no table; nil for anything else.
  init?(own match: NameMatch) {
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
    case .language:
      guard let language = Language(rawValue: match.id) else { return nil }
      self = .language(language)
    case .command:
      guard KeyTable.usual.bindings.indices ~= match.id else { return nil }
      self = .command(match.id)
    default: return nil
    }
  }
}

extension Words {
  /// What a target is called.
  func name(of target: PaletteTarget) -> String {
    switch target {
    case .subject(let subject): name(of: subject)
    case .page(let tab): self(KeyTable.usual.tabs[tab.rawValue].label)
    case .sortOrder(let column): title(of: column)
    case .generation(let number): number.map(generation) ?? self(.generationToday)
    case .language(let language): language.endonym
    case .command(let place): self(KeyTable.usual.bindings[place].label)
    }
  }

  /// What kind of thing a target is.
  func kind(of target: PaletteTarget) -> String {
    switch target {
    case .subject(let subject): kind(of: subject)
    case .page: self(.nounPage)
    case .sortOrder: self(.nounSort)
    case .generation: self(.nounGeneration)
    case .language: self(.nounLanguage)
    case .command: self(.nounCommand)
    }
  }

  private func kind(of subject: Subject) -> String {
    switch subject {
    case .pokemon, .team: self(.pokemonLabel)
    case .ability: self(.nounAbility)
    case .move: self(.nounMove)
    case .item: self(.nounItem)
    case .eggGroup: self(.nounEggGroup)
    case .nature, .natures: self(.nounNature)
    case .growthRates: self(.growth)
    case .type: self(.nounType)
    case .place: self(.nounPlace)
    case .typeChart, .completeness: self(.nounReference)
    }
  }
}
