import DexData
import PokedexFeatures
import PokedexModel
import PokemonAPI
import PokemonAPIMock
import TerminalUI

@testable import PokedexApp

/// Pages of the bundle's entries, rendered without an app.
struct PagesOfBundle {
  static let sizes = [
    Size(columns: 80, rows: 24), Size(columns: 120, rows: 40), Size(columns: 40, rows: 12),
  ]

  let words: Words
  let layout: Layout
  private let api = MockPokemonAPI()

  init(_ language: Language = .english, size: Size = Self.sizes[0]) {
    words = Words(language: language, vocabulary: DexVocabulary())
    layout = Layout(size: size)
  }

  /// Returns the ids of all varieties.
  func ids() async throws -> [Int] {
    try await api.fetch(.catalogue).value.map(\.id)
  }

  /// Returns an entry that has the data for one of its pages.
  func entry(_ reference: PokemonReference, _ tab: EntryTab) async throws -> EntryContent {
    let pokemon = try await api.fetch(.pokemon(reference)).value
    let parts = try await EntryParts([.evolutionLine] + tab.parts, of: pokemon, from: api)
    var entry = EntryContent(pokemon, parts: parts)
    entry.tab = tab
    if tab == .forms {
      for variety in pokemon.species.varieties {
        entry.parts.varieties[variety.id] = try await api.fetch(.pokemon(.id(variety.id))).value
      }
    }
    return entry
  }

  func page(_ entry: EntryContent) -> Page {
    Page(entry, layout: layout, words: words)
  }

  /// Returns the lines of a page's panes, one pane after the other, without trailing spaces.
  func text(_ name: String, _ tab: EntryTab) async throws -> [String] {
    page(try await entry(.name(name), tab)).panes.joined().map(\.text)
  }
}

extension Line {
  /// The left and right texts of the line, separated by two spaces, without trailing spaces.
  var text: String {
    let left = left.map(\.text).joined()
    let right = right.map(\.text).joined()
    var text = right.isEmpty ? left : left + "  " + right
    while text.last == " " { text.removeLast() }
    return text
  }
}

extension [String] {
  /// Returns the lines below a heading, up to the next blank line.
  func section(_ heading: String) -> [String] {
    guard let start = firstIndex(of: heading) else { return [] }
    return Array(self[(start + 1)...].prefix { !$0.isEmpty })
  }
}

extension Edition {
  /// Returns the edition of a generation as a whole; nil for today.
  static func ofGeneration(_ generation: Int?) -> Edition? {
    generation.map(DexVocabulary().rules.versionGroups.edition(generation:))
  }
}
