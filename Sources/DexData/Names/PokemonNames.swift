internal import EmbeddedTables
internal import PokedexModel
internal import PokedexQuery

/// The names that a variety is found by: what the screen shows of it in each language, its slugs, and
/// where a language has no label for it, what its form is called there.
enum PokemonNames {
  /// Adds every variety by national number, a base before its varieties.
  static func add(to builder: inout NameIndexBuilder) {
    for index in 0..<Tables.pokemon.count {
      let variety = VarietyRow(index)
      builder.begin(.pokemon, id: variety.id, number: variety.number)
      if variety.id == variety.number {
        var names = Tables.speciesNames[variety.number - 1]
        builder.add(names: &names)
        var row = Tables.species[variety.number - 1]
        builder.add(utf8: row[.slug].bytes, languages: .none)
      } else if let index = Tables.varietyNames.row(of: variety.id) {
        var labels = Tables.varietyNames[index]
        builder.add(names: &labels)
        addOthers(variety, &labels, to: &builder)
      }
      builder.add(variety.slug, languages: .none)
    }
  }

  /// Adds what a variety is called where it has no label.
  private static func addOthers(
    _ variety: VarietyRow, _ labels: inout Row<VarietyNameColumn>,
    to builder: inout NameIndexBuilder
  ) {
    let form = labels[.form].text
    let labelled = labels.namedLanguages()
    let species = Tables.speciesNames[variety.number - 1].names
    for language in labelled.unshown {
      let name = PokemonName(
        species: species, label: VarietyLabel(form: form, names: LocalizedText([:])))
      guard let name = name.display(in: language) else { continue }
      let languages = NameLanguages(language)
      builder.add(name, languages: languages, shown: languages)
    }
    for (language, name) in species.all where !labelled.contains(NameLanguages(language)) {
      let called = FormNames.name(of: variety.slug, form: form, in: language, species: name)
      builder.add(called, languages: NameLanguages(language))
    }
  }
}

extension NameIndexBuilder {
  /// Adds the names of a row, each shown where it is the language's own or stands in.
  mutating func add<Columns: NamedColumns>(names row: inout Row<Columns>) {
    let named = row.namedLanguages()
    for language in Language.allCases {
      let cell = row.name(in: language)
      if cell.isNone { continue }
      let shown = named.shown(for: language)
      add(utf8: cell.bytes, languages: NameLanguages(language), shown: shown)
      if let words = FormNames.name(sexed: cell, in: language) {
        add(words, languages: NameLanguages(language))
      }
    }
  }
}
