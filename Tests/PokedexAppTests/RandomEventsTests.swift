import PokedexFeatures
import PokedexModel
import TerminalUI
import TestSupport
import Testing

@testable import PokedexApp

/// Random events whose effects are carried out. After each, the state must be valid, and it must be
/// possible to draw it in any window.
@MainActor
@Suite("The state under random events", .timeLimit(.minutes(5)))
struct RandomEventsTests {
  nonisolated static let sizes = [
    Size(columns: 10, rows: 3), Size(columns: 30, rows: 8), Size(columns: 80, rows: 24),
    Size(columns: 120, rows: 40), Size(columns: 200, rows: 60),
  ]

  /// Every key that has a meaning on any screen, and some text.
  private static let keys: [Key] =
    KeyTable.defaultKeys.all.flatMap(\.keys) + "charmew fire:>=100ドン/".map(Key.character)

  private static let texts = [
    SetPastes.rain, "fire", "spe>=100", "char\nq", "ドン", "zzz:1", "q",
  ]

  private func event(_ random: inout SeededGenerator, in size: Size) -> TerminalEvent {
    switch Int.random(in: 0..<100, using: &random) {
    case ..<85: return .key(Self.keys.randomElement(using: &random) ?? .down)
    case ..<95:
      let actions: [MouseEvent.Action] = [.press, .press, .drag, .wheelUp, .wheelDown]
      return .mouse(
        MouseEvent(
          actions.randomElement(using: &random) ?? .press,
          column: .random(in: 0..<size.columns, using: &random),
          row: .random(in: 0..<size.rows, using: &random)))
    case ..<98: return .pasted(Self.texts.randomElement(using: &random) ?? "")
    default: return .resized(Self.sizes.randomElement(using: &random) ?? size)
    }
  }

  @Test(.seeded) func stateStaysValidAfterTenThousandRandomEvents() async {
    var random = SeededGenerator(stream: 29)
    var app = await DemoApp.started()
    var last: [TerminalEvent] = []

    for step in 0..<10_000 {
      let event = event(&random, in: app.state.layout.size)
      last = last.suffix(20) + [event]
      _ = app.handle(event)
      if app.state.hasQuit { app = await DemoApp.started() }
      app.settle()

      let faults = faults(of: app.state)
      if !faults.isEmpty {
        Issue.record("step \(step): \(faults) after \(last)")
        return
      }
      if step % 100 == 0 { draw(app.state) }
    }
  }

  /// Returns a description of each invariant that a state violates.
  private func faults(of state: AppState) -> [String] {
    var faults: [String] = []
    func expect(_ isValid: Bool, _ fault: String) { if !isValid { faults.append(fault) } }
    let (stack, list) = (state.stack, state.list)
    expect(0...stack.screens.count ~= stack.depth, "more screens deep than there are")
    expect(stack.screens.count <= ScreenStack.limit, "too many screens")
    expect(Set(stack.screens.map(\.id)).count == stack.screens.count, "two screens of one id")
    expect(state.overlay != nil || state.covered.isEmpty, "an overlay is covered by none")
    expect(state.overlay == nil || state.input == nil, "two things are typed into")
    // Screens of teams and duels have no data to fetch.
    let fetched = stack.top.flatMap { $0.screen.subject == nil ? nil : $0.id }
    expect(state.data.screen == fetched, "data of another screen")
    expect(list.rowCount == 0 || 0..<list.rowCount ~= list.selection, "no such row")
    let rows = state.list.firstRow..<state.list.firstRow + state.listRows
    expect(list.rowCount == 0 || rows ~= list.selection, "the selection is out of view")
    expect(state.choices.compared.count <= AppState.largestComparison, "too many chosen")
    expect(Set(state.choices.compared).count == state.choices.compared.count, "one chosen twice")
    expect(state.count ?? 1 > 0, "a count of nothing")
    expect(state.currentNeeds == state.needs, "something was not asked for")
    if let page = state.page {
      let view = state.view
      expect(view.selectedLink == 0 || page.links.indices ~= view.selectedLink, "no such link")
      let end = max(0, page.lineCount - state.pageRows)
      expect(0...end ~= view.scroll, "scrolled beyond the end")
    }
    var fresh = state
    fresh.renderedPage = nil
    fresh.renderPage()
    expect(fresh.page?.text == state.page?.text, "the page is out of date")
    fresh.list.countCaught(state.data.marks)
    expect(fresh.list.search.caughtCount == list.search.caughtCount, "a wrong count of the caught")
    return faults
  }

  /// Draws the state in windows of all sizes.
  private func draw(_ state: AppState) {
    for size in Self.sizes {
      var state = state
      _ = state.update(.terminal(.resized(size)))
      let frame = RenderedScreen.frame(of: state)
      #expect(frame.size == size)
      #expect(frame.hasNoControlCharacters)
    }
  }
}
