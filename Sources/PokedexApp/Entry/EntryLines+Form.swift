internal import PokedexModel
internal import PokedexText
internal import TerminalUI

// What sets a variety apart from its species.
extension EntryLines {
  /// The generation that this variety came with: Mega Charizard X the sixth, Charizard the first.
  var introduced: Int {
    let pokemon = entry.pokemon
    let first = pokemon.isDefault ? nil : words.rules.firstGeneration(ofVariety: pokemon.id)
    return first ?? pokemon.species.generation
  }

  /// The region of a regional form, and what turns a form on: "with Charizardite X".
  var formNotes: [Line] {
    let id = entry.pokemon.id
    if entry.pokemon.isDefault { return [] }
    let region = words.rules.region(ofVariety: id)
      .map { Span(words(.formOfRegion, words.label("region", $0))) }
    let triggers = words.rules.formTriggers(ofVariety: id).map(words.fact(of:))
    let facts = (region.map { [$0] } ?? []) + triggers
    return Flow(facts).lines(columns: columns)
  }
}

extension Words {
  /// What turns a form on: "with Charizardite X".
  func fact(of trigger: FormTrigger) -> Span {
    let slug = trigger.slug
    return switch trigger.kind {
    case .item: Span(self(.formByItem, name(ofItem: slug)), link: .item(slug))
    case .move: Span(self(.formByMove, name(ofMove: slug)), link: .move(slug))
    case .ability: Span(self(.formByAbility, name(ofAbility: slug)), link: .ability(slug))
    }
  }
}
