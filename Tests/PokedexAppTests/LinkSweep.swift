import PokedexFeatures
import PokedexModel
import TerminalUI
import TestSupport
import Testing

@testable import PokedexApp

/// Follows every link on the pages of some entries, and goes back.
@MainActor
@Suite("Links open the page of their name", .timeLimit(.minutes(20)), .seeded)
struct LinkSweep {
  /// Bulbasaur, Eevee, Charizard, Ditto, Mew, Shedinja.
  nonisolated static let ids = [1, 133, 6, 132, 151, 292]

  @Test(arguments: ids, EntryTab.allCases)
  func everyLinkOpensItsPageAndEscapeReturns(id: Int, tab: EntryTab) async throws {
    let app = await DemoApp.started()
    app.send(.open(.pokemon(id)))
    app.press(.character(Character(String(tab.rawValue + 1))))
    let links = try #require(app.page).links

    for index in Sweep.some(Array(links.indices), oneIn: 15, stream: id + tab.rawValue) {
      if let subject = links[index].subject { try follow(index, to: subject, in: app) }
    }

    #expect(!links.isEmpty || tab == .places || tab == .evolution)
  }

  private func follow(_ index: Int, to subject: Subject, in app: PokedexApp) throws {
    let page = try #require(app.fetcher.page)
    app.state.view.selectedLink = index
    let before = app.shown()
    app.press(.enter)
    if subject == page.subject {
      #expect(app.state.stack.depth == 1)
      return
    }

    let title = app.shown().rows[subject.isPokemon ? 2 : 1]
    let name = app.state.words.name(of: subject)
    #expect(app.fetcher.page?.subject == subject)
    #expect(title.contains(" \(name)"), "\(title) for \(subject)")
    #expect(app.shown().rows[0].contains("› \(name) "))
    app.press(.escape)

    #expect(app.shown() == before)
    #expect(app.state.stack.depth == 1)
  }
}

extension Subject {
  fileprivate var isPokemon: Bool {
    if case .pokemon = self { true } else { false }
  }
}
