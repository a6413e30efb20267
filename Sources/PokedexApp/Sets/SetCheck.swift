package import PokedexModel
internal import PokedexSets
package import PokedexText

/// A rule for teams: no two members may have the same species (`species`) or the same item
/// (`item`).
package enum TeamClause: String, CaseIterable {
  case species, item
}

/// Checks whether sets are possible according to the bundled data.
package struct SetCheck {
  /// The version group in which moves must be learnable. Nil for any version group of the
  /// generation.
  private let game: String?
  /// The generation in which moves must be learnable. Nil for any generation.
  private let generation: Int?
  private let clauses: [TeamClause]
  private let text: SetWords

  private var words: Words { text.words }

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - game: version group in which moves must be learnable. Nil for any version group of the
  ///     generation.
  ///   - generation: generation in which moves must be learnable. Nil for any generation.
  package init(game: String?, generation: Int?, clauses: [TeamClause] = [], text: SetWords) {
    (self.game, self.generation) = (game, generation)
    (self.clauses, self.text) = (clauses, text)
  }

  package func issues(of members: [SetMember]) -> [TeamIssue] {
    members.flatMap(issues) + repeated(members)
  }

  private func issues(of member: SetMember) -> [TeamIssue] {
    guard let pokemon = member.pokemon else {
      guard let pokemon = member.pokemonToday,
        let first = words.rules.firstGeneration(ofVariety: pokemon.id)
      else { return effortValues(of: member) }
      let sentence = words(
        .notYet, words.name(of: pokemon), String(member.generation), String(first))
      return [issue(member, .pokemon, "not_yet", sentence)] + effortValues(of: member)
    }
    return ability(of: member, pokemon) + effortValues(of: member) + moves(of: member, pokemon)
  }

  private func issue(
    _ member: SetMember, _ field: SetField, _ kind: String, _ sentence: String
  ) -> TeamIssue {
    TeamIssue(line: member.lines.line(of: field), kind: kind, sentence: sentence)
  }

  private func ability(of member: SetMember, _ pokemon: Pokemon) -> [TeamIssue] {
    guard let ability = member.set.ability?.slug, member.generation > 2,
      !text.gameData.abilities(ofSet: pokemon, in: member.generation).contains(ability)
    else { return [] }
    return [
      issue(
        member, .ability, "ability",
        words(.setAbility, words.name(of: pokemon), words.name(ofAbility: ability)))
    ]
  }

  private func effortValues(of member: SetMember) -> [TeamIssue] {
    guard member.generation > 2 else { return [] }
    let (effortValues, name) = (member.set.effortValues, name(of: member))
    // Up to generation V, a stat could have up to 255 effort points; the last three had no effect.
    let maximum = member.generation < 6 ? 255 : Training.maximumEffort
    var issues = Stat.allCases.compactMap { stat -> TeamIssue? in
      guard let effort = effortValues[stat], effort > maximum else { return nil }
      let sentence = words(
        .setEffort, name, String(effort), words(stat.listSentence), String(Training.maximumEffort))
      return issue(member, .effortValues, "effort", sentence)
    }
    if effortValues.total > Training.maximumEffortTotal {
      let sentence = words(
        .setEffortTotal, name, String(effortValues.total), String(Training.maximumEffortTotal))
      issues.append(issue(member, .effortValues, "effort_total", sentence))
    }
    return issues
  }

  private func moves(of member: SetMember, _ pokemon: Pokemon) -> [TeamIssue] {
    let name = words.name(of: pokemon)
    return member.set.moves.enumerated().flatMap { slot, moves -> [TeamIssue] in
      let slugs = moves.alternatives.compactMap(\.name.slug)
      return text.gameData.unlearnable(slugs, by: pokemon, in: game, generation).map { slug in
        let move = words.name(ofMove: slug)
        let scope = game.map { words.name(ofGame: $0) } ?? generation.map(words.generation)
        let sentence =
          scope.map { words(.setMove, name, move, $0) } ?? words(.setMoveNever, name, move)
        return TeamIssue(
          line: member.lines.line(ofMove: slot), kind: "move", sentence: sentence)
      }
    }
  }

  private func repeated(_ members: [SetMember]) -> [TeamIssue] {
    var issues: [TeamIssue] = []
    for (index, member) in members.enumerated() {
      let before = members[..<index]
      if clauses.contains(.species), let number = member.pokemonToday?.species.number,
        before.contains(where: { $0.pokemonToday?.species.number == number })
      {
        issues.append(
          issue(member, .pokemon, "species_twice", words(.setSpeciesTwice, name(of: member))))
      }
      if clauses.contains(.item), let item = member.set.item,
        before.contains(where: { $0.set.item == item })
      {
        let sentence = words(.setItemTwice, name(of: member), text.name(item, as: .item))
        issues.append(issue(member, .item, "item_twice", sentence))
      }
    }
    return issues
  }

  private func name(of member: SetMember) -> String { text.name(of: member.set) }
}

extension Stat {
  /// The short column heading of the stat.
  package var listSentence: Sentence {
    switch self {
    case .hp: .listHP
    case .attack: .listAttack
    case .defense: .listDefense
    case .specialAttack: .listSpecialAttack
    case .specialDefense: .listSpecialDefense
    case .speed: .listSpeed
    }
  }
}
