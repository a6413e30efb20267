internal import PokedexText

// Adds the names of rows to a lattice.
extension Lattice {
  /// Adds the names of rows: whole names, and beginnings and words of names where a word has no
  /// other meaning.
  mutating func addNames() {
    for start in atoms.indices where isPlain(start) {
      let maximum = atoms[start].isUnspaced ? Self.maximumLetters : Self.maximumWords + 1
      for end in start + 1...min(start + maximum, atoms.count) {
        guard isPlain(end - 1) else { break }
        let span = start..<end
        let isAll = span.count == atoms.count
        guard isAll || span.count == 1 && !atoms[start].isUnspaced || mayBeName(span) else {
          continue
        }
        let word = text(range(span))
        let quality = context.isName(word) ? .exact : nameQuality(word, span)
        guard let quality, var cost = Self.cost(quality, span.count, isAll: isAll) else { continue }
        // The beginning of a name is probably not meant by words with a meaning of their own.
        if quality == .prefix, span.count > 1, !span.allSatisfy(isUnknown) { cost += 1.1 }
        arcs[start].append(Arc(end: end, sense: .name(word, quality), cost: cost))
      }
    }
  }

  /// Whether an atom has a sign that never occurs in a name or a number.
  func hasForeignSign(_ atom: Int) -> Bool {
    let word = text(atoms[atom].range)
    return SymbolRules.hasForeignSign(word) && Amount(word) == nil
  }

  func isPlain(_ atom: Int) -> Bool {
    atoms[atom].kind == .word && !hasForeignSign(atom)
  }

  /// Whether a part of the text may be a name: one of its words has no other meaning.
  private func mayBeName(_ span: Range<Int>) -> Bool {
    span.contains { isUnknown($0) || atoms[$0].isUnspaced }
  }

  /// Returns how well words that aren't a whole name match one.
  private func nameQuality(_ word: String, _ span: Range<Int>) -> NameQuality? {
    let isAll = span.count == atoms.count
    let endsWithLink = isEnd(span.upperBound) && isMereLink(span.upperBound - 1)
    let isLast = span.count == 1 && endsWithLink
    let first = atoms[span.lowerBound]
    if first.isUnspaced, !isAll {
      // A part of a text without spaces isn't the beginning of a name.
      if !isToken(span) { return nil }
    }
    guard isAll || isLast || span.contains(where: isUnknown), let quality = context.quality(word)
    else { return nil }
    if quality == .number { return isAll && Amount.range(word) == nil ? quality : nil }
    if span.count > 1, !span.allSatisfy(isUnknown),
      quality == .wordPrefix || quality == .word && endsWithLink
    {
      return nil
    }
    // Typos are allowed only in words that mean nothing else.
    return quality <= .inside || span.allSatisfy(isUnknown) || isAll && first.isUnspaced
      ? quality : nil
  }

  /// Whether atoms are a whole token.
  func isToken(_ span: Range<Int>) -> Bool {
    let token = atoms[span.lowerBound].token
    return (span.lowerBound == 0 || atoms[span.lowerBound - 1].token != token)
      && (span.upperBound == atoms.count || atoms[span.upperBound].token != token)
  }

  /// Whether an atom has no meaning of its own.
  func isUnknown(_ atom: Int) -> Bool {
    arcs[atom].allSatisfy { arc in
      switch arc.sense {
      case .unknown, .name: true
      case .values: arc.isForeign
      default: false
      }
    }
  }

  /// Whether nothing but a closing parenthesis follows.
  private func isEnd(_ atom: Int) -> Bool {
    atom == atoms.count || atoms[atom].kind == .sign(.close)
  }

  /// Whether an atom is read as a name, too.
  func beginsName(_ atom: Int) -> Bool {
    arcs[atom].contains { if case .name = $0.sense { true } else { false } }
  }

  private func isMereLink(_ atom: Int) -> Bool {
    arcs[atom].contains(where: \.sense.isLink)
      && arcs[atom].allSatisfy { arc in
        switch arc.sense {
        case .values: text(range(atom..<arc.end)).utf8.count < Cost.minimumBytes
        case .unknown, .name, .term: true
        case .role(let role): role == .link
        default: false
        }
      }
  }

  private static func cost(_ quality: NameQuality, _ count: Int, isAll: Bool) -> Double? {
    switch quality {
    case .exact, .exactExceptVowelLength: Cost.name
    case .number: Cost.name
    case .word: 1.5 + 0.1 * Double(count)
    case .prefix, .prefixExceptVowelLength: 2.2
    case .missingLastLetter, .gap: isAll ? 1.9 : 3
    case .slip: 3.9
    case .wordPrefix: 2.6
    case .inside: 8
    default: 12
    }
  }
}
