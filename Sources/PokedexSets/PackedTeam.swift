internal import PokedexModel

/// A team in Showdown's packed form. A team with a format or a name begins with `format]name|`. Its
/// sets follow, separated by `]`. Each set has twelve fields.
struct PackedTeam {
  private(set) var name: String?
  private(set) var format: String?
  private(set) var sets: [PokemonSet] = []
  private(set) var unreadSetCount = 0

  /// Number of fields in a set.
  private static let fieldCount = 12

  /// Whether a line is in the packed form. Such a line begins with a format, or has at least eight
  /// `|` signs. A complete set has eleven.
  static func isPacked(_ line: PasteLine) -> Bool {
    var bars = 0
    for scalar in line.plain where scalar == "|" {
      bars += 1
      if bars == 8 { return true }
    }
    let start = line.plain.prefix { $0 != "|" }
    let hasFormat = start.first == "]" || start.starts(with: "gen".unicodeScalars)
    return bars > 0 && hasFormat && start.contains("]")
  }

  /// - Parameter room: maximum number of sets to read. The others are counted.
  init(_ line: PasteLine, names: any SetNames, room: Int, log: inout IssueLog) {
    var pieces = line.plain.split(separator: "]", omittingEmptySubsequences: false)
    if pieces.count > 1, let first = pieces.first, !first.contains("|") {
      format = first.isEmpty ? nil : PlainText(first).string
      pieces.removeFirst()
      if let bar = pieces.first?.firstIndex(of: "|"), let start = pieces.first?.startIndex {
        let name = line.written(start..<bar)
        self.name = name.isEmpty ? nil : name
        pieces[0] = pieces[0][(bar + 1)...]
      }
    }
    for piece in pieces where piece.contains(where: { $0 != " " }) {
      if sets.count == room {
        unreadSetCount += 1
        continue
      }
      let reader = PackedSet(PlainText(piece).split(at: "|"), line: line, names: names)
      if let set = reader.read(log: &log) { sets.append(set) }
    }
  }
}

/// A set of a packed team.
private struct PackedSet {
  private let fields: [PlainText]
  private let line: PasteLine
  private let names: any SetNames

  init(_ fields: [PlainText], line: PasteLine, names: any SetNames) {
    self.fields = fields
    self.line = line
    self.names = names
  }

  private func field(_ index: Int) -> PlainText {
    index < fields.count ? fields[index] : PlainText("")
  }

  func read(log: inout IssueLog) -> PokemonSet? {
    let text = field(0).string
    if fields.count < 12 { log.add(.missingFields, line: line.number, text: text) }
    if fields.dropFirst(12).contains(where: { !$0.isEmpty }) {
      log.add(.extraFields, line: line.number, text: text)
    }
    var draft = SetDraft(line: line.number, names: names)
    readName(into: &draft, log: &log)
    let order: [(Int, SetField)] = [(2, .item), (5, .nature), (7, .gender), (10, .level)]
    for (index, field) in order where !self.field(index).isEmpty {
      draft.take(field, self.field(index), line: line.number, log: &log)
    }
    readAbility(into: &draft, log: &log)
    for move in field(4).split(at: ",") {
      draft.take(.move, move, line: line.number, log: &log)
    }
    draft.set.effortValues = spread(6, .effortValues, log: &log)
    draft.set.individualValues = spread(8, .individualValues, log: &log)
    draft.set.isShiny = !field(9).isEmpty
    readRest(into: &draft, log: &log)
    return draft.isSet ? draft.set : nil
  }

  private func readName(into draft: inout SetDraft, log: inout IssueLog) {
    let hasNickname = !field(1).isEmpty
    let species = field(hasNickname ? 1 : 0)
    if hasNickname {
      let nickname = line.written(field(0).scalars.startIndex..<field(0).scalars.endIndex)
      draft.set.nickname = nickname.isEmpty ? nil : nickname
    }
    if species.isEmpty {
      log.add(.missingName(.pokemon), line: line.number, text: "")
    } else if let slug = SetNameReader(names).slug(species, as: .pokemon) {
      draft.set.pokemon = .slug(slug)
      if draft.set.nickname == names.spelling(of: slug, as: .pokemon) { draft.set.nickname = nil }
    } else {
      log.add(.unknownName(.pokemon), line: line.number, text: species.string)
      draft.set.pokemon = species.unrecognizedPokemon
    }
  }

  /// Reads an ability, which is written as a name or as a slot.
  private func readAbility(into draft: inout SetDraft, log: inout IssueLog) {
    let text = field(3)
    if text.isEmpty { return }
    if let slot = AbilitySlot(rawValue: text.string), let pokemon = draft.set.pokemon?.slug,
      let ability = names.ability(in: slot, of: pokemon)
    {
      draft.set.ability = .slug(ability)
    } else {
      draft.take(.ability, text, line: line.number, log: &log)
    }
  }

  /// Reads the values of the six stats. A single 0 means that all six are 0.
  private func spread(_ index: Int, _ field: SetField, log: inout IssueLog) -> StatSpread {
    var spread = StatSpread()
    let text = self.field(index)
    if text.isEmpty { return spread }
    let parts = text.string == "0" ? Stat.allCases.map { _ in text } : text.split(at: ",")
    for (stat, part) in zip(Stat.allCases, parts) where !part.isEmpty {
      spread[stat] = NumberReader.checked(part, field, line: line.number, log: &log)
    }
    if parts.count > Stat.allCases.count {
      log.add(.unknownStat(field), line: line.number, text: text.string)
    }
    return spread
  }

  /// Reads the last field: friendship, ball, Hidden Power type, Gigantamax, Dynamax level and Tera
  /// type. The ball and the Hidden Power type may be in either order, because both orders occur in
  /// packed teams.
  private func readRest(into draft: inout SetDraft, log: inout IssueLog) {
    let parts = field(11).split(at: ",")
    func take(_ index: Int, _ field: SetField) {
      guard index < parts.count, !parts[index].isEmpty else { return }
      draft.take(field, parts[index], line: line.number, log: &log)
    }
    take(0, .friendship)
    for index in 1...2 where index < parts.count && !parts[index].isEmpty {
      let isType = SetNameReader(names).type(parts[index]) != nil
      take(index, isType ? .hiddenPowerType : .ball)
    }
    if parts.count > 3 { draft.set.isGigantamax = !parts[3].isEmpty }
    take(4, .dynamaxLevel)
    take(5, .teraType)
    let rest = parts.dropFirst(6).filter { !$0.isEmpty }
    if !rest.isEmpty {
      log.add(.extraFields, line: line.number, text: rest.map(\.string).joined(separator: ","))
    }
  }
}
