/// A mark that the user can set on a Pokémon in a game.
package enum Mark: Int, CaseIterable, Sendable {
  case seen, caught, shiny, wanted

  /// The mark's name in files and queries.
  package var slug: String {
    switch self {
    case .seen: "seen"
    case .caught: "caught"
    case .shiny: "shiny"
    case .wanted: "wanted"
    }
  }

  package init?(slug: String) {
    guard let mark = Mark.allCases.first(where: { $0.slug == slug }) else { return nil }
    self = mark
  }
}

/// The marks of a Pokémon in a game. Shiny implies caught, and caught implies seen.
package struct Marks: Sendable, Hashable {
  /// The marks as bits. The index of a mark's bit is its raw value.
  package let bits: Int

  package static let none = Marks(bits: 0)

  /// - Parameter bits: the bits. As they may come from a file, any number is accepted.
  package init(bits: Int) {
    var bits = bits & 0b1111
    if bits & Mark.shiny.bit != 0 { bits |= Mark.caught.bit }
    if bits & Mark.caught.bit != 0 { bits |= Mark.seen.bit }
    self.bits = bits
  }

  package init(_ marks: [Mark]) {
    self.init(bits: marks.reduce(0) { $0 | $1.bit })
  }

  package var isEmpty: Bool { bits == 0 }

  package func contains(_ mark: Mark) -> Bool { bits & mark.bit != 0 }

  package func adding(_ mark: Mark) -> Marks { Marks(bits: bits | mark.bit) }

  /// Returns the marks that remain after removing a mark and all marks that imply it.
  package func removing(_ mark: Mark) -> Marks {
    let removedBits =
      switch mark {
      case .seen: Mark.seen.bit | Mark.caught.bit | Mark.shiny.bit
      case .caught: Mark.caught.bit | Mark.shiny.bit
      case .shiny, .wanted: mark.bit
      }
    return Marks(bits: bits & ~removedBits)
  }

  package func union(_ other: Marks) -> Marks { Marks(bits: bits | other.bits) }

  /// Rank for sorting by marks: 4 for shiny, 3 for caught, 2 for seen, 1 for only wanted, 0 for no
  /// marks.
  package var rank: Int {
    contains(.shiny) ? 4 : contains(.caught) ? 3 : contains(.seen) ? 2 : isEmpty ? 0 : 1
  }

  /// The mark to show if there is room for only one. Nil if there are no marks.
  package var mostImportant: Mark? {
    let order: [Mark] = [.shiny, .caught, .wanted, .seen]
    return order.first(where: contains)
  }

  /// The marks, except those that another mark implies: first the highest of seen, caught and
  /// shiny, then wanted.
  package var withoutImplied: [Mark] {
    let last: [Mark] = [.shiny, .caught, .seen].first(where: contains).map { [$0] } ?? []
    return last + (contains(.wanted) ? [.wanted] : [])
  }
}

extension Mark {
  fileprivate var bit: Int { 1 << rawValue }
}
