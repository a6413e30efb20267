internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

extension EntryPage {
  static let breeding = EntryPage(title: .tabBreeding, intents: dials) { input in
    let count = BreedingPage.paneCount(columns: input.layout.size.columns)
    let columns = input.layout.pagePanes(count)[0].columns
    let page = BreedingPage(entry: input.entry, words: input.words, columns: columns)
    return Page(panes: page.panes(count).map { Lines($0) })
  }
}

/// Breeding, training and catching, as they were in the generation that is asked for.
struct BreedingPage {
  let entry: EntryContent
  let words: Words
  let columns: Int

  private var pokemon: Pokemon { entry.pokemon }
  private var species: Species { entry.pokemon.species }
  private var rules: any Rulebook { words.rules }

  static func paneCount(columns: Int) -> Int {
    switch columns {
    case ..<72: 1
    case ..<150: 2
    default: 3
    }
  }

  /// The sections in one to three panes: breeding, then training, then catching.
  func panes(_ count: Int) -> [[Line]] {
    let eggs = EggMovesLines(entry: entry, words: words, columns: columns)
    let bred = breeding + (isUnbred ? [] : eggs.lines)
    let trained = training + StatLines(entry: entry, words: words, columns: columns).lines
    let caught = CatchLines(entry: entry, words: words, columns: columns).lines
    return switch count {
    case 1: [bred + trained + caught]
    case 2: [bred, trained + caught]
    default: [bred, trained, caught]
    }
  }

  private func section(_ title: Sentence, _ lines: [Line]) -> [Line] {
    lines.isEmpty ? [] : [Line([Span(words(title), .heading)])] + lines + [.blank]
  }

  private func labelled(_ label: Label, _ facts: [Span]) -> [Line] {
    Flow(facts, label: words.label(label)).lines(columns: columns)
  }
}

// MARK: - Breeding

extension BreedingPage {
  var breeding: [Line] {
    if let generation = entry.generation, generation < EggCycle.firstGeneration {
      let sentence = words(.noEggsThen, words.generation(EggCycle.firstGeneration))
      return section(.breeding, Line.wrapped(sentence, columns: columns))
    }
    let gender = labelled(.gender, [Span(words.gender(species.genderRate))])
    let eggs = isUnbred ? partners : eggGroups + partners + hatching
    return section(.breeding, eggs + gender)
  }

  /// The groups with how many species are in each.
  private var eggGroups: [Line] {
    labelled(
      .eggGroups,
      species.eggGroups.map { group in
        let count = rules.species(ofEggGroup: group, in: entry.generation).count
        return Span("\(words.name(ofEggGroup: group)) (\(count))", link: .eggGroup(group))
      })
  }

  /// Whom it breeds with.
  private var partners: [Line] {
    if let note = breedingNote { return labelled(.partners, [Span(words(note))]) }
    let count = rules.partners(ofSpecies: species.number, in: entry.generation)
    let others = Span(
      words(.partnersOthers, String(count)), link: species.eggGroups.first.map(Subject.eggGroup))
    let dittos = rules.species(ofEggGroup: EggGroups.ditto).map(words.fact(ofPokemon:))
    return labelled(.partners, [others] + dittos)
  }

  /// Whether it has no eggs, though its species has: Pikachu in costumes and the partners of Let's Go.
  private var isUnbred: Bool { rules.has(.noEggs, variety: pokemon.id) }

  private var breedingNote: Sentence? {
    if species.eggGroups.contains(EggGroups.none) || isUnbred { return .breedsNot }
    if species.eggGroups.contains(EggGroups.ditto) { return .breedsWithAll }
    return species.genderRate == .genderless ? .breedsWithDitto : nil
  }

  /// The cycles, and the steps that they are in the games, the newest first.
  private var hatching: [Line] {
    guard let cycles = species.eggCycles else { return [] }
    let steps = EggCycle.all.reversed().compactMap { cycle in
      text(of: cycle, steps: String(cycles * cycle.steps)).map { Span($0) }
    }
    return labelled(.hatching, [Span(words(.eggCycles, String(cycles)))] + steps)
  }

  /// The steps and when they are so many; nil where that is not in the generation that is asked for, or was
  /// before there was one to hatch.
  private func text(of cycle: EggCycle, steps: String) -> String? {
    let first = EntryLines(entry: entry, words: words, columns: columns).introduced
    let games = cycle.games.filter { game in
      guard let group = rules.versionGroups.first(where: { $0.slug == game }) else { return false }
      return group.generation >= first
        && (entry.generation == nil || group.generation == entry.generation)
    }
    let names = words.joined(games.map(words.name(ofGame:)), by: .listPair)
    if let generation = entry.generation {
      if cycle.generations.contains(generation) { return words(.hatchStepsThen, steps) }
      return games.isEmpty ? nil : words(.hatchStepsIn, steps, names)
    }
    let existing = cycle.generations.filter { $0 >= first }
    if existing.isEmpty { return games.isEmpty ? nil : words(.hatchStepsIn, steps, names) }
    let generations = words.joined(
      existing.map(words.numeral(ofGeneration:)), by: .generationPair)
    return games.isEmpty
      ? words(.hatchSteps, steps, generations) : words(.hatchStepsAlso, steps, generations, names)
  }
}

// MARK: - Training

extension BreedingPage {
  private var training: [Line] {
    let friendship =
      entry.generation == 1
      ? [] : labelled(.friendship, [Span(words.figure(species.baseHappiness))])
    return section(
      .training,
      labelled(.catchRate, [Span(String(species.captureRate))]) + friendship
        + labelled(.growth, [Span(words.growthRate(species.growthRate), link: .growthRates)])
        + effort + labelled(.experience, [Span(words.figure(pokemon.baseExperience))]) + asToday)
  }

  /// What it gives to those who defeat it.
  private var effort: [Line] {
    if Training.isEarly(entry.generation) { return labelled(.effort, [Span(words(.effortEarly))]) }
    return labelled(.effort, [Span(words.effort(pokemon.effort))])
  }

  /// That the source has these figures as they are today only.
  private var asToday: [Line] {
    guard let generation = entry.generation, generation < TypeChart.newestGeneration else {
      return []
    }
    return Line.wrapped(words(.figuresToday), .secondary, columns: columns)
  }
}

extension Words {
  /// A variety's name, which leads to it.
  func fact(ofPokemon id: Int) -> Span { Span(name(of: .pokemon(id)), link: .pokemon(id)) }
}
