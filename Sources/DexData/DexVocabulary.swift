private import EmbeddedTables
package import PokedexModel

/// The names that the bundled tables have.
package struct DexVocabulary: Vocabulary {
  package init() {}

  package func pokemon(id: Int) -> PokemonName? {
    guard let number = Dex.number(ofVariety: id) else { return nil }
    let species = Tables.speciesNames.names(row: number - 1, after: 1)
    guard let index = Tables.varietyNames.row(of: id) else {
      return PokemonName(species: species, label: nil)
    }
    var row = Tables.varietyNames[index]
    row.skip(2)
    let label = VarietyLabel(form: row.text(), names: LocalizedText(parts: row.remainingText()))
    return PokemonName(species: species, label: label)
  }

  package func type(_ type: PokemonType) -> LocalizedText? {
    Tables.types.names(of: type.rawValue)
  }

  package func ability(_ slug: String) -> LocalizedText? {
    Tables.abilities.names(of: slug, after: 2)
  }

  package func item(_ slug: String) -> LocalizedText? {
    Tables.items.names(of: slug, after: 5)
  }

  package func version(_ slug: String) -> LocalizedText? {
    Tables.versions.names(of: slug)
  }

  package func location(_ slug: String) -> LocalizedText? {
    Tables.locations.names(of: slug)
  }

  /// In English the part's own name; in other languages that of the place, which is all there is.
  package func locationArea(_ slug: String) -> LocalizedText? {
    Tables.locationAreas.row(of: slug).map { index in
      var row = Tables.locationAreas[index]
      row.skip()
      let place = location(row.text())?.all ?? []
      row.skip()
      var names = Dictionary(place.map { ($0.language, $0.text) }) { first, _ in first }
      names[.english] = row.text()
      return LocalizedText(names)
    }
  }

  package func variety(_ slug: String) -> VarietyReference? {
    NameIndex.slugs[slug].map { VarietyReference(id: $0, slug: slug) }
  }

  package var rules: any Rulebook { Dex() }

  package func label(_ kind: String, _ slug: String) -> LocalizedText? {
    Tables.labels.names(of: "\(kind)/\(slug)")
  }

  package func eggGroup(_ slug: String) -> LocalizedText? {
    Tables.eggGroups.names(of: slug)
  }
}
