internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

extension EntryPage {
  static let forms = EntryPage(title: .tabForms, parts: [.forms, .varieties]) { input in
    let page = FormsPage(entry: input.entry, words: input.words, columns: input.columns)
    return Page(panes: [page.lines])
  }
}

/// The species' varieties with what differs from the default one, then the forms of this one.
struct FormsPage {
  let entry: ScreenState.Entry
  let words: Words
  let columns: Int

  var lines: [Line] {
    let varieties = entry.pokemon.species.varieties
    let base = pokemon(varieties.first)
    let head = [Line([Span(words(.varieties), .heading)])]
    let rows = varieties.flatMap { variety in
      [
        Line([
          Span(words.name(ofPokemon: variety.id, slug: variety.slug), link: .pokemon(variety.id))
        ])
      ]
        + (isNotYetThere(variety)
          ? wrapped([notYet]) : differences(of: pokemon(variety), from: base))
    }
    return head + rows + forms
  }

  /// Whether it came after the generation.
  private func isNotYetThere(_ variety: VarietyReference) -> Bool {
    guard let generation = entry.generation else { return false }
    return words.rules.firstGeneration(ofVariety: variety.id).map { $0 > generation } ?? false
  }

  private var notYet: String {
    words(.notThen, words.generation(entry.generation ?? TypeChart.newestGeneration))
  }

  private func pokemon(_ variety: VarietyReference?) -> Pokemon? {
    guard let variety else { return nil }
    return variety.id == entry.pokemon.id ? entry.pokemon : entry.varieties[variety.id]
  }

  /// Types, stats and abilities, those only that are others than the base's.
  private func differences(of pokemon: Pokemon?, from base: Pokemon?) -> [Line] {
    guard let pokemon, let base else { return [] }
    let isBase = pokemon.id == base.id
    let indent = Span("  ")
    var lines: [Line] = []
    if isBase || pokemon.types != base.types {
      lines.append(Line([indent] + words.types(pokemon.types)))
    }
    let stats = Stat.allCases.filter { isBase || pokemon.stats[$0] != base.stats[$0] }
    let figures = stats.map { stat in
      let change = pokemon.stats[stat] - base.stats[stat]
      let sign = change > 0 ? "+" : "−"
      let mark = isBase ? "" : " (\(sign)\(abs(change)))"
      return "\(words(Label(stat).sentence)) \(pokemon.stats[stat])\(mark)"
    }
    lines += wrapped(figures)
    if isBase || pokemon.abilities != base.abilities {
      lines += wrapped(
        pokemon.abilities.map { words.name(ofAbility: $0.slug) },
        links: pokemon.abilities.map { .ability($0.slug) })
    }
    return lines
  }

  private func wrapped(_ parts: [String], links: [Subject] = []) -> [Line] {
    guard !parts.isEmpty else { return [] }
    return Line.wrapped(
      parts.joined(separator: " · "), .secondary, names: Array(zip(parts, links)), indent: "  ",
      columns: columns)
  }

  /// Cosmetic forms, where there are several.
  private var forms: [Line] {
    guard let forms = entry.forms, forms.count > 1 else { return [] }
    return [.blank, Line([Span(words(.formsTitle), .heading)])]
      + forms.flatMap { form in
        let name = form.names[words.language] ?? SlugWords.title(form.form ?? form.slug)
        return Line.wrapped(name, columns: columns)
      }
  }
}
