internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// An entry's facts in lines, section by section. Screens choose which sections stand where.
struct EntryLines {
  let entry: EntryContent
  let words: Words
  /// How wide the lines may be.
  let columns: Int

  var pokemon: Pokemon { entry.pokemon }
  var species: Species { entry.pokemon.species }

  /// Number, name, genus, types, size: what an entry begins with.
  var head: [Line] {
    let genus = species.genera[words.language] ?? ""
    let size =
      words.height(pokemon.heightDecimetres) + " · " + words.weight(pokemon.weightHectograms)
    return title + [
      Line([Span(genus)], right: [Span(words.generation(introduced), .secondary)])
    ] + Line(words.types(pokemon.types), right: [Span(size)]).broken(to: columns) + rarity
      + formNotes + said
  }

  /// The same with a line more where the two names don't fit beside each other.
  var wholeHead: [Line] {
    let fits = Line(title[0].right).leftColumns < columns
    return (fits ? title.flatMap { $0.broken(to: columns) } : title) + head.dropFirst(title.count)
  }

  /// Number and names.
  var title: [Line] {
    let number = String(species.number)
    let padded = "#" + String(repeating: "0", count: max(0, 4 - number.count)) + number
    let name = padded + "  " + words.name(of: pokemon)
    return [Line([Span(name, .name)], right: [Span(otherName(beside: name))])]
  }

  /// Its own name, genus and generation.
  var briefTitle: [Line] {
    let name = words.name(of: pokemon)
    let genus = Span(species.genera[words.language] ?? "", .secondary)
    let generation = Span(words.generation(introduced), .secondary)
    return [Line([Span(name)])] + Line([genus], right: [generation]).broken(to: columns) + rarity
      + said
  }

  /// That it did not exist in the generation yet; nothing where it did.
  var notYet: [Line] {
    guard let first = entry.comesWith, let generation = entry.generation else { return [] }
    let sentence = words(.notYetThere, words.generation(generation), words.generation(first))
    return Line.wrapped(sentence, columns: columns)
  }

  /// Its name for readers of another script: Japanese, or English for those who read that.
  private func otherName(beside name: String) -> String {
    let other: Language = words.language.interface == .japanese ? .english : .japanese
    guard words.canShow(other) else { return "" }
    guard let own = ownName(in: other) else { return species.names[other] ?? "" }
    let room = columns - TextWidth.of(name) - 1
    if TextWidth.of(own) <= room { return own }
    let short = Words.shortForm(ofJapanese: own) ?? own
    return TextWidth.of(short) > room && TextWidth.of(own) < columns ? own : short
  }

  /// The variety's own name in a language; nil where it has none, and for a species' usual variety.
  private func ownName(in language: Language) -> String? {
    if pokemon.isDefault { return nil }
    return pokemon.label?.names[exactly: language]
      ?? words.label(ofPokemon: pokemon.id)?.names[exactly: language]
  }

  var rarity: [Line] {
    let marks: [(Bool, Sentence)] = [
      (species.isBaby, .baby), (species.isLegendary, .legendary), (species.isMythical, .mythical),
    ]
    return marks.filter(\.0).map { Line([Span(words($0.1), .secondary)]) }
  }

  /// The six base stats and their total below what they are; as bars where that is too wide.
  var briefStats: [Line] {
    let heads = words.listHeads.indices.map { words.listHead($0, in: entry.generation) }.joined()
    if TextWidth.of(heads) > columns { return stats }
    let figures = words.listFigures(of: pokemon.stats, in: entry.generation)
    return [Line([Span(heads, .secondary)]), Line([Span(figures)])]
  }

  /// The six base stats as bars on the scale of 255, and their total.
  var stats: [Line] { stats { _ in TextFit.spaces(Self.statGap) } }

  /// The same, each with the share of all fully evolved species that have less.
  var rankedStats: [Line] {
    stats { stat in
      let share = "\(words.rules.percentBelow(pokemon.stats[stat], of: stat)) %"
      return TextFit.pad(share, to: 6, atEnd: false) + "  "
    }
  }

  /// What the shares are of, as fully as fits beside the title.
  var rankTitle: String {
    let room = columns - TextWidth.of(words(.baseStats)) - 1
    let full = words(.shareBelow)
    return TextWidth.of(full) <= room ? full : words(.shareBelowBriefly)
  }

  /// - Parameter gap: what stands between a stat's figure and its bar.
  private func stats(gap: (Stat) -> String) -> [Line] {
    let shown = Stat.all(in: entry.generation)
    let bars = shown.map { stat in
      let value = pokemon.stats[stat]
      let gap = gap(stat)
      let room = columns - words.labelColumns - 3 - TextWidth.of(gap)
      let bar = Bar.text(value, of: Stat.maximumBase, columns: max(0, room))
      let label = stat.isSpecial(in: entry.generation) ? Label.special : Label(stat)
      return Line([
        words.label(label), Span(Self.padded(value) + gap), Span(bar, .stat(StatBand(value))),
      ])
    }
    let total = shown.reduce(0) { $0 + pokemon.stats[$1] }
    return bars + [Line([words.label(.total), Span(Self.padded(total))])]
  }

  /// Between a stat's figure and its bar; so wide that curses passes over the cells between two
  /// changes instead of writing them again.
  private static let statGap = 4

  private static func padded(_ value: Int) -> String {
    let text = String(value)
    return TextFit.spaces(max(0, 3 - text.count)) + text
  }

  /// A line for each ability, the hidden one marked.
  var abilities: [Line] {
    abilityNames.map { Line([Span($0.text, link: $0.link)]) }
  }

  private var abilityNames: [Span] {
    if pokemon.abilities.isEmpty { return [Span("—")] }
    return pokemon.abilities.map { ability in
      let name = words.name(ofAbility: ability.slug)
      return Span(ability.isHidden ? words(.hidden, name) : name, link: .ability(ability.slug))
    }
  }

  var abilitySummary: [Line] { labelled(.abilities, abilityNames) }

  /// Nothing as of the first generation, in which there were neither genders nor eggs.
  var breeding: [Line] {
    if isOfFirst { return [] }
    return gender + eggGroups + hatching
  }

  /// Nothing for one that no egg holds.
  private var hatching: [Line] {
    guard let cycles = species.eggCycles else { return [] }
    return labelled(.hatching, words(.eggCycles, String(cycles)))
  }

  private var isOfFirst: Bool { entry.generation == 1 }

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
    let hasEffort = entry.generation.map { $0 >= 3 } ?? true
    return commonTraining + (hasEffort ? labelled(.effort, words.effort(pokemon.effort)) : [])
      + labelled(.experience, today(words.figure(pokemon.baseExperience)))
  }

  /// What most families have in common.
  var commonTraining: [Line] {
    labelled(.catchRate, today(String(species.captureRate)))
      + (isOfFirst ? [] : labelled(.friendship, today(words.figure(species.baseHappiness))))
      + labelled(.growth, today(words.growthRate(species.growthRate)))
  }

  /// A figure of which only today's is known.
  private func today(_ figure: String) -> String {
    entry.generation == nil ? figure : words(.figureToday, figure)
  }

  /// The family as a tree, a link each; one sentence where it is only this one.
  var evolution: [Line] {
    guard let members = line else { return [Line([Span("—", .secondary)])] }
    if members.count == 1 { return [Line([Span(words(.doesNotEvolve), .secondary)])] }
    return members.map { depth, variety in
      let indent = String(repeating: "  ", count: depth)
      let name = words.name(ofPokemon: variety.id, slug: variety.slug)
      return Line([
        Span(indent + (depth > 0 ? "→ " : ""), .secondary),
        Span(name, link: .pokemon(variety.id)), notYet(variety.id),
      ])
    }
  }

  /// The family in a few words: "Charmander → Charmeleon → Charizard".
  var evolutionSummary: [Line] {
    guard let members = line else { return [] }
    if members.count == 1 { return labelled(.evolution, words(.doesNotEvolve)) }
    var (text, depth) = ("", 0)
    for member in members {
      text += member.depth == 0 ? "" : member.depth > depth ? " → " : " / "
      text += words.name(ofPokemon: member.variety.id, slug: member.variety.slug)
      depth = member.depth
    }
    return labelled(.evolution, text)
  }

  /// The species' varieties of the generation that is asked for, a link each; nothing where there is only one.
  var varieties: [Line] {
    let varieties = species.varieties.filter { comesWith($0.id) == nil }
    guard varieties.count > 1 else { return [] }
    return varieties.map { variety in
      let name = words.name(ofPokemon: variety.id, slug: variety.slug)
      return Line([Span(name, link: .pokemon(variety.id))])
    }
  }

  /// The generation that a variety came with, where that is after the one that is asked for; else nil.
  func comesWith(_ id: Int) -> Int? {
    guard let generation = entry.generation,
      let first = words.rules.firstGeneration(ofVariety: id), first > generation
    else { return nil }
    return first
  }

  /// The same in brackets, to stand behind a name; else nothing.
  func notYet(_ id: Int) -> Span {
    guard let first = comesWith(id) else { return Span("") }
    return Span(" (\(words.numeral(ofGeneration: first)))", .secondary)
  }

  /// Its name in every language, the species' where it has none of its own.
  var names: [Line] {
    species.names.all.filter { words.canShow($0.0) }.flatMap { language, name in
      Field(language.endonym, [Span(ownName(in: language) ?? name)])
        .lines(labelColumns: words.labelColumns, columns: columns)
    }
  }

  /// What a game says below a title; nothing where the source has no prose.
  func description(namesGame: Bool) -> [Line] {
    let descriptions = entry.parts.descriptions.map { Descriptions($0, words: words) }
    guard let (games, text) = descriptions?.telling(of: entry.describingVersions) else { return [] }
    let title = words(.description) + (namesGame ? " · " + games : "")
    return Line.wrapped(title, .heading, columns: columns)
      + Line.wrapped(text, columns: columns)
  }

  /// Lines below their title; nothing where there are none.
  func titled(_ title: Sentence, _ lines: [Line]) -> [Line] {
    lines.isEmpty ? [] : [Line([Span(words(title), .heading)])] + lines
  }

  /// A label and a fact, which goes on in further lines where it is long.
  private func labelled(_ label: Label, _ fact: String) -> [Line] {
    labelled(label, [Span(fact)])
  }

  func labelled(_ label: Label, _ facts: [Span]) -> [Line] {
    Flow(facts, label: words.label(label)).lines(columns: columns)
  }
}

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
      .map { Span(words(.formOfRegion, words.label("region", $0))) }
    let triggers = words.rules.formTriggers(ofVariety: id).map(words.fact(of:))
    let facts = (region.map { [$0] } ?? []) + triggers
    return Flow(facts).lines(columns: columns)
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
