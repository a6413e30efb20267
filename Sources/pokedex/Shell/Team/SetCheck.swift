internal import DexData
internal import PokedexApp
internal import PokedexModel
internal import PokedexSets
internal import PokedexText

/// A fault of a team, as a sentence and for scripts.
struct TeamIssue {
  let line: Int
  /// For scripts.
  let kind: String
  let sentence: String
  /// The part of the paste that can't be read; empty for an issue with what was read.
  var text = ""
  /// Known names near to an unknown one.
  var nearest: [String] = []
}

/// What a team may have only once.
enum TeamClause: String, CaseIterable {
  case species, item
}

/// Checks sets against the dex.
struct SetCheck {
  /// The version group that moves are to be learnt in; nil for any of the generation.
  let game: String?
  /// The generation that moves are to be learnt in; nil for any.
  let generation: Int?
  let clauses: [TeamClause]
  let words: Words

  func issues(of members: [SetMember]) -> [TeamIssue] {
    members.flatMap(issues) + repeated(members)
  }

  private func issues(of member: SetMember) -> [TeamIssue] {
    guard let pokemon = member.pokemon else {
      guard let pokemon = member.pokemonToday,
        let first = Dex().firstGeneration(ofVariety: pokemon.id)
      else { return efforts(of: member) }
      let text = words(
        .notYet, words.name(of: pokemon), String(member.generation), String(first))
      return [issue(member, .pokemon, "not_yet", text)] + efforts(of: member)
    }
    return ability(of: member, pokemon) + efforts(of: member) + moves(of: member, pokemon)
  }

  private func issue(
    _ member: SetMember, _ field: SetField, _ kind: String, _ sentence: String
  ) -> TeamIssue {
    TeamIssue(line: member.lines.line(of: field), kind: kind, sentence: sentence)
  }

  /// Varieties that Showdown has one name for share their abilities, as does a form of battle with the variety
  /// that turns into it.
  private func ability(of member: SetMember, _ pokemon: Pokemon) -> [TeamIssue] {
    guard let ability = member.set.ability?.slug, member.generation > 2 else { return [] }
    let dex = Dex()
    let name = dex.showdownName(of: pokemon.slug)
    let isBattleOnly = dex.forms(ofVariety: pokemon.id).first?.isBattleOnly == true
    let others = pokemon.species.varieties.filter { other in
      dex.showdownName(of: other.slug) == name || isBattleOnly && other.id == pokemon.species.number
    }
    let generation = TypeChart.isPast(member.generation) ? member.generation : nil
    let abilities =
      pokemon.abilities
      + others.flatMap { dex.battler(ofVariety: $0.id, in: generation)?.abilities ?? [] }
    if abilities.contains(where: { $0.slug == ability }) { return [] }
    return [
      issue(
        member, .ability, "ability",
        words(.setAbility, words.name(of: pokemon), words.name(ofAbility: ability)))
    ]
  }

  private func efforts(of member: SetMember) -> [TeamIssue] {
    guard member.generation > 2 else { return [] }
    let (efforts, name) = (member.set.efforts, name(of: member))
    // Up to generation 5 255 could be had, of which the last three did nothing.
    let most = member.generation < 6 ? 255 : Training.effortMost
    var issues = Stat.allCases.compactMap { stat -> TeamIssue? in
      guard let effort = efforts[stat], effort > most else { return nil }
      let text = words(
        .setEffort, name, String(effort), words(stat.listSentence), String(Training.effortMost))
      return issue(member, .efforts, "effort", text)
    }
    if efforts.total > Training.effortTotal {
      let text = words(
        .setEffortTotal, name, String(efforts.total), String(Training.effortTotal))
      issues.append(issue(member, .efforts, "effort_total", text))
    }
    return issues
  }

  private func moves(of member: SetMember, _ pokemon: Pokemon) -> [TeamIssue] {
    let name = words.name(of: pokemon)
    return member.set.moves.enumerated().flatMap { slot, moves -> [TeamIssue] in
      let slugs = moves.alternatives.compactMap(\.name.slug)
      return Dex().unlearnt(slugs, by: pokemon, in: game, generation).map { slug in
        let move = words.name(ofMove: slug)
        let place = game.map { words.name(ofGame: $0) } ?? generation.map(words.generation)
        let sentence =
          place.map { words(.setMove, name, move, $0) } ?? words(.setMoveNever, name, move)
        return TeamIssue(
          line: member.lines.line(ofMove: slot), kind: "move", sentence: sentence)
      }
    }
  }

  private func repeated(_ members: [SetMember]) -> [TeamIssue] {
    var issues: [TeamIssue] = []
    for (place, member) in members.enumerated() {
      let before = members[..<place]
      if clauses.contains(.species), let number = member.pokemonToday?.species.number,
        before.contains(where: { $0.pokemonToday?.species.number == number })
      {
        issues.append(
          issue(member, .pokemon, "species_twice", words(.setSpeciesTwice, name(of: member))))
      }
      if clauses.contains(.item), let item = member.set.item,
        before.contains(where: { $0.set.item == item })
      {
        let text = words(.setItemTwice, name(of: member), words.setName(item, as: .item))
        issues.append(issue(member, .item, "item_twice", text))
      }
    }
    return issues
  }

  private func name(of member: SetMember) -> String { words.name(ofSet: member.set) }
}

extension Words {
  /// The Pokémon of a set, as written where its name is unknown.
  func name(ofSet set: PokemonSet) -> String {
    set.pokemon.map { setName($0, as: .pokemon) } ?? set.nickname ?? "—"
  }

  /// A name of a set in the reader's language, as written where it is unknown.
  func setName(_ name: SetName, as kind: SetNameKind) -> String {
    guard case .slug(let slug) = name else {
      if case .unread(let text) = name { return text }
      return ""
    }
    switch kind {
    case .pokemon:
      return Dex().variety(ofSet: slug).flatMap { Dex().pokemon(id: $0) }.map { pokemon in
        pokemon.slug == slug || pokemon.species.slug == slug
          ? self.name(of: pokemon) : DexSetNames().spelling(of: slug, as: .pokemon) ?? slug
      } ?? slug
    case .ability: return self.name(ofAbility: slug)
    case .move: return self.name(ofMove: slug)
    case .item: return DexVocabulary().item(slug)?[language] ?? SlugWords.title(slug)
    case .nature: return Dex().nature(slug)?.names[language] ?? SlugWords.title(slug)
    case .type: return self.name(ofTypeSlug: slug)
    }
  }
}

extension Stat {
  /// The short heading of a column of it.
  var listSentence: Sentence {
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
