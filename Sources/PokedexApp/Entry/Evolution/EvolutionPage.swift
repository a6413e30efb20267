internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

extension EntryPage {
  static let evolution = EntryPage(title: .tabEvolution, parts: [.evolutionSteps]) { input in
    let pictures = FamilyStrip.lines(of: input.entry, words: input.words)
    let page = EvolutionPage(
      entry: input.entry, words: input.words, columns: input.columns,
      rows: pictures.isEmpty ? input.layout.pageRows : FamilyStrip.treeRows(in: input.layout),
      spared: pictures.isEmpty ? 0 : FamilyStrip.sparedRows)
    return Page(panes: [page.lines + pictures])
  }
}

/// The whole family as a tree from left to right, in a narrow window as an outline, with every way to
/// evolve; then the varieties that have no place in it, and where there is room what evolving changes.
struct EvolutionPage {
  /// Under so many columns there is no tree.
  private static let leastTree = 57

  let entry: ScreenState.Entry
  let words: Words
  let columns: Int
  /// How many lines are in view; nil where that is of no matter.
  var rows: Int?
  /// How many of them are left to pictures by what stands below the tree.
  var spared = 0

  var lines: [Line] {
    guard let family else { return [] }
    let others = others(family.others)
    guard columns >= Self.leastTree else { return text(of: family, drawing: nil) + others }
    let tree = tree(of: family, rows: rows.map { $0 - others.count })
    let head = text(of: family, drawing: tree?.lines(gap: 0)) + others
    guard let rows else { return head }
    let facts = FamilyFacts(family: family, entry: entry, words: words, columns: columns)
      .lines(rows: rows - head.count - 1 - spared)
    let below = others + (facts.isEmpty ? [] : [.blank]) + facts
    let airy = text(of: family, drawing: tree?.lines(gap: 1))
    return airy.count + below.count <= rows - (facts.isEmpty ? 0 : spared)
      ? airy + below : head + below.dropFirst(others.count)
  }

  /// What is said of a family: that it does not evolve, the drawing or an outline of it.
  private func text(of family: EvolutionFamily, drawing: [Line]?) -> [Line] {
    let none = family.evolves ? [] : [Line([Span(words(.doesNotEvolve), .secondary)])]
    let isDrawn =
      family.evolves || family.roots.contains { !$0.forms.isEmpty } || !family.others.isEmpty
    guard isDrawn else { return none }
    let lines =
      drawing ?? FamilyOutline(family: family, members: members, columns: columns).lines
    return none + (none.isEmpty ? [] : [.blank]) + lines
  }

  private var members: FamilyWords {
    FamilyWords(id: entry.pokemon.id, generation: entry.generation, words: words)
  }

  /// The family as of the generation.
  var family: EvolutionFamily? {
    entry.evolutionLine.map { line in
      let species = entry.pokemon.species
      let steps =
        entry.evolutionSteps ?? words.rules.evolutionSteps(ofFamilyOf: species.number)
      return EvolutionFamily(
        of: line, steps: steps.map { $0.asOf(entry.generation) }, rules: words.rules,
        varieties: { number, slug in
          let all =
            number == species.number
            ? species.varieties : words.rules.varieties(ofSpecies: number)
          return all.isEmpty ? [VarietyReference(id: number, slug: slug)] : all
        }, isThere: { isThere($0) })
    }
  }

  /// The fullest tree that fits the window, else the fullest that fits its width; nil for none.
  private func tree(of family: EvolutionFamily, rows: Int?) -> FamilyTree? {
    var first: FamilyTree?
    for style in FamilyTree.Style.all {
      guard let tree = FamilyTree(family, members, style: style, columns: columns) else { continue }
      guard let rows, tree.lines(gap: 0).count > rows else { return tree }
      if first == nil { first = tree }
    }
    return first
  }

  private func others(_ varieties: [VarietyReference]) -> [Line] {
    if varieties.isEmpty { return [] }
    let names = varieties.map { members.name(of: $0, isShort: false, room: columns) }
    return [.blank, Line([Span(words(.familyOthers), .heading)])]
      + Flow(names, separator: .dot).lines(columns: columns)
  }

  private func isThere(_ variety: VarietyReference) -> Bool {
    guard let generation = entry.generation, variety.id != entry.pokemon.id else { return true }
    return words.rules.firstGeneration(ofVariety: variety.id).map { $0 <= generation } ?? true
  }
}
