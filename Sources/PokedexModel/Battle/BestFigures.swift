/// Which of several figures are the best.
package enum BestFigures {
  /// The places of the greatest; none where all are alike, or one stands alone.
  package static func places(of figures: [Int]) -> Set<Int> {
    guard let best = figures.max(), figures.contains(where: { $0 != best }) else { return [] }
    return Set(figures.indices.filter { figures[$0] == best })
  }
}
