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

  /// The label of a term of a small vocabulary, such as `method` and `surf`.
  package func label(_ kind: String, _ slug: String) -> LocalizedText? {
    Tables.labels.names(of: "\(kind)/\(slug)")
  }

  package func eggGroup(_ slug: String) -> LocalizedText? {
    Tables.eggGroups.names(of: slug)
  }
}
