internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// Facts of an entry as lines, section by section. Screens choose and arrange the sections.
struct EntryLines {
  let entry: EntryContent
  let words: Words
  /// Maximum width of the lines.
  let columns: Int
  /// Changes that are shown below the values that changed.
  private let changes: [HistoryEntry]
  /// Ways to get the Pokémon's family in games; nil if the user plays no game.
  private let acquisition: FamilyAcquisition?

  /// - Parameter showsChanges: whether a line below a value says what it was before. A page of an
  ///   older generation never does.
  init(entry: EntryContent, words: Words, columns: Int, showsChanges: Bool = false) {
    (self.entry, self.words, self.columns) = (entry, words, columns)
    changes =
      showsChanges && entry.generation == nil
      ? words.rules.history(ofVariety: entry.pokemon.id) : []
    acquisition = entry.version.flatMap { _ in
      words.rules.familyAcquisition(ofVariety: entry.pokemon.id)
    }
  }

  var pokemon: Pokemon { entry.pokemon }
  var species: Species { entry.pokemon.species }

  /// Returns a title, lines and a blank line; empty if there are no lines.
  func section(_ title: Sentence, _ lines: [Line], right: [Span] = []) -> [Line] {
    lines.isEmpty ? [] : [Line([Span(words(title), .heading)], right: right)] + withBlankLine(lines)
  }

  /// Returns lines and a blank line; empty if there are no lines.
  func withBlankLine(_ lines: [Line]) -> [Line] { lines.isEmpty ? [] : lines + [.blank] }

  /// Returns a label and a fact, wrapped onto further lines if it is long.
  func labelled(_ label: Label, _ fact: String) -> [Line] { labelled(label, [Span(fact)]) }

  func labelled(_ label: Label, _ facts: [Span]) -> [Line] {
    Flow(facts, label: words.label(label)).lines(columns: columns)
  }
}

// MARK: - Identity

extension EntryLines {
  /// Top of an entry: number, name, genus, types, size, rarity, form notes, and the user's marks
  /// and notes.
  var head: [Line] {
    title + genus + typesAndSize + changed(\.isOfTypes) + rarity + formNotes + marksAndNotes
  }

  /// Top of an entry in a narrow window. It has no genus, and has the size only if it fits beside
  /// the types.
  var narrowHead: [Line] {
    title + typesAndSize.prefix(1) + changed(\.isOfTypes) + marksAndNotes
  }

  /// Ways to get the Pokémon in the game that the user plays.
  var ways: [Line] {
    guard let version = entry.version else { return [] }
    let ways = words.ways(toGet: pokemon.id, in: version, family: acquisition)
    if ways.isEmpty { return [] }
    let title = words(.getInGame, words.plainName(ofVersion: version))
    return [Line([Span(title, .heading)])]
      + ways.flatMap { Line.wrapped($0, columns: columns) }
  }

  /// Facts that `narrowHead` leaves out: genus and rarity, and also the size if it does not fit
  /// beside the types.
  var kind: [Line] { genus + typesAndSize.dropFirst() + rarity }

  /// Name, genus with generation, rarity, and the user's marks and notes.
  var briefTitle: [Line] {
    [Line([Span(words.name(of: pokemon))])] + genus + rarity + marksAndNotes
  }

  /// Number, name, and the name in another script if it fits.
  var title: [Line] {
    let number = String(species.number)
    let padded = "#" + String(repeating: "0", count: max(0, 4 - number.count)) + number
    let name = padded + "  " + words.name(of: pokemon)
    let other = otherName(beside: name)
    return [Line([Span(name, .name)], right: other.isEmpty ? [] : [Span(other)])]
  }

  /// Returns the name in another script: Japanese, or English for readers of Japanese. Tries to fit
  /// the whole name or its short form beside the main name, then on a line of its own. The whole
  /// name takes precedence in both cases. Empty if nothing fits.
  private func otherName(beside name: String) -> String {
    let other: Language = words.language.interface == .japanese ? .english : .japanese
    guard words.canShow(other) else { return "" }
    let whole = ownName(in: other) ?? species.names[other] ?? ""
    let forms = [whole, Words.shortForm(ofJapanese: whole) ?? whole]
    let beside = columns - TextWidth.of(name)
    return forms.first { TextWidth.of($0) < beside } ?? forms.first { TextWidth.of($0) < columns }
      ?? ""
  }

  /// Returns the variety's own name in a language. Nil if it has none, or for a species' default
  /// variety.
  private func ownName(in language: Language) -> String? {
    pokemon.label?.names[exactly: language]
      ?? words.label(ofPokemon: pokemon.id)?.names[exactly: language]
  }

  private var genus: [Line] {
    let generation = Span(words.generation(introduced), .secondary)
    return Line([Span(species.genera[words.language] ?? "")], right: [generation])
      .broken(to: columns)
  }

  /// Generation that introduced this variety or form: the sixth for Mega Charizard X, the first for
  /// Charizard.
  var introduced: Int {
    if let first = pokemon.form.flatMap(words.rules.generation) { return first }
    let first = pokemon.isDefault ? nil : words.rules.firstGeneration(ofVariety: pokemon.id)
    return first ?? species.generation
  }

  /// Types and size on one line, or on two if they don't fit.
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

  /// Region of a regional form, and the triggers of a form, such as "with Charizardite X".
  var formNotes: [Line] {
    if pokemon.isDefault { return [] }
    let region = words.rules.region(ofVariety: pokemon.id).map {
      Span(words(.formOfRegion, words.label("region", $0)))
    }
    let triggers = words.rules.formTriggers(ofVariety: pokemon.id, in: entry.version)
      .map(words.fact(of:))
    return Flow((region.map { [$0] } ?? []) + triggers).lines(columns: columns)
  }

  /// A sentence saying that the entry did not exist yet in the generation; empty if it did.
  var notYet: [Line] {
    guard let first = entry.introducedLater, let generation = entry.generation else { return [] }
    let sentence = words(.notYetThere, words.generation(generation), words.generation(first))
    return Line.wrapped(sentence, columns: columns)
  }

  /// Names in every language that the terminal can show. The species' name is used if the variety
  /// has no name of its own. The name in kana is left out if it equals the Japanese one.
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

  /// Returns a game's description below a title; empty if the data source has no description.
  func description(namesGame: Bool) -> [Line] {
    let descriptions = entry.parts.descriptions.map { Descriptions($0, words: words) }
    guard let (games, text) = descriptions?.selectedDescription(of: entry.descriptionVersions)
    else { return [] }
    let title = words(.description) + (namesGame ? " · " + games : "")
    return Line.wrapped(title, .heading, columns: columns) + Line.wrapped(text, columns: columns)
  }
}

// MARK: - Stats, abilities and matchups

extension EntryLines {
  /// Base stats and total in two lines, labels above numbers. If these lines are too wide, the
  /// stats are shown as bars.
  var briefStats: [Line] {
    let heads = words.listHeadings.indices.map { words.listHeading($0, in: entry.generation) }
      .joined()
    if TextWidth.of(heads) > columns { return stats }
    let figures = words.listFigures(of: pokemon.stats, in: entry.generation)
    return [Line([Span(heads, .secondary)]), Line([Span(figures)])]
  }

  /// Base stats as bars on a scale of 255, and their total.
  var stats: [Line] { stats(isRanked: false) }

  /// Base stats, each with the percentage of fully evolved species that have a lower value.
  var rankedStats: [Line] { stats(isRanked: true) }

  /// Title of the column with the percentages of `rankedStats`. The long wording is used if it fits
  /// beside the section's title, otherwise the short one.
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
    let ranks = isRanked ? words.rules.rankedStats(in: nil) : nil
    let bars = shown.map { stat in
      let value = pokemon.stats[stat]
      let share = ranks.map { "\($0.percentBelow(value, of: stat)) %" } ?? ""
      let bar = Bar.text(value, of: Stat.maximumBase, columns: table.width(of: 3))
      let label = stat.isSpecial(in: entry.generation) ? Label.special : Label(stat)
      return table.line([
        words.label(label), Span(String(value)), Span(share), Span(bar, .stat(StatBand(value))),
      ])
    }
    let total = String(shown.reduce(0) { $0 + pokemon.stats[$1] })
    return bars + [table.line([words.label(.total), Span(total), Span(""), Span("")])]
  }

  /// Base stats of earlier generations that differ from today's.
  var changedStats: [Line] { changed(\.isOfStats) }

  /// Abilities of earlier generations that differ from today's.
  var changedAbilities: [Line] { changed { !$0.isOfTypes && !$0.isOfStats } }

  private func changed(_ isWanted: (HistoryEntry) -> Bool) -> [Line] {
    let texts = changes.filter(isWanted).map(words.text)
    if texts.isEmpty { return [] }
    return Flow(texts.map { Span($0, .secondary) }, separator: .dot).lines(columns: columns)
  }

  /// Abilities, one per line. The hidden ability is marked.
  var abilities: [Line] { abilityNames.map { Line([$0]) } }

  var abilitySummary: [Line] {
    entry.features.contains(.abilities) ? labelled(.abilities, abilityNames) : []
  }

  private var abilityNames: [Span] { pokemon.abilities.map(name(of:)).orDash }

  private func name(of ability: PokemonAbility) -> Span {
    Span(words.name(of: ability), link: .ability(ability.slug))
  }

  /// Abilities with their effects. For an older generation, only effects on the damage taken are
  /// shown.
  var abilitiesWithEffects: [Line] {
    if !entry.features.contains(.abilities) { return [] }
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
    return AbilityDamageRule.of(ability.slug, in: generation).map(words.reason)
  }

  /// The lines of the weaknesses, and those of the resistances and immunities. The types determine
  /// them, together with the ability if the Pokémon can have only one.
  var matchup: (weak: [Line], strong: [Line]) {
    let chart = words.rules.typeChart(generation: entry.generation ?? TypeChart.newestGeneration)
    let takes = Matchups(of: pokemon, chart: chart).damageWithOnlyAbility.map {
      ($0.type, $0.percent)
    }
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
  private var isFirstGeneration: Bool { entry.generation == 1 }

  /// Gender, and egg groups and hatching if the game has eggs.
  var breeding: [Line] {
    let hatching = species.eggCycles.map { labelled(.hatching, words(.eggCycles, String($0))) }
    return gender + eggGroups + (entry.features.contains(.eggs) ? hatching ?? [] : [])
  }

  var gender: [Line] {
    entry.features.contains(.genders) ? labelled(.gender, words.gender(species.genderRate)) : []
  }

  var eggGroups: [Line] {
    if !entry.features.contains(.eggs) { return [] }
    return labelled(
      .eggGroups, species.eggGroups.map { Span(words.name(ofEggGroup: $0), link: .eggGroup($0)) })
  }

  var training: [Line] {
    // Before the third generation, effort worked differently.
    let isEarly = Training.isEarly(entry.generation)
    let effort = labelled(
      .effort, isEarly ? words(.effortEarly) : words.effort(pokemon.effort))
    return commonTraining
      + (isEarly || entry.features.contains(.effortValues) ? effort : [])
      + labelled(.experience, labelledAsToday(words.figure(pokemon.baseExperience)))
  }

  /// Catch rate, friendship and growth rate. The first generation has no friendship.
  var commonTraining: [Line] {
    labelled(.catchRate, labelledAsToday(String(species.captureRate)))
      + (isFirstGeneration
        ? [] : labelled(.friendship, labelledAsToday(words.figure(species.baseHappiness))))
      + labelled(
        .growth, [Span(labelledAsToday(words.growthRate(species.growthRate)), link: .growthRates)])
  }

  /// Returns a value as text. On a page for an older generation, the text marks it as today's if the
  /// data source doesn't know the older one.
  private func labelledAsToday(_ figure: String) -> String {
    entry.figuresAreToday && TypeChart.isPast(entry.generation)
      ? words(.figureToday, figure) : figure
  }
}

// MARK: - Family

extension EntryLines {
  /// Family as a tree of links; one sentence if the entry has no evolutions.
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

  /// Family in one flow of links: "→" before a further evolution, "/" before an alternative.
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

  /// Returns a note for each member that is missing from the user's game. Members newer than the
  /// generation get no note. Empty if all members are missing.
  private func absent(among members: [Int]) -> [Int: Span] {
    guard let availability = FamilyAvailability(acquisition, in: entry.version, words: words) else {
      return [:]
    }
    let absent = members.filter { introducedLater($0) == nil && !availability.isKnown($0) }
    if absent.count == members.count { return [:] }
    let note = Span(" (\(words(.notInGame, availability.name)))", .secondary)
    return Dictionary(uniqueKeysWithValues: absent.map { ($0, note) })
  }

  /// The variety with its ancestors and descendants. If its own line is unknown, the species'
  /// evolution line is used. It is also used if the species' other varieties are all Mega
  /// Evolutions or Gigantamax forms.
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

  /// Links to the species' varieties that exist in the generation; empty if there is only one.
  var varieties: [Line] {
    let varieties = species.varieties.filter { !entry.isAbsent($0.id, words.rules) }
    return varieties.count > 1 ? varieties.map { Line([words.fact(of: $0)]) } : []
  }

  /// Links to the other varieties, named by their differences. A long list gets the full width
  /// below its label.
  var otherVarieties: [Line] {
    let others = species.varieties.filter {
      $0.id != pokemon.id && !entry.isAbsent($0.id, words.rules)
    }
    let links = others.map { variety in
      let name = words.distinction(ofPokemon: variety.id) ?? SlugWords.title(variety.slug)
      return Span(name, link: .pokemon(variety.id))
    }
    let lines = labelled(.varieties, links)
    if lines.count <= 3 { return lines }
    return [Line([words.label(.varieties)])] + Flow(links).lines(columns: columns)
  }

  /// Returns the generation that introduced a variety if it is newer than the page's generation,
  /// else nil.
  private func introducedLater(_ id: Int) -> Int? {
    guard let generation = entry.generation,
      let first = words.rules.firstGeneration(ofVariety: id), first > generation
    else { return nil }
    return first
  }

  /// Returns the generation of a newer variety in brackets, to follow the variety's name. Returns
  /// an empty span for other varieties.
  private func notYet(_ id: Int) -> Span {
    guard let first = introducedLater(id) else { return Span("") }
    return Span(" (\(words.numeral(ofGeneration: first)))", .secondary)
  }
}

// MARK: - History

extension EntryLines {
  /// All changes, one per line; a sentence if there are none.
  var history: [Line] {
    if entry.history.isEmpty { return Line.wrapped(words(.historyNone), columns: columns) }
    return entry.history.flatMap { Line.wrapped(words.text(of: $0), columns: columns) }
  }
}

extension HistoryEntry {
  fileprivate var isOfTypes: Bool { if case .types = value { true } else { false } }

  fileprivate var isOfStats: Bool {
    switch value {
    case .stat, .special: true
    case .types, .ability: false
    }
  }
}

extension Words {
  /// Returns a former or newer value, such as "Levitate until generation VI".
  func text(of change: HistoryEntry) -> String {
    let value =
      switch change.value {
      case .types(let types): types.map { name(of: $0) }.joined(separator: "/")
      case .stat(let stat, let value): self(Label(stat).sentence) + " \(value)"
      case .special(let value): self(.statSpecial) + " \(value)"
      case .ability(let ability): name(of: ability)
      }
    return switch change.period {
    case .until(let generation): self(.historyUntil, value, numeral(ofGeneration: generation))
    case .since(let generation): self(.historySince, value, numeral(ofGeneration: generation))
    }
  }

  /// Returns an ability's name, marked if it is the hidden one.
  func name(of ability: PokemonAbility) -> String {
    let name = name(ofAbility: ability.slug)
    return ability.isHidden ? self(.hidden, name) : name
  }

  /// Returns the text of a form's trigger with a link, such as "with Charizardite X".
  func fact(of trigger: FormTrigger) -> Span {
    let slug = trigger.slug
    return switch trigger.kind {
    case .item: Span(self(.formByItem, name(ofItem: slug)), link: .item(slug))
    case .move: Span(self(.formByMove, name(ofMove: slug)), link: .move(slug))
    case .ability: Span(self(.formByAbility, name(ofAbility: slug)), link: .ability(slug))
    }
  }
}
