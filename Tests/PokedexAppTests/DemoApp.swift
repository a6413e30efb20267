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

/// The app with the bundle's data, as `--demo` starts it.
@MainActor
enum DemoApp {
  nonisolated static let vocabulary = DexVocabulary()
  nonisolated static let size = Size(columns: 80, rows: 24)

  /// Starts an app that has loaded its first page.
  static func started(
    size: Size = size, language: Language = .english, theme: Theme = .full,
    symbols: CharacterLimits = .all,
    api: any PokemonAPIProtocol = MockPokemonAPI(), source: DataSource = .demo,
    search: QueryEngine = .ofDex(), store: (any UserStoreProtocol)? = nil,
    clock: any Clock<Duration> = ContinuousClock()
  ) async -> PokedexApp {
    let model = Fetcher(
      api: api, source: source, language: language, store: store, clock: clock)
    let app = PokedexApp(
      fetcher: model, engine: search, vocabulary: DexVocabulary(), sets: Dex(), size: size,
      theme: theme,
      symbols: symbols,
      palette: PaletteSource(
        names: { Dex().allNames }, subject: { Dex().subject(of: $0) },
        rows: { Dex().subjects($0, in: $1) }))
    await model.start()
    app.settle()
    return app
  }
}

extension Theme {
  /// The themes under test: dark with 256, 16 and 8 colours, and the theme without colours.
  static let full = Theme(.dark, on: .dark, depth: .palette)
  static let sixteen = Theme(.dark, on: .dark, depth: .sixteen)
  static let eight = Theme(.dark, on: .dark, depth: .eight)
  static let monochrome = Theme.mono
  static let all = [full, sixteen, eight, monochrome]
}

extension PokedexApp {
  /// The overlay in front of the list or the page.
  enum ShownOverlay: Equatable {
    case help, palette, picture
    case menu(MenuKind)
  }

  var overlay: ShownOverlay? {
    switch state.overlay {
    case .help: .help
    case .palette: .palette
    case .picture: .picture
    case .menu(let menu): .menu(menu.kind)
    case nil: nil
    }
  }

  /// The state of the palette. Empty while the palette is closed.
  var palette: PaletteState { state.palette ?? PaletteState() }

  var help: HelpState? { if case .help(let help) = state.overlay { help } else { nil } }

  /// The page on top of the stack. Nil if the list is shown or the page has no data yet.
  var page: Page? {
    settle()
    return state.page
  }

  /// The rows of the list.
  var rows: [PokemonListItem] {
    settle()
    return state.list.items(in: 0..<state.list.rowCount)
  }

  /// The number of rows in the scrolling part of a page.
  var pageRows: Int { state.pageRows }

  var selectedControl: ControlSetting? { state.selectedControl }

  /// Returns the frame that the driver would show now.
  func shown() -> Frame { frame() }

  /// The rows of the screen above the status line.
  var aboveStatus: [String] { Array(shown().rows.prefix(state.layout.status)) }

  func open(_ subject: Subject) { send(.open(subject)) }

  /// Opens the destination's page in the destination's game.
  func open(at destination: Destination) {
    state.open(destination)
    send(.notice(""))
  }

  /// Shows another page of the visible entry.
  func turn(to tab: EntryTab) {
    state.turn(to: tab)
    send(.notice(""))
  }

  /// Presses a key for each letter.
  func type(_ letters: String) {
    for letter in letters { press(.character(letter)) }
  }

  /// Presses a key for each letter.
  ///
  /// - Returns: the contents that the keys copy to the clipboard.
  func clips(_ letters: String) -> [Clip] {
    letters.flatMap { press(.character($0)) }.compactMap {
      if case .copy(let clip) = $0 { clip } else { nil }
    }
  }

  /// Presses keys without drawing a frame between or after them.
  func pressTogether(_ keys: String) {
    for key in keys {
      _ = handle(.key(key == "\r" ? .enter : key == "\t" ? .tab : .character(key)))
    }
  }

  /// Presses keys. Draws a frame after each one.
  ///
  /// - Returns: the driver effects of the last key.
  @discardableResult
  func press(_ keys: Key...) -> [DriverEffect] {
    var effects: [DriverEffect] = []
    for key in keys {
      effects = handle(.key(key))
      settle()
      rest()
    }
    return effects
  }
}

extension Frame {
  /// All rows, without trailing spaces.
  var rows: [String] { (0..<size.rows).map(text(row:)) }

  /// The indices of the rows with a selection marker.
  var markedRows: [Int] { rows.indices.filter { rows[$0].contains("▸") } }

  var hasNoControlCharacters: Bool {
    (0..<size.rows).allSatisfy { row in
      self[row].allSatisfy { cell in
        [cell.scalars.0, cell.scalars.1, cell.scalars.2].allSatisfy { value in
          value == 0 || !(value < 0x20 || 0x7F..<0xA0 ~= value)
        }
      }
    }
  }
}
