package import PokedexFeatures
package import PokedexModel
package import PokedexQuery
package import TerminalUI
package import UserStore

/// Something that happened: a user action, or the result of an effect.
package enum AppEvent: Sendable {
  case terminal(TerminalEvent)
  /// The content of the view models has changed.
  case data(PokedexData)
  /// Sentence to show until the next key.
  case notice(String)
  /// Result of saving a mark, a note or a team.
  case marked(MarksViewModel.Outcome)
  /// When the program starts, shows the page that answers a question.
  case ask(Question)
  /// When the program starts, opens the palette with a text.
  case find(String)
  /// When the program starts, shows the page of a subject.
  case open(Subject)
  /// Chooses the generation whose data is shown; nil for the newest.
  case choose(generation: Int?)
  /// Sets the version that the user plays, by its slug. Nil leaves the game and returns to the
  /// newest generation.
  case play(String?)
  /// Goes to the list and shows the results of a query.
  case list(query: String)
  /// Selects an entry in the list.
  case select(Int)
  /// Restores the session from the last run.
  case restore(Session)
}

/// Something to do outside of the state. `PokedexApp` carries it out.
package enum Effect: Sendable, Equatable {
  case mark(MarkCommand)
  case picture(PictureCommand)
  /// Fetches the content of the screen again.
  case retry
  case copy(Clip)
  case terminal(TerminalCommand)
  case quit
}

package enum MarkCommand: Sendable, Equatable {
  case toggle(Mark, of: Int)
  case write(Note, on: Int)
  case save(SavedTeam)
  case delete(team: String)
  /// Undoes or redoes a change.
  case perform(HistoryMove, in: HistoryScope)
  /// Sets the version to store in new marks, by its slug. Nil stores no version.
  case choose(game: String?)
}

package enum PictureCommand: Sendable, Equatable {
  case toggleShiny, flip, toggleFemale, toggleArtwork
}

package enum TerminalCommand: Sendable, Equatable {
  case redraw, suspend
  /// Turns mouse reporting on or off. When it is off, the terminal itself handles the mouse.
  case switchMouse
}

extension AppState {
  /// Delay before a picture is requested, so that none is requested while the user scrolls through
  /// entries.
  private static let pictureDelay = Duration.milliseconds(300)

  /// Returns everything to fetch now. If an overlay covers a screen, the fetches for that screen
  /// continue.
  var currentNeeds: FetchNeeds {
    var needs = FetchNeeds()
    needs.language = language
    needs.edition = edition
    needs.previewEdition = list.search.edition
    needs.list = list.wish
    if let entry, stack.depth > 1, !list.isArranged, let row = list.row(ofID: entry.pokemon) {
      needs.list.row = max(needs.list.row, row)
    }
    needs.screens = stack.screens.map(\.id)
    needs.page = pageRequest
    if stack.top == nil {
      needs.preview = list.selectedItem?.id
      needs.neighbours = [0, 1, -1, 2].compactMap { list[list.selection + $0]?.id }
    }
    if !showsPictures { return needs }
    needs.picture = pictureNeeded
    guard setup.source.usesNetwork else { return needs }
    needs.previewPicture = previewPictureNeeded
    if entry?.tab == .evolution, let page = page {
      needs.family = overlay == nil ? page.family : self.needs.family
      needs.familyGeneration = generation
    }
    return needs
  }

  private var pageRequest: PageRequest? {
    guard let open = stack.top, let subject = open.screen.subject else { return nil }
    return PageRequest(screen: open.id, subject: subject, parts: entry?.tab.parts ?? [])
  }

  private var pictureNeeded: FetchNeeds.Picture {
    if case .picture = overlay {
      let rest = needs.picture.id == nil ? .zero : Self.pictureDelay
      let id = stack.top == nil ? data.preview.pokemon?.id : entryData?.pokemon?.id
      return FetchNeeds.Picture(id: id, generation: generation, rest: rest)
    }
    guard let entry else { return overlay == nil ? FetchNeeds.Picture() : needs.picture }
    guard overlay == nil, entry.tab == .overview, page?.pictureRoom != nil else {
      return needs.picture
    }
    return FetchNeeds.Picture(id: entryData?.pokemon?.id, generation: generation)
  }

  private var previewPictureNeeded: FetchNeeds.Picture {
    if stack.top != nil { return FetchNeeds.Picture() }
    guard overlay == nil, let preview = data.preview.pokemon else { return needs.previewPicture }
    let hasRoom = preview.id == needs.previewPicture.id || previewPictureBox != nil
    return FetchNeeds.Picture(
      id: hasRoom ? preview.id : nil, generation: generation, rest: Self.pictureDelay)
  }
}
