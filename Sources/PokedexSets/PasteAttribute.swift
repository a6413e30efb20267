/// A field and its value, as written in a line after the first line of a set.
struct PasteAttribute {
  let field: SetField
  let value: PlainText

  /// Returns nil if the line isn't a field with its value.
  init?(_ line: PasteLine) {
    let text = PlainText(line.plain[...])
    guard let found = Self.move(text) ?? Self.keyed(text) ?? Self.nature(text) else { return nil }
    self = found
  }

  private init(_ field: SetField, _ value: PlainText) {
    self.field = field
    self.value = value
  }

  /// Signs that introduce moves in pastes.
  static let bullets: Set<Unicode.Scalar> = [
    "-", "‐", "‑", "–", "—", "−", "*", "•", "·", "・", "●", "▪", "‣",
  ]

  private static func move(_ text: PlainText) -> PasteAttribute? {
    guard let first = text.scalars.first, bullets.contains(first) else { return nil }
    return PasteAttribute(.move, PlainText(text.scalars.dropFirst()).trimmed)
  }

  private static let fields: [String: SetField] = [
    "ability": .ability, "trait": .ability, "item": .item, "level": .level, "lvl": .level,
    "lv": .level, "shiny": .shiny, "nature": .nature, "gender": .gender, "evs": .effortValues,
    "ev": .effortValues, "ivs": .individualValues, "iv": .individualValues, "teratype": .teraType,
    "tera": .teraType, "happiness": .friendship, "friendship": .friendship,
    "hiddenpower": .hiddenPowerType, "hiddenpowertype": .hiddenPowerType,
    "gigantamax": .gigantamax, "gmax": .gigantamax, "dynamaxlevel": .dynamaxLevel,
    "pokeball": .ball, "pokball": .ball, "ball": .ball,
  ]

  /// Reads a field with its keyword, such as `Ability: Static`.
  private static func keyed(_ text: PlainText) -> PasteAttribute? {
    guard let colon = text.scalars.firstIndex(of: ":") else { return nil }
    let (key, value) = text.halves(at: colon)
    // If there is a bracket or another sign before the colon, the line isn't a field but a name.
    guard key.scalars.allSatisfy({ $0 == " " || $0.properties.isAlphabetic }) else { return nil }
    return key.word.flatMap { fields[$0] }.map { PasteAttribute($0, value) }
  }

  /// Reads a nature, such as `Jolly Nature`. Old pastes add its effect on stats: `Jolly Nature
  /// (+Spe, -SpA)`.
  private static func nature(_ text: PlainText) -> PasteAttribute? {
    let end = text.scalars.firstIndex { $0 == "(" || $0 == "+" } ?? text.scalars.endIndex
    let name = PlainText(text.scalars[..<end]).trimmed
    let word = name.scalars.suffix(7)
    guard PlainText(word).word == "nature", word.first == " " else { return nil }
    return PasteAttribute(.nature, PlainText(name.scalars.dropLast(7)).trimmed)
  }
}
