package import PokedexModel
internal import PokedexText
internal import TerminalUI

/// A line about an item's effect in the newest games.
package struct ItemLine {
  /// Maximum width of the line.
  package static let columns = 100

  let item: Item
  let words: Words
  /// The moves that the item teaches, by game.
  private let moves: [(versionGroup: String, move: String)]

  /// - Parameter moves: the moves to consider, by game; nil for all that the item has ever taught.
  package init(
    of item: Item, in words: Words, moves: [(versionGroup: String, move: String)]? = nil
  ) {
    (self.item, self.words) = (item, words)
    self.moves = moves ?? words.rules.moves(taughtBy: item.slug)
  }

  /// The item's own line if there is one, otherwise that of items with such a slug, a sentence
  /// generated from data on the item, or the line of its category. Nil if there is none of these.
  package var text: String? {
    ItemWords.line(of: item.slug, in: words.language)
      ?? ofPattern ?? ofFact ?? ofCategory ?? ofForms ?? ofEvolution
      ?? ItemWords.line(ofCategory: item.category, in: words.language)
  }

  private var ofPattern: String? {
    ItemWords.pattern(of: item.slug, in: words.language).map { text, part in
      text.replacing("{1}", with: part.uppercased())
        .replacing("{pokemon}", with: words.name(ofVariety: part))
    }
  }

  private var ofFact: String? {
    // PokeAPI has two items for each Z-Crystal: one in the bag and one that is held. Only the held
    // one has data.
    let slug = item.slug.replacing("--bag", with: "--held")
    guard let fact = words.rules.fact(ofItem: slug) else { return nil }
    let type = words.name(ofTypeSlug: fact.name ?? "")
    let pokemon = words.joined(fact.pokemon.map(words.name(ofVariety:)), by: .listPair)
    return switch fact.kind {
    case .boostsType: words(.itemBoosts, type)
    case .plate:
      words.joined(
        [words(.itemBoosts, type), typeGiven(type, to: "arceus", "judgment")], by: .itemClauses)
    case .gem: words(.itemGem, type)
    case .resistsType:
      words(fact.name == PokemonType.normal.rawValue ? .itemResistsAny : .itemResists, type)
    case .memory: typeGiven(type, to: "silvally", "multi-attack")
    case .drive:
      words(
        .itemDrive, type, words.name(ofVariety: "genesect"), words.name(ofMove: "techno-blast"))
    case .zType: words(.itemZType, type)
    case .zMove: words(.itemZMove, pokemon, words.name(ofMove: fact.name ?? ""))
    case .revives: words(.itemRevives, pokemon)
    case .revivesHalf:
      words(
        .itemRevivesHalf, words.joined(fact.pokemon.map(words.name(ofVariety:)), by: .orPair))
    case .ball: words(.itemBall, words.name(ofItem: fact.name ?? ""))
    }
  }

  private func typeGiven(_ type: String, to pokemon: String, _ move: String) -> String {
    words(.itemGivesType, type, words.name(ofVariety: pokemon), words.name(ofMove: move))
  }

  /// The sentence for items of this category, such as Nature Mints, filled in with the item's move,
  /// species, nature or type. Nil for categories without such a sentence.
  private var ofCategory: String? {
    switch item.category {
    case "all-machines": ofMachine
    case "tm-materials": species.map { words(.itemMaterial, $0) }
    case "species-candies": species.map { words(.itemCandy, $0) }
    case "nature-mints": words(.itemMint, words.name(ofNature: beginning(before: "-mint")))
    case "tera-shard":
      words(.itemTeraShard, words.name(ofTypeSlug: beginning(before: "-tera-shard")))
    default: nil
    }
  }

  /// The line about a machine, with the newest move that it teaches. If it teaches different moves
  /// in different games, names the game of the newest one.
  private var ofMachine: String? {
    moves.last.map { newest in
      let text = words(.itemTeaches, words.name(ofMove: newest.move))
      return moves.allSatisfy { $0.move == newest.move }
        ? text : words(.nameInGame, text, words.name(ofGame: newest.versionGroup))
    }
  }

  private func beginning(before end: String) -> String {
    String(item.slug.dropLast(end.count))
  }

  /// The name of the species that the item's slug begins with; nil if it begins with none.
  private var species: String? {
    let parts = item.slug.split(separator: "-")
    let slugs = (1..<parts.count).reversed().map { parts.prefix($0).joined(separator: "-") }
    return slugs.lazy.compactMap(words.variety).first.map {
      words.name(ofPokemon: $0.id, slug: $0.slug)
    }
  }

  private var ofForms: String? {
    let forms = words.rules.varieties(triggeredBy: item.slug)
    guard let base = forms.first.flatMap(name(ofBaseOf:)) else { return nil }
    let isMega = item.category == "mega-stones"
    if isMega, forms.count > 1 { return words(.itemMegaEvolvesAll, base) }
    let names = forms.map { words.name(ofPokemon: $0.id, slug: $0.slug) }
    return words(
      isMega ? .itemMegaEvolves : .itemTurnsInto, base, words.joined(names, by: .listPair))
  }

  /// The name of the variety that a form is a form of. That is the species, unless a rule names
  /// another variety.
  private func name(ofBaseOf form: VarietyReference) -> String? {
    let named = words.rules.values(of: .formOf, forVariety: form.id)?.first
    return named.map(words.name(ofVariety:))
      ?? words.rules.number(ofVariety: form.id).map { words.name(ofPokemon: $0, slug: "") }
  }

  /// The line with the names of the Pokémon that the item evolves: as many as fit, then the number
  /// of the others.
  private var ofEvolution: String? {
    let all = words.rules.evolutions(with: item.slug)
    // In Legends: Arceus, items are used that are held in other games.
    let held = all.filter { $0.conditions.heldItem == item.slug }
    let steps = held.isEmpty ? all : held
    let names = steps.map(name(ofBaseOf:)).unique
    let sentence: Sentence =
      held.isEmpty
      ? .itemEvolves
      : steps.contains { $0.trigger == "trade" } ? .itemEvolvesTraded : .itemEvolvesHeld
    let lines = (1..<max(1, names.count + 1)).reversed().lazy.map { count in
      let rest = names.count - count
      let more = rest > 0 ? [words(.andMore, String(rest))] : []
      return words(sentence, words.joined(names.prefix(count) + more, by: .listPair))
    }
    return lines.first { TextWidth.of($0) <= Self.columns }
  }

  /// The name of the Pokémon that evolves, with the gender and the time of day that it must be.
  private func name(ofBaseOf step: EvolutionStep) -> String {
    let name = words.name(ofVariety: step.conditions.baseForm ?? step.from)
    let conditions = [
      step.conditions.gender.map(words.name(of:)), step.conditions.timeOfDay.map(words.name(of:)),
    ].compactMap(\.self)
    return conditions.isEmpty
      ? name : words(.nameInGame, name, words.joined(conditions, by: .listPair))
  }
}
