/// What a link leads to.
package struct Destination: Sendable, Hashable {
  package let subject: Subject
  /// The game that what is linked stands in; nil for that of its page.
  package let game: Game?

  package init(_ subject: Subject, game: Game? = nil) {
    self.subject = subject
    self.game = game
  }
}
