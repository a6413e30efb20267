internal import PokedexModel

/// A set whose lines are being read.
struct SetDraft {
  var set = PokemonSet()
  private(set) var lines: SetLines
  private let names: any SetNames

  init(line: Int, names: any SetNames) {
    lines = SetLines(first: line)
    self.names = names
  }

  /// Whether a line has specified a field.
  func has(_ field: SetField) -> Bool { lines.fields[field] != nil }

  /// Whether the lines read so far form a set, rather than a stray line. They do if the Pokémon is
  /// known, or if anything other than its name and nickname is specified.
  var isSet: Bool {
    if self.set.pokemon?.slug != nil { return true }
    var rest = self.set
    (rest.pokemon, rest.nickname) = (nil, nil)
    return rest != PokemonSet()
  }

  /// Adds the content of the set's first line.
  mutating func take(_ head: PasteHead, text: String, log: inout IssueLog) {
    set.nickname = head.nickname
    set.gender = head.gender
    set.pokemon = head.pokemon
    let line = lines.first
    if head.gender != nil { lines.fields[.gender] = line }
    switch head.pokemon {
    case nil: log.add(.missingName(.pokemon), line: line, text: text)
    case .unrecognized(let name): log.add(.unknownName(.pokemon), line: line, text: name)
    case .slug: break
    }
    if let item = head.item { take(.item, item, line: line, log: &log) }
  }

  /// Adds a field from a line of an export.
  mutating func take(_ field: SetField, _ value: PlainText, line: Int, log: inout IssueLog) {
    if field == .move { return takeMoves(value, line: line, log: &log) }
    if lines.fields.updateValue(line, forKey: field) != nil {
      log.add(.repeated(field), line: line, text: value.string)
    }
    switch field {
    case .item: set.item = name(value, .item, line, &log) ?? set.item
    case .ability: set.ability = ability(value, line, &log) ?? set.ability
    case .nature: set.nature = name(value, .nature, line, &log) ?? set.nature
    case .ball: set.ball = name(value, .item, line, &log) ?? set.ball
    case .teraType: set.teraType = type(value, line, &log) ?? set.teraType
    case .hiddenPowerType: set.hiddenPowerType = type(value, line, &log) ?? set.hiddenPowerType
    case .effortValues, .individualValues: takeSpread(field, value, line: line, log: &log)
    case .level, .friendship, .dynamaxLevel: takeFigure(field, value, line: line, log: &log)
    case .shiny: set.isShiny = yesOrNo(field, value, line, &log) ?? set.isShiny
    case .gigantamax: set.isGigantamax = yesOrNo(field, value, line, &log) ?? set.isGigantamax
    case .gender: takeGender(value, line: line, log: &log)
    case .pokemon, .nickname, .move: break
    }
  }

  private func name(
    _ text: PlainText, _ kind: SetNameKind, _ line: Int, _ log: inout IssueLog
  ) -> SetName? {
    if text.isEmpty {
      log.add(.missingName(kind), line: line, text: "")
      return nil
    }
    if let slug = SetNameReader(names).slug(text, as: kind) { return .slug(slug) }
    log.add(.unknownName(kind), line: line, text: text.string)
    return kind == .item ? text.unrecognizedItem : .unrecognized(text.string)
  }

  /// Returns the ability with a name. Two abilities are called As One; of those, the Pokémon's own is
  /// meant. Showdown writes the names apart, as "As One (Spectrier)".
  private func ability(_ text: PlainText, _ line: Int, _ log: inout IssueLog) -> SetName? {
    // Showdown writes Ogerpon's ability with its mask, as "Embody Aspect (Teal)".
    let plain = PlainText(String(text.string.prefix { $0 != "(" }))
    if SetNameReader(names).slug(text, as: .ability) == nil,
      let slug = SetNameReader(names).slug(plain, as: .ability)
    {
      return .slug(slug)
    }
    let read = name(text, .ability, line, &log)
    guard let slug = read?.slug, !text.string.contains("("),
      let pokemon = self.set.pokemon?.slug
    else { return read }
    func plainName(_ ability: String) -> Substring? {
      names.spelling(of: ability, as: .ability)?.prefix { $0 != "(" }
    }
    let own = AbilitySlot.allCases.compactMap { names.ability(in: $0, of: pokemon) }
    return own.first { plainName($0) == plainName(slug) }.map(SetName.slug) ?? read
  }

  private func type(_ text: PlainText, _ line: Int, _ log: inout IssueLog) -> PokemonType? {
    if let type = SetNameReader(names).type(text) { return type }
    log.add(
      text.isEmpty ? .missingName(.type) : .unknownName(.type), line: line, text: text.string)
    return nil
  }

  private func yesOrNo(
    _ field: SetField, _ text: PlainText, _ line: Int, _ log: inout IssueLog
  ) -> Bool? {
    switch text.word {
    case "yes", "y", "true": return true
    case "no", "n", "false": return false
    default:
      log.add(.unknownValue(field), line: line, text: text.string)
      return nil
    }
  }

  private mutating func takeGender(_ value: PlainText, line: Int, log: inout IssueLog) {
    switch value.word {
    case "male": set.gender = .male
    case "female": set.gender = .female
    case "genderless": set.gender = .genderless
    default:
      guard let gender = PasteHead.gender(value) else {
        return log.add(.unknownValue(.gender), line: line, text: value.string)
      }
      set.gender = gender
    }
    completeName()
  }

  /// Looks up the Pokémon again with the gender as part of its name, as in "Nidoran (F)".
  private mutating func completeName() {
    guard case .unrecognized(let name) = self.set.pokemon, let gender = self.set.gender,
      let slug = SetNameReader(names).slug(
        PlainText("\(name) (\(gender.rawValue))"), as: .pokemon)
    else { return }
    (self.set.pokemon, self.set.gender) = (.slug(slug), nil)
  }

  private mutating func takeFigure(
    _ field: SetField, _ value: PlainText, line: Int, log: inout IssueLog
  ) {
    guard let figure = NumberReader.checked(value, field, line: line, log: &log) else { return }
    switch field {
    case .level: set.level = figure
    case .friendship: set.friendship = figure
    case .dynamaxLevel: set.dynamaxLevel = figure
    default: break
    }
  }

  private mutating func takeSpread(
    _ field: SetField, _ value: PlainText, line: Int, log: inout IssueLog
  ) {
    let spread = SpreadReader(field: field, line: line).read(value, log: &log)
    if field == .effortValues { set.effortValues = spread } else { set.individualValues = spread }
  }

  /// Adds a slot with moves that are separated by slashes.
  private mutating func takeMoves(_ text: PlainText, line: Int, log: inout IssueLog) {
    let parts = text.split(at: "/").filter { !Self.isNoMove($0) }
    if parts.isEmpty { return }
    guard set.moves.count < PokemonSet.moveLimit else {
      return log.add(.tooManyMoves, line: line, text: text.string)
    }
    let reader = SetNameReader(names)
    let moves = parts.map { part in
      let move = reader.move(part)
      if case .unrecognized(let name) = move.name {
        log.add(.unknownName(.move), line: line, text: name)
      }
      return move
    }
    set.moves.append(MoveSlot(moves))
    lines.moves.append(line)
  }

  /// Whether a text is a way to write an empty slot.
  private static func isNoMove(_ text: PlainText) -> Bool {
    text.isEmpty || ["(No Move)", "[No Move]", "None"].contains(text.string)
  }
}
