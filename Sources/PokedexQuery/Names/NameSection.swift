internal import PokedexModel

/// All names in one script, side by side: a search runs through whole numbers and meets no string.
struct NameSection: Sendable {
  /// The letters of all names, one after another.
  private var letters: [UInt16] = []
  /// `FoldedName.Mark`s of each letter.
  private var marks: [UInt8] = []
  /// Where each name's letters begin, closed by their count.
  private var starts: [UInt32] = [0]
  /// The entry that each name is one of, rising.
  private var entries: [UInt32] = []
  /// `Needle.signs(of:)` each name.
  private var signs: [UInt32] = []
  /// The languages that have each name.
  private var languages: [UInt16] = []
  /// The languages in which it is the name that is shown.
  private var shown: [UInt16] = []

  var count: Int { entries.count }

  /// The bytes that it takes up.
  var byteCount: Int { letters.count * 3 + count * 16 }

  func languages(of name: Int) -> NameLanguages { NameLanguages(rawValue: languages[name]) }

  func isShown(_ name: Int, in language: NameLanguages) -> Bool {
    shown[name] & language.rawValue != 0
  }

  /// Adds a name of an entry, whose names follow on one another; one that it has already gets only the
  /// languages.
  ///
  /// - Returns: Whether the entry had it.
  @discardableResult
  mutating func add(
    _ letters: [UInt16], marks: [UInt8], entry: UInt32, languages: NameLanguages,
    shown: NameLanguages
  ) -> Bool {
    if letters.isEmpty { return false }
    if let known = name(letters, of: entry) {
      self.languages[known] |= languages.rawValue
      self.shown[known] |= shown.rawValue
      return true
    }
    self.letters += letters
    self.marks += marks
    starts.append(UInt32(self.letters.count))
    entries.append(entry)
    signs.append(Needle.signs(of: letters))
    self.languages.append(languages.rawValue)
    self.shown.append(shown.rawValue)
    return false
  }

  /// The entry's name with these letters.
  private func name(_ letters: [UInt16], of entry: UInt32) -> Int? {
    var name = count - 1
    while name >= 0, entries[name] == entry {
      let (start, end) = (Int(starts[name]), Int(starts[name + 1]))
      if end - start == letters.count {
        var place = 0
        while place < letters.count, self.letters[start + place] == letters[place] { place += 1 }
        if place == letters.count { return name }
      }
      name -= 1
    }
    return nil
  }

  // MARK: - Searching

  /// What of a name counts.
  struct Rules {
    /// Whether the script has whole names: some forms only have beginnings.
    var hasWholeNames = true
    /// Whether a match begins where a Korean syllable does.
    var bySyllable = false
    /// Whether letters are looked for at all, or only names with one letter more.
    var hasParts = true
    /// Whether a letter may be left out.
    var allowsAlmost = true
    /// Whether letters inside a word count.
    var allowsInside = true
    /// Whether it is one of several words: then the first word of a name is one like the others.
    var isWord = false
  }

  /// Notes in `ranks` how well each entry's names fit.
  ///
  /// - Parameter others: of whose entries it may be one; nil for all.
  func find(
    _ form: Needle.Form, _ rules: Rules, language: NameLanguages, among others: Ranks?,
    in ranks: inout Ranks
  ) {
    guard !form.letters.isEmpty else { return }
    withBuffers { buffers in
      form.letters.withUnsafeBufferPointer { needle in
        for name in 0..<count where signs[name] & form.signs == form.signs {
          if let others, others.best[Int(entries[name])] == Ranks.none { continue }
          guard var found = buffers.quality(of: needle, in: name, rules) else { continue }
          if found.part == .exact, !buffers.hasLengths(form.marks, in: name) {
            found.part = .exactButLength
          }
          let isShown = shown[name] & language.rawValue != 0
          guard let quality = Self.quality(found, isShown, needle.count, rules) else { continue }
          ranks.note(
            quality, isShown: isShown, entry: Int(entries[name]), name: name, form.script)
        }
      }
    }
  }

  /// A letter left out counts most in the name that is shown: in others it would put strange ones first.
  private static func quality(
    _ found: Found, _ isShown: Bool, _ count: Int, _ rules: Rules
  ) -> NameQuality? {
    if found.lacksOne, rules.allowsAlmost, isShown { return .almost }
    if let part = found.part { return part }
    return count > 2 && rules.allowsAlmost ? .almostOther : nil
  }

  /// How letters are found in a name.
  struct Found {
    /// How well they fit as a part of it.
    var part: NameQuality?
    /// Whether they are all of it but one letter.
    var lacksOne: Bool
  }

  /// Notes in `ranks` which names are nearest but for slips.
  ///
  /// - Parameter most: how many slips are forgiven, up to 2.
  func findNear(
    _ form: Needle.Form, most: Int, language: NameLanguages, among others: Ranks?,
    in ranks: inout Ranks
  ) {
    guard most > 0, !form.letters.isEmpty else { return }
    let slips = Slips(form.letters)
    withBuffers { buffers in
      for name in 0..<count where (form.signs & ~signs[name]).nonzeroBitCount <= most {
        if let others, others.best[Int(entries[name])] == Ranks.none { continue }
        guard let quality = buffers.nearness(of: slips, in: name, form.letters.count, most) else {
          continue
        }
        ranks.note(
          quality, isShown: shown[name] & language.rawValue != 0, entry: Int(entries[name]),
          name: name, form.script)
      }
    }
  }

  /// Calls `body` with each entry that has a name within so many slips, and how many they are.
  func forEachNear(_ form: Needle.Form, most: Int, _ body: (Int, Int) -> Void) {
    guard !form.letters.isEmpty else { return }
    let slips = Slips(form.letters)
    withBuffers { buffers in
      for name in 0..<count where (form.signs & ~signs[name]).nonzeroBitCount <= most {
        let text = buffers.letters(of: name)
        guard abs(text.count - form.letters.count) <= most else { continue }
        let distance = slips.distance(to: text).whole
        if distance <= most { body(Int(entries[name]), distance) }
      }
    }
  }

  private func withBuffers(_ body: (Buffers) -> Void) {
    letters.withUnsafeBufferPointer { letters in
      marks.withUnsafeBufferPointer { marks in
        starts.withUnsafeBufferPointer { starts in
          body(Buffers(letters: letters, marks: marks, starts: starts))
        }
      }
    }
  }
}

/// The letters of a section while they are looked at.
private struct Buffers {
  let letters: UnsafeBufferPointer<UInt16>
  let marks: UnsafeBufferPointer<UInt8>
  let starts: UnsafeBufferPointer<UInt32>

  func letters(of name: Int) -> Slice<UnsafeBufferPointer<UInt16>> {
    letters[Int(starts[name])..<Int(starts[name + 1])]
  }

  /// How letters are found in a name; nil for not at all.
  @inline(__always)
  func quality(
    of needle: UnsafeBufferPointer<UInt16>, in name: Int, _ rules: NameSection.Rules
  ) -> NameSection.Found? {
    let (start, end) = (Int(starts[name]), Int(starts[name + 1]))
    guard needle.count <= end - start else { return nil }
    let lacksOne = needle.count + 1 == end - start
    let part = rules.hasParts ? part(of: needle, in: start..<end, rules) : nil
    if part != nil { return NameSection.Found(part: part, lacksOne: lacksOne) }
    guard lacksOne, rules.allowsAlmost, isOneLeftOut(needle, from: start) else { return nil }
    return NameSection.Found(part: nil, lacksOne: true)
  }

  /// Whether a name has its long vowels where the marks of as many letters have them.
  func hasLengths(_ marks: [UInt8], in name: Int) -> Bool {
    let start = Int(starts[name])
    return marks.indices.allSatisfy {
      (marks[$0] ^ self.marks[start + $0]) & FoldedName.Mark.long == 0
    }
  }

  @inline(__always)
  private func part(
    of needle: UnsafeBufferPointer<UInt16>, in range: Range<Int>, _ rules: NameSection.Rules
  ) -> NameQuality? {
    let first = needle[0]
    var best: NameQuality?
    for place in range.lowerBound...(range.upperBound - needle.count)
    where letters[place] == first && equal(needle, at: place) {
      if place == range.lowerBound {
        if needle.count == range.count, rules.hasWholeNames { return .exact }
        if !rules.isWord { return .prefix }
      }
      let mark = marks[place]
      if mark & (FoldedName.Mark.word | FoldedName.Mark.part) != 0 || place == range.lowerBound {
        let ends = marks[place + needle.count - 1] & FoldedName.Mark.end != 0
        if ends { return .word }
        best = .wordPrefix
      } else if best == nil, rules.allowsInside, !rules.bySyllable || mark & NameForm.syllable != 0
      {
        best = .inside
      }
    }
    return best
  }

  @inline(__always)
  private func equal(_ needle: UnsafeBufferPointer<UInt16>, at start: Int) -> Bool {
    var place = 1
    while place < needle.count {
      if letters[start &+ place] != needle[place] { return false }
      place &+= 1
    }
    return true
  }

  /// Whether the letters from a place on, one more than those of the needle, are these and one more.
  private func isOneLeftOut(_ needle: UnsafeBufferPointer<UInt16>, from start: Int) -> Bool {
    var (place, skipped) = (0, 0)
    while place < needle.count {
      if letters[start + place + skipped] == needle[place] {
        place += 1
      } else {
        skipped += 1
        if skipped > 1 { return false }
      }
    }
    return true
  }

  /// How near a name is, from its beginning or from that of a word.
  func nearness(of slips: Slips, in name: Int, _ count: Int, _ most: Int) -> NameQuality? {
    let (start, end) = (Int(starts[name]), Int(starts[name + 1]))
    guard end - start + most >= count else { return nil }
    let distance = slips.distance(to: letters[start..<end])
    var best: NameQuality?
    func note(_ slips: Int, _ one: NameQuality, _ two: NameQuality) {
      guard slips <= most else { return }
      let quality = slips < 2 ? one : two
      if quality < best ?? .twoSlipsWord || best == nil { best = quality }
    }
    note(distance.whole, .slip, .twoSlips)
    note(distance.prefix, .slipPrefix, .twoSlipsPrefix)
    for place in start + 1..<max(start + 1, end - count + most + 1)
    where marks[place] & (FoldedName.Mark.word | FoldedName.Mark.part) != 0 {
      note(slips.distance(to: letters[place..<end]).prefix, .slipWord, .twoSlipsWord)
    }
    return best
  }
}

/// How well each entry fits, as found so far.
struct Ranks {
  /// Twice `NameQuality`, and one more where it is not the name shown; `none` for those that do not fit.
  private(set) var best: [UInt8]
  /// The name that fits best: its place in its section.
  private(set) var names: [UInt32]
  /// The section of that name.
  private(set) var scripts: [UInt8]
  private(set) var isEmpty = true

  static let none = UInt8.max

  init(count: Int) {
    best = [UInt8](repeating: Self.none, count: count)
    names = [UInt32](repeating: 0, count: count)
    scripts = [UInt8](repeating: 0, count: count)
  }

  static func rank(_ quality: NameQuality, isShown: Bool) -> UInt8 {
    quality.rawValue << 1 | (isShown ? 0 : 1)
  }

  static func quality(_ rank: UInt8) -> NameQuality { NameQuality(rawValue: rank >> 1) ?? .inside }

  @inline(__always)
  mutating func note(
    _ quality: NameQuality, isShown: Bool, entry: Int, name: Int, _ script: NameScript
  ) {
    let rank = Self.rank(quality, isShown: isShown)
    guard rank < best[entry] else { return }
    best[entry] = rank
    names[entry] = UInt32(name)
    scripts[entry] = UInt8(script.rawValue)
    isEmpty = false
  }

  /// Makes each as bad as it is in others, where it is worse there; none of them is a new one there.
  mutating func worsen(to others: Ranks) {
    for entry in best.indices where best[entry] != Self.none && others.best[entry] > best[entry] {
      best[entry] = others.best[entry]
      names[entry] = others.names[entry]
      scripts[entry] = others.scripts[entry]
    }
  }

  /// Takes over where another is better.
  mutating func note(rank: UInt8, entry: Int, of other: Ranks) {
    guard rank < best[entry] else { return }
    best[entry] = rank
    names[entry] = other.names[entry]
    scripts[entry] = other.scripts[entry]
    isEmpty = false
  }
}
