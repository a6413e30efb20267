/// The first line of a set: `Nickname (Species) (M) @ Item`, each part but the species optional.
struct PasteHead {
  private(set) var nickname: String?
  /// Nil for an empty name.
  private(set) var pokemon: SetName?
  private(set) var gender: SetGender?
  /// Nil without an `@`; empty for one with nothing after it.
  private(set) var item: PlainText?
  /// Whether the name was in brackets after a nickname.
  private(set) var isBracketed = false

  private var names: any SetNames

  /// - Parameter line: not empty.
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
    // An `@` in a nickname: `me @ home (Pikachu)`.
    guard item.scalars.last == ")", SetNameReader(names).slug(item, as: .item) == nil else {
      return
    }
    var other = self
    other.item = nil
    other.readName(whole, of: line)
    if other.isKnown, other.isBracketed { self = other }
  }

  /// Whether its Pokémon is a known one.
  var isKnown: Bool { pokemon?.slug != nil }

  /// A text without the `@`s at its end, after which no item stands.
  private static func withoutLastSigns(_ text: PlainText) -> PlainText {
    guard let last = text.scalars.lastIndex(where: { $0 != "@" && $0 != " " }) else {
      return PlainText("")
    }
    return last + 1 == text.scalars.endIndex ? text : PlainText(text.scalars[...last])
  }

  /// The last `@` after a space or bracket, or at the beginning; else the last one if a known name stands on
  /// one of its sides.
  private static func itemSign(in text: PlainText, names: any SetNames) -> Int? {
    let scalars = text.scalars
    let apart = scalars.indices.last { place in
      guard scalars[place] == "@" else { return false }
      if place == scalars.startIndex { return true }
      let before = scalars[scalars.index(before: place)]
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
    // "Nidoran (F)" is a name.
    guard case .unread(let name) = pokemon, let gender = self.gender,
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

  /// Reads a known name, that in brackets first: "Mega (Venusaur)" is a Venusaur called Mega.
  private mutating func readKnown(_ name: PlainText, of line: PasteLine) -> Bool {
    let reader = SetNameReader(names)
    for place in brackets(in: name) {
      let (before, inside) = PlainText(name.scalars.dropLast()).halves(at: place)
      guard let slug = reader.slug(inside, as: .pokemon) else { continue }
      pokemon = .slug(slug)
      setNickname(line.written(before.scalars.startIndex..<before.scalars.endIndex))
      return true
    }
    guard let slug = reader.slug(name, as: .pokemon) else { return false }
    // The brackets of a form's name stand after a Pokémon: "Deoxys (Attack)", but not "V (olbeat)".
    if let (before, inside) = name.bracketed("(", ")"), Self.gender(inside) == nil {
      let species = reader.slug(before, as: .pokemon)
      if species == nil || species == slug { return false }
    }
    pokemon = .slug(slug)
    return true
  }

  private mutating func readUnknown(_ name: PlainText, of line: PasteLine) {
    guard let place = brackets(in: name).first else {
      pokemon = name.unreadPokemon
      return
    }
    let (before, inside) = PlainText(name.scalars.dropLast()).halves(at: place)
    pokemon = inside.unreadPokemon
    // With an `@` in the brackets they were perhaps none of a name; the name is written without it.
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

  /// Opening brackets that a name may begin after: the last one, then the one that belongs to the closing
  /// bracket at the end, as names in some languages have brackets of their own.
  private func brackets(in name: PlainText) -> [Int] {
    let scalars = name.scalars
    guard scalars.last == ")", let last = scalars.lastIndex(of: "(") else { return [] }
    var depth = 0
    for place in scalars.indices.reversed() {
      if scalars[place] == ")" { depth += 1 } else if scalars[place] == "(" { depth -= 1 }
      if depth == 0 { return place == last ? [last] : [last, place] }
    }
    return [last]
  }
}
