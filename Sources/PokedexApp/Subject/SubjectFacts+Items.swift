package import PokedexModel
internal import PokedexText
internal import TerminalUI

extension SubjectFacts {
  package func facts(of item: Item) -> [SubjectFact] {
    [
      SubjectFact(
        .itemCategory, words.label("category", item.category), slug: item.category,
        key: "category"),
      SubjectFact(
        .itemPocket, item.pocket.map { words.label("pocket", $0) }, slug: item.pocket,
        key: "pocket"),
      SubjectFact(.flingPower, item.flingPower, key: "fling_power"),
      SubjectFact(
        .itemAttributes,
        .parts(
          item.attributes.isEmpty
            ? [Span("—")] : item.attributes.map { Span(words.label("attribute", $0)) }),
        key: "attributes", value: .texts(item.attributes)),
    ] + [
      prices(of: item.slug), taught(by: item.slug), evolutions(with: item.slug),
      forms(by: item.slug),
    ]
  }

  package func lists(of item: Item) -> [SubjectFact] { [holders(of: item.slug)] }

  /// The moves that a machine taught, game by game.
  private func taught(by slug: String) -> SubjectFact {
    let games = Set(ofGeneration(rules.versionGroups).map(\.slug))
    let moves = rules.moves(taughtBy: slug).filter { games.contains($0.versionGroup) }
    let passages = moves.map { game, move in
      let name = words.name(ofMove: move)
      return SubjectFact.Passage(
        text: "\(name) (\(words.name(ofGame: game)))", names: [(name, .move(move))],
        game: Game(game))
    }
    return SubjectFact(
      .teaches, .section(passages), key: "teaches",
      value: .objects(moves.map { ["version_group": .text($0), "move": .text($1)] }))
  }

  /// The varieties that it makes evolve, each pair once.
  private func evolutions(with slug: String) -> SubjectFact {
    var pairs: [[VarietyReference]] = []
    for step in rules.evolutions(with: slug) {
      let pair = [
        known(step.conditions.baseForm) ?? known(step.from),
        known(step.conditions.evolvedForm) ?? known(step.to),
      ].compactMap(\.self)
      if pair.count == 2, !pairs.contains(where: { $0.map(\.id) == pair.map(\.id) }) {
        pairs.append(pair)
      }
    }
    return SubjectFact(
      .evolution, .section(pairs.map(passage)), key: "evolutions",
      value: .objects(pairs.map { ["from": .text($0[0].slug), "to": .text($0[1].slug)] }))
  }

  /// The varieties that are turned on by it.
  private func forms(by slug: String) -> SubjectFact {
    let forms = rules.varieties(turnedOnBy: slug)
    return SubjectFact(
      .turnsOn, .section(forms.map { passage([$0]) }), key: "forms",
      value: .texts(forms.map(\.slug)))
  }

  private func passage(_ pair: [VarietyReference]) -> SubjectFact.Passage {
    let names = pair.map { (words.name(ofPokemon: $0.id, slug: $0.slug), Subject.pokemon($0.id)) }
    return SubjectFact.Passage(text: names.map(\.0).joined(separator: " → "), names: names)
  }

  /// A variety or species that there is.
  private func known(_ slug: String?) -> VarietyReference? { slug.flatMap(words.variety) }

  /// Who may hold it in the wild.
  private func holders(of slug: String) -> SubjectFact {
    let versions = Set(ofGeneration(rules.versionGroups).flatMap(\.versions))
    let holders = rules.holders(of: slug).filter { versions.contains($0.held.version) }
    var pokemon: [VarietyReference] = []
    for holder in holders where pokemon.last != holder.pokemon { pokemon.append(holder.pokemon) }
    return SubjectFact(
      .heldBy, .parts(pokemon.map(fact)), key: "held_by",
      value: .objects(
        holders.map {
          [
            "pokemon": .text($0.pokemon.slug), "version": .text($0.held.version),
            "chance": .integer($0.held.chance),
          ]
        }))
  }
}
