import DexData
import PokedexFeatures
import PokedexModel
import PokedexQuery
import PokedexTestSupport
import PokemonAPI
import PokemonAPIMock
import TerminalUI
import UserStore

@testable import PokedexApp

/// The front end over the bundle, as `--demo` starts it.
@MainActor
enum DemoApp {
  nonisolated static let vocabulary = DexVocabulary()
  static let size = Size(columns: 80, rows: 24)

  /// An app that has fetched its first page.
  static func started(
    size: Size = size, language: Language = .english, theme: Theme = .full,
    symbols: Symbols = .all,
    api: any PokemonAPIProtocol = MockPokemonAPI(), source: Source = .demo,
    search: @escaping () -> QueryEngine = { .ofDex() }, store: (any UserStoreProtocol)? = nil,
    clock: any Clock<Duration> = ContinuousClock()
  ) async -> PokedexApp {
    let model = PokedexViewModel(
      api: api, source: source, language: language, search: search, store: store,
      clock: clock)
    let app = PokedexApp(
      model: model, vocabulary: DexVocabulary(), size: size, theme: theme,
      symbols: symbols,
      palette: PaletteSource(names: { Dex().allNames }, subject: { Dex().subject(of: $0) }))
    await model.start()
    return app
  }
}

extension Theme {
  /// On a dark ground with 256, 16 and 8 colours, and without any.
  static let full = Theme(.dark, on: .dark, depth: .palette)
  static let sixteen = Theme(.dark, on: .dark, depth: .sixteen)
  static let eight = Theme(.dark, on: .dark, depth: .eight)
  static let monochrome = Theme.mono
  static let all = [full, sixteen, eight, monochrome]
}

extension PokedexApp {
  /// The frame that the driver would show now.
  func shown() -> Frame {
    update()
    return frame()
  }

  /// What is shown over the line that says what happened.
  var aboveStatus: [String] { Array(shown().rows.prefix(layout.status)) }

  /// Opens another page of the entry to see.
  func turn(to tab: EntryTab) {
    guard let entry = model.entry else { return }
    turn(entry, to: tab)
    update()
  }

  /// Presses keys, a letter each.
  func type(_ letters: String) {
    for letter in letters { press(.character(letter)) }
  }

  /// Presses keys with no frame between them nor after them.
  func pressTogether(_ keys: String) {
    for key in keys {
      _ = handle(.key(key == "\r" ? .enter : key == "\t" ? .tab : .character(key)))
    }
  }

  /// Presses keys, each after the frame of the one before.
  @discardableResult
  func press(_ keys: Key...) -> Effect {
    var effect = Effect.none
    for key in keys {
      effect = handle(.key(key))
      update()
      rest()
    }
    return effect
  }
}

extension Frame {
  /// All rows, without the spaces at their ends.
  var rows: [String] { (0..<size.rows).map(text(row:)) }

  /// The rows that bear the mark of the selection.
  var markedRows: [Int] { rows.indices.filter { rows[$0].contains("▸") } }

  var isFreeOfControls: Bool {
    (0..<size.rows).allSatisfy { row in
      self[row].allSatisfy { cell in
        [cell.scalars.0, cell.scalars.1, cell.scalars.2].allSatisfy { value in
          value == 0 || !(value < 0x20 || 0x7F..<0xA0 ~= value)
        }
      }
    }
  }
}
