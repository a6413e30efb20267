package import PokedexModel
internal import PokedexText
internal import TerminalUI

extension SubjectFacts {
  package func facts(of item: Item) -> [SubjectFact] {
    [effect(of: item)].compactMap(\.self) + [
      places(of: item.slug), sources(of: item.slug), prices(of: item.slug),
      term(.itemCategory, "category", item.category, key: "category"),
      term(.itemPocket, "pocket", item.pocket, key: "pocket"),
      SubjectFact(.flingPower, item.flingPower, key: "fling_power"),
      SubjectFact(
        .itemAttributes,
        .parts(item.attributes.map { Span(words.label("attribute", $0)) }.orDash),
        key: "attributes", value: .texts(item.attributes)),
      taught(by: item.slug),
      evolutions(with: item.slug), forms(by: item.slug),
    ]
  }

  package func lists(of item: Item) -> [SubjectFact] { [holders(of: item.slug)] }

  /// Returns the item's effect. Nil if nothing is known about it.
  private func effect(of item: Item) -> SubjectFact? {
    let moves = moves(taughtBy: item.slug)
    guard let line = ItemLine(of: item, in: words, moves: moves.isEmpty ? nil : moves).text else {
      return nil
    }
    let isOfToday = isOfThePast && moves.isEmpty
    return SubjectFact(
      .moveEffect, .parts([Span(isOfToday ? words(.figureToday, line) : line)]), key: "effect",
      value: .text(line))
  }

  /// Returns the moves that a machine teaches in the given game. If it teaches none there, returns
  /// those for all games of the generation.
  private func moves(taughtBy slug: String) -> [(versionGroup: String, move: String)] {
    let games = Set(ofGeneration(rules.versionGroups).map(\.slug))
    return ofGame(rules.moves(taughtBy: slug).filter { games.contains($0.versionGroup) }) {
      $0.versionGroup
    }
  }

  /// Returns the moves that a machine teaches, with the game for each move.
  private func taught(by slug: String) -> SubjectFact {
    let moves = moves(taughtBy: slug)
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

  /// Returns the evolutions that an item causes, as pairs of Pokémon without duplicates. Pairs that
  /// are possible in the given game come first.
  private func evolutions(with slug: String) -> SubjectFact {
    let steps = rules.evolutions(with: slug).map { step in
      let pair = [
        known(step.conditions.baseForm) ?? known(step.from),
        known(step.conditions.evolvedForm) ?? known(step.to),
      ].compactMap(\.self)
      let availability = pair.first.flatMap {
        FamilyAvailability(ofVariety: $0.id, in: game?.version, words: words)
      }
      return (pair: pair, absentIn: availability.flatMap { $0.works(step) ? nil : $0.name })
    }.filter { $0.pair.count == 2 }
    let (working, others) = steps.divided { $0.absentIn == nil }
    let pairs = (working + others).map(\.pair).unique
    return SubjectFact(
      .evolution,
      .section(
        pairs.map { pair in
          let absentIn = working.contains { $0.pair == pair } ? nil : others.first?.absentIn
          return passage(pair, note: absentIn.map { words(.notInGame, $0) })
        }), key: "evolutions",
      value: .objects(pairs.map { ["from": .text($0[0].slug), "to": .text($0[1].slug)] }))
  }

  /// Returns the forms that an item triggers.
  private func forms(by slug: String) -> SubjectFact {
    let forms = rules.varieties(triggeredBy: slug)
    return SubjectFact(
      .turnsOn, .section(forms.map { passage([$0]) }), key: "forms",
      value: .texts(forms.map(\.slug)))
  }

  private func passage(
    _ pair: [VarietyReference], note: String? = nil
  ) -> SubjectFact.Passage {
    let names = pair.map { (words.name(ofPokemon: $0.id, slug: $0.slug), Subject.pokemon($0.id)) }
    let text = names.map(\.0).joined(separator: " → ")
    return SubjectFact.Passage(
      text: note.map { words(.nameInGame, text, $0) } ?? text, names: names)
  }

  /// Returns the known variety or species with a slug, if any.
  private func known(_ slug: String?) -> VarietyReference? { slug.flatMap(words.variety) }

  /// Returns the Pokémon that may hold an item in the wild, in the game or else in all versions of the
  /// generation.
  func wildHolders(of slug: String) -> [(pokemon: VarietyReference, held: HeldItem)] {
    let versions = Set(ofGeneration(rules.versionGroups).flatMap(\.versions))
    let holders = rules.holders(of: slug).filter { versions.contains($0.held.version) }
    guard let game else { return holders }
    return holders.filter { versionSlugs(of: game).contains($0.held.version) }
  }

  private func holders(of slug: String) -> SubjectFact {
    let holders = wildHolders(of: slug)
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
  /// Returns an item's price. If all games have the same price, it is beside the label; otherwise,
  /// there is a line for each price that names its games. If no price is recorded, a sentence says
  /// only that, because the item may still have one.
  func prices(of item: String) -> SubjectFact {
    let games = ofGeneration(rules.versionGroups).map(\.slug)
    let prices = ofGame(rules.prices(of: item).filter { games.contains($0.versionGroup) }) {
      $0.versionGroup
    }
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
