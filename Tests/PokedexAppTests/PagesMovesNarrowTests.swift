import DexData
import PokedexFeatures
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

/// A table of moves in a narrow window.
@Suite("The page of moves in a narrow window")
struct PagesMovesNarrowTests {
  /// The widths of the single pane in windows of 30, 40, 60 and 80 columns.
  private static let widths = [27, 37, 57, 77]

  private func row(_ move: Move, _ words: Words) -> MoveTable.MoveTableRow {
    MoveTable.MoveTableRow(
      slug: move.slug, move: move, name: words.name(ofMove: move.slug), way: "TM126",
      isOfOwnType: true)
  }

  /// All moves except Z-moves, which have one power point and can't be learned. Sketch and Struggle
  /// also have one power point, but are kept.
  private var learnable: [Move] {
    Dex().moveSlugs.compactMap { Dex().move($0) }
      .filter { $0.powerPoints != 1 || ["sketch", "struggle"].contains($0.slug) }
  }

  @Test(arguments: Language.allCases, Self.widths)
  func moveNamesAreNotTruncated(language: Language, width: Int) throws {
    let words = Words(language: language, vocabulary: DexVocabulary())

    for column in MovesColumn.allCases {
      var settings = TableSettings()
      settings.column = column.rawValue
      let table = MoveTable(columns: width, settings, words)
      let cut = learnable.filter { move in
        !table.spans(of: row(move, words)).contains { span in
          span.link != nil && span.text.hasPrefix(words.name(ofMove: move.slug))
        }
      }

      // Only Spanish has move names longer than 16 columns.
      let tooLong = cut.filter { TextWidth.of(words.name(ofMove: $0.slug)) > 16 }
      #expect(cut.map(\.slug) == tooLong.map(\.slug))
      #expect(tooLong.isEmpty || language == .spanish)
    }
  }

  @Test(arguments: Language.allCases, Self.widths)
  func linesFit(language: Language, width: Int) throws {
    let words = Words(language: language, vocabulary: DexVocabulary())
    let table = MoveTable(columns: width, TableSettings(), words)

    for move in learnable {
      #expect(Line(table.spans(of: row(move, words))).leftColumns <= width)
    }
    #expect(Line(table.header).leftColumns <= width)
  }

  /// Abbreviated type names must differ from one another.
  @Test(arguments: Language.allCases)
  func abbreviatedTypesAreDistinct(language: Language) throws {
    let words = Words(language: language, vocabulary: DexVocabulary())
    let table = MoveTable(columns: 27, TableSettings(), words)

    let types = PokemonType.allCases.compactMap { type in
      learnable.first { $0.type == type }.flatMap { table.spans(of: row($0, words)).last?.text }
    }

    #expect(types.count >= 18)
    #expect(Set(types).count == types.count)
    #expect(types.allSatisfy { $0.hasPrefix(MoveTable.ownType) && !$0.contains("…") })
  }
}
