internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

extension EntryPage {
  static let breeding = EntryPage(
    name: "breeding", title: .tabBreeding
  ) { input in
    let count = BreedingPage.paneCount(columns: input.layout.size.columns)
    let columns = input.layout.pagePanes(count)[0].columns
    let page = BreedingPage(entry: input.entry, words: input.words, columns: columns)
    return Page(panes: page.panes(count).map { LazyLines($0) })
  }
}

/// The page about breeding, training and catching, which follows the rules of the generation.
struct BreedingPage {
  private let lines: EntryLines

  init(entry: EntryContent, words: Words, columns: Int) {
    lines = EntryLines(entry: entry, words: words, columns: columns)
  }

  private var entry: EntryContent { lines.entry }
  private var words: Words { lines.words }
  private var columns: Int { lines.columns }
  private var species: Species { lines.species }
  private var rules: any GameData { words.rules }

  static func paneCount(columns: Int) -> Int {
    switch columns {
    case ..<72: 1
    case ..<150: 2
    default: 3
    }
  }

  /// Returns the sections in one to three panes: breeding, then training, then catching.
  func panes(_ count: Int) -> [[Line]] {
    let eggs = EggMovesLines(entry: entry, words: words, columns: columns)
    let bred = breeding + (cannotBreed || gameWithoutEggs != nil ? [] : eggs.lines)
    let trained =
      lines.section(.training, lines.training)
      + StatLines(entry: entry, words: words, columns: columns).lines
    let caught = CatchLines(entry: entry, words: words, columns: columns).lines
    return switch count {
    case 1: [bred + trained + caught]
    case 2: [bred, trained + caught]
    default: [bred, trained, caught]
    }
  }
}

// MARK: - Breeding

extension BreedingPage {
  var breeding: [Line] {
    if let generation = entry.generation, generation < EggCycle.firstGeneration {
      let sentence = words(.noEggsThen, words.generation(EggCycle.firstGeneration))
      return lines.section(.breeding, Line.wrapped(sentence, columns: columns))
    }
    if let game = gameWithoutEggs {
      let sentence = words(.noBreedingIn, words.name(ofGame: game.slug))
      return lines.section(
        .breeding, Line.wrapped(sentence, columns: columns) + lines.gender)
    }
    let eggs = cannotBreed ? partners : eggGroups + partners + hatching
    return lines.section(.breeding, eggs + lines.gender)
  }

  /// The chosen game, if Pokémon don't breed in it.
  private var gameWithoutEggs: VersionGroup? {
    entry.game(rules).flatMap { $0.hasEggs ? nil : $0 }
  }

  /// Egg groups with the number of species in each.
  private var eggGroups: [Line] {
    lines.labelled(
      .eggGroups,
      species.eggGroups.map { group in
        let count = rules.species(ofEggGroup: group, in: entry.generation).count
        return Span("\(words.name(ofEggGroup: group)) (\(count))", link: .eggGroup(group))
      })
  }

  /// The Pokémon that this Pokémon can breed with.
  private var partners: [Line] {
    if let note = breedingNote { return lines.labelled(.partners, [Span(words(note))]) }
    let count = rules.partners(ofSpecies: species.number, in: entry.generation)
    let others = Span(
      words(.partnersOthers, String(count)), link: species.eggGroups.first.map(Subject.eggGroup))
    let dittos = rules.species(ofEggGroup: EggGroups.ditto).map(words.fact(ofPokemon:))
    return lines.labelled(.partners, [others] + dittos)
  }

  /// Whether the variety can't breed although its species can, as with costumed Pikachu and the
  /// partner Pokémon of Let's Go.
  private var cannotBreed: Bool { rules.has(.noEggs, variety: lines.pokemon.id) }

  private var breedingNote: Sentence? {
    if species.eggGroups.contains(EggGroups.none) || cannotBreed { return .breedsNot }
    if species.eggGroups.contains(EggGroups.ditto) { return .breedsWithAll }
    return species.genderRate == .genderless ? .breedsWithDitto : nil
  }

  /// Number of egg cycles, followed by the number of steps that they take, which depends on the
  /// game. The newest games come first.
  private var hatching: [Line] {
    guard let cycles = species.eggCycles else { return [] }
    if let cycle = entry.game(rules)?.eggCycleSteps {
      let steps = Span(words(.hatchStepsThen, String(cycles * cycle)))
      return lines.labelled(.hatching, [Span(words(.eggCycles, String(cycles))), steps])
    }
    let steps = rules.versionGroups.eggCycles.reversed().compactMap { cycle in
      text(of: cycle, steps: String(cycles * cycle.steps)).map { Span($0) }
    }
    return lines.labelled(.hatching, [Span(words(.eggCycles, String(cycles)))] + steps)
  }

  /// Returns a text with a number of steps, and the generations or games in which hatching takes
  /// that many. Nil if none of them is in the chosen generation, or if all of them are older than
  /// the Pokémon.
  private func text(of cycle: EggCycle, steps: String) -> String? {
    let first = lines.introduced
    let games = cycle.games.filter { game in
      guard let group = rules.versionGroups.first(where: { $0.slug == game }) else { return false }
      return group.generation >= first && group.generation == entry.generation ?? group.generation
    }
    let names = words.joined(games.map(words.name(ofGame:)), by: .listPair)
    let appliesToGeneration = entry.generation.map(cycle.generations.contains) ?? false
    if appliesToGeneration { return words(.hatchStepsThen, steps) }
    let generations = entry.generation == nil ? cycle.generations.filter { $0 >= first } : []
    let numerals = words.joined(generations.map(words.numeral(ofGeneration:)), by: .generationPair)
    return switch (generations.isEmpty, games.isEmpty) {
    case (true, true): nil
    case (true, false): words(.hatchStepsIn, steps, names)
    case (false, true): words(.hatchSteps, steps, numerals)
    case (false, false): words(.hatchStepsAlso, steps, numerals, names)
    }
  }
}

extension EntryContent {
  /// Returns the chosen game. Nil if none is chosen, or if it belongs to another generation than
  /// the page.
  func game(_ rules: any GameData) -> VersionGroup? {
    let generation = generation ?? TypeChart.newestGeneration
    return rules.versionGroups.first {
      $0.slug == table.game?.group && $0.generation == generation
    }
  }
}

extension Words {
  /// Returns a variety's name as a link to its page.
  func fact(ofPokemon id: Int) -> Span { Span(name(of: .pokemon(id)), link: .pokemon(id)) }
}
