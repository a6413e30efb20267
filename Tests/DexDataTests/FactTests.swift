import PokedexModel
import TestSupport
import Testing

@testable import DexData

/// Facts drawn from the sources of the tables. `Facts.tsv` has their values as the sources have
/// them: PokeAPI, and the games' own tables where these lead.
struct FactTests {
  private let dex = Dex()
  private let vocabulary = DexVocabulary()

  @Test(arguments: TableFile("Facts.tsv").rows)
  func factIsThatOfTheSources(row: TableFile.Row) throws {
    let detail = row.list("detail", by: " ")

    #expect(try answer(row["question"], row["subject"], detail) == row["answer"])
  }

  private func answer(_ question: String, _ subject: String, _ detail: [String]) throws -> String {
    switch question {
    case "pokemon": try values(of: pokemon(subject))[detail[0]] ?? "?"
    case "pokemon-in": try value(of: subject, in: detail[0], detail[1])
    case "obtainable": try flag(dex.isObtainable(variety: pokemon(subject).id, in: detail[0]))
    case "exclusive": try flag(dex.isExclusive(variety: pokemon(subject).id, to: detail[0]))
    case "evolves": try evolutions(from: subject, to: detail[0])
    case "forms": try list(dex.forms(ofVariety: pokemon(subject).id).map(described))
    case "form-triggers": try triggers(of: subject)
    case "first-generation": try text(dex.firstGeneration(ofVariety: pokemon(subject).id))
    case "region": try text(dex.region(ofVariety: pokemon(subject).id))
    case "displayed": try pokemon(subject).displayName(in: language(detail[0]))
    case "found": text(dex.pokemon(named: subject)?.slug)
    case "ranks":
      try list(
        Stat.allCases.map { stat in
          "\(dex.rankedStats(in: nil).percentBelow(try pokemon(subject).stats[stat], of: stat))"
        })
    case "evolves-in": try flag(evolves(subject, detail[0], in: detail[1]))
    case "earlier-stages":
      try list(Dex.moveSources(ofVariety: pokemon(subject).id).dropFirst().map(slug))
    case "hatches": try text(dex.eggMoves(ofVariety: pokemon(subject).id).map { slug($0.base) })
    case "egg-moves": try eggMoves(of: subject)
    case "met": try flag(isMet(subject, in: detail[0], at: detail[1]))
    case "learnset": try list(learnset(of: subject, in: detail[0], by: detail[1]))
    case "learns":
      try flag(learnset(of: subject, in: detail[0], by: detail[1]).contains(detail[2]))
    case "encounters": try encounters(of: subject, in: detail[0])
    case "held-items":
      try list(
        dex.heldItems(ofVariety: pokemon(subject).id).filter { $0.version == detail[0] }
          .map { "\($0.item):\($0.chance)" })
    case "name": text(names(of: subject, detail[0])?[exactly: try language(detail[1])])
    case "move": try values(of: #require(dex.move(subject)))[detail[0]] ?? "?"
    case "move-in": try values(of: #require(dex.move(subject, in: detail[0])))[detail[1]] ?? "?"
    case "move-flags": try list(dex.flags(ofMove: #require(dex.move(subject)).id) ?? [])
    case "machine": text(dex.machines(of: [subject], in: detail[0])[subject])
    case "owners":
      list(dex.owners(of: subject).map { "\($0.pokemon.slug)\($0.isHidden ? "(hidden)" : "")" })
    case "holders":
      list(
        dex.holders(of: subject).map { "\($0.pokemon.slug) \($0.held.version):\($0.held.chance)" })
    case "nature": try nature(subject)
    case "item": try values(of: #require(dex.item(subject)))[detail[0]] ?? "?"
    case "price": price(of: subject, in: detail[0])
    case "experience":
      try text(dex.experience(ofGrowthRate: subject)?[#require(Int(detail[0])) - 1])
    case "versions": text(dex.versionGroup(subject)?.versions.joined(separator: ","))
    default: "unknown question"
    }
  }

  private func text(_ value: (some CustomStringConvertible)?) -> String {
    value.map { "\($0)" } ?? "-"
  }

  private func list(_ values: [String]) -> String {
    values.isEmpty ? "-" : values.joined(separator: ",")
  }

  private func slug(_ id: Int) -> String { text(dex.pokemon(id: id)?.slug) }

  private func flag(_ isSet: Bool) -> String { isSet ? "1" : "0" }

  private func language(_ code: String) throws -> Language {
    try #require(Language.allCases.first { $0.code == code })
  }

  private func pokemon(_ slug: String) throws -> Pokemon {
    try #require(dex.variety(ofSet: slug).flatMap(dex.pokemon(id:)))
  }

  /// Returns a Pokémon's value in a generation or game. `-` if it didn't exist yet.
  private func value(of slug: String, in edition: String, _ field: String) throws -> String {
    let edition = Int(edition).map(dex.edition(generation:)) ?? dex.edition(of: edition)
    return try dex.pokemon(id: pokemon(slug).id, in: edition).map(values)?[field] ?? "-"
  }

  private func values(of pokemon: Pokemon) -> [String: String] {
    let species = pokemon.species
    let abilities = pokemon.abilities.map { $0.isHidden ? "(\($0.slug))" : $0.slug }
    return [
      "number": text(species.number), "generation": text(species.generation),
      "evolves-from": text(species.evolvesFrom), "chain": text(species.evolutionChain),
      "female-eighths": text(species.genderRate.eighths),
      "capture-rate": text(species.captureRate), "happiness": text(species.baseHappiness),
      "hatch-counter": text(species.hatchCounter), "growth-rate": species.growthRate,
      "egg-groups": list(species.eggGroups), "is-baby": flag(species.isBaby),
      "is-legendary": flag(species.isLegendary), "is-mythical": flag(species.isMythical),
      "color": text(species.color), "shape": text(species.shape),
      "varieties": list(species.varieties.map { "\($0.id)" }), "id": text(pokemon.id),
      "is-default": flag(pokemon.isDefault), "height": text(pokemon.heightDecimetres),
      "weight": text(pokemon.weightHectograms), "experience": text(pokemon.baseExperience),
      "types": list(pokemon.types.map(\.rawValue)), "abilities": list(abilities),
      "stats": list(Stat.allCases.map { "\(pokemon.stats[$0])" }),
      "effort": list(Stat.allCases.map { "\(pokemon.effort[$0])" }),
    ]
  }

  private func values(of move: Move) -> [String: String] {
    let effect = dex.effect(of: move)
    return [
      "id": text(move.id), "type": move.type.rawValue, "class": move.damageClass,
      "figures": "\(text(move.power)) \(text(move.accuracy)) \(text(move.powerPoints))",
      "power": text(move.power), "accuracy": text(move.accuracy), "pp": text(move.powerPoints),
      "priority": text(move.priority), "generation": text(move.generation), "target": move.target,
      "category": text(effect?.category), "ailment": text(effect?.ailment),
      "drain": text(effect?.drain), "healing": text(effect?.healing),
      "flinch-chance": text(effect?.flinchChance), "ailment-chance": text(effect?.ailmentChance),
      "critical-stages": text(effect?.criticalStages), "stat-chance": text(effect?.statChance),
      "hits": text(effect?.hits), "turns": text(effect?.turns),
      "stat-changes": list(effect?.statChanges.map { "\($0.stat):\($0.stages)" } ?? []),
    ]
  }

  private func values(of item: Item) -> [String: String] {
    [
      "category": item.category, "pocket": text(item.pocket),
      "fling-power": text(item.flingPower), "attributes": list(item.attributes),
    ]
  }

  private func described(_ form: PokemonForm) -> String {
    let words = [
      form.slug, text(form.versionGroup), form.isDefault ? "default" : nil,
      form.isMega ? "mega" : nil, form.isBattleOnly ? "battle-only" : nil,
    ]
    return words.compactMap(\.self).joined(separator: " ")
  }

  private func evolutions(from: String, to: String) throws -> String {
    let number = try #require(dex.pokemon(named: from)).species.number
    let steps = dex.evolutionSteps(ofFamilyOf: number).filter { $0.from == from && $0.to == to }
    return list(
      steps.map { step in
        let conditions = step.conditions.main.map { "\($0.name)=\(described($0.value))" }
        return ([text(step.trigger)] + conditions).joined(separator: " ")
      })
  }

  private func evolves(_ from: String, _ to: String, in version: String) throws -> Bool {
    let (start, end) = (try pokemon(from), try pokemon(to))
    let family = try #require(dex.familyAcquisition(ofVariety: start.id))
    return dex.evolutionSteps(ofFamilyOf: start.species.number).contains { step in
      step.from == start.species.slug && step.to == end.species.slug
        && [nil, from].contains(step.conditions.baseForm)
        && [nil, to].contains(step.conditions.evolvedForm) && family.works(step, in: version)
    }
  }

  /// Returns the game, and each egg move with its parents.
  private func eggMoves(of slug: String) throws -> String {
    guard let eggMoves = dex.eggMoves(ofVariety: try pokemon(slug).id) else { return "-" }
    let moves = eggMoves.moves.map { move in
      "\(move.move): \(move.parents.map(String.init).joined(separator: " "))"
    }
    return ([eggMoves.versionGroup] + moves).joined(separator: ", ")
  }

  private func isMet(_ slug: String, in version: String, at place: String) throws -> Bool {
    dex.encounters(ofVariety: try pokemon(slug).id).contains {
      $0.version == version && dex.location(ofArea: $0.locationArea) == place
    }
  }

  private func described(_ value: EvolutionConditions.ConditionValue) -> String {
    switch value {
    case .number(let number): String(number)
    case .slug(let slug): slug
    case .slugs(let slugs): slugs.joined(separator: "|")
    case .flag: "1"
    }
  }

  private func triggers(of slug: String) throws -> String {
    list(dex.formTriggers(ofVariety: try pokemon(slug).id).map { "\($0.kind.rawValue):\($0.slug)" })
  }

  private func learnset(of slug: String, in game: String, by way: String) throws -> [String] {
    let moves = dex.learnset(ofVariety: try pokemon(slug).id, in: game).filter {
      $0.way.rawValue == way
    }
    return moves.map { ($0.level.map { "\($0):" } ?? "") + $0.move }
  }

  private func encounters(of slug: String, in version: String) throws -> String {
    let found = dex.encounters(ofVariety: try pokemon(slug).id).filter { $0.version == version }
    return list(
      found.map { one in
        let figures = "\(one.minLevel)-\(one.maxLevel) \(one.chance.map { "\($0)%" } ?? "-")"
        return ([one.locationArea, one.method, figures] + one.conditions).joined(separator: " ")
      })
  }

  private func names(of slug: String, _ kind: String) -> LocalizedText? {
    switch kind {
    case "species": dex.pokemon(named: slug)?.species.names
    case "genus": dex.pokemon(named: slug)?.species.genera
    case "label": dex.pokemon(named: slug)?.label?.names
    case "type": PokemonType(rawValue: slug).flatMap(vocabulary.type)
    case "ability": vocabulary.ability(slug)
    case "egg-group": vocabulary.eggGroup(slug)
    case "move": dex.move(slug)?.names
    case "nature": dex.nature(slug)?.names
    case "item": vocabulary.item(slug)
    case "version": vocabulary.version(slug)
    case "place": vocabulary.location(slug)
    default: vocabulary.label(kind, slug)
    }
  }

  private func nature(_ slug: String) throws -> String {
    let nature = try #require(dex.nature(slug))
    return [
      nature.increased?.slug, nature.decreased?.slug, nature.likedFlavor, nature.hatedFlavor,
    ].map(text).joined(separator: ",")
  }

  /// Returns the purchase and the selling price of an item in a game.
  private func price(of item: String, in game: String) -> String {
    let price = dex.prices(of: item).first { $0.versionGroup == game }
    return price.map { "\(text($0.purchase)) \(text($0.sell))" } ?? "-"
  }
}
