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
    let triggers = words.rules.formTriggers(ofVariety: id).map(fact)
    let facts = (region.map { [$0] } ?? []) + triggers
    return Line.labelled(Span("", .secondary), facts, columns: columns)
  }

  private func fact(_ trigger: FormTrigger) -> Fact {
    switch trigger.kind {
    case .item:
      Fact(words(.formByItem, words.name(ofItem: trigger.slug)), link: .item(trigger.slug))
    case .move:
      Fact(words(.formByMove, words.name(ofMove: trigger.slug)), link: .move(trigger.slug))
    case .ability:
      Fact(words(.formByAbility, words.name(ofAbility: trigger.slug)), link: .ability(trigger.slug))
    }
  }
}
