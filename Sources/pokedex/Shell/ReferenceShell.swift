internal import DexData
internal import PokedexModel
internal import PokedexScreens
internal import PokedexText
internal import PokemonAPI
internal import TerminalUI

/// `pokedex move|ability|type|item|nature NAME`.
struct ReferenceShell {
  /// What is asked about.
  enum Kind: String, CaseIterable {
    case move, ability, type, item, nature
  }

  /// A fact with its label and its key in JSON.
  private struct Fact {
    let label: Sentence
    let text: String
    let key: String
    let value: JSONValue
  }

  let kind: Kind
  let language: Language
  let json: Bool
  private let dex = Dex()

  init(kind: Kind, language: Language, json: Bool) {
    self.kind = kind
    self.language = language
    self.json = json
  }

  /// All that the bundle has about the one of that name: a slug, or a name in any language.
  ///
  /// - Throws: `Shell.Failure`.
  func show(_ name: String) throws -> String {
    try text(about: slug(of: name), effect: nil)
  }

  /// The same with its effect as a source tells it, which takes a request.
  ///
  /// - Throws: `Shell.Failure`.
  func show(_ name: String, effectFrom api: any PokemonAPIProtocol) async throws -> String {
    let slug = try slug(of: name)
    return try text(about: slug, effect: await effect(of: slug, from: api))
  }

  private func text(about slug: String, effect: String?) throws -> String {
    let names = names(of: slug)
    let facts = facts(about: slug)
    let title = names[language] ?? SlugWords.title(slug)
    return json
      ? try jsonText(slug, title, names, facts, effect) : text(title, slug, facts, effect)
  }

  private func jsonText(
    _ slug: String, _ title: String, _ names: LocalizedText, _ facts: [Fact], _ effect: String?
  ) throws -> String {
    let all = names.all.map { ($0.language.code, JSONValue.text($0.text)) }
    var members: [String: JSONValue] = [
      "name": .text(slug), "display_name": .text(title),
      "names": .object(Dictionary(uniqueKeysWithValues: all)),
    ]
    for fact in facts { members[fact.key] = fact.value }
    if subject(slug) != nil { members["effect"] = .optional(effect) }
    return try JSONText.text(of: JSONValue.object(members))
  }

  private func text(
    _ title: String, _ slug: String, _ facts: [Fact], _ effect: String?
  ) -> String {
    let labels = facts.map { $0.label.text(in: language.interface) }
    let width = labels.map(TextWidth.of).max() ?? 0
    let rows = zip(labels, facts).map { TextFit.pad($0, to: width + 2) + $1.text + "\n" }
    let paragraph = effect.map { ["\n"] + TextFit.wrap($0, to: 72).map { $0 + "\n" } } ?? []
    return "\(title) (\(slug))\n" + (rows + paragraph).joined()
  }
}

// MARK: - Names

extension ReferenceShell {
  private var slugs: [String] {
    switch kind {
    case .move: dex.moveSlugs
    case .ability: dex.abilitySlugs
    case .type: PokemonType.allCases.filter(\.hasMembers).map(\.rawValue)
    case .item: dex.itemSlugs
    case .nature: dex.natureSlugs
    }
  }

  private func names(of slug: String) -> LocalizedText {
    let names: LocalizedText? =
      switch kind {
      case .move: dex.move(slug)?.names
      case .ability: dex.ability(slug)?.names
      case .type: PokemonType(rawValue: slug).flatMap(DexVocabulary().type)
      case .item: dex.item(slug)?.names
      case .nature: dex.nature(slug)?.names
      }
    return names ?? LocalizedText([:])
  }

  private func slug(of name: String) throws -> String {
    let key = NameKey.key(name)
    let slugs = slugs
    if slugs.contains(key) { return key }
    if let slug = slugs.first(where: { slug in
      names(of: slug).all.contains { NameKey.key($0.text) == key }
    }) {
      return slug
    }
    let noun = kind.noun.text(in: language.interface)
    let closest = NameKey.closest(to: name, in: slugs)
    let sentence =
      closest.isEmpty
      ? Sentence.unknownThing.text(in: language.interface, noun, name)
      : Sentence.closestThing.text(
        in: language.interface, noun, name, closest.joined(separator: ", "))
    throw Shell.Failure(sentence: sentence)
  }
}

extension ReferenceShell.Kind {
  fileprivate var noun: Sentence {
    switch self {
    case .move: .nounMove
    case .ability: .nounAbility
    case .type: .nounType
    case .item: .nounItem
    case .nature: .nounNature
    }
  }
}

// MARK: - Facts

extension ReferenceShell {
  private func facts(about slug: String) -> [Fact] {
    switch kind {
    case .move: dex.move(slug).map(facts(about:)) ?? []
    case .ability: dex.ability(slug).map(facts(about:)) ?? []
    case .type: PokemonType(rawValue: slug).map(facts(about:)) ?? []
    case .item: dex.item(slug).map(facts(about:)) ?? []
    case .nature: dex.nature(slug).map(facts(about:)) ?? []
    }
  }

  private func facts(about move: Move) -> [Fact] {
    let learners = dex.learners(of: move)
    let learnedBy = learners.map { learner in
      JSONValue.object([
        "pokemon": .text(learner.pokemon.slug), "ways": .texts(learner.ways.map(\.rawValue)),
      ])
    }
    let machines = dex.machines(of: move)
    return [
      Fact(
        label: .moveType, text: name(of: move.type), key: "type", value: .text(move.type.rawValue)),
      fact(.moveClass, label("class", move.damageClass), "damage_class", move.damageClass),
      fact(.movePower, "power", move.power),
      fact(.moveAccuracy, "accuracy", move.accuracy),
      fact(.movePoints, "pp", move.powerPoints),
      fact(.movePriority, "priority", move.priority),
      fact(.generationLabel, "generation", move.generation),
      fact(.moveTarget, label("target", move.target), "target", move.target),
      Fact(
        label: .moveMachines,
        text: list(machines.map { "\($0.item.uppercased()) (\($0.versionGroup))" }),
        key: "machines",
        value: .array(
          machines.map {
            .object(["version_group": .text($0.versionGroup), "item": .text($0.item)])
          })),
      Fact(
        label: .learnedBy, text: list(learners.map { pokemonName($0.pokemon) }),
        key: "learned_by", value: .array(learnedBy)),
    ]
  }

  private func facts(about ability: Ability) -> [Fact] {
    let owners = dex.owners(of: ability.slug)
    let value = owners.map { owner in
      JSONValue.object([
        "name": .text(owner.pokemon.slug), "is_hidden": .flag(owner.isHidden),
      ])
    }
    let names = owners.map { owner in
      let name = pokemonName(owner.pokemon)
      return owner.isHidden ? Sentence.hidden.text(in: language.interface, name) : name
    }
    return [
      fact(.generationLabel, "generation", ability.generation),
      Fact(label: .pokemonLabel, text: list(names), key: "pokemon", value: .array(value)),
    ]
  }

  private func facts(about type: PokemonType) -> [Fact] {
    let chart = dex.typeChart(generation: TypeChart.newestGeneration)
    let members = dex.members(of: type)
    let moves = dex.moves(of: type)
    let attacks = chart.types.map { ($0, chart.factor(of: type, on: $0)) }
    let takes = chart.types.map { ($0, chart.factor(of: $0, on: type)) }
    return [
      fact(.generationLabel, "generation", type.generation),
      Fact(label: .typeAttacks, text: factors(attacks), key: "attacks", value: json(attacks)),
      Fact(label: .typeTakes, text: factors(takes), key: "takes", value: json(takes)),
      Fact(
        label: .pokemonLabel, text: list(members.map(pokemonName)), key: "pokemon",
        value: .texts(members.map(\.slug))),
      Fact(
        label: .movesLabel,
        text: list(moves.map { dex.move($0)?.names[language] ?? SlugWords.title($0) }),
        key: "moves", value: .texts(moves)),
    ]
  }

  private func facts(about item: Item) -> [Fact] {
    let holders = dex.holders(of: item.slug)
    let value = holders.map { holder in
      JSONValue.object([
        "pokemon": .text(holder.pokemon.slug), "version": .text(holder.held.version),
        "chance": .integer(holder.held.chance),
      ])
    }
    var names: [String] = []
    for holder in holders where names.last != pokemonName(holder.pokemon) {
      names.append(pokemonName(holder.pokemon))
    }
    return [
      fact(.itemCategory, label("category", item.category), "category", item.category),
      fact(.itemPocket, item.pocket.map { label("pocket", $0) } ?? "—", "pocket", item.pocket),
      fact(.flingPower, "fling_power", item.flingPower),
      Fact(
        label: .itemAttributes, text: list(item.attributes.map(SlugWords.title)),
        key: "attributes", value: .texts(item.attributes)),
      Fact(label: .heldBy, text: list(names), key: "held_by", value: .array(value)),
    ]
  }

  private func facts(about nature: Nature) -> [Fact] {
    func stat(_ stat: Stat?) -> String {
      stat.map { label("stat", $0.slug) } ?? "—"
    }
    return [
      fact(.natureRaises, stat(nature.increased), "increased_stat", nature.increased?.slug),
      fact(.natureLowers, stat(nature.decreased), "decreased_stat", nature.decreased?.slug),
      fact(.natureLikes, flavor(nature.likedFlavor), "likes_flavor", nature.likedFlavor),
      fact(.natureHates, flavor(nature.hatedFlavor), "hates_flavor", nature.hatedFlavor),
    ]
  }
}

// MARK: - Words

extension ReferenceShell {
  private func fact(_ label: Sentence, _ key: String, _ value: Int?) -> Fact {
    Fact(label: label, text: value.map(String.init) ?? "—", key: key, value: .optional(value))
  }

  private func fact(_ label: Sentence, _ text: String, _ key: String, _ slug: String?) -> Fact {
    Fact(label: label, text: text, key: key, value: .optional(slug))
  }

  private func label(_ kind: String, _ slug: String) -> String {
    DexVocabulary().label(kind, slug)?[language] ?? SlugWords.title(slug)
  }

  private func flavor(_ slug: String?) -> String { slug.map(SlugWords.title) ?? "—" }

  private func name(of type: PokemonType) -> String {
    DexVocabulary().type(type)?[language] ?? SlugWords.title(type.rawValue)
  }

  private func pokemonName(_ pokemon: VarietyReference) -> String {
    DexVocabulary().pokemon(id: pokemon.id)?.display(in: language) ?? SlugWords.title(pokemon.slug)
  }

  private func list(_ names: [String]) -> String {
    names.isEmpty ? "—" : names.joined(separator: ", ")
  }

  private func factors(_ factors: [(type: PokemonType, percent: Int)]) -> String {
    list(
      [200, 50, 0].flatMap { percent in
        factors.filter { $0.percent == percent }
          .map { "\(name(of: $0.type)) \(Figures.factor(Double(percent)))" }
      })
  }

  private func json(_ factors: [(type: PokemonType, percent: Int)]) -> JSONValue {
    .object(
      Dictionary(
        uniqueKeysWithValues: factors.map { ($0.type.rawValue, .number(Double($0.percent) / 100)) }
      ))
  }
}
