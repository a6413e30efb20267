/// The first line of a set: `Nickname (Species) (M) @ Item`. All parts except the species are
/// optional.
struct PasteHead {
  private(set) var nickname: String?
  /// Name of the Pokémon; nil if the line has no name.
  private(set) var pokemon: SetName?
  private(set) var gender: SetGender?
  /// Text after the `@`; nil if there is no `@`.
  private(set) var item: PlainText?
  /// Whether the name was in brackets, as it is after a nickname.
  private(set) var isBracketed = false

  private var names: any SetNames

  /// - Parameter line: the first line of a set, which must not be empty.
  init(_ line: PasteLine, names: any SetNames) {
    self.names = names
    let whole = Self.withoutLastSigns(PlainText(line.plain[...]))
    let isUnfinished = whole.scalars.count < line.plain.count
    guard !whole.isEmpty, let sign = Self.itemSign(in: whole, names: names) else {
      item = isUnfinished ? PlainText("") : nil
      readName(whole, of: line)
      return
    }
    let (name, item) = whole.halves(at: sign)
    self.item = item
    readName(name, of: line)
    // The `@` may be part of a nickname: `me @ home (Pikachu)`.
    guard item.scalars.last == ")", SetNameReader(names).slug(item, as: .item) == nil else {
      return
    }
    var other = self
    other.item = nil
    other.readName(whole, of: line)
    if other.isKnown, other.isBracketed { self = other }
  }

  /// Whether the Pokémon's name is known.
  var isKnown: Bool { pokemon?.slug != nil }

  /// Returns a text without the `@` signs at its end, because no item follows them.
  private static func withoutLastSigns(_ text: PlainText) -> PlainText {
    guard let last = text.scalars.lastIndex(where: { $0 != "@" && $0 != " " }) else {
      return PlainText("")
    }
    return last + 1 == text.scalars.endIndex ? text : PlainText(text.scalars[...last])
  }

  /// Returns the index of the `@` before the item. This is the last `@` that is at the beginning of
  /// the text, or after a space or a closing bracket. If none exists, it is the last `@` of the
  /// text, but only if a known Pokémon is before it or a known item after it.
  private static func itemSign(in text: PlainText, names: any SetNames) -> Int? {
    let scalars = text.scalars
    let apart = scalars.indices.last { offset in
      guard scalars[offset] == "@" else { return false }
      if offset == scalars.startIndex { return true }
      let before = scalars[scalars.index(before: offset)]
      return before == " " || before == ")"
    }
    if let apart { return apart }
    guard let last = scalars.lastIndex(of: "@") else { return nil }
    let (name, item) = text.halves(at: last)
    let reader = SetNameReader(names)
    let isSign = reader.slug(item, as: .item) != nil || reader.slug(name, as: .pokemon) != nil
    return isSign ? last : nil
  }

  private mutating func readName(_ text: PlainText, of line: PasteLine) {
    (nickname, pokemon, gender, isBracketed) = (nil, nil, nil, false)
    var name = text
    if let (before, inside) = text.bracketed("(", ")"), let gender = Self.gender(inside) {
      self.gender = gender
      name = before
    }
    if readKnown(name, of: line) { return }
    readUnknown(name, of: line)
    // In "Nidoran (F)", the gender is part of the name.
    guard case .unrecognized(let name) = pokemon, let gender = self.gender,
      let slug = SetNameReader(names).slug(
        PlainText("\(name) (\(gender.rawValue))"), as: .pokemon)
    else { return }
    (pokemon, self.gender) = (.slug(slug), nil)
  }

  static func gender(_ text: PlainText) -> SetGender? {
    switch text.string {
    case "M", "m", "♂": .male
    case "F", "f", "♀": .female
    case "N", "n": .genderless
    default: nil
    }
  }

  /// Reads a known name. A name in brackets takes precedence: "Mega (Venusaur)" is a Venusaur with
  /// the nickname Mega.
  private mutating func readKnown(_ name: PlainText, of line: PasteLine) -> Bool {
    let reader = SetNameReader(names)
    for index in brackets(in: name) {
      let (before, inside) = PlainText(name.scalars.dropLast()).halves(at: index)
      guard let slug = reader.slug(inside, as: .pokemon) else { continue }
      pokemon = .slug(slug)
      setNickname(line.written(before.scalars.startIndex..<before.scalars.endIndex))
      return true
    }
    guard let slug = reader.slug(name, as: .pokemon) else { return false }
    // If a name contains brackets, they must enclose the name of the form, so the text before them
    // must be the name of another variety: "Deoxys (Attack)" is a name, but "V (olbeat)" isn't.
    if let (before, inside) = name.bracketed("(", ")"), Self.gender(inside) == nil {
      let species = reader.slug(before, as: .pokemon)
      if species == nil || species == slug { return false }
    }
    pokemon = .slug(slug)
    return true
  }

  private mutating func readUnknown(_ name: PlainText, of line: PasteLine) {
    guard let index = brackets(in: name).first else {
      pokemon = name.unrecognizedPokemon
      return
    }
    let (before, inside) = PlainText(name.scalars.dropLast()).halves(at: index)
    pokemon = inside.unrecognizedPokemon
    // If the text in brackets contains an `@`, it may not be a name, so the text before the
    // brackets isn't used as a nickname. The `@` is removed from the Pokémon's name.
    isBracketed = true
    if !inside.scalars.contains("@") {
      setNickname(line.written(before.scalars.startIndex..<before.scalars.endIndex))
    }
  }

  private mutating func setNickname(_ text: String) {
    isBracketed = true
    let own = pokemon?.slug.flatMap { names.spelling(of: $0, as: .pokemon) }
    nickname = text.isEmpty || text == own ? nil : text
  }

  /// Returns the indices of opening brackets that may enclose the name. The last opening bracket
  /// comes first. If a different one matches the closing bracket at the end, that one is second.
  /// Both are needed because names in some languages contain brackets.
  private func brackets(in name: PlainText) -> [Int] {
    let scalars = name.scalars
    guard scalars.last == ")", let last = scalars.lastIndex(of: "(") else { return [] }
    var depth = 0
    for index in scalars.indices.reversed() {
      if scalars[index] == ")" { depth += 1 } else if scalars[index] == "(" { depth -= 1 }
      if depth == 0 { return index == last ? [last] : [last, index] }
    }
    return [last]
  }
}
