/// What turns a form on.
package struct FormTrigger: Sendable, Equatable {
  package enum Kind: String, Sendable, CaseIterable {
    /// One that it holds: a Mega Stone, a plate, an orb.
    case item
    /// One that it knows.
    case move
    /// One that it has.
    case ability
  }

  package let kind: Kind
  /// The slug of the item, the move or the ability.
  package let slug: String

  package init(kind: Kind, slug: String) {
    self.kind = kind
    self.slug = slug
  }
}
