package import PokedexFeatures
package import PokedexModel
internal import TerminalUI

/// Where a person is: what comes back the next time.
package struct Session: Sendable, Equatable {
  /// A page that is open, and how it is looked at.
  package struct Page: Sendable, Equatable {
    package var subject: Subject
    package var tab = EntryTab.overview
    /// The game that is wanted of it; nil for none.
    package var game: Game?

    package init(_ subject: Subject) {
      self.subject = subject
    }
  }

  /// The entry that is selected in the list, by PokeAPI's id.
  package var selection: Int?
  /// What is searched for; empty for nothing.
  package var query = ""
  package var order: ListOrder?
  package var scope = ListScope.varieties
  /// Nil for today's.
  package var generation: Int?
  /// The one that was chosen; nil for none.
  package var language: Language?
  /// The one that was chosen; nil for none.
  package var theme: ThemeChoice?
  /// How wide the list was made; nil for as wide as usual.
  package var listColumns: Int?
  /// Nil for the list.
  package var page: Page?

  package init() {}
}

extension PokedexApp {
  /// Where one is now.
  package var session: Session {
    var session = Session()
    session.selection = model.list.selectedItem?.id
    session.query = model.search.text
    session.order = model.search.order
    session.scope = model.search.scope
    session.generation = model.generation
    session.language = model.language
    session.theme = theme.choice
    session.listColumns = listColumns
    session.page = (model.page?.subject).map { subject in
      var page = Session.Page(subject)
      page.tab = pageState.tab
      page.game = pageState.table.game
      return page
    }
    return session
  }

  /// Goes back to where one was, as far as that is still there; language, theme and generation are as they
  /// are.
  /// To be called once the list has come.
  package func restore(_ session: Session) {
    listColumns = session.listColumns
    model.search.restore(session.query, in: session.order, scope: session.scope)
    if let row = session.selection.flatMap(model.list.row(ofID:)) {
      model.list.select(row: row)
      // In the middle, so that one sees what is before it and after it.
      firstRow = max(0, row - listRows / 2)
    }
    model.followSelection()
    if let page = session.page { restore(page) }
    update()
  }

  private func restore(_ page: Session.Page) {
    // Where all that there is has come, what is not among it is not there any more.
    if case .pokemon(let id) = page.subject, model.source != .live, model.list.row(ofID: id) == nil,
      !model.list.isArranged
    {
      return
    }
    open(Destination(page.subject, game: page.game))
    if let entry = model.entry, page.tab != .overview { turn(entry, to: page.tab) }
  }
}
