internal import Pictures
internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

extension EntryPage {
  static let evolution = EntryPage(
    name: "evolution", title: .tabEvolution, parts: [.evolutionSteps],
    addContent: { content, _, state in
      content.version = state.choices.game
      if state.showsPictures, state.setup.source.usesNetwork {
        content.family = FamilyInput(files: state.data.pictures.family, graphics: state.graphics)
      }
    }
  ) { input in
    let evolution = EvolutionPage(
      entry: input.entry, words: input.words, columns: input.columns)
    let (tree, changes) = (evolution.tree, evolution.changes)
    let strip = input.entry.family.flatMap {
      FamilyStrip(of: input.entry, $0, tree: tree, changes: changes, in: input.layout)
    }
    let blocks = [tree, strip?.lines(words: input.words) ?? [], changes]
    var page = Page(panes: [blocks.filter { !$0.isEmpty }.joined(by: .blank)])
    page.family = strip?.members.map(\.number) ?? []
    return page
  }
}

/// Page with the evolution family. A tree shows every way to evolve. Below it are the varieties
/// outside the tree, and a table that shows how evolution changes stats and abilities.
struct EvolutionPage {
  let entry: EntryContent
  let words: Words
  let columns: Int

  /// Lines of the tree, then of the varieties outside it. If the family doesn't evolve, a sentence
  /// at the top says so.
  var tree: [Line] {
    guard let family else { return [] }
    let none = family.evolves ? [] : [Line([Span(words(.doesNotEvolve), .secondary)])]
    let isAlone = !family.evolves && family.roots.allSatisfy(\.forms.isEmpty)
    let (id, generation) = (entry.pokemon.id, entry.generation)
    let availability = FamilyAvailability(of: entry, words: words)
    let hasPlaces = steps.contains { $0.conditions.location != nil }
    let members = FamilyTree(
      id: id, generation: generation, words: words, columns: columns, availability: availability,
      acquisition: availability?.acquisition
        ?? (hasPlaces ? words.rules.familyAcquisition(ofVariety: id) : nil),
      namesPlaces: namesPlaces)
    let tree = isAlone && family.others.isEmpty ? [] : members.lines(of: family.roots)
    let others = family.others.map {
      words.title(of: $0, on: id, in: generation, room: columns)
    }
    let heading = others.isEmpty ? [] : [Line([Span(words(.familyOthers), .heading)])]
    let list = Flow(others, separator: .dot).lines(columns: columns)
    return [none, tree + places, heading + list].filter { !$0.isEmpty }.joined(by: .blank)
  }

  /// Key of the places in `TableSettings.opened`.
  private static let placesKey = "places"

  private var namesPlaces: Bool {
    entry.table.isReadOnly || entry.table.opened.contains(Self.placesKey)
  }

  /// A line that shows or hides the names of places, if a way works at different places in different
  /// games and no game is chosen.
  private var places: [Line] {
    let alike = steps.filter { $0.conditions.location != nil }.grouped(by: \.kind)
    guard entry.version == nil, !entry.table.isReadOnly,
      alike.contains(where: { $0.elements.count > 1 })
    else { return [] }
    let isOpen = entry.table.opened.contains(Self.placesKey)
    return [
      Line([
        Span(words(.evolvePlacesTitle) + " ", .secondary),
        Span(isOpen ? "[−]" : "[+]", fold: Self.placesKey),
      ])
    ]
  }

  /// Evolution family as it was in the entry's generation.
  var family: EvolutionFamily? {
    entry.parts.evolutionLine.map { line in
      let species = entry.pokemon.species
      return EvolutionFamily(
        of: line, steps: steps.map { $0.asOf(entry.generation) }, rules: words.rules,
        varieties: { number, slug in
          let all =
            number == species.number
            ? species.varieties : words.rules.varieties(ofSpecies: number)
          return all.isEmpty ? [VarietyReference(id: number, slug: slug)] : all
        }, exists: { exists($0) })
    }
  }

  /// All ways to evolve within the family.
  private var steps: [EvolutionStep] {
    entry.parts.evolutionSteps
      ?? words.rules.evolutionSteps(ofFamilyOf: entry.pokemon.species.number)
  }

  private func exists(_ variety: VarietyReference) -> Bool {
    variety.id == entry.pokemon.id
      || words.laterGeneration(ofVariety: variety.id, than: entry.generation) == nil
  }
}

/// Availability of a family in the game that the user plays.
struct FamilyAvailability {
  /// Name of the version that the user plays.
  let name: String
  /// Slug of that version.
  let version: String
  let acquisition: FamilyAcquisition
  private let words: Words

  /// - Returns: nil if no game is chosen, or if the Pokémon isn't known to be in any game.
  init?(of entry: EntryContent, words: Words) {
    self.init(ofVariety: entry.pokemon.id, in: entry.version, words: words)
  }

  /// - Parameter version: slug of the version that the user plays; nil if no game is chosen.
  init?(ofVariety id: Int, in version: String?, words: Words) {
    self.init(
      version.flatMap { _ in words.rules.familyAcquisition(ofVariety: id) }, in: version,
      words: words)
  }

  /// - Parameter acquisition: ways to get the family; nil if they are unknown.
  init?(_ acquisition: FamilyAcquisition?, in version: String?, words: Words) {
    guard let version, let acquisition else { return nil }
    name = words.plainName(ofVersion: version)
    (self.version, self.acquisition, self.words) = (version, acquisition, words)
  }

  /// Whether the variety with this id exists in the game.
  func isKnown(_ id: Int) -> Bool { acquisition.isKnown(id, in: version) }

  /// Whether the game lacks a temporary form. True if a later generation introduced the form. From
  /// generation VIII on, also true for a Gigantamax form in any game other than Sword and Shield,
  /// and for a Mega Evolution that no table lists for the game. False for all other forms, because
  /// no table lists their games.
  func lacks(form: VarietyReference) -> Bool {
    let group = words.rules.versionGroups.first { $0.versions.contains(version) }
    if words.laterGeneration(ofVariety: form.id, than: group?.generation) != nil { return true }
    guard let group, group.generation >= 8 else { return false }
    if form.slug.hasSuffix("-gmax") { return group.slug != "sword-shield" }
    return form.slug.contains("-mega") && !isKnown(form.id)
  }

  /// Whether a way to evolve works in the game.
  func works(_ step: EvolutionStep) -> Bool { acquisition.works(step, in: version) }
}

// MARK: - Changes by evolution

extension EvolutionPage {
  /// Table of each member's stats and abilities, with the differences at each evolution. Empty if
  /// the family doesn't evolve, or if the window is too narrow for one line per row.
  var changes: [Line] {
    guard let family, family.evolves else { return [] }
    var rows = family.roots.flatMap { self.rows(of: $0, from: nil) }
    if let own = family.others.first(where: { $0.id == entry.pokemon.id }) {
      let defaultRow = rows.first { $0.variety.id == entry.pokemon.species.number } ?? rows.first
      rows.append(
        FormsTable.FormsTableRow(variety: own, pokemon: entry.pokemon, base: defaultRow?.pokemon))
    }
    let table = FormsTable(
      .baseStats, rows: rows, id: entry.pokemon.id, generation: entry.generation, words: words,
      columns: columns, isBelowTree: true)
    return table.isWide ? table.head + table.lines : []
  }

  /// Returns rows for a member, its temporary forms and its evolutions. Each form or evolution is
  /// compared with the member that it comes from.
  private func rows(of member: EvolutionFamily.Member, from base: Pokemon?) -> [FormsTable
    .FormsTableRow]
  {
    guard let pokemon = pokemon(member.variety) else {
      return member.next.flatMap { rows(of: $0, from: base) }
    }
    let forms = member.forms.compactMap { form in
      self.pokemon(form).map { FormsTable.FormsTableRow(variety: form, pokemon: $0, base: pokemon) }
    }
    return [FormsTable.FormsTableRow(variety: member.variety, pokemon: pokemon, base: base)] + forms
      + member.next.flatMap { rows(of: $0, from: pokemon) }
  }

  /// Returns a variety's data as it was in the entry's generation. Nil if it didn't exist yet.
  private func pokemon(_ variety: VarietyReference) -> Pokemon? {
    variety.id == entry.pokemon.id
      ? entry.pokemon : words.rules.pokemon(ofVariety: variety.id, in: entry.generation)
  }
}

/// Pictures of a family that have been fetched, keyed by PokeAPI's id, and the graphics that the
/// terminal supports.
package struct FamilyInput: Sendable, Equatable {
  let files: [Int: PictureFile]
  let graphics: GraphicsSupport?
}

/// Pictures of a family, side by side below its tree. They are left out if the window is too small.
struct FamilyStrip {
  private static let gap = 2
  /// Range of a picture's width in columns (`columns`), and of its height in rows (`rows`).
  private static let columns = 12...40
  private static let rows = 6...20
  /// Height down to which pictures shrink to keep the table below them in view. They are even lower
  /// only if they wouldn't fit below the tree otherwise.
  private static let preferredRows = 10

  let members: [(depth: Int, number: Int, slug: String)]
  private let family: FamilyInput
  private let box: Size

  /// - Returns: nil if the family has only one member, if its evolutions aren't loaded yet, or if
  ///   there is no room for all pictures.
  init?(
    of entry: EntryContent, _ family: FamilyInput, tree: [Line], changes: [Line],
    in layout: Layout
  ) {
    members = entry.parts.evolutionLine?.members ?? []
    self.family = family
    // Two rows are reserved: one for the names below the pictures, and a blank one.
    let left = layout.pageRows - tree.count - 2
    guard entry.parts.evolutionSteps != nil, members.count > 1, left >= Self.rows.lowerBound else {
      return nil
    }
    let columns = (layout.pagePane.columns + Self.gap) / members.count - Self.gap
    if columns < Self.columns.lowerBound { return nil }
    box = Size(
      columns: min(columns, Self.columns.upperBound),
      rows: min(max(left - changes.count - 1, min(left, Self.preferredRows)), Self.rows.upperBound))
  }

  /// Returns each picture above its name. A picture is blank until it has been fetched.
  func lines(words: Words) -> [Line] {
    let pictures = members.map { member in
      let target = PictureCells.PictureBox(
        box: box, graphics: family.graphics, number: member.number)
      return family.files[member.number].map { PictureCells.picture(of: $0, at: target) }
        ?? .blank(box)
    }
    let table = Table(
      members.map { _ in Table.Column("", .center, minimum: box.columns) }, in: .max,
      gap: Self.gap)
    let names = members.map {
      Span(words.name(ofPokemon: $0.number, slug: $0.slug), .secondary)
    }
    return Line.lines(of: pictures, apart: Self.gap) + [table.line(names)]
  }
}
