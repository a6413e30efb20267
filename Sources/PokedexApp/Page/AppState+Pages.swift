internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

extension AppState {
  /// Opens the page of a subject on top of the current page, for the current page's game.
  mutating func open(_ subject: Subject) { open(Destination(subject, game: page?.game)) }

  /// Opens a destination on top of the current page. It is shown in the game that the user plays,
  /// or else in the destination's game, or else in the current page's game.
  mutating func open(_ destination: Destination) {
    choices.recent.record(.subject(destination.subject))
    if destination.subject == stack.top?.screen.subject { return }
    let game = self.game ?? destination.game ?? view.table.game
    let wanted = entry?.descriptionVersions ?? []
    stack.open(destination.subject)
    view.table.game = game
    if self.game == nil, destination.game == nil { entry?.descriptionVersions = wanted }
  }

  /// Performs the action of a link or page control: opens a page or a list, sets the next value, or
  /// shows or hides rows.
  mutating func follow(_ target: SpanTarget) {
    switch target {
    case .link(let destination): open(destination)
    case .list(let query): list(query)
    case .pageControl(let setting) where setting.isList: showMenu(.values(of: setting.pageControl))
    case .pageControl(let setting): set(setting, to: setting.next)
    case .set(let index): sets?.open(index)
    case .hit(_, let move): open(Destination(.move(move)))
    case .battle(let version, let battle): openTeam(ofBattle: battle, in: version)
    case .fold(let key): view.table.opened.formSymmetricDifference([key])
    }
  }

  /// The target of the selected link, if any.
  var selectedTarget: SpanTarget? { page?.link(view.selectedLink)?.target }

  /// The height of the page's scrolling part in rows.
  var pageRows: Int { page?.rows(in: layout) ?? layout.pageRows }

  /// Remembers the selected link until the next key press, and on request also its row in the
  /// window. Call this before changing the content or layout of the page.
  mutating func holdSelection(inRow holdsRow: Bool = true) {
    if let page { view.hold(on: page, inRow: holdsRow) }
  }
}
