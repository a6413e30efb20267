import DexData
import PokedexModel
import PokedexQuery
import TestSupport
import Testing

@Suite("Searches find the intended entry")
struct NameSearchTests {
  private let search = Dex().pokemonNames

  /// Typed texts, and the variety that a search must find first: names in any language, case, width and
  /// script, romaji, numbers, words of a name in any order, and misspelt names.
  @Test(arguments: TableFile("Names.tsv").rows)
  func obviousMatchIsFirst(row: TableFile.Row) {
    for language in [Language.english, .japanese, .korean] {
      #expect(search.matches(row["typed"], language: language).first?.id == row.integer("id"))
    }
  }
}
