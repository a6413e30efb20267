/// Parses lines into teams and sets, one line after another.
struct SetParser {
  private let names: any SetNames
  private(set) var log: IssueLog
  private var setCount = 0
  private var unreadSetCount = 0
  private var teams: [SetTeam] = []
  private var lines: [[SetLines]] = []
  private var draft: SetDraft?
  private var isAfterGap = true
  /// Whether the last packed line ends with the separator between two sets, so that the next packed
  /// line continues its team.
  private var isTeamOpen = false

  init(names: any SetNames) {
    self.names = names
    log = IssueLog(names: names)
  }

  mutating func finish() -> SetReading {
    closeSet()
    return SetReading(
      teams: teams, lines: lines, issues: log.issues,
      unreadSetCount: unreadSetCount, unlistedIssueCount: log.unlistedCount)
  }

  mutating func take(_ line: PasteLine) {
    if line.hadControls { log.add(.controlCharacters, line: line.number, text: line.text) }
    if line.hadBadEncoding { log.add(.badEncoding, line: line.number, text: line.text) }
    if line.wasTooLong { log.add(.tooLong, line: line.number, text: line.text) }
    if line.isGap {
      isAfterGap = true
      return
    }
    if let header = TeamHeader(line) {
      begin(SetTeam(name: header.name, format: header.format))
      isAfterGap = true
    } else if PackedTeam.isPacked(line) {
      takePacked(line)
      isAfterGap = true
    } else {
      takeSetLine(line)
      isAfterGap = false
    }
  }

  // MARK: - Export format

  /// Reads a line of a set.
  ///
  /// A set begins after an empty line, or at a line with the name of a known Pokémon. Fields and
  /// moves after an empty line still belong to the set before that line, unless the set already has
  /// the same field.
  private mutating func takeSetLine(_ line: PasteLine) {
    let attribute = PasteAttribute(line)
    let mayBegin = draft == nil || isAfterGap
    if let attribute, !mayBegin { return take(attribute, of: line) }
    let head = PasteHead(line, names: names)
    if let attribute {
      // A nickname may look like a field: `Level: 9000 (Pikachu)`.
      if head.isKnown, head.isBracketed { return begin(head, line) }
      if needsNewSet(for: attribute) { beginWithoutHead(line) }
      return take(attribute, of: line)
    }
    if mayBegin || head.isKnown { return begin(head, line) }
    log.add(.unknownLine, line: line.number, text: line.text)
  }

  private func needsNewSet(for attribute: PasteAttribute) -> Bool {
    guard let draft else { return true }
    return attribute.field != .move && draft.has(attribute.field)
  }

  private mutating func begin(_ head: PasteHead, _ line: PasteLine) {
    closeSet()
    var draft = SetDraft(line: line.number, names: names)
    draft.take(head, text: line.text, log: &log)
    self.draft = draft
  }

  private mutating func beginWithoutHead(_ line: PasteLine) {
    closeSet()
    log.add(.missingName(.pokemon), line: line.number, text: line.text)
    draft = SetDraft(line: line.number, names: names)
  }

  private mutating func take(_ attribute: PasteAttribute, of line: PasteLine) {
    draft?.take(attribute.field, attribute.value, line: line.number, log: &log)
  }

  // MARK: - Teams

  private mutating func begin(_ team: SetTeam) {
    closeSet()
    if isFull { return }
    teams.append(team)
    lines.append([])
  }

  /// Adds the current set to its team. Drops a draft that isn't a set but a stray line. An issue
  /// for that line is already logged.
  private mutating func closeSet() {
    guard let closed = draft else { return }
    draft = nil
    if closed.isSet { add(closed.set, closed.lines) }
  }

  /// Whether no more sets are kept. Teams are limited too, because headers alone make a team.
  private var isFull: Bool {
    setCount == SetReader.maximumSets || teams.count == SetReader.maximumSets
  }

  private mutating func add(_ set: PokemonSet, _ lines: SetLines) {
    if isFull {
      unreadSetCount += 1
      return
    }
    setCount += 1
    if teams.isEmpty { begin(SetTeam()) }
    teams[teams.count - 1].sets.append(set)
    self.lines[self.lines.count - 1].append(lines)
  }

  /// Reads a packed line. The line begins a new team, unless it continues the previous one.
  private mutating func takePacked(_ line: PasteLine) {
    closeSet()
    let room = SetReader.maximumSets - setCount
    let team = PackedTeam(line, names: names, room: room, log: &log)
    let isNamed = team.name != nil || team.format != nil
    if isNamed || !isTeamOpen && teams.last?.sets.isEmpty == false {
      begin(SetTeam(name: team.name, format: team.format))
    }
    isTeamOpen = line.plain.last == "]"
    for set in team.sets { add(set, SetLines(first: line.number)) }
    unreadSetCount += team.unreadSetCount
  }
}

/// A team's header, such as `=== [gen9ou] Name ===`.
struct TeamHeader {
  let name: String?
  let format: String?

  init?(_ line: PasteLine) {
    let plain = line.plain
    guard plain.count > 6, plain.starts(with: "===".unicodeScalars),
      plain.suffix(3).elementsEqual("===".unicodeScalars)
    else { return nil }
    var name = PlainText(plain[3..<plain.count - 3]).trimmed.scalars
    var format: String?
    if name.first == "[", let end = name.firstIndex(of: "]") {
      format = PlainText(name[name.startIndex + 1..<end]).trimmed.string
      name = PlainText(name[(end + 1)...]).trimmed.scalars
    }
    self.name = name.isEmpty ? nil : line.written(name.startIndex..<name.endIndex)
    self.format = format == "" ? nil : format
  }
}

extension PasteLine {
  /// Whether the line starts a set: it isn't a gap, a team header, a packed set or a field.
  var isHead: Bool {
    !isGap && TeamHeader(self) == nil && !PackedTeam.isPacked(self) && PasteAttribute(self) == nil
  }

  /// Whether the line only separates sets: it is empty, a ruler of repeated signs, or a code fence.
  fileprivate var isGap: Bool {
    guard let first = plain.first else { return true }
    guard plain.count > 2, "-=_*~`—".unicodeScalars.contains(first) else { return false }
    if plain.allSatisfy({ $0 == first }) { return true }
    // A code fence may have the name of a language after it.
    return plain.starts(with: "```".unicodeScalars) && !plain.contains(" ")
  }
}
