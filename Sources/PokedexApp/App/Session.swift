internal import PokedexFeatures
package import PokedexModel

/// State to restore the next time the program starts.
package struct Session: Sendable, Equatable {
  /// Open page, with its tab and game.
  package struct Page: Sendable, Equatable {
    package var subject: Subject
    package var tab = EntryTab.overview
    /// Game chosen on the page.
    package var game: Game?

    package init(_ subject: Subject) {
      self.subject = subject
    }
  }

  /// PokeAPI id of the entry selected in the list.
  package var selection: Int?
  /// Query of the list; empty if none exists.
  package var query = ""
  package var order: ListOrder?
  package var scope = ListScope.varieties
  /// Chosen generation. Nil for the newest, or if a game is chosen.
  package var generation: Int?
  /// Slug of the version that the user plays.
  package var game: String?
  /// Whether the user has left a game. If so, the config's game is not used either.
  package var hasLeftGame = false
  /// Language that the user chose.
  package var language: Language?
  /// Theme that the user chose.
  package var theme: ThemeChoice?
  /// Width of the list as set by the user; nil for the default.
  package var listColumns: Int?
  /// Open page; nil if the list was in front.
  package var page: Page?

  package init() {}
}

extension AppState {
  /// Current state as a session, to restore at the next start.
  package var session: Session {
    var session = Session()
    session.selection = list.selectedItem?.id
    session.query = list.search.text
    session.order = list.search.order
    session.scope = list.search.scope
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

  /// Restores the list's width, query and selection, and the page if its subject still exists.
  /// Language, theme and generation stay as they are. The list must have been fetched.
  mutating func restore(_ session: Session) {
    window.listColumns = session.listColumns
    // A Pokémon that is missing from the list of all entries no longer exists. It may exist if it is
    // only missing from search results, or if the data source is `.live`.
    let isKnown =
      session.page?.subject.variety.map { list.row(ofID: $0) != nil || list.isArranged } ?? true
    if let page = session.page, isKnown || setup.source == .live {
      open(Destination(page.subject, game: page.game))
      turn(to: page.tab)
    }
    list.restore(
      session.query, order: session.order, scope: session.scope, in: listSource)
    if let id = session.selection { list.reveal(id: id, in: listRows) }
  }
}
