import DexData
import PokedexFeatures
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

/// The app's state after each scripted event, and the effects that the event requests. The effects
/// aren't carried out, so the tests need no terminal, clock or task.
@MainActor
@Suite("The state and its updates")
struct UpdateTests {
  /// Returns the app's state when it shows the list of bundled Pokémon.
  private func listState() async -> AppState {
    let app = await DemoApp.started()
    app.settle()
    return app.state
  }

  private func press(_ keys: Key..., on state: inout AppState) -> [Effect] {
    keys.flatMap { state.update(.terminal(.key($0))) }
  }

  private func type(_ letters: String, on state: inout AppState) -> [Effect] {
    letters.flatMap { press(.character($0), on: &state) }
  }

  @Test func listKeysMoveSelectionAtOnce() async {
    var state = await listState()

    #expect(type("j", on: &state) == [])
    #expect(state.list.selection == 1 && state.needs.preview == state.id(ofRow: 1))
    #expect(type("25", on: &state) == [])
    #expect(state.count == 25)
    #expect(type("G", on: &state) == [])
    #expect(state.count == nil)
    #expect(state.list.selectedItem?.id == 25 && state.needs.preview == 25)
  }

  @Test func openingEntryFetchesPageAndGoingBackFetchesPreview() async throws {
    var state = await listState()
    var needs = state.needs

    let opened = press(.enter, on: &state)
    let screen = try #require(state.stack.top)
    #expect(screen.screen.subject == .pokemon(1) && state.stack.depth == 1)
    needs.page = PageRequest(screen: screen.id, subject: .pokemon(1))
    (needs.screens, needs.preview, needs.neighbours) = ([screen.id], nil, [])
    needs.picture.id = nil
    #expect(opened == [] && state.needs == needs)

    let turned = type("4", on: &state)
    #expect(state.entry?.tab == .moves)
    needs.page = PageRequest(screen: screen.id, subject: .pokemon(1), parts: EntryTab.moves.parts)
    #expect(turned == [] && state.needs == needs)

    let back = press(.escape, on: &state)
    #expect(state.stack.top == nil)
    (needs.page, needs.preview, needs.neighbours) = (
      nil, 1, [1, 2, 3].map { state.id(ofRow: $0 - 1) }
    )
    #expect(back == [] && state.needs == needs)
  }

  @Test func closingOverlayRestoresOneBelow() async {
    var state = await listState()

    #expect(type("e", on: &state) == [])
    #expect(state.menuKind == .generations)
    #expect(type("?", on: &state) == [])
    #expect(state.menuKind == nil && state.overlay != nil)
    #expect(type("q", on: &state) == [])
    #expect(state.menuKind == .generations)
    #expect(type("1", on: &state) == [])
    #expect(state.needs.edition == Dex().edition(generation: 1))
    #expect(state.overlay == nil && state.generation == 1 && !state.hasQuit)
    #expect(type("q", on: &state) == [.quit])
    #expect(state.hasQuit)
  }

  @Test func typedTextIsSearchedAndNotACommand() async {
    var state = await listState()

    #expect(type("/", on: &state) == [])
    #expect(state.takesText)
    _ = type("pika", on: &state)
    #expect(state.list.search.text == "pika")
    _ = press(.backspace, on: &state)
    #expect(state.list.search.text == "pik" && state.list.search.savedSearches == [])
    #expect(press(.enter, on: &state) == [])
    #expect(state.list.search.savedSearches == ["pik"])
    #expect(state.searchBox == nil && !state.takesText && !state.hasQuit)
  }

  @Test func driverActionsAreReturnedAsEffects() async {
    var state = await listState()

    #expect(press(.control("l"), on: &state) == [.terminal(.redraw)])
    #expect(type("M", on: &state) == [.terminal(.switchMouse)])
    let clip = Clip(content: .text("Bulbasaur"), title: "name")
    #expect(type("y1", on: &state) == [.copy(clip)])
    #expect(state.overlay == nil)
  }

  @Test func noticeStaysUntilNextKey() async {
    var state = await listState()

    #expect(type("x", on: &state) == [])
    #expect(state.notice == "No such key here; ? lists them.")
    #expect(type("x", on: &state) == [])
    #expect(state.notice == "")
    #expect(state.update(.notice("Something.")) == [])
    #expect(state.notice == "Something.")
    #expect(type("c", on: &state) == [])
    #expect(state.notice == "Bulbasaur chosen. c drops it, or adds another.")
    #expect(state.choices.compared == [1])
  }

  @Test func resizingListRequestsNothing() async {
    var state = await listState()

    let effects = state.update(.terminal(.resized(Size(columns: 200, rows: 60))))

    #expect(effects == [])
    #expect(state.layout.size == Size(columns: 200, rows: 60))
  }
}

extension AppState {
  /// Handles an event. Nothing is fetched.
  mutating func update(_ event: AppEvent) -> [Effect] {
    let data = data
    return update(event) { _ in data }
  }

  fileprivate var menuKind: MenuKind? {
    if case .menu(let menu) = overlay { menu.kind } else { nil }
  }

  fileprivate func id(ofRow row: Int) -> Int { list[row]?.id ?? 0 }
}
