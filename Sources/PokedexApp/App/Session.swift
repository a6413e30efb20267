package import PokedexFeatures
package import PokedexModel

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
  /// The query of the list; empty for none.
  package var query = ""
  package var order: ListOrder?
  package var scope = ListScope.varieties
  /// Nil for today's, and where a game is chosen.
  package var generation: Int?
  /// The slug of the version that the user plays; nil for none.
  package var game: String?
  /// Whether the user has left a game, so that the config's is not played either.
  package var playsNone = false
  /// The one that was chosen; nil for none.
  package var language: Language?
  /// The one that was chosen; nil for none.
  package var theme: ThemeChoice?
  /// How wide the list was made; nil for the default.
  package var listColumns: Int?
  /// Nil for the list.
  package var page: Page?

  package init() {}
}

extension AppState {
  /// Where one is now.
  package var session: Session {
    var session = Session()
    session.selection = data.list.selectedItem?.id
    session.query = data.search.text
    session.order = data.search.order
    session.scope = data.search.scope
    session.generation = game == nil ? generation : nil
    session.game = choices.game
    session.language = language
    session.theme = window.theme.choice
    session.listColumns = window.listColumns
    session.page = stack.top?.screen.subject.map { subject in
      var page = Session.Page(subject)
      page.tab = entry?.tab ?? .overview
      page.game = view.table.game
      return page
    }
    return session
  }

  /// Goes back to where one was, as far as that is still there; language, theme and generation stay as they
  /// are. The list must have come.
  mutating func restore(_ session: Session, _ cache: PageCache) -> [Effect] {
    window.listColumns = session.listColumns
    if let page = session.page, isThere(page.subject) {
      open(Destination(page.subject, game: page.game))
      turn(to: page.tab)
    }
    return [.search(.restore(session.query, session.order, session.scope))]
      + (session.selection.map { [.list(.reveal(id: $0))] } ?? [])
  }

  /// Whether a subject may exist. Once the list is complete, an id that is not in it exists no longer.
  private func isThere(_ subject: Subject) -> Bool {
    guard case .pokemon(let id) = subject, setup.source != .live else { return true }
    return data.list.row(ofID: id) != nil || data.list.isArranged
  }
}
