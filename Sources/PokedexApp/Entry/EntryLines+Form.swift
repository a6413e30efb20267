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
      .map { Fact(words(.formOfRegion, words.label("region", $0))) }
    let triggers = words.rules.formTriggers(ofVariety: id).map(words.fact(of:))
    let facts = (region.map { [$0] } ?? []) + triggers
    return Line.labelled(Span("", .secondary), facts, columns: columns)
  }
}

extension Words {
  /// What turns a form on: "with Charizardite X".
  func fact(of trigger: FormTrigger) -> Fact {
    let slug = trigger.slug
    return switch trigger.kind {
    case .item: Fact(self(.formByItem, name(ofItem: slug)), link: .item(slug))
    case .move: Fact(self(.formByMove, name(ofMove: slug)), link: .move(slug))
    case .ability: Fact(self(.formByAbility, name(ofAbility: slug)), link: .ability(slug))
    }
  }
}
