internal import PokedexModel
internal import PokedexText

// Adds the meanings that mistyped words have.
extension Lattice {
  /// Adds the meanings that words without one have if they are mistyped.
  ///
  /// - Returns: whether any were added.
  mutating func addSlips() -> Bool {
    var hasAdded = false
    let unknown = Set(atoms.indices.filter(isUnknown))
    for start in atoms.indices where isPlain(start) {
      // A word has several letters without spaces.
      let lengths = atoms[start].isUnspaced ? 3...8 : 1...3
      for end in lengths.map({ start + $0 }) where end <= atoms.count && isPlain(end - 1) {
        if unknown.isDisjoint(with: start..<end) { continue }
        hasAdded = addSlips(of: start..<end) || hasAdded
      }
    }
    return hasAdded
  }

  private mutating func addSlips(of span: Range<Int>) -> Bool {
    let word = text(range(span))
    guard !hasMeaning(span),
      word.allSatisfy({ $0.isLetter || $0 == " " || $0 == "-" }),
      word.count >= minimumCorrectedLength(of: span)
    else { return false }
    let isOne = span.count == 1 || atoms[span.lowerBound].isUnspaced
    let found = senses(near: word, isOne: isOne).filter { span.count == 1 || $0.distance < 2 }
    guard let least = found.map(\.distance).min() else { return false }
    if least == 1, span.count < atoms.count, found.contains(where: \.sense.isKeyword) {
      // Between other words, a mistyped keyword is more probable than a mistyped name.
      arcs[span.lowerBound].removeAll { arc in
        if case .name(_, let quality) = arc.sense {
          arc.end == span.upperBound && !quality.fits
        } else {
          false
        }
      }
    }
    for (distance, sense, meant) in found where distance == least {
      arcs[span.lowerBound].append(
        Arc(end: span.upperBound, sense: sense, cost: Cost.slip + Double(distance)))
      if slips[span]?.contains(meant) != true { slips[span, default: []].append(meant) }
    }
    return true
  }

  /// Minimum length of a word that may be corrected. A part of a text without spaces may be shorter
  /// if the rest of it is understood.
  private func minimumCorrectedLength(of span: Range<Int>) -> Int {
    atoms[span.lowerBound].isUnspaced ? (isToken(span) ? 5 : 3) : 4
  }

  /// Whether atoms are a whole name, or together have another meaning that isn't rare.
  private func hasMeaning(_ span: Range<Int>) -> Bool {
    arcs[span.lowerBound].contains { arc in
      guard arc.end == span.upperBound else { return false }
      if case .name(_, let quality) = arc.sense { return quality == .exact }
      return !arc.sense.isRare && !arc.isForeign
    }
  }

  private func senses(near word: String, isOne: Bool) -> [(
    distance: Int, sense: Sense, meant: String
  )] {
    var found: [(Int, Sense, String)] = []
    let typed = Nearness(of: word, isStrict: true)
    for (distance, near) in lexicon.words(near: typed, in: context.language)
    where isOne || near.contains(where: { $0 == " " || $0 == "-" }) {
      found += lexicon[NormalizedName.hash(near)].filter(\.mayBeMistyped).map {
        (distance, $0, near)
      }
    }
    guard word.count >= QueryLimits.minimumCorrectedLength else { return found }
    func add(_ kinds: [QueryValueKind], near typed: Nearness) {
      for kind in kinds where context.terms.all.contains(where: { $0.kind == kind }) {
        for (distance, value) in context.words[kind].values(near: typed, in: context.language) {
          found.append((distance, .values([value], named: value.slug), written(value)))
        }
      }
    }
    add(Self.correctedKinds, near: typed)
    if word.last == "s" {
      add([.type, .trait], near: Nearness(of: String(word.dropLast()), isStrict: true))
    }
    if context.terms.all.contains(where: { $0.kind == .pokemon }) {
      for slug in context.words.pokemon(nearestTo: word) {
        guard let distance = typed.distance(to: NormalizedName.letters(slug)[...]) else { continue }
        found.append((distance, .values([QueryValue(.pokemon, slug: slug)], named: slug), slug))
      }
    }
    return found
  }

  /// Returns a value as it would be typed.
  private func written(_ value: QueryValue) -> String {
    let slug = ValueChoices.quoted(value.slug)
    guard value.kind != .type, let term = impliedTerm(of: value.kind) else { return slug }
    return term.word(in: context.language) + ":" + slug
  }

  private static let correctedKinds: [QueryValueKind] = [
    .type, .trait, .ability, .move, .region, .color, .eggGroup, .item, .game, .damageClass, .effect,
  ]
}
