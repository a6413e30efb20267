internal import Pictures
internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

extension EntryPage {
  static let evolution = EntryPage(title: .tabEvolution, parts: [.evolutionSteps]) { input in
    let strip = input.entry.family.flatMap { family in
      FamilyStrip(of: input.entry, family, words: input.words, in: input.layout)
    }
    let rows = strip == nil ? input.layout.pageRows : FamilyStrip.treeRows(in: input.layout)
    let tree = EvolutionPage(
      entry: input.entry, words: input.words, columns: input.columns, rows: rows)
    let changes = tree.changes
    let blocks = [tree.tree(above: changes), strip?.lines(words: input.words) ?? [], changes]
    var page = Page(panes: [blocks.filter { !$0.isEmpty }.joined(by: .blank)])
    page.family = strip?.members.map(\.number) ?? []
    return page
  }
}

/// The whole family as a tree from left to right, in a narrow window as an outline, with every way to
/// evolve; the varieties that have no place in it; and a table of what evolving changes.
struct EvolutionPage {
  /// A narrower window shows an outline.
  private static let leastTree = 57

  let entry: EntryContent
  let words: Words
  let columns: Int
  /// How many rows the tree should fit into; nil for any number.
  var rows: Int?

  /// The tree or outline, and the varieties without a place in it.
  ///
  /// - Parameter changes: the table below it.
  func tree(above changes: [Line]) -> [Line] {
    guard let family else { return [] }
    let others = others(family.others)
    guard columns >= Self.leastTree else { return text(of: family, drawing: nil) + others }
    let tree = tree(of: family, rows: rows.map { $0 - others.count })
    let dense = text(of: family, drawing: tree?.lines(gap: 0)) + others
    guard let rows else { return dense }
    // Blank lines between members are only for windows that then still show the whole table.
    let airy = text(of: family, drawing: tree?.lines(gap: 1)) + others
    return airy.count + (changes.isEmpty ? 0 : changes.count + 1) <= rows ? airy : dense
  }

  /// The drawing of a family, or else its outline; a sentence if it does not evolve.
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
    entry.parts.evolutionLine.map { line in
      let species = entry.pokemon.species
      let steps =
        entry.parts.evolutionSteps ?? words.rules.evolutionSteps(ofFamilyOf: species.number)
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

// MARK: - What evolving changes

extension EvolutionPage {
  /// The stats and abilities of each member, with the gains at each step. Empty if the family does not
  /// evolve, and in a window too narrow for a row in one line.
  var changes: [Line] {
    guard columns >= Self.leastTree, let family, family.evolves else { return [] }
    var rows = family.roots.flatMap { self.rows(of: $0, from: nil) }
    if let own = family.others.first(where: { $0.id == entry.pokemon.id }) {
      let usual = rows.first { $0.variety.id == entry.pokemon.species.number } ?? rows.first
      rows.append(row(own, entry.pokemon, from: usual?.pokemon))
    }
    let table = FormsTable(
      .baseStats, rows: rows, id: entry.pokemon.id, generation: entry.generation, words: words,
      columns: columns, isBelowTree: true)
    return table.isWide ? table.head + table.lines : []
  }

  /// A member, what it turns into, and what it evolves into, each compared with what it was before.
  private func rows(of member: EvolutionFamily.Member, from base: Pokemon?) -> [FormsTable.Row] {
    guard let pokemon = pokemon(member.variety) else {
      return member.next.flatMap { rows(of: $0, from: base) }
    }
    let forms = member.forms.compactMap { form in
      self.pokemon(form).map { row(form, $0, from: pokemon) }
    }
    return [row(member.variety, pokemon, from: base)] + forms
      + member.next.flatMap { rows(of: $0, from: pokemon) }
  }

  private func row(
    _ variety: VarietyReference, _ pokemon: Pokemon, from base: Pokemon?
  ) -> FormsTable.Row {
    FormsTable.Row(variety: variety, pokemon: pokemon, base: base, laterGeneration: nil)
  }

  /// A variety as of the generation; nil if it did not exist yet.
  private func pokemon(_ variety: VarietyReference) -> Pokemon? {
    variety.id == entry.pokemon.id
      ? entry.pokemon : words.rules.pokemon(ofVariety: variety.id, in: entry.generation)
  }
}

/// The pictures of a family, as far as they have come, by PokeAPI's ids.
package struct FamilyInput: Sendable, Equatable {
  let files: [Int: PictureFile]
  let graphics: Graphics?
}

/// The pictures of a family side by side, below its tree, if both fit into the window.
struct FamilyStrip {
  private static let gap = 2
  /// The size of a picture.
  private static let columns = 12...40
  private static let rows = 6...20
  /// Pictures shrink to this height so that the table below them is in view.
  private static let usualRows = 10

  let members: [(depth: Int, number: Int, slug: String)]
  private let family: FamilyInput
  private let box: Size

  /// - Returns: nil where there is no room for all of them.
  init?(of entry: EntryContent, _ family: FamilyInput, words: Words, in layout: Layout) {
    members = entry.parts.evolutionLine?.members ?? []
    self.family = family
    let width = layout.pagePane.columns
    let treeRows = Self.treeRows(in: layout)
    func page(_ rows: Int?) -> EvolutionPage {
      EvolutionPage(entry: entry, words: words, columns: width, rows: rows)
    }
    let columns = members.isEmpty ? 0 : (width + Self.gap) / members.count - Self.gap
    // The tree never gets a briefer style to make room for pictures.
    guard entry.parts.evolutionSteps != nil, members.count > 1, columns >= Self.columns.lowerBound,
      treeRows > 0, page(nil).tree(above: []).count <= treeRows
    else { return nil }
    box = Size(
      columns: min(columns, Self.columns.upperBound),
      rows: Self.pictureRows(below: page(treeRows), in: layout))
  }

  private static func pictureRows(below page: EvolutionPage, in layout: Layout) -> Int {
    let changes = page.changes
    let left = layout.pageRows - page.tree(above: changes).count - 2
    return min(max(left - changes.count - 1, min(left, usualRows)), rows.upperBound)
  }

  /// How many rows the tree may take when there are pictures below it.
  static func treeRows(in layout: Layout) -> Int { layout.pageRows - rows.lowerBound - 2 }

  /// Each picture over its name; blank until it has come.
  func lines(words: Words) -> [Line] {
    let pictures = members.map { member in
      let place = PictureCells.Place(
        box: box, graphics: family.graphics, number: member.number)
      return family.files[member.number].map { PictureCells.picture(of: $0, at: place) }
        ?? .blank(box)
    }
    let names = members.map { member in
      let name = TextFit.clip(
        words.name(ofPokemon: member.number, slug: member.slug), to: box.columns)
      let left = TextFit.spaces((box.columns - TextWidth.of(name)) / 2)
      return TextFit.pad(left + name, to: box.columns)
    }
    return Line.lines(of: pictures, apart: Self.gap)
      + [Line([Span(names.joined(separator: TextFit.spaces(Self.gap)), .secondary)])]
  }
}
