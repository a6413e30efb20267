import DexData
import PokedexModel
import PokedexApp
import TerminalUI
import Testing

@testable import pokedex

@MainActor
@Suite("The progress line")
struct ProgressLineTests {
  private let words = Words(language: .english, vocabulary: DexVocabulary())

  @Test(arguments: [1, 5, 12, 20, 79, 200])
  func lineFillsTheWidth(columns: Int) {
    #expect(TextWidth.of(text(7, of: 10, columns)) == columns)
  }

  @Test func barIsShownIfItFits() {
    #expect(text(5, of: 10, 20) == "5 of 10  █████░░░░░░")
    #expect(text(10, of: 10, 20) == "10 of 10  ██████████")
    #expect(text(5, of: 10, 12) == "5 of 10     ")
  }

  @Test func barIsASCIIOnAnASCIITerminal() {
    #expect(text(5, of: 10, 20, isPictorial: false) == "5 of 10  #####------")
  }

  private func text(
    _ done: Int, of total: Int, _ columns: Int, isPictorial: Bool = true
  ) -> String {
    ProgressLine.text(done, of: total, columns: columns, isPictorial: isPictorial, words)
  }
}
