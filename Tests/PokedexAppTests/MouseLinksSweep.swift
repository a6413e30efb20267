import PokedexFeatures
import PokedexModel
import TerminalUI
import TestSupport
import Testing

@testable import PokedexApp

/// A click on any link of these entries and subjects must open the link's subject.
@MainActor
@Suite("Clicks on every link", .timeLimit(.minutes(20)), .seeded)
struct MouseLinksSweep {
  nonisolated static let subjects: [Subject] = [
    .pokemon(6), .pokemon(133), .pokemon(670), .ability("levitate"), .move("surf"), .type(.fairy),
    .item("light-ball"), .eggGroup("dragon"), .place("viridian-forest"),
  ]

  @Test(arguments: subjects, PagesOfBundle.sizes)
  func clickOnEveryLinkOpensItsSubject(subject: Subject, size: Size) async throws {
    let app = await DemoApp.started(size: size)
    app.send(.open(subject))
    let tabs = app.fetcher.entry == nil ? [EntryTab.overview] : EntryTab.allCases
    for tab in tabs {
      app.turn(to: tab)
      let links = try #require(app.page).links
      var count = 0
      for index in Sweep.some(Array(links.indices), oneIn: 20, stream: size.columns) {
        guard let subject = links[index].subject else { continue }
        let cells = app.cells(ofLink: index)
        // A narrow window cuts off the ends of some lines, with their links.
        if cells.isEmpty, size.columns < 80 { continue }
        let (first, last) = (try #require(cells.first), try #require(cells.last))
        for cell in [first, last] {
          app.state.view.selectedLink = 0
          let depth = app.state.stack.depth
          app.click(cell.column, cell.row)
          #expect(app.state.stack.top?.screen.subject == subject, "\(tab), link \(index)")
          if app.state.stack.depth > depth { app.press(.escape) }
          #expect(app.state.view.selectedLink == index, "\(tab), link \(index)")
          count += 1
        }
      }
      if tab == .moves || app.fetcher.entry == nil { #expect(count > 0) }
    }
  }
}
