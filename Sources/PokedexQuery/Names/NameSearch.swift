package import PokedexModel

/// Finds entries by what a person types of their names, in all languages at once.
///
/// What fits best comes first (`NameQuality`): the whole name, the number, a beginning, words, letters
/// inside a word. Only where nothing fits are slips of the typist forgiven. Of those that fit as well, what
/// fits in the language shown comes first, then the lower number, a base before its varieties. Words that
/// make no name together must each fit, in any order.
package struct NameSearch: Sendable {
  /// One for each `NameScript`.
  let sections: [NameSection]
  let kinds: [UInt8]
  let ids: [Int32]
  let numbers: [UInt32]
  /// Whether each entry's slug is its name: where names are shared, that one is meant first.
  let isPlain: [Bool]

  init(
    sections: [NameSection], kinds: [UInt8], ids: [Int32], numbers: [UInt32], isPlain: [Bool]
  ) {
    self.isPlain = isPlain
    self.sections = sections
    self.kinds = kinds
    self.ids = ids
    self.numbers = numbers
  }

  /// How many entries there are.
  package var count: Int { ids.count }

  /// The bytes that names and entries take up.
  package var byteCount: Int {
    sections.reduce(count * 10) { $0 + $1.byteCount }
  }

  /// The entries that a text may mean, the best first.
  ///
  /// - Parameters:
  ///   - text: as it was typed; nothing, signs only or more than `NamePattern.mostLetters` match nothing.
  ///   - language: that names are shown in.
  ///   - kinds: of what is looked for.
  package func matches(
    _ text: String, language: Language = .english, kinds: NameKinds = .all
  ) -> [NameMatch] {
    matches(NamePattern(text), language: language, kinds: kinds)
  }

  /// The entries that a pattern may mean, the best first.
  package func matches(
    _ pattern: NamePattern, language: Language = .english, kinds: NameKinds = .all
  ) -> [NameMatch] {
    if pattern.isEmpty { return [] }
    let run = NameRun(search: self, language: NameLanguages(language), kinds: kinds)
    return matches(run.ranks(of: pattern), language, kinds)
  }

  /// The ids of the entries that a text may mean, the best first, and how well the first fits; nil for none.
  /// Letters further in a name count only where that one is shown: who does not see it takes it for a mistake.
  package func ids(
    matching text: String, language: Language = .english, kinds: NameKinds = .all
  ) -> (ids: [Int32], best: NameQuality?) {
    let pattern = NamePattern(text)
    if pattern.isEmpty { return ([], nil) }
    let run = NameRun(search: self, language: NameLanguages(language), kinds: kinds)
    let ranks = run.ranks(of: pattern)
    let entries = entries(ranks, kinds).filter { entry in
      let (quality, isShown) = (Ranks.quality(ranks.best[entry]), ranks.best[entry] & 1 == 0)
      return isShown || quality != .inside && quality != .wordPrefix
    }
    return (entries.map { ids[$0] }, entries.first.map { Ranks.quality(ranks.best[$0]) })
  }

  /// The one entry that a text is the name of: a whole name or slug in any language, or whole words of
  /// one that fit no other; nil for none. A number is no name.
  package func resolve(
    _ text: String, language: Language = .english, kinds: NameKinds = .all
  ) -> NameMatch? {
    let pattern = NamePattern(text)
    if pattern.isEmpty { return nil }
    let run = NameRun(search: self, language: NameLanguages(language), kinds: kinds)
    let exact = run.wholeNames(of: pattern)
    if let match = matches(exact, language, kinds).first { return match }
    let worded = matches(run.wholeWords(of: pattern), language, kinds)
    return worded.count == 1 ? worded.first : nil
  }

  /// The entries that a mistyped text may mean: those whose names begin with it, the shortest first; where
  /// there are none, those whose names are nearest, up to a third of its letters off.
  package func nearest(
    to text: String, language: Language = .english, kinds: NameKinds = .all, most: Int = 3
  ) -> [NameMatch] {
    let pattern = NamePattern(text)
    if pattern.isEmpty { return [] }
    let begun = beginning(with: pattern.whole, kinds).prefix(most)
    if !begun.isEmpty {
      return begun.map { match($0, .prefix, language: nil, isShown: false) }
    }
    var distances = [UInt8](repeating: .max, count: count)
    for form in pattern.whole.forms where form.script != .initials && form.script != .jamo {
      let limit = max(1, form.letters.count / 3)
      sections[form.script.rawValue].forEachNear(form, most: limit) { entry, distance in
        distances[entry] = min(distances[entry], UInt8(clamping: distance))
      }
    }
    var found: [NameMatch] = []
    for distance in 0..<UInt8(NamePattern.mostLetters) where found.count < most {
      for entry in 0..<count where distances[entry] == distance && isOne(entry, of: kinds) {
        let quality: NameQuality = distance == 0 ? .exact : distance == 1 ? .slip : .twoSlips
        found.append(match(entry, quality, language: nil, isShown: false))
        if found.count == most { break }
      }
    }
    return found
  }

  /// The entries of which a name begins with some letters, but is more: those by slugs and English names
  /// first, as suggestions are slugs, then the shortest. Fewer than three Latin letters begin too many.
  private func beginning(with needle: Needle, _ kinds: NameKinds) -> [Int] {
    var lengths: [Int: Int] = [:]
    for form in needle.forms where [.latin, .kana, .han, .hangul].contains(form.script) {
      guard form.letters.count > (form.script == .latin ? 2 : 1) else { continue }
      sections[form.script.rawValue].forEachBeginning(with: form) { entry, length in
        if isOne(entry, of: kinds) { lengths[entry] = min(lengths[entry] ?? length, length) }
      }
    }
    return lengths.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
  }

  // MARK: - For a run

  /// The section of names in a script.
  func section(_ script: NameScript) -> NameSection { sections[script.rawValue] }

  func isOne(_ entry: Int, of kinds: NameKinds) -> Bool {
    kinds.rawValue & 1 << UInt32(self.kinds[entry]) != 0
  }

  /// Calls `body` with the entries that have a national number.
  func forEachEntry(numbered number: Int, _ body: (Int) -> Void) {
    guard number > 0 else { return }
    for entry in 0..<count where numbers[entry] == UInt32(clamping: number) { body(entry) }
  }

  /// Those that fit, by rank and then in their own order.
  private func matches(_ ranks: Ranks, _ language: Language, _ kinds: NameKinds) -> [NameMatch] {
    entries(ranks, kinds).map { match($0, ranks, language) }
  }

  private func entries(_ ranks: Ranks, _ kinds: NameKinds) -> [Int] {
    // Counted, not sorted: the entries stand in their own order already.
    var places = [Int](repeating: 0, count: 2 * Int(Ranks.none) + 2)
    for entry in 0..<count where ranks.best[entry] != Ranks.none {
      places[level(of: entry, ranks) + 1] += 1
    }
    for level in 1..<places.count { places[level] += places[level - 1] }
    let total = places[places.count - 1]
    var order = [Int](repeating: 0, count: total)
    for entry in 0..<count where ranks.best[entry] != Ranks.none {
      let level = level(of: entry, ranks)
      order[places[level]] = entry
      places[level] += 1
    }
    if kinds != .all { order.removeAll { !isOne($0, of: kinds) } }
    return Self.withBeginningsFirst(order, ranks)
  }

  /// How many names that begin as was typed come before those that lack a letter elsewhere: what one is
  /// typing is seen first, and what one left out is still among the first five.
  private static let beginningsFirst = 2

  private static func withBeginningsFirst(_ entries: [Int], _ ranks: Ranks) -> [Int] {
    func quality(_ entry: Int) -> NameQuality { Ranks.quality(ranks.best[entry]) }
    guard let gap = entries.firstIndex(where: { quality($0) >= .gap }),
      quality(entries[gap]) == .gap,
      let start = entries[gap...].firstIndex(where: { quality($0) > .gap })
    else { return entries }
    let first = entries[start...].prefix(beginningsFirst).prefix { quality($0) == .prefix }
    var sorted = entries
    sorted.replaceSubrange(gap..<first.endIndex, with: Array(first) + entries[gap..<start])
    return sorted
  }

  /// Twice the rank, and one more for a whole name that is not the slug.
  private func level(of entry: Int, _ ranks: Ranks) -> Int {
    let rank = ranks.best[entry]
    return Int(rank) << 1 | (Ranks.quality(rank) == .exact && !isPlain[entry] ? 1 : 0)
  }

  private func match(_ entry: Int, _ ranks: Ranks, _ language: Language) -> NameMatch {
    let rank = ranks.best[entry]
    let quality = Ranks.quality(rank)
    let isShown = rank & 1 == 0
    guard quality != .number else { return match(entry, quality, language: nil, isShown: false) }
    let section = sections[Int(ranks.scripts[entry])]
    let languages = section.languages(of: Int(ranks.names[entry]))
    let found = languages.contains(NameLanguages(language)) ? language : languages.first
    return match(entry, quality, language: found, isShown: isShown)
  }

  private func match(
    _ entry: Int, _ quality: NameQuality, language: Language?, isShown: Bool
  ) -> NameMatch {
    NameMatch(
      kind: NameKind(rawValue: kinds[entry]) ?? .pokemon, id: Int(ids[entry]), quality: quality,
      language: language, isShown: isShown)
  }
}

extension NameSearch {
  /// Whether a text is the whole name of something, in any language.
  package func hasName(_ text: String) -> Bool {
    let pattern = NamePattern(text)
    if pattern.isEmpty { return false }
    let run = NameRun(search: self, language: .none, kinds: .all)
    return run.wholeNames(of: pattern).best.contains { $0 != Ranks.none }
  }
}

// An index as bytes, for an executable to carry: making it anew takes as long as all else that a search
// does, a hundred times over.
//
// Columns, one after another: how many numbers they have, as four bytes, then the numbers. Every number
// has its lowest byte first. First come the entries' columns, then those of each section in the order of
// `NameScript`.
extension NameSearch {
  /// All of it.
  package var bytes: [UInt8] {
    var columns = ColumnWriter()
    columns.add(kinds)
    columns.add(ids)
    columns.add(numbers)
    columns.add(isPlain.map { $0 ? 1 : 0 } as [UInt8])
    for section in sections { section.write(to: &columns) }
    return columns.bytes
  }

  /// - Parameter bytes: what `bytes` gave. They come with the executable, and a test reads them all:
  ///   others are a defect of the build and stop the program.
  package init(bytes: UnsafeRawBufferPointer) {
    var columns = ColumnReader(rest: bytes)
    self.init(entriesOf: &columns)
  }

  private init(entriesOf columns: inout ColumnReader) {
    let kinds: [UInt8] = columns.next()
    let ids: [Int32] = columns.next()
    let numbers: [UInt32] = columns.next()
    let isPlain: [UInt8] = columns.next()
    self.init(
      sections: NameScript.allCases.map { _ in NameSection(from: &columns) }, kinds: kinds,
      ids: ids, numbers: numbers, isPlain: isPlain.map { $0 == 1 })
  }
}

/// Writes columns of numbers one after another.
struct ColumnWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add<Number: FixedWidthInteger>(_ column: [Number]) {
    withUnsafeBytes(of: UInt32(column.count).littleEndian) { bytes += $0 }
    for number in column { withUnsafeBytes(of: number.littleEndian) { bytes += $0 } }
  }
}

/// Reads what a `ColumnWriter` has written.
struct ColumnReader {
  private var rest: UnsafeRawBufferPointer

  init(rest: UnsafeRawBufferPointer) { self.rest = rest }

  mutating func next<Number: FixedWidthInteger>() -> [Number] {
    let count = Int(UInt32(littleEndian: rest.loadUnaligned(as: UInt32.self)))
    let start = MemoryLayout<UInt32>.size
    let end = start + count * MemoryLayout<Number>.size
    let column = UnsafeRawBufferPointer(rebasing: rest[start..<end])
    rest = UnsafeRawBufferPointer(rebasing: rest[end...])
    // As the processors that Swift knows have them in memory.
    return [Number](unsafeUninitializedCapacity: count) { numbers, initialized in
      UnsafeMutableRawBufferPointer(numbers).copyMemory(from: column)
      initialized = count
    }
  }
}
