import Foundation
import PokedexFeatures
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp
@testable import PokedexScreens

/// Every link on the pages of some entries: where it leads, and back.
@MainActor
@Suite("Links lead to the page of their name and back", .timeLimit(.minutes(5)))
struct LinkTests {
  /// Bulbasaur, Eevee, Charizard, Ditto, Mew, Shedinja.
  nonisolated static let ids = [1, 133, 6, 132, 151, 292]

  /// All links where `EVERY_PAGE` is set; else one in seven of the moves and the places.
  nonisolated static let isWhole = ProcessInfo.processInfo.environment["EVERY_PAGE"] != nil

  @Test(arguments: ids, EntryTab.allCases)
  func everyLinkOpensItsPageAndEscapeComesBack(id: Int, tab: EntryTab) async throws {
    let app = await DemoApp.started()
    app.model.open(.pokemon(id))
    app.press(.character(Character(String(tab.rawValue + 1))))
    let links = try #require(app.wholePage).links
    let isLong = tab == .moves || tab == .places
    let step = isLong && !Self.isWhole ? 7 : 1

    for index in stride(from: 0, to: links.count, by: step) {
      try follow(index, to: links[index].subject, in: app)
    }

    #expect(!links.isEmpty || tab == .places || tab == .evolution)
  }

  private func follow(_ index: Int, to subject: Subject, in app: PokedexApp) throws {
    let page = try #require(app.model.page)
    app.pageState.selectedLink = index
    let before = app.shown()
    app.press(.enter)
    if subject == page.subject {
      #expect(app.model.trail.depth == 1)
      return
    }

    let title = app.shown().rows[subject.isPokemon ? 2 : 1]
    let name = app.words.name(of: subject)
    #expect(app.model.page?.subject == subject)
    #expect(title.contains(" \(name)"), "\(title) for \(subject)")
    #expect(app.shown().rows[0].contains("› \(name) "))
    app.press(.escape)

    #expect(app.shown() == before)
    #expect(app.model.trail.depth == 1)
  }

  @Test(arguments: [
    Subject.ability("levitate"), .move("fly"), .type(.dragon), .item("fire-stone"),
    .eggGroup("dragon"), .place("kanto-route-1"),
  ])
  func linksOfSubjectsLeadOnAndBack(subject: Subject) async throws {
    let app = await DemoApp.started()
    app.model.open(subject)
    app.type("6j")
    let before = app.shown()
    let link = app.pageState.selectedLink
    let target = try #require(app.wholePage).links[link].subject

    app.press(.enter)
    let opened = app.shown()
    app.press(.character("["))
    let back = app.shown()
    app.press(.character("]"))

    #expect(app.model.page?.subject == target)
    #expect(back == before)
    #expect(app.shown() == opened)
  }

  @Test func escapeEndsAKeptFilterBeforeItGoesBack() async {
    let app = await DemoApp.started()
    app.model.open(.move("fly"))
    app.type("/f")
    app.press(.enter)

    app.press(.escape)
    #expect(app.pageState.table.filter == "")
    #expect(app.model.trail.depth == 1)
    app.press(.escape)

    #expect(app.model.page == nil)
  }

  @Test func scrollingSelectionGameAndFilterComeBackWithThePage() async {
    let app = await DemoApp.started()
    app.model.open(.move("fly"))
    app.type("vv/f")
    app.press(.enter, .pageDown)
    app.type("jj")
    let before = app.shown()

    app.press(.enter)
    app.type("2")
    app.press(.character("["), .character("["), .character("]"))

    #expect(app.shown() == before)
    #expect(app.pageState.table.filter == "f")
  }
}

extension Subject {
  fileprivate var isPokemon: Bool {
    if case .pokemon = self { true } else { false }
  }
}
