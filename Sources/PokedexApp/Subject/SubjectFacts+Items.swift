package import PokedexModel
internal import PokedexText
internal import TerminalUI

extension SubjectFacts {
  package func facts(of item: Item) -> [SubjectFact] {
    [
      term(.itemCategory, "category", item.category, key: "category"),
      term(.itemPocket, "pocket", item.pocket, key: "pocket"),
      SubjectFact(.flingPower, item.flingPower, key: "fling_power"),
      SubjectFact(
        .itemAttributes,
        .parts(item.attributes.map { Span(words.label("attribute", $0)) }.orDash),
        key: "attributes", value: .texts(item.attributes)),
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
    let pairs = rules.evolutions(with: slug).map { step in
      [
        known(step.conditions.baseForm) ?? known(step.from),
        known(step.conditions.evolvedForm) ?? known(step.to),
      ].compactMap(\.self)
    }.filter { $0.count == 2 }.unique
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
    let pokemon = holders.map(\.pokemon).unique
    return SubjectFact(
      .heldBy, .parts(pokemon.map { words.fact(of: $0) }), key: "held_by",
      value: .objects(
        holders.map {
          [
            "pokemon": .text($0.pokemon.slug), "version": .text($0.held.version),
            "chance": .integer($0.held.chance),
          ]
        }))
  }
}

extension SubjectFacts {
  /// What an item costs: one price beside the label where all games have the same, else a line for each
  /// with its games. That none is recorded does not mean that it has none.
  func prices(of item: String) -> SubjectFact {
    let games = ofGeneration(rules.versionGroups).map(\.slug)
    let prices = rules.prices(of: item).filter { games.contains($0.versionGroup) }
    let alike = prices.grouped { [$0.purchase, $0.sell] }.map(\.elements)
    let first = alike.first.map { text(of: $0[0]) } ?? words(.priceNotRecorded)
    return SubjectFact(
      .itemPrice, alike.count > 1 ? .section(alike.map(passage)) : .parts([Span(first)]),
      key: "prices", value: .objects(prices.map(members)))
  }

  private func passage(_ alike: [ItemPrice]) -> SubjectFact.Passage {
    let games = alike.map { words.name(ofGame: $0.versionGroup) }
    return SubjectFact.Passage(
      text: words(.priceIn, text(of: alike[0]), games.joined(separator: " · ")), names: [])
  }

  private func text(of price: ItemPrice) -> String {
    let purchase = price.purchase.map { words(.price, String($0)) } ?? words(.priceNotSold)
    let sell = price.sell.map { words(.priceSells, String($0)) }
    return [purchase, sell].compactMap(\.self).joined(separator: " · ")
  }

  private func members(of price: ItemPrice) -> [String: JSONValue] {
    [
      "version_group": .text(price.versionGroup), "purchase": .optional(price.purchase),
      "sell": .optional(price.sell),
    ]
  }
}
