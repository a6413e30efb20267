internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

extension EntryPage {
  static let evolution = EntryPage(title: .tabEvolution, parts: [.evolutionSteps]) { input in
    let pictures = FamilyStrip.lines(of: input.entry, words: input.words)
    let page = EvolutionPage(
      entry: input.entry, words: input.words, columns: input.columns,
      rows: pictures.isEmpty ? input.layout.pageRows : FamilyStrip.treeRows(in: input.layout))
    return Page(panes: [page.lines + pictures])
  }
}

/// The whole family as a tree from left to right, in a narrow window as an outline, with every way to
/// evolve; then the varieties that have no place in it.
struct EvolutionPage {
  /// Under so many columns there is no tree.
  private static let leastTree = 57
  /// From so many on, members have room for their figures.
  private static let leastFigures = 140

  let entry: ScreenState.Entry
  let words: Words
  let columns: Int
  /// How many lines are in view; nil where that is of no matter.
  var rows: Int?

  var lines: [Line] {
    guard let family else { return [] }
    let others = others(family.others)
    let members = FamilyWords(
      id: entry.pokemon.id, generation: entry.generation, words: words)
    let isTree =
      family.evolves || family.roots.contains { !$0.forms.isEmpty } || !family.others.isEmpty
    let none = family.evolves ? [] : [Line([Span(words(.doesNotEvolve), .secondary)])]
    let tree = isTree ? drawing(of: family, members, rows: rows.map { $0 - others.count }) : []
    return none + (none.isEmpty || tree.isEmpty ? [] : [.blank]) + tree + others
  }

  /// The family as of the generation.
  private var family: EvolutionFamily? {
    entry.evolutionLine.map { line in
      let steps = (entry.evolutionSteps ?? []).filter(isThere)
      return EvolutionFamily(of: line, steps: steps, rules: words.rules) { number, slug in
        let species = entry.pokemon.species
        let all =
          number == species.number
          ? species.varieties : words.rules.varieties(ofSpecies: number)
        guard let first = all.first else { return [VarietyReference(id: number, slug: slug)] }
        return [first] + all.dropFirst().filter { isThere($0) }
      }
    }
  }

  /// The fullest tree that fits the window, airy where there is room; else the fullest that fits its
  /// width, else an outline.
  private func drawing(of family: EvolutionFamily, _ members: FamilyWords, rows: Int?) -> [Line] {
    var first: [Line]?
    for style in FamilyTree.Style.all where columns >= Self.leastTree {
      if style.types == .withFigures, columns < Self.leastFigures || rows == nil { continue }
      guard let tree = FamilyTree(family, members, style: style, columns: columns) else { continue }
      let lines = tree.lines(gap: 0)
      guard let rows else { return lines }
      if lines.count <= rows {
        let airy = tree.lines(gap: 1)
        return airy.count <= rows ? airy : lines
      }
      if first == nil, style.types != .withFigures { first = lines }
    }
    return first ?? FamilyOutline(family: family, members: members, columns: columns).lines
  }

  private func others(_ varieties: [VarietyReference]) -> [Line] {
    if varieties.isEmpty { return [] }
    let members = FamilyWords(
      id: entry.pokemon.id, generation: entry.generation, words: words)
    let names = varieties.map { members.name(of: $0, isShort: false, room: columns) }
    return [.blank, Line([Span(words(.familyOthers), .heading)])]
      + Line.flowing([], names, gap: " · ", columns: columns)
  }

  private func isThere(_ variety: VarietyReference) -> Bool {
    guard let generation = entry.generation, variety.id != entry.pokemon.id else { return true }
    return words.rules.firstGeneration(ofVariety: variety.id).map { $0 <= generation } ?? true
  }

  /// Whether a way was there in the generation.
  private func isThere(_ step: EvolutionStep) -> Bool {
    guard let generation = entry.generation, let game = step.conditions.versionGroup else {
      return true
    }
    let group = words.rules.versionGroups.first { $0.slug == game }
    return group.map { $0.generation <= generation } ?? true
  }
}
