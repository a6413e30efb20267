/// What a glossary lists: each has terms of its own.
package enum Glossary: Sendable {
  case moves, abilities

  var listed: Listed { self == .moves ? .moves : .abilities }
}

/// A figure of a move or an ability. `Figure.none` stands for one that it does not have.
package enum GlossaryFigure: Int, CaseIterable, Sendable {
  case power, accuracy, points, priority, generation
}
