package import PokedexFeatures
package import PokedexModel
package import PokedexQuery
package import TerminalUI

/// Something that happened: what a person did, or what came of an effect.
package enum AppEvent: Sendable {
  case terminal(TerminalEvent)
  /// View models hold something else.
  case data(PokedexData)
  /// There is something to say, once.
  case notice(String)
  /// What came of a mark or a note.
  case marked(MarksViewModel.Outcome)
  /// How the text in the search box may go on; nil where nothing is known of it.
  case completions(QueryCompletion?)
  /// What has the name that is typed in the palette.
  case targets(PaletteFinding)
  /// Shows the page that answers a question when the program starts.
  case ask(Question)
  /// Shows a subject when the program starts.
  case open(Subject)
  /// Shows everything as of a generation; nil for today's.
  case choose(generation: Int?)
  /// Shows everything for a player of a version; nil for no game in particular.
  case play(String?)
  /// Goes to the list with what a query finds.
  case list(query: String)
  /// Goes back to where a person was when the program ended.
  case restore(Session)
  /// A row of the list was selected that is to stand in the middle of the window.
  case revealed(row: Int)
}

/// Something to do outside of the state. `PokedexApp` carries it out.
package enum Effect: Sendable, Equatable {
  case fetch(Needs)
  case list(ListCommand)
  case search(SearchCommand)
  case mark(MarkCommand)
  case picture(PictureCommand)
  case choose(generation: Int?, ListRoster)
  case speak(Language)
  case showLater(Bool)
  /// Asks anew for what is on the screen.
  case retry
  case findTargets(named: String)
  case copy(Clip)
  case terminal(TerminalCommand)
  case quit
}

package enum ListCommand: Sendable, Equatable {
  case move(by: Int)
  case select(row: Int)
  /// The species with a number, or the last one before it.
  case selectSpecies(number: Int)
  case selectFirst, selectLast
  /// Selects an entry, where there is a row of it, in the middle of the window.
  case reveal(id: Int)
  /// Fetches what a selection there would need.
  case prefetch(around: Int)
}

package enum SearchCommand: Sendable, Equatable {
  case find(String)
  /// Remembers what is searched for.
  case keep
  /// Shows all again, with an entry selected; nil for the one that is.
  case clear(selecting: Int?)
  case forgetMistake
  /// Asks how a text may go on at a cursor.
  case complete(String, cursor: Int)
  case sortByNextColumn, reverse, resetOrder, switchScope
  case sort(column: Int)
  case restore(String, ListOrder?, ListScope)
}

package enum MarkCommand: Sendable, Equatable {
  case toggle(Mark, of: Int)
  case write(Note, on: Int)
  case save(SavedTeam)
  case delete(team: String)
  case undo, redo
  /// The slug of the version that marks are made in; nil for no game in particular.
  case choose(game: String?)
}

package enum PictureCommand: Sendable, Equatable {
  case toggleShiny, flip, toggleFemale, toggleArtwork
}

package enum TerminalCommand: Sendable, Equatable {
  case redraw, suspend
  /// Takes the mouse, or leaves it to the terminal.
  case switchMouse
}

/// Everything to fetch for the screen as it is. Any other fetch under way is dropped.
package struct Needs: Sendable, Equatable {
  /// A picture that is to be seen.
  package struct Picture: Sendable, Equatable {
    /// PokeAPI's id; nil for none.
    package var id: Int?
    package var generation: Int?
    /// How long one rests at it before it is asked for.
    package var rest = Duration.zero
  }

  /// The page on top; nil for the list.
  package var page: PageRequest?
  /// The ids of all screens that can be gone back or forward to.
  package var screens: [Int] = []
  /// The selected entry by PokeAPI's id; nil where a page hides it.
  package var preview: Int?
  /// Entries that are likely to be opened next, the nearest first.
  package var neighbours: [Int] = []
  package var picture = Picture()
  package var previewPicture = Picture()
  /// Of whom pictures are to be seen, by PokeAPI's ids.
  package var family: [Int] = []
  package var familyGeneration: Int?
}

extension AppState {
  /// How long one rests at an entry before its picture is asked for, where one may only run by.
  private static let restBeforePicture = Duration.milliseconds(300)

  /// Everything to fetch now. Fetches for what an overlay hides go on.
  func currentNeeds(_ cache: PageCache) -> Needs {
    var needs = Needs()
    needs.screens = stack.screens.map(\.id)
    needs.page = pageRequest
    if stack.top == nil {
      needs.preview = data.list.selectedItem?.id
      needs.neighbours = [0, 1, -1, 2].compactMap { data.list[data.list.selection + $0]?.id }
    }
    if !showsPictures { return needs }
    needs.picture = pictureNeeded(cache)
    guard setup.source.usesNetwork else { return needs }
    needs.previewPicture = previewPictureNeeded
    if entry?.tab == .evolution, let page = page(cache) {
      needs.family = overlay == nil ? page.family : self.needs.family
      needs.familyGeneration = generation
    }
    return needs
  }

  private var pageRequest: PageRequest? {
    guard let open = stack.top, let subject = open.screen.subject else { return nil }
    return PageRequest(screen: open.id, subject: subject, parts: entry?.tab.parts ?? [])
  }

  private func pictureNeeded(_ cache: PageCache) -> Needs.Picture {
    if case .picture = overlay {
      let rest = needs.picture.id == nil ? .zero : Self.restBeforePicture
      let id = stack.top == nil ? data.preview.pokemon?.id : entryData?.pokemon?.id
      return Needs.Picture(id: id, generation: generation, rest: rest)
    }
    guard let entry else { return overlay == nil ? Needs.Picture() : needs.picture }
    guard overlay == nil, entry.tab == .overview, page(cache)?.pictureRoom != nil else {
      return needs.picture
    }
    return Needs.Picture(id: entryData?.pokemon?.id, generation: generation)
  }

  private var previewPictureNeeded: Needs.Picture {
    if stack.top != nil { return Needs.Picture() }
    guard overlay == nil, let preview = data.preview.pokemon else { return needs.previewPicture }
    let hasRoom = preview.id == needs.previewPicture.id || previewPictureBox != nil
    return Needs.Picture(
      id: hasRoom ? preview.id : nil, generation: generation, rest: Self.restBeforePicture)
  }
}
