import TerminalUI
import PokedexModel
import Testing

@testable import PokedexApp

/// Notes on an entry's pages that apply to the variety, not to the whole species.
struct FormNotesTests {
  @Test(arguments: [
    ("charizard-mega-x", Language.english, "Generation VI", ["with Charizardite X"]),
    ("raichu-alola", .english, "Generation VII", ["Form of Alola"]),
    ("rayquaza-mega", .english, "Generation VI", ["knowing Dragon Ascent"]),
    ("aegislash-blade", .english, "Generation VI", ["by Stance Change"]),
    ("raichu-alola", .japanese, "第七世代", ["アローラ地方のすがた"]),
    ("charizard", .english, "Generation I", []),
  ])
  func entryShowsGenerationAndNotesOfForm(
    slug: String, language: Language, generation: String, notes: [String]
  ) async throws {
    let pages = PagesOfBundle(language)
    let entry = try await pages.entry(.name(slug), .overview)

    let lines = EntryLines(entry: entry, words: pages.words, columns: 60)

    #expect(lines.head.contains { $0.right.map(\.text).joined() == generation })
    #expect(lines.formNotes.map(\.text) == notes)
  }
}
