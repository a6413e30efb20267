import DexData
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

/// Tables on subject pages. They list the Pokémon that have the subject, such as an ability.
struct PokemonTableTests {
  private func table(_ ids: ClosedRange<Int>, note: String = "", columns: Int) -> PokemonTable {
    let words = Words(language: .english, vocabulary: DexVocabulary())
    let rows = ids.map {
      PokemonTable.PokemonTableRow(
        pokemon: VarietyReference(id: $0, slug: "number-\($0)"), note: note)
    }
    return PokemonTable(rows: rows, words: words, columns: columns, generation: nil)
  }

  @Test(arguments: [(60, 1), (99, 2), (120, 2), (160, 3), (200, 3)])
  func rowsAppearSideBySideWhenTheyFit(columns: Int, across: Int) {
    let lines = table(1...9, columns: columns).lines

    #expect(lines.count == (9 + across - 1) / across)
    #expect(lines.links.map(\.subject) == (1...9).map { .pokemon($0) })
    #expect(lines.links.map(\.line) == (0..<9).map { $0 / across })
    for line in lines { #expect(TextWidth.of(line.left.map(\.text).joined()) <= columns) }
    #expect(lines.first.map { $0.left.map(\.text).joined() }?.contains("Ivysaur") == (across > 1))
  }

  @Test func longJapaneseNamesAreShortened() {
    let words = Words(language: .japanese, vocabulary: DexVocabulary())
    let row = PokemonTable.PokemonTableRow(
      pokemon: VarietyReference(id: 10195, slug: "venusaur-gmax"), note: "")
    let names = [80, 40].map { columns in
      PokemonTable(rows: [row], words: words, columns: columns, generation: nil)
        .lines.first?.text ?? ""
    }

    #expect(names.allSatisfy { $0.hasPrefix("キョダイフシギバナ ") }, "\(names)")
  }

  /// Pokémon with the widest pairs of types.
  @Test(arguments: [Language.japanese, .german, .english])
  func typePairsAreNotTruncated(language: Language) {
    let words = Words(language: language, vocabulary: DexVocabulary())
    for (id, slug) in [(281, "kirlia"), (35, "clefairy"), (282, "gardevoir"), (303, "mawile")] {
      let row = PokemonTable.PokemonTableRow(pokemon: VarietyReference(id: id, slug: slug))
      let table = PokemonTable(rows: [row], words: words, columns: 77, generation: nil)

      #expect(table.lines.first?.text.contains("…") == false)
    }
  }

  /// A note is never cut off to make room for other Pokémon in the same row.
  @Test func wideNotesTakeFullRow() {
    let note = String(repeating: "a note ", count: 14)
    let lines = table(1...9, note: note, columns: 200).lines

    #expect(lines.count == 9)
    #expect(lines.first?.left.last?.text == note)
  }

  @Test func notesInSideBySideRowsAreNotTruncated() {
    let lines = table(1...9, note: "Lv. 36, TM126", columns: 200).lines

    #expect(lines.count == 3)
    #expect(lines.first?.left.filter { $0.text.contains("Lv. 36, TM126") }.count == 3)
  }
}
