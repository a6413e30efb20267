import DexData
import PokedexModel
import PokedexScreens
import TerminalUI
import Testing

@testable import pokedex

@MainActor
@Suite("The line that says how far something is")
struct ProgressLineTests {
  private let words = Words(language: .english, vocabulary: DexVocabulary())

  @Test(arguments: [1, 5, 12, 20, 79, 200])
  func isExactlyAsWideAsThereIsRoom(columns: Int) {
    let text = ProgressLine.text(7, of: 10, columns: columns, words)

    #expect(TextWidth.of(text) == columns)
  }

  @Test func hasABarWhereThereIsRoomForOne() {
    #expect(ProgressLine.text(5, of: 10, columns: 20, words) == "5 of 10  █████▌     ")
    #expect(ProgressLine.text(5, of: 10, columns: 12, words) == "5 of 10     ")
  }
}
