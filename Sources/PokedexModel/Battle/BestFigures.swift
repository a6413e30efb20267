/// Which of several figures are the best.
package enum BestFigures {
  /// The places of the greatest; none where all are alike, one stands alone, or one is not known.
  package static func places(of figures: [Int?]) -> Set<Int> {
    let known = figures.compactMap(\.self)
    guard let best = known.max(), known.count == figures.count,
      known.contains(where: { $0 != best })
    else { return [] }
    return Set(figures.indices.filter { figures[$0] == best })
  }
}
