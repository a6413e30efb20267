internal import PokedexModel

/// Reads the values of stats as pastes write them: with the stats' names, as in `252 HP / 4 Def /
/// 252 Spe`, or as six numbers in the order of the stats.
struct SpreadReader {
  /// The field that is read: `.effortValues` or `.individualValues`.
  let field: SetField
  let line: Int

  func read(_ text: PlainText, log: inout IssueLog) -> StatSpread {
    var spread = StatSpread()
    if text.isEmpty { return spread }
    let parts = text.split(at: "/", ",", ";")
    if let figures = sixFigures(parts) {
      for (stat, figure) in zip(Stat.allCases, figures) {
        spread[stat] = checked(figure, log: &log)
      }
      return spread
    }
    let isOld = parts.contains { Self.isOldName(Self.figureAndName($0).name) }
    for part in parts where !part.isEmpty {
      read(part, isOld: isOld, into: &spread, log: &log)
    }
    return spread
  }

  private func sixFigures(_ parts: [PlainText]) -> [PlainText]? {
    guard parts.count == 6, parts.allSatisfy({ NumberReader($0) != nil }) else { return nil }
    return parts
  }

  private func read(
    _ part: PlainText, isOld: Bool, into spread: inout StatSpread, log: inout IssueLog
  ) {
    let (figure, name) = Self.figureAndName(part)
    guard let stats = isOld && name.word == "spd" ? [.speed] : Self.stats(name) else {
      return log.add(.unknownStat(field), line: line, text: part.string)
    }
    if stats.contains(where: { spread[$0] != nil }) {
      log.add(.repeated(field), line: line, text: part.string)
    }
    guard let value = checked(figure, log: &log) else { return }
    for stat in stats { spread[stat] = value }
  }

  /// Returns the number in a text if it is valid. Otherwise, logs an issue and returns nil.
  private func checked(_ text: PlainText, log: inout IssueLog) -> Int? {
    NumberReader.checked(text, field, line: line, log: &log)
  }

  /// Splits a text such as `252 HP`, `252HP`, `HP 252`, `HP: 252` or `252+ SpA` into the number and
  /// the stat's name.
  private static func figureAndName(_ part: PlainText) -> (figure: PlainText, name: PlainText) {
    let scalars = part.scalars
    func isFigure(_ scalar: Unicode.Scalar) -> Bool {
      "0"..."9" ~= scalar || scalar == "-" || scalar == "+" || scalar == "."
    }
    let start = scalars.prefix(while: isFigure)
    if !start.isEmpty {
      return (Self.figure(start), PlainText(scalars[start.endIndex...]).trimmed)
    }
    let end = scalars.suffix { isFigure($0) }
    return (Self.figure(end), PlainText(scalars[..<end.startIndex]).trimmed)
  }

  /// Returns a number without the nature's sign after it.
  private static func figure(_ scalars: ArraySlice<Unicode.Scalar>) -> PlainText {
    guard let last = scalars.last, last == "+" || last == "-" else { return PlainText(scalars) }
    return PlainText(scalars.dropLast())
  }

  /// Whether a stat's name is one that pastes used at the time of generation 5. In such pastes,
  /// "Spd" means Speed.
  private static func isOldName(_ name: PlainText) -> Bool {
    name.word == "satk" || name.word == "sdef"
  }

  private static func stats(_ name: PlainText) -> [Stat]? { name.word.flatMap { statNames[$0] } }

  /// The stats that a word in a paste or phrase means, keyed by the word in lowercase.
  static let statNames: [String: [Stat]] = [
    "hp": [.hp], "hitpoints": [.hp], "health": [.hp],
    "atk": [.attack], "att": [.attack], "attack": [.attack],
    "def": [.defense], "defense": [.defense], "defence": [.defense],
    "spa": [.specialAttack], "spatk": [.specialAttack], "satk": [.specialAttack],
    "spatt": [.specialAttack], "specialattack": [.specialAttack],
    "spd": [.specialDefense], "spdef": [.specialDefense], "sdef": [.specialDefense],
    "specialdefense": [.specialDefense], "specialdefence": [.specialDefense],
    "spe": [.speed], "speed": [.speed],
    // The first generation has a single Special stat, so its value applies to both stats.
    "spc": [.specialAttack, .specialDefense], "special": [.specialAttack, .specialDefense],
  ]
}

extension ArraySlice<Unicode.Scalar> {
  /// Returns the longest suffix whose scalars all satisfy a predicate.
  fileprivate func suffix(while belongs: (Unicode.Scalar) -> Bool) -> ArraySlice {
    self[(lastIndex { !belongs($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}

/// A whole number in a paste.
enum NumberReader {
  case value(Int)
  /// A number with more digits than any field allows.
  case huge

  /// Returns nil for a text that isn't a whole number.
  init?(_ text: PlainText) {
    let digits = text.scalars.drop { $0 == "-" || $0 == "+" }
    guard !digits.isEmpty, text.scalars.count - digits.count < 2,
      digits.allSatisfy({ "0"..."9" ~= $0 })
    else { return nil }
    let significant = digits.drop { $0 == "0" }
    guard significant.count < 10 else {
      self = .huge
      return
    }
    let value = significant.reduce(0) { $0 * 10 + Int($1.value - 0x30) }
    self = .value(text.scalars.first == "-" ? -value : value)
  }

  /// Returns the number in a text if it is in the field's range. Otherwise, logs an issue and
  /// returns nil.
  static func checked(
    _ text: PlainText, _ field: SetField, line: Int, log: inout IssueLog
  ) -> Int? {
    guard let figure = NumberReader(text) else {
      log.add(.notANumber(field), line: line, text: text.string)
      return nil
    }
    let range = field.range ?? 0...Int.max
    if case .value(let value) = figure, range.contains(value) { return value }
    log.add(.outOfRange(field, range), line: line, text: text.string)
    return nil
  }
}
