internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// An entry's facts in lines, section by section. Screens choose which sections stand where.
struct EntryLines {
  let entry: EntryContent
  let words: Words
  /// How wide the lines may be.
  let columns: Int
  /// How its family is had in games; nil where the user plays none.
  private let acquisition: FamilyAcquisition?

  init(entry: EntryContent, words: Words, columns: Int) {
    (self.entry, self.words, self.columns) = (entry, words, columns)
    acquisition = entry.version.flatMap { _ in
      words.rules.familyAcquisition(ofVariety: entry.pokemon.id)
    }
  }

  var pokemon: Pokemon { entry.pokemon }
  var species: Species { entry.pokemon.species }

  /// A title, its lines and a blank one; nothing where there are no lines.
  func section(_ title: Sentence, _ lines: [Line], right: [Span] = []) -> [Line] {
    lines.isEmpty ? [] : [Line([Span(words(title), .heading)], right: right)] + part(lines)
  }

  /// Lines and a blank one; nothing where there are no lines.
  func part(_ lines: [Line]) -> [Line] { lines.isEmpty ? [] : lines + [.blank] }

  /// A label and a fact, which goes on in further lines where it is long.
  func labelled(_ label: Label, _ fact: String) -> [Line] { labelled(label, [Span(fact)]) }

  func labelled(_ label: Label, _ facts: [Span]) -> [Line] {
    Flow(facts, label: words.label(label)).lines(columns: columns)
  }
}

// MARK: - Who it is

extension EntryLines {
  /// Number, name, genus, types, size: what an entry begins with.
  var head: [Line] { title + genus + typesAndSize + rarity + formNotes + said }

  /// The same without genus, and without size where that does not fit beside the types: what comes
  /// first in a narrow window.
  var narrowHead: [Line] { title + typesAndSize.prefix(1) + said }

  /// How to get it in the game that the user plays; nothing without one.
  var ways: [Line] {
    guard let version = entry.version else { return [] }
    let ways = words.ways(toGet: pokemon.id, in: version, family: acquisition)
    if ways.isEmpty { return [] }
    let title = words(.getInGame, words.plainName(ofVersion: version))
    return [Line([Span(title, .heading)])]
      + ways.flatMap { Line.wrapped($0, columns: columns) }
  }

  /// Genus, second type, size and rarity: the facts that `narrowHead` leaves out.
  var kind: [Line] { genus + typesAndSize.dropFirst() + rarity }

  /// Its own name, genus and generation.
  var briefTitle: [Line] { [Line([Span(words.name(of: pokemon))])] + genus + rarity + said }

  /// Number and names.
  var title: [Line] {
    let number = String(species.number)
    let padded = "#" + String(repeating: "0", count: max(0, 4 - number.count)) + number
    let name = padded + "  " + words.name(of: pokemon)
    let other = otherName(beside: name)
    return [Line([Span(name, .name)], right: other.isEmpty ? [] : [Span(other)])]
  }

  /// Its name for readers of another script: Japanese, or English for those who read that. The whole
  /// name where that has room, if need be in a line of its own; else its short form; else nothing.
  private func otherName(beside name: String) -> String {
    let other: Language = words.language.interface == .japanese ? .english : .japanese
    guard words.canShow(other) else { return "" }
    let whole = ownName(in: other) ?? species.names[other] ?? ""
    let forms = [whole, Words.shortForm(ofJapanese: whole) ?? whole]
    let beside = columns - TextWidth.of(name)
    return forms.first { TextWidth.of($0) < beside } ?? forms.first { TextWidth.of($0) < columns }
      ?? ""
  }

  /// The variety's own name in a language; nil where it has none, and for a species' usual variety.
  private func ownName(in language: Language) -> String? {
    if pokemon.isDefault { return nil }
    return pokemon.label?.names[exactly: language]
      ?? words.label(ofPokemon: pokemon.id)?.names[exactly: language]
  }

  private var genus: [Line] {
    let generation = Span(words.generation(introduced), .secondary)
    return Line([Span(species.genera[words.language] ?? "")], right: [generation])
      .broken(to: columns)
  }

  /// The generation that this variety came with: Mega Charizard X the sixth, Charizard the first.
  var introduced: Int {
    let first = pokemon.isDefault ? nil : words.rules.firstGeneration(ofVariety: pokemon.id)
    return first ?? species.generation
  }

  /// One line, or two where they don't fit beside each other.
  private var typesAndSize: [Line] {
    let size =
      words.height(pokemon.heightDecimetres) + " · " + words.weight(pokemon.weightHectograms)
    return Line(words.types(pokemon.types), right: [Span(size)]).broken(to: columns)
  }

  private var rarity: [Line] {
    let marks: [(Bool, Sentence)] = [
      (species.isBaby, .baby), (species.isLegendary, .legendary), (species.isMythical, .mythical),
    ]
    return marks.filter(\.0).map { Line([Span(words($0.1), .secondary)]) }
  }

  /// The region of a regional form, and what turns a form on: "with Charizardite X".
  var formNotes: [Line] {
    if pokemon.isDefault { return [] }
    let region = words.rules.region(ofVariety: pokemon.id).map {
      Span(words(.formOfRegion, words.label("region", $0)))
    }
    let triggers = words.rules.formTriggers(ofVariety: pokemon.id).map(words.fact(of:))
    return Flow((region.map { [$0] } ?? []) + triggers).lines(columns: columns)
  }

  /// A sentence that it did not exist yet in the generation; empty if it did.
  var notYet: [Line] {
    guard let first = entry.comesWith, let generation = entry.generation else { return [] }
    let sentence = words(.notYetThere, words.generation(generation), words.generation(first))
    return Line.wrapped(sentence, columns: columns)
  }

  /// Its name in every language, the species' where it has none of its own. Japanese in kana only where
  /// that differs.
  var names: [Line] {
    let names = species.names.all.filter { words.canShow($0.0) }.map { language, name in
      (language: language, name: ownName(in: language) ?? name)
    }
    let japanese = names.first { $0.language == .japanese }?.name
    return names.filter { $0.language != .japaneseKana || $0.name != japanese }
      .flatMap { language, name in
        Field(language.endonym, [Span(name)])
          .lines(labelColumns: words.labelColumns, columns: columns)
      }
  }

  /// The description of a game below a title; empty if the source has no prose.
  func description(namesGame: Bool) -> [Line] {
    let descriptions = entry.parts.descriptions.map { Descriptions($0, words: words) }
    guard let (games, text) = descriptions?.telling(of: entry.describingVersions) else { return [] }
    let title = words(.description) + (namesGame ? " · " + games : "")
    return Line.wrapped(title, .heading, columns: columns) + Line.wrapped(text, columns: columns)
  }
}

// MARK: - How strong it is

extension EntryLines {
  /// The six base stats and their total below what they are; as bars where that is too wide.
  var briefStats: [Line] {
    let heads = words.listHeads.indices.map { words.listHead($0, in: entry.generation) }.joined()
    if TextWidth.of(heads) > columns { return stats }
    let figures = words.listFigures(of: pokemon.stats, in: entry.generation)
    return [Line([Span(heads, .secondary)]), Line([Span(figures)])]
  }

  /// The six base stats as bars on the scale of 255, and their total.
  var stats: [Line] { stats(isRanked: false) }

  /// The same, each with the share of all fully evolved species that have less.
  var rankedStats: [Line] { stats(isRanked: true) }

  /// What the shares are of, as fully as fits beside the title.
  var rankTitle: String {
    let room = columns - TextWidth.of(words(.baseStats)) - 1
    let full = words(.shareBelow)
    return TextWidth.of(full) <= room ? full : words(.shareBelowBriefly)
  }

  private func stats(isRanked: Bool) -> [Line] {
    let table = Table(
      [
        Table.Column("", minimum: words.labelColumns), Table.Column("", .right, minimum: 3),
        Table.Column("", .right, minimum: isRanked ? 6 : 2),
        Table.Column("", minimum: 0, ideal: columns, gap: 2),
      ], in: columns, gap: 0)
    let shown = Stat.all(in: entry.generation)
    let bars = shown.map { stat in
      let value = pokemon.stats[stat]
      let share = isRanked ? "\(words.rules.percentBelow(value, of: stat)) %" : ""
      let bar = Bar.text(value, of: Stat.maximumBase, columns: table.width(of: 3))
      let label = stat.isSpecial(in: entry.generation) ? Label.special : Label(stat)
      return table.line([
        words.label(label), Span(String(value)), Span(share), Span(bar, .stat(StatBand(value))),
      ])
    }
    let total = String(shown.reduce(0) { $0 + pokemon.stats[$1] })
    return bars + [table.line([words.label(.total), Span(total), Span(""), Span("")])]
  }

  /// A line for each ability, the hidden one marked.
  var abilities: [Line] { abilityNames.map { Line([$0]) } }

  var abilitySummary: [Line] { labelled(.abilities, abilityNames) }

  private var abilityNames: [Span] { pokemon.abilities.map(name(of:)).orDash }

  private func name(of ability: PokemonAbility) -> Span {
    let name = words.name(ofAbility: ability.slug)
    return Span(ability.isHidden ? words(.hidden, name) : name, link: .ability(ability.slug))
  }

  /// Each ability and what it does: in words today, else what is known of the damage that it takes.
  var abilitiesWithEffects: [Line] {
    if pokemon.abilities.isEmpty { return abilities }
    return pokemon.abilities.flatMap { ability -> [Line] in
      let name = name(of: ability)
      guard let text = effect(of: ability) else { return [Line([name])] }
      if TextWidth.of(name.text) + 2 + TextWidth.of(text) <= columns {
        return [Line([name, Span("  " + text, .secondary)])]
      }
      return [Line([name])] + Line.wrapped(text, .secondary, indent: " ", columns: columns)
    }
  }

  private func effect(of ability: PokemonAbility) -> String? {
    if entry.generation == nil,
      let line = AbilityWords.line(of: ability.slug, in: words.language)
    {
      return line
    }
    let generation = entry.generation ?? TypeChart.newestGeneration
    return AbilityDefense.of(ability.slug, in: generation).map(words.reason)
  }

  /// Weaknesses, then resistances and immunities, from the types and from the ability if it can have only one.
  var matchup: (weak: [Line], strong: [Line]) {
    let chart = words.rules.typeChart(generation: entry.generation ?? TypeChart.newestGeneration)
    let takes = Matchups(of: pokemon, chart: chart).takesSurely.map { ($0.type, $0.percent) }
    func lines(_ label: Label, _ facts: [[Span]]) -> [Line] {
      Flow(facts.isEmpty ? [[Span("—", .secondary)]] : facts, label: [words.label(label)])
        .lines(columns: columns)
    }
    return (
      weak: lines(.weak, words.facts(of: takes.filter { $0.1 > 100 })),
      strong: lines(.resists, words.facts(of: takes.filter { 0 < $0.1 && $0.1 < 100 }))
        + lines(.immune, takes.filter { $0.1 == 0 }.map { [words.fact(of: $0.0)] })
    )
  }
}

// MARK: - Breeding and training

extension EntryLines {
  private var isOfFirst: Bool { entry.generation == 1 }

  /// Nothing as of the first generation, in which there were neither genders nor eggs.
  var breeding: [Line] {
    if isOfFirst { return [] }
    let hatching = species.eggCycles.map { labelled(.hatching, words(.eggCycles, String($0))) }
    return gender + eggGroups + (hatching ?? [])
  }

  var gender: [Line] {
    isOfFirst ? [] : labelled(.gender, words.gender(species.genderRate))
  }

  var eggGroups: [Line] {
    if isOfFirst { return [] }
    return labelled(
      .eggGroups, species.eggGroups.map { Span(words.name(ofEggGroup: $0), link: .eggGroup($0)) })
  }

  var training: [Line] {
    // Before the third generation effort was counted in another way.
    let isEarly = Training.isEarly(entry.generation)
    return commonTraining
      + labelled(.effort, isEarly ? words(.effortEarly) : words.effort(pokemon.effort))
      + labelled(.experience, today(words.figure(pokemon.baseExperience)))
  }

  /// What most families have in common.
  var commonTraining: [Line] {
    labelled(.catchRate, today(String(species.captureRate)))
      + (isOfFirst ? [] : labelled(.friendship, today(words.figure(species.baseHappiness))))
      + labelled(.growth, [Span(today(words.growthRate(species.growthRate)), link: .growthRates)])
  }

  /// A figure of which only today's is known.
  private func today(_ figure: String) -> String {
    TypeChart.isPast(entry.generation) ? words(.figureToday, figure) : figure
  }
}

// MARK: - Its family

extension EntryLines {
  /// The family as a tree, a link each; one sentence where it is only this one.
  var evolution: [Line] {
    guard let members = family else { return [Line([Span("—", .secondary)])] }
    if members.count == 1 { return [Line([Span(words(.doesNotEvolve), .secondary)])] }
    let absent = absent(among: members.map(\.variety.id))
    return members.map { depth, variety in
      let indent = String(repeating: "  ", count: depth)
      let sign = Span(indent + (depth > 0 ? "→ " : ""), .secondary)
      return Line([sign, words.fact(of: variety), absent[variety.id] ?? notYet(variety.id)])
    }
  }

  /// The family from left to right, a link each: "→" before what it evolves into, "/" before another way.
  var evolutionSummary: [Line] {
    guard let members = family else { return [] }
    if members.count == 1 { return labelled(.evolution, words(.doesNotEvolve)) }
    let absent = absent(among: members.map(\.variety.id))
    var depth = 0
    let pieces = members.map { member -> [Span] in
      let sign = member.depth == 0 ? "" : member.depth > depth ? "→ " : "/ "
      depth = member.depth
      let id = member.variety.id
      let role: Role = id == pokemon.id || id == species.number ? .name : .text
      return [
        Span(sign, .secondary), words.fact(of: member.variety, role), absent[id] ?? notYet(id),
      ]
    }
    return Flow(pieces, label: [words.label(.evolution)]).lines(columns: columns)
  }

  /// A note for each member of the generation that the user's game doesn't have; none if it has none of them.
  private func absent(among members: [Int]) -> [Int: Span] {
    guard let played = FamilyInGame(acquisition, in: entry.version, words: words) else {
      return [:]
    }
    let absent = members.filter { comesWith($0) == nil && !played.isKnown($0) }
    if absent.count == members.count { return [:] }
    let note = Span(" (\(words(.notInGame, played.name)))", .secondary)
    return Dictionary(uniqueKeysWithValues: absent.map { ($0, note) })
  }

  /// The ancestors and descendants of the variety. It is the species' line if varieties make no difference, or
  /// if another variety turns into this one.
  private var family: [(depth: Int, variety: VarietyReference)]? {
    guard let line = entry.parts.evolutionLine else { return nil }
    let differs = species.varieties.contains { variety in
      variety.id != species.number && !variety.slug.contains("-mega")
        && !variety.slug.hasSuffix("-gmax")
    }
    let page = EvolutionPage(entry: entry, words: words, columns: columns)
    return (differs ? page.family?.line(of: pokemon.id) : nil)
      ?? line.members.map { ($0.depth, VarietyReference(id: $0.number, slug: $0.slug)) }
  }

  /// The species' varieties of the generation that is asked for, a link each; nothing where there is only one.
  var varieties: [Line] {
    let varieties = species.varieties.filter { comesWith($0.id) == nil }
    return varieties.count > 1 ? varieties.map { Line([words.fact(of: $0)]) } : []
  }

  /// The others of them, by what tells each from the species; many take the whole width below their label.
  var otherVarieties: [Line] {
    let others = species.varieties.filter { $0.id != pokemon.id && comesWith($0.id) == nil }
    let links = others.map { variety in
      let name = words.distinction(ofPokemon: variety.id) ?? SlugWords.title(variety.slug)
      return Span(name, link: .pokemon(variety.id))
    }
    let lines = labelled(.varieties, links)
    if lines.count <= 3 { return lines }
    return [Line([words.label(.varieties)])] + Flow(links).lines(columns: columns)
  }

  /// The generation that a variety came with, where that is after the one that is asked for; else nil.
  private func comesWith(_ id: Int) -> Int? {
    guard let generation = entry.generation,
      let first = words.rules.firstGeneration(ofVariety: id), first > generation
    else { return nil }
    return first
  }

  /// The same in brackets, to stand behind a name; else nothing.
  private func notYet(_ id: Int) -> Span {
    guard let first = comesWith(id) else { return Span("") }
    return Span(" (\(words.numeral(ofGeneration: first)))", .secondary)
  }
}

extension Words {
  /// What turns a form on: "with Charizardite X".
  func fact(of trigger: FormTrigger) -> Span {
    let slug = trigger.slug
    return switch trigger.kind {
    case .item: Span(self(.formByItem, name(ofItem: slug)), link: .item(slug))
    case .move: Span(self(.formByMove, name(ofMove: slug)), link: .move(slug))
    case .ability: Span(self(.formByAbility, name(ofAbility: slug)), link: .ability(slug))
    }
  }
}
