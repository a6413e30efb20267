internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

extension EntryPage {
  static let forms = EntryPage(
    name: "forms", title: .tabForms, parts: [.forms, .varieties],
    addContent: { content, _, state in content.showsLater = state.choices.showsLater }
  ) { input in
    FormsPage(entry: input.entry, words: input.words, columns: input.columns).page
  }
}

/// Page with a table of the species' varieties, and the forms that differ only in looks. If the
/// varieties differ in type, a second table shows the damage that they take.
struct FormsPage {
  let entry: EntryContent
  let words: Words
  let columns: Int

  var page: Page {
    let rows = rows
    let table = FormsTable(
      rows: rows, id: entry.pokemon.id, generation: entry.generation, words: words,
      columns: columns)
    let matchups = matchups(of: rows)
    let lines = table.lines + (matchups.isEmpty ? [] : [.blank]) + matchups + forms
    return Page(
      head: table.head, panes: [LazyLines(lines)], leftOut: varieties.count - rows.count)
  }

  private var varieties: [VarietyReference] { entry.pokemon.species.varieties }

  /// Rows of the table. Varieties of later generations, and those that aren't in the shown game, are
  /// included if the user has chosen to show them. Printed text always includes them, because it has no key to show them.
  private var rows: [FormsTable.FormsTableRow] {
    let base = varieties.first.flatMap(pokemon)
    let showsLater = entry.showsLater || entry.table.isReadOnly
    return varieties.filter { showsLater || !isLater($0) }.map { variety in
      FormsTable.FormsTableRow(
        variety: variety, pokemon: isLater(variety) ? nil : pokemon(variety),
        base: variety == varieties.first ? nil : base)
    }
  }

  /// Returns a table of the damage taken by each combination of types. Empty if all varieties have
  /// the same types, because then the matchups page shows everything.
  private func matchups(of rows: [FormsTable.FormsTableRow]) -> [Line] {
    let pokemon = rows.compactMap(\.pokemon)
    let types = pokemon.map(\.types).unique
    if types.count < 2 { return [] }
    let generation = entry.generation ?? TypeChart.newestGeneration
    let chart = words.rules.typeChart(generation: generation)
    let takes = types.map { types -> [Matchups.Factor] in
      let alike = pokemon.filter { $0.types == types }.map {
        Matchups(of: $0, chart: chart).damageWithOnlyAbility
      }.unique
      // If forms with the same types take different damage because of their abilities, ignore
      // abilities in their column.
      return alike.count == 1
        ? alike[0] : Matchups(types: types, abilities: [], chart: chart).takes
    }
    return FormMatchups(types: types, takes: takes, words: words, columns: columns).lines
  }

  private func isLater(_ variety: VarietyReference) -> Bool {
    entry.isAbsent(variety.id, words.rules)
  }

  private func pokemon(_ variety: VarietyReference) -> Pokemon? {
    variety.id == entry.pokemon.id ? entry.pokemon : entry.parts.varieties[variety.id]
  }
}

// MARK: - Cosmetic forms

extension FormsPage {
  /// Lines that list the forms, if there is more than one. If the names consist of beginnings and
  /// endings in all combinations, the lines list the beginnings and the endings. Otherwise, they
  /// are a grid of names.
  private var forms: [Line] {
    guard let forms = entry.parts.forms, forms.count > 1 else { return [] }
    let names = forms.map(short)
    let heading = Line([Span("\(words(.formsTitle)) (\(names.count))", .heading)])
    if let (first, second) = Self.factors(of: names) {
      let lists = [first, second].map { list in
        Flow(
          list.map { Span($0) },
          label: Span(TextFit.pad("\(list.count) × ", to: 5, atEnd: false), .secondary),
          separator: .dot
        ).lines(columns: columns)
      }
      return [.blank, heading] + lists.joined()
    }
    return [.blank, heading] + grid(forms)
  }

  /// Returns links to the forms. The one that is shown has the role of a name instead.
  private func grid(_ forms: [PokemonForm]) -> [Line] {
    let names = forms.map(short)
    let width = min(columns, (names.map(TextWidth.of).max() ?? 0) + 2)
    let shown = entry.pokemon.form?.slug ?? forms.first?.slug
    let pieces = zip(forms, names).map { form, name in
      let gap = Span.spaces(width - min(width, TextWidth.of(name)))
      return form.slug == shown
        ? [Span(name, .name), gap]
        : [Span(name, link: .form(entry.pokemon.id, form.slug)), gap]
    }
    return Flow(pieces, separator: Span("")).lines(columns: columns)
  }

  /// Returns a form's name without its species' name.
  private func short(_ form: PokemonForm) -> String {
    let name = form.names[words.language] ?? SlugWords.title(form.form ?? form.slug)
    for species in [words.language, .english].compactMap({ entry.pokemon.species.names[$0] }) {
      if name == species { return name }
      for part in [" " + species, species + " "] where name.contains(part) {
        return name.replacing(part, with: "")
      }
    }
    return name
  }

  /// Returns the beginnings and the endings of names, if every beginning occurs with every ending.
  /// Otherwise returns nil. Also returns nil if there are fewer than 12 names, or fewer than three
  /// beginnings or endings.
  private static func factors(of names: [String]) -> ([String], [String])? {
    let words = names.map { $0.split(separator: " ").map(String.init) }
    guard names.count >= 12, let count = words.first?.count,
      words.allSatisfy({ $0.count == count })
    else { return nil }
    for index in 1..<max(1, count) {
      let first = words.map { $0[..<index].joined(separator: " ") }.unique
      let second = words.map { $0[index...].joined(separator: " ") }.unique
      let isProduct = first.count * second.count == names.count && names.unique.count == names.count
      if isProduct, first.count > 2, second.count > 2 { return (first, second) }
    }
    return nil
  }
}

/// Table of the damage taken by Pokémon of different types. It has a column for each combination of
/// types, and a row for each attacking type that is not neutral to all of them.
struct FormMatchups {
  private static let gap = 2

  /// Combinations of types without duplicates.
  let types: [[PokemonType]]
  /// Damage factors for each combination of types. Abilities are taken into account if their effect
  /// is the same for all forms with these types.
  let takes: [[Matchups.Factor]]
  let words: Words
  let columns: Int

  /// Lines of the table. Empty if the columns don't fit.
  var lines: [Line] {
    let titles = types.map(words.names(of:))
    let heading = Span(words(.damageTaken), .heading)
    let first = max(words.typeColumns, TextWidth.of(heading.text))
    let width = titles.reduce(0) { max($0, $1.columns) }
    if first + types.count * (Self.gap + width) > columns { return [] }
    let table = Table(
      [Table.Column("", minimum: first)] + types.map { _ in Table.Column("", minimum: width) },
      in: columns, gap: Self.gap)
    let rows = takes[0].indices.filter { row in takes.contains { $0[row].percent != 100 } }
    return table.lines([Flow([heading])] + titles.map { Flow([$0]) })
      + rows.map { row in
        let type = takes[0][row].type
        let name = Span(words.name(of: type), .type(type), link: .type(type))
        return table.line([name] + takes.map { cell($0[row].percent) })
      }
  }

  private func cell(_ percent: Double) -> Span {
    let role: Role = percent == 100 ? .secondary : percent > 100 ? .worse : .better
    return Span(words.figures.briefFactor(percent), role)
  }
}

extension Array where Element: Equatable {
  /// Elements without duplicates, in order of first appearance.
  var unique: [Element] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
