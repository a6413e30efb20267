internal import PokedexModel

/// Names from rows: an implementation of `SetNames` over any table.
public struct SetNameTable: SetNames {
  /// A thing and its names.
  public struct Row: Sendable {
    let slug: String
    let spelling: String
    let names: [String]

    /// - Parameters:
    ///   - slug: PokeAPI's.
    ///   - spelling: the English name as Showdown writes it.
    ///   - names: further ones in any language.
    public init(slug: String, spelling: String, names: [String] = []) {
      self.slug = slug
      self.spelling = spelling
      self.names = names
    }
  }

  private let indexes: [SetNameKind: NameIndex]
  private let abilities: [String: [AbilitySlot: String]]

  /// - Parameters:
  ///   - rows: of each kind. Of rows with the same name the first is found.
  ///   - abilities: the abilities' slugs by the variety's.
  public init(
    rows: [SetNameKind: [Row]], abilities: [String: [AbilitySlot: String]] = [:]
  ) {
    indexes = rows.mapValues(NameIndex.init)
    self.abilities = abilities
  }

  /// The first row's slug with such a name, whatever the case, accents and signs.
  public func slug(of text: String, as kind: SetNameKind) -> String? {
    indexes[kind]?.slug(of: text)
  }

  /// At most three names, none further away than a third of the letters.
  public func nearest(to text: String, as kind: SetNameKind) -> [String] {
    indexes[kind]?.nearest(to: text) ?? []
  }

  /// The row's spelling.
  public func spelling(of slug: String, as kind: SetNameKind) -> String? {
    indexes[kind]?.spellings[slug]
  }

  /// The ability's slug in the table of slots.
  public func ability(in slot: AbilitySlot, of pokemon: String) -> String? {
    abilities[pokemon]?[slot]
  }
}

/// Things of one kind by their names, whatever the case, accents, spaces and signs.
private struct NameIndex: Sendable {
  let spellings: [String: String]
  private let exact: [[UInt16]: String]
  /// Keys without long vowel marks, which few people type.
  private let loose: [[UInt16]: String]
  private let candidates: [(letters: [UInt16], name: String, slug: String)]

  init(_ rows: [SetNameTable.Row]) {
    var spellings: [String: String] = [:]
    var (exact, loose): ([[UInt16]: String], [[UInt16]: String]) = ([:], [:])
    var candidates: [(letters: [UInt16], name: String, slug: String)] = []
    func add(_ name: String, _ slug: String, isShown: Bool) {
      let folded = FoldedName(name)
      if folded.letters.isEmpty { return }
      let key = Self.key(folded)
      exact[key] = exact[key] ?? slug
      loose[folded.letters] = loose[folded.letters] ?? slug
      if isShown { candidates.append((folded.letters, name, slug)) }
    }
    for row in rows {
      spellings[row.slug] = spellings[row.slug] ?? row.spelling
      add(row.slug, row.slug, isShown: false)
    }
    for row in rows { add(row.spelling, row.slug, isShown: true) }
    for row in rows { for name in row.names { add(name, row.slug, isShown: true) } }
    self.spellings = spellings
    self.exact = exact
    self.loose = loose
    self.candidates = candidates
  }

  func slug(of text: String) -> String? {
    let folded = FoldedName(text)
    if folded.letters.isEmpty { return nil }
    return exact[Self.key(folded)] ?? loose[folded.letters]
  }

  /// The letters, with the long vowel marks that tell names apart.
  private static func key(_ name: FoldedName) -> [UInt16] {
    guard name.marks.contains(where: { $0 & FoldedName.Mark.long != 0 }) else {
      return name.letters
    }
    var key: [UInt16] = []
    for (letter, mark) in zip(name.letters, name.marks) {
      key.append(letter)
      if mark & FoldedName.Mark.long != 0 { key.append(0x30FC) }
    }
    return key
  }

  /// Names at most a third of the letters away, one for each thing.
  func nearest(to text: String) -> [String] {
    let letters = FoldedName(text).letters
    guard 1...64 ~= letters.count else { return [] }
    let limit = max(1, letters.count / 3)
    let distance = EditDistance(letters)
    var found: [(distance: Int, name: String, slug: String)] = []
    for candidate in candidates where abs(candidate.letters.count - letters.count) <= limit {
      let whole = distance.to(candidate.letters).whole
      // Of one letter everything is as near.
      if whole <= limit, whole < letters.count {
        found.append((whole, candidate.name, candidate.slug))
      }
    }
    found.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
    var seen: Set<String> = []
    return Array(found.filter { seen.insert($0.slug).inserted }.prefix(3).map { $0.name })
  }
}
