internal import Observation
package import PokedexFeatures
package import PokedexModel
package import PokedexScreens
package import TerminalUI

/// The front end: turns events into what the view models do, and what they say into what there is to
/// see. It has what lies between keys and frames: how far a view is scrolled, what is typed, what is open.
@MainActor @Observable
package final class PokedexApp {
  /// What only a driver can do.
  package enum Effect: Sendable {
    case none, redraw, suspend
  }

  package let model: PokedexViewModel
  private(set) var layout: Layout
  let theme: Theme
  let vocabulary: any Vocabulary
  @ObservationIgnored var words: Words
  @ObservationIgnored var rows = ListRows()
  /// The page to see, as much of it as is needed; nil while nothing of it has come, and for the list.
  @ObservationIgnored var openPage: OpenPage?
  @ObservationIgnored var pictures = PictureCells()

  /// The digits typed before a key.
  var count: Int?
  /// The list's row at the top of the window.
  var firstRow = 0
  var helpScroll = 0
  /// The row of the generations that is selected.
  var generationRow = 0

  package init(model: PokedexViewModel, vocabulary: any Vocabulary, size: Size, theme: Theme) {
    self.model = model
    self.vocabulary = vocabulary
    layout = Layout(size: size)
    self.theme = theme
    words = Words(language: model.language, vocabulary: vocabulary)
  }

  /// Takes an event.
  ///
  /// - Returns: what the driver is to do.
  package func handle(_ event: TerminalEvent) -> Effect {
    defer { update() }
    switch event {
    case .key(let key): return handle(key)
    case .mouse(let mouse): return handle(mouse)
    case .resized(let size): layout = Layout(size: size)
    case .endRequested: model.quit()
    }
    return .none
  }

  /// The frame for what there is to see now. Changes nothing.
  package func frame() -> Frame { Screens.render(state, size: layout.size, theme: theme) }

  /// Draws what there is to see now over what was there before. Changes nothing else.
  ///
  /// - Returns: the parts of the screen's frame that were drawn anew.
  package func draw(on screen: inout Screen) -> [Rect] {
    screen.draw(state, in: layout, theme: theme)
  }
}
