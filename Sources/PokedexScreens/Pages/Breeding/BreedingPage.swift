internal import PokedexModel
internal import PokedexText
internal import TerminalUI

extension EntryPage {
  static let breeding = EntryPage(title: .tabBreeding) { input in
    let page = BreedingPage(entry: input.entry, words: input.words, columns: input.columns)
    return Page(panes: [Lines(page.lines(enough: input.enough))], isWhole: input.enough == nil)
  }
}

/// Breeding and training: figures first, then the long lists of parents and of an egg group's members.
struct BreedingPage {
  let entry: ScreenState.Entry
  let words: Words
  let columns: Int

  var pokemon: Pokemon { entry.pokemon }
  var species: Species { entry.pokemon.species }
  var rules: any Rulebook { words.rules }

  /// - Parameter enough: after how many lines no further section is made; nil for all.
  func lines(enough: Int? = nil) -> [Line] {
    var lines: [Line] = []
    for section in sections where lines.count < enough ?? .max { lines += section() }
    return lines
  }

  /// Each made when it is needed: the lists of parents and of an egg group's members are long.
  private var sections: [() -> [Line]] {
    let facts = EntryLines(entry: entry, words: words, columns: columns)
    let eggs = EggMovesLines(entry: entry, words: words, columns: columns)
    let stats = StatLines(pokemon: pokemon, words: words, columns: columns)
    let natures = NatureLines(words: words, columns: columns)
    let catching = CatchLines(entry: entry, words: words, columns: columns)
    return [
      { section(.breeding, facts.gender + eggGroups + hatching) }, { eggs.moves },
      { section(.training, facts.training) }, { section(.statsTitle, stats.table) },
      { section(.naturesTitle, natures.lines) }, { section(.catchTitle, catching.lines) },
      { section(.growthTitle, growth) }, { eggs.parents }, { members },
    ]
  }

  private func section(_ title: Sentence, _ lines: [Line]) -> [Line] {
    lines.isEmpty ? [] : [Line([Span(words(title), .heading)])] + lines + [.blank]
  }

  /// Experience in all at every tenth level, as figures and as a curve.
  private var growth: [Line] {
    let experience = rules.experience(ofGrowthRate: species.growthRate) ?? []
    let room = max(0, columns - 8 - 9 - 2)
    return stride(from: 10, through: 100, by: 10).compactMap { level in
      guard experience.indices ~= level - 1 else { return nil }
      let total = experience[level - 1]
      let bar = Bar.text(total, of: Self.slowestGrowth, columns: room)
      return Line([
        Span(TextFit.pad(words(.levels, String(level)), to: 8), .secondary),
        Span(TextFit.pad(String(total), to: 9, atEnd: false)), Span("  " + bar),
      ])
    }
  }

  /// Experience at level 100 where it takes the most: the Fluctuating growth rate's.
  private static let slowestGrowth = 1_640_000
}

// MARK: - Egg groups

extension BreedingPage {
  /// The groups with how many species are in each, and whom it breeds with at all.
  private var eggGroups: [Line] {
    let facts = species.eggGroups.map { group in
      let count = rules.species(ofEggGroup: group).count
      return Fact("\(words.name(ofEggGroup: group)) (\(count))", link: .eggGroup(group))
    }
    let label = words.label(.eggGroups)
    let note = breedingNote.map { Line.labelled(blank(like: label), [Fact($0)], columns: columns) }
    return Line.labelled(label, facts, columns: columns) + (note ?? [])
  }

  private var breedingNote: String? {
    if species.eggGroups.contains("no-eggs") { return words(.breedsNot) }
    if species.eggGroups.contains("ditto") { return words(.breedsWithAll) }
    return species.genderRate == .genderless ? words(.breedsWithDitto) : nil
  }

  private func blank(like label: Span) -> Span {
    Span(String(repeating: " ", count: TextWidth.of(label.text)))
  }

  /// The cycles, and the steps that they are in the games.
  private var hatching: [Line] {
    let label = words.label(.hatching)
    guard let cycles = species.hatchCounter else {
      return Line.labelled(label, [Fact("—")], columns: columns)
    }
    let steps = EggCycle.all.map { cycle in
      let generations = words.joined(
        cycle.generations.map(words.numeral(ofGeneration:)), by: .generationPair)
      let games = cycle.games.map(words.name(ofGame:)).joined(separator: ", ")
      let steps = String(cycles * cycle.steps)
      return Fact(
        games.isEmpty
          ? words(.hatchSteps, steps, generations)
          : words(.hatchStepsAlso, steps, generations, games))
    }
    return Line.labelled(label, [Fact(words(.eggCycles, String(cycles)))] + steps, columns: columns)
  }

  /// The other species of each group that breeds.
  private var members: [Line] {
    species.eggGroups.filter { $0 != "no-eggs" }.flatMap { group -> [Line] in
      let others = rules.species(ofEggGroup: group).filter { $0 != species.number }
      if others.isEmpty { return [] }
      let heading = words(.groupMembers, words.name(ofEggGroup: group), String(others.count))
      return Line.wrapped(heading, .heading, columns: columns)
        + Line.labelled(Span(""), others.map(words.fact(ofPokemon:)), columns: columns) + [.blank]
    }
  }
}

extension Words {
  /// A variety's name, which leads to it.
  func fact(ofPokemon id: Int) -> Fact { Fact(name(of: .pokemon(id)), link: .pokemon(id)) }
}
