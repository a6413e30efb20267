internal import PokedexModel

/// All values of one kind, which can be looked up by their names in any language. Names are
/// normalized only when a word that isn't a slug is looked up.
final class ValueTable: Sendable {
  /// All slugs, aliases and names as normalized letters in one buffer.
  struct Names: Sendable {
    /// The letters of a name, and the value that has the name.
    struct Name: Sendable {
      let letters: Range<Int32>
      /// Index of the value that has this name.
      let index: Int32
      let kind: Kind

      enum Kind {
        case slug
        /// Index among the value's aliases.
        case alias(Int)
        case name(Language)
      }
    }

    var letters: [UInt16] = []
    private var folded = FoldedName()
    var names: [Name] = []

    mutating func add(_ text: String, of index: Int, as kind: Name.Kind) {
      var text = text
      text.withUTF8 { add($0, of: index, as: kind) }
    }

    mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, of index: Int, as kind: Name.Kind) {
      let start = Int32(letters.count)
      folded.removeAll()
      folded.add(UnsafeRawBufferPointer(bytes))
      NormalizedName.append(folded, to: &letters)
      names.append(
        Name(letters: start..<Int32(letters.count), index: Int32(index), kind: kind))
    }

    func letters(of name: Name) -> ArraySlice<UInt16> {
      letters[Int(name.letters.lowerBound)..<Int(name.letters.upperBound)]
    }
  }

  let kind: QueryValueKind
  let values: [NamedValue]
  private let slugs: [(key: UInt64, index: Int32)]
  private let lazyNames: Lazy<Names>
  /// The hash of each name, and the name's index in `Names.names`.
  private let keys: Lazy<[(key: UInt64, index: Int32)]>

  init(kind: QueryValueKind, values: [NamedValue]) {
    self.kind = kind
    self.values = values
    slugs = Self.sorted(
      values.enumerated().map { (NormalizedName.hash($1.slug), Int32($0)) })
    let names = Lazy { Self.names(of: values) }
    lazyNames = names
    keys = Lazy {
      let names = names.value
      return Self.sorted(
        names.names.enumerated().map { (NormalizedName.hash(names.letters(of: $1)), Int32($0)) })
    }
  }

  var names: Names { lazyNames.value }

  private static func names(of values: [NamedValue]) -> Names {
    var names = Names()
    for (offset, value) in values.enumerated() {
      names.add(value.slug, of: offset, as: .slug)
      for (index, alias) in value.aliases.enumerated() {
        names.add(alias, of: offset, as: .alias(index))
      }
      value.names?.forEachUTF8 { names.add($1, of: offset, as: .name($0)) }
    }
    return names
  }

  /// Whether a value has this slug.
  ///
  /// - Parameter exactly: whether the hyphens must be the same, too.
  func hasSlug(_ word: String, exactly: Bool = false) -> Bool {
    let indices = Self.indices(of: NormalizedName.hash(word), in: slugs)
    return exactly
      ? indices.contains { values[Int($0)].slug == word.lowercased() } : !indices.isEmpty
  }

  /// Returns the values that a word names. If `language` isn't English, first looks for values that
  /// have this name in `language`. If there are none, looks for the value with this slug, then for
  /// values with this alias or with this name in any language.
  ///
  /// The language matters because, for example, French "Charge" and English "Charge" are different
  /// moves. A place's name, in contrast, stands for all places of that name, because people don't
  /// tell the Safari Zones of three regions apart.
  func values(named word: String, in language: Language = .english) -> [QueryValue] {
    values(key: NormalizedName.hash(word), in: language)
  }

  /// - Parameter key: the hash of a name's normalized letters.
  func values(key: UInt64, in language: Language) -> [QueryValue] {
    if key == NormalizedName.emptyHash { return [] }
    if kind == .place { return found(key) { _ in true } }
    if language != .english {
      let own = found(key) { name in
        if case .name(let other) = name.kind { other == language } else { false }
      }
      if !own.isEmpty { return own }
    }
    if let index = Self.indices(of: key, in: slugs).first { return [value(at: Int(index))] }
    return found(key) { _ in true }
  }

  private func found(_ key: UInt64, where isIncluded: (Names.Name) -> Bool) -> [QueryValue] {
    var found: [QueryValue] = []
    for index in Self.indices(of: key, in: keys.value) {
      let name = names.names[Int(index)]
      guard isIncluded(name) else { continue }
      let value = value(at: Int(name.index))
      if !found.contains(value) { found.append(value) }
    }
    return found
  }

  func value(at index: Int) -> QueryValue { QueryValue(kind, slug: values[index].slug) }

  /// Returns the closest values to a word, as they would be typed. Slugs that begin with the word
  /// come first. Then come slugs, aliases and names in `language` that differ from it by a few
  /// letters.
  ///
  /// A word that isn't in Latin letters is compared with names in all languages, because slugs are
  /// in Latin letters.
  func closest(to word: String, in language: Language, maximumCount: Int = 3) -> [String] {
    let isForeign = word.utf8.contains { $0 >= 0xE3 }
    let nearness = Nearness(of: word)
    let names = names
    var near: [(distance: Int, rank: Int, text: String)] = []
    for name in names.names {
      switch name.kind {
      case .name(let other) where other == .english || !isForeign && other != language: continue
      case .alias(let index) where language != .german && isGerman(alias: index, of: name):
        continue
      default: break
      }
      let letters = names.letters(of: name)
      let isSlug = if case .slug = name.kind { true } else { false }
      if isSlug, nearness.key.count > 2, letters.starts(with: nearness.key) {
        near.append((0, 0, text(of: name)))
      } else if let distance = nearness.distance(to: letters) {
        near.append((distance, isSlug ? 0 : 1, text(of: name)))
      }
    }
    // If a slug and an alias have the same letters, takes the slug: "kanto", not "Kanto".
    near.sort { ($0.distance, $0.rank, $0.text) < ($1.distance, $1.rank, $1.text) }
    var closest: [String] = []
    var keys: [UInt64] = []
    for (_, _, text) in near
    where closest.count < maximumCount && !keys.contains(NormalizedName.hash(text)) {
      closest.append(text)
      keys.append(NormalizedName.hash(text))
    }
    return closest
  }

  /// Returns the values with a slug, an alias or a name in English or the given language that a
  /// mistyped word is close to.
  func values(near typed: Nearness, in language: Language) -> [(distance: Int, value: QueryValue)] {
    let names = names
    return names.names.compactMap { name in
      if case .name(let other) = name.kind, other != .english, other != language { return nil }
      return typed.distance(to: names.letters(of: name)).map { ($0, value(at: Int(name.index))) }
    }
  }

  /// Returns the slugs that contain a word's letters, such as "original-melemele" for "melemele".
  /// The shortest slugs come first. Empty if the word has at most three letters.
  func slugs(having word: String, maximumCount: Int = 3) -> [String] {
    let key = NormalizedName.letters(word)
    guard key.count > 3 else { return [] }
    let found = values.map(\.slug).filter { slug in
      let letters = NormalizedName.letters(slug)
      return letters.indices.contains { letters[$0...].starts(with: key) }
    }
    return Array(found.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }.prefix(maximumCount))
  }

  private static let maximumExamples = 6

  /// Returns the first values of the table as they would be typed in a language, or an empty list
  /// if the kind has many values.
  func examples(in language: Language) -> [String] {
    guard kind.hasFewValues else { return [] }
    return values.prefix(Self.maximumExamples).map { value in
      let own = language == .english ? nil : value.names?[exactly: language]
      return own.map(ValueChoices.quoted) ?? value.slug
    }
  }

  /// Whether an alias has letters with umlauts or other accents, which only German aliases have.
  private func isGerman(alias: Int, of name: Names.Name) -> Bool {
    let alias = values[Int(name.index)].aliases[alias]
    return alias.unicodeScalars.contains { 0xC0...0xFF ~= $0.value }
  }

  private func text(of name: Names.Name) -> String {
    let value = values[Int(name.index)]
    switch name.kind {
    case .slug: return value.slug
    case .alias(let index): return value.aliases[index]
    case .name(let language): return value.names?[exactly: language] ?? value.slug
    }
  }

  private static func sorted(
    _ keys: [(key: UInt64, index: Int32)]
  ) -> [(key: UInt64, index: Int32)] {
    keys.sorted { ($0.key, $0.index) < ($1.key, $1.index) }
  }

  private static func indices(
    of key: UInt64, in keys: [(key: UInt64, index: Int32)]
  ) -> [Int32] {
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle].key < key { low = middle + 1 } else { high = middle }
    }
    var indices: [Int32] = []
    while low < keys.count, keys[low].key == key {
      indices.append(keys[low].index)
      low += 1
    }
    return indices
  }
}

/// Calculates edit distances to a word, up to a maximum.
struct Nearness {
  let key: [UInt16]
  private let limit: Int
  private let distance: EditDistance?

  /// - Parameter isStrict: whether the maximum is one letter, or two in a long word, so that a word
  ///   may be corrected. Otherwise it is a third of the word's letters, but at least one. A word of
  ///   one letter must match exactly.
  init(of word: String, isStrict: Bool = false) {
    key = NormalizedName.letters(word)
    limit = isStrict ? (key.count < 8 ? 1 : 2) : key.count < 2 ? 0 : max(1, key.count / 3)
    distance = 1...64 ~= key.count ? EditDistance(key) : nil
  }

  /// Returns the distance to other letters, or nil if it exceeds the limit.
  func distance(to letters: ArraySlice<UInt16>) -> Int? {
    guard let distance, abs(letters.count - key.count) <= limit else { return nil }
    let whole = distance.to(letters).whole
    return whole <= limit ? whole : nil
  }
}
