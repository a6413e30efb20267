internal import PokedexModel
internal import PokedexText

/// Finds what cannot be true of one row at once among what stands side by side.
enum Contradictions {
  static func check(_ parts: [Part], in parser: Parser) throws(QueryMistake) {
    try checkTypes(parts, in: parser)
    for (place, part) in parts.enumerated() {
      for earlier in parts[..<place] where exclude(earlier.condition, part.condition) {
        throw QueryMistake(
          .queryContradiction, parser.text(earlier.range), parser.text(part.range), at: part.range)
      }
    }
  }

  private static func checkTypes(
    _ parts: [Part], in parser: Parser
  ) throws(QueryMistake) {
    var typed: [(type: PokemonType, part: Part)] = []
    for part in parts {
      guard case .fact(.type(let type)) = part.condition else { continue }
      if !typed.contains(where: { $0.type == type }) { typed.append((type, part)) }
    }
    guard let last = typed.last else { return }
    if typed.count > 1, parser.terms.listed == .moves {
      throw QueryMistake(
        .queryContradiction, parser.text(typed[0].part.range), parser.text(typed[1].part.range),
        at: typed[1].part.range)
    }
    if typed.count > 2 {
      let types = typed.map { parser.text($0.part.range) }.joined(separator: " ")
      throw QueryMistake(.queryMoreThanTwoTypes, types, at: typed[2].part.range)
    }
    if typed.count == 2, let mono = parts.first(where: { $0.condition == .fact(.monotype) }) {
      let both = typed.map { parser.text($0.part.range) }.joined(separator: " ")
      let later = mono.range.lowerBound > last.part.range.lowerBound ? mono : last.part
      throw QueryMistake(
        .queryContradiction, parser.text(mono.range), both, at: later.range)
    }
  }

  /// Whether two conditions can never be true of one row, whatever the data.
  private static func exclude(_ one: Condition, _ other: Condition) -> Bool {
    switch (one, other) {
    case (.not(let negated), _) where negated == other: true
    case (_, .not(let negated)) where negated == one: true
    case (.figure(let one, let ranges), .figure(let other, let others)) where one == other:
      !ranges.contains { range in others.contains { $0.overlaps(range) } }
    case (.percentile(let one, let range), .percentile(let other, let second)) where one == other:
      !range.overlaps(second)
    case (.dexNumber(let one, let range), .dexNumber(let other, let second)) where one == other:
      !range.overlaps(second)
    case (.fact(.has(let one)), .fact(.has(let other))):
      one.kind == other.kind && one != other && one.kind.isOneOfEach
    case (.fact(.trait(let one)), .fact(.trait(let other))): one.excludes(other)
    case (.figures(let a, let sign, let b), .figures(let c, let second, let d)):
      a == c && b == d && sign.excludes(second) || a == d && b == c && sign.excludes(second.turned)
    default: false
    }
  }
}

extension ValueKind {
  /// Whether a row has one of them at most.
  fileprivate var isOneOfEach: Bool {
    switch self {
    case .color, .shape, .habitat, .growth, .region, .damageClass, .target: true
    default: false
    }
  }
}

extension Trait {
  fileprivate func excludes(_ other: Trait) -> Bool {
    let groups: [[Trait]] = [
      [.first, .final, .singleStage], [.mega, .gmax, .default], [.legendary, .mythical],
    ]
    if groups.contains(where: { $0.contains(self) && $0.contains(other) }) { return self != other }
    let pair = [self, other]
    return pair.contains(.notFullyEvolved)
      && (pair.contains(.fullyEvolved) || pair.contains(.final) || pair.contains(.singleStage))
  }
}

extension Comparison {
  /// Whether no two numbers satisfy both.
  fileprivate func excludes(_ other: Comparison) -> Bool { mask & other.mask == 0 }

  /// Bits for less, equal, more.
  private var mask: Int {
    switch self {
    case .less: 0b100
    case .equal: 0b010
    case .more: 0b001
    case .unequal: 0b101
    case .lessOrEqual: 0b110
    case .moreOrEqual: 0b011
    }
  }
}
