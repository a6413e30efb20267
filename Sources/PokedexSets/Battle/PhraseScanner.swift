import PokedexBattle
import PokedexModel

/// Reads the words of a phrase from left to right.
struct PhraseScanner {
  private let names: any SetNames
  private let rules: any BattleRules
  private var words: ArraySlice<Substring>
  private var phrase = Phrase(fighter: Fighter(PokemonSet()))
  /// The stat whose effort values have a "+" after them, and the stat whose effort values have a
  /// "-". The nature must raise the first and lower the second.
  private var (raised, lowered): (Stat?, Stat?) = (nil, nil)

  init(_ text: String, names: any SetNames, rules: any BattleRules) {
    (self.names, self.rules) = (names, rules)
    let spaced = text.replacing("/", with: " ").replacing(",", with: " ")
    words = spaced.split(whereSeparator: \.isWhitespace)[...]
  }

  /// Returns all readings of the words. There are several if a Pokémon's name may end at different
  /// words, as in "Arceus Fire Blast". The reading with the longest name comes first.
  ///
  /// - Throws: the error of that reading if none succeeds.
  func readings() throws(PhraseError) -> [Phrase] {
    var scanner = self
    while let word = scanner.words.first {
      if scanner.takeStage() || scanner.takeLevel() || scanner.takeFigure()
        || scanner.takeCircumstance() || scanner.takeTera()
      {
        continue
      }
      let names = scanner.namesOfNextWords()
      guard let longest = names.first else { throw scanner.unknown(word) }
      guard longest.kind == .pokemon else {
        scanner.take(longest)
        continue
      }
      return try scanner.readings(with: names.filter { $0.kind == .pokemon })
    }
    return [try scanner.finished()]
  }

  /// Returns all readings of the words if one of these names of a Pokémon comes first.
  private func readings(with names: [Name]) throws(PhraseError) -> [Phrase] {
    var (phrases, failure): ([Phrase], PhraseError?) = ([], nil)
    for name in names {
      var scanner = self
      scanner.take(name)
      do throws(PhraseError) { phrases += try scanner.readings() } catch {
        failure = failure ?? error
      }
    }
    if phrases.isEmpty, let failure { throw failure }
    return phrases
  }

  private func finished() throws(PhraseError) -> Phrase {
    if phrase.fighter.set.pokemon == nil {
      throw PhraseError(issue: SetIssue(line: 1, kind: .missingName(.pokemon), text: ""))
    }
    var phrase = phrase
    if raised != nil || lowered != nil { phrase.fighter.set.nature = try nature() }
    return phrase
  }

  private func unknown(_ word: Substring) -> PhraseError {
    let kind: SetNameKind = phrase.fighter.set.pokemon == nil ? .pokemon : .move
    let text = words.prefix(2).joined(separator: " ")
    let nearest = names.nearest(to: text, as: kind) + names.nearest(to: String(word), as: kind)
    return PhraseError(
      issue: SetIssue(
        line: 1, kind: .unknownName(kind), text: text, nearest: Array(nearest.unique.prefix(3))))
  }

  // MARK: - Figures

  /// Reads the stage of the stat that the move uses, such as "+2" or "-1".
  private mutating func takeStage() -> Bool {
    guard let word = words.first, let sign = word.first, sign == "+" || sign == "-" || sign == "−",
      let stages = Int(word.dropFirst()), 1...6 ~= stages
    else { return false }
    phrase.fighter.stageOfMove = sign == "+" ? stages : -stages
    words.removeFirst()
    return true
  }

  /// Reads a level: "Lvl 50", "Lv.50" or "L50".
  private mutating func takeLevel() -> Bool {
    guard let word = words.first,
      let found = word.wholeMatch(of: /(?:lvl|lv|level|l)\.?(\d*)/.ignoresCase())
    else { return false }
    let figure = found.1.isEmpty ? words.dropFirst().first ?? "" : found.1
    guard let level = Int(figure), 1...100 ~= level else { return false }
    phrase.fighter.set.level = level
    words.removeFirst(found.1.isEmpty ? 2 : 1)
    return true
  }

  /// Reads the effort values of a stat, such as "252+ Atk" or "252 HP", with individual values such
  /// as "0 IVs" after them. Also reads remaining HP, such as "60%".
  private mutating func takeFigure() -> Bool {
    guard let found = words.first?.wholeMatch(of: /(\d{1,3})([+-]?)(\p{L}*|%)/),
      let figure = Int(found.1)
    else { return false }
    if found.3 == "%" { return take(percent: figure) }
    let isGlued = !found.3.isEmpty
    let name = isGlued ? found.3 : words.dropFirst().first ?? ""
    guard figure <= 255, let stat = SpreadReader.statNames[name.lowercased()]?.first else {
      return false
    }
    words.removeFirst(isGlued ? 1 : 2)
    if let individual = takeIndividualValue() {
      phrase.fighter.set.individualValues[stat] = individual
    }
    phrase.fighter.set.effortValues[stat] = min(figure, 252)
    if found.2 == "+" { raised = stat }
    if found.2 == "-" { lowered = stat }
    return true
  }

  private mutating func take(percent: Int) -> Bool {
    guard 1...100 ~= percent else { return false }
    phrase.fighter.remainingPercent = percent
    words.removeFirst()
    if words.first?.lowercased() == "hp" { words.removeFirst() }
    return true
  }

  /// Reads individual values, such as "13 IVs".
  private mutating func takeIndividualValue() -> Int? {
    let next = words.dropFirst().first?.lowercased()
    guard next == "ivs" || next == "iv", let figure = words.first.flatMap({ Int($0) }),
      0...31 ~= figure
    else { return nil }
    words.removeFirst(2)
    return figure
  }

  /// Returns the first nature that raises the stat with a "+" and lowers the stat with a "-".
  /// Throws if none exists.
  private func nature() throws(PhraseError) -> SetName {
    let fitsSigns = { (nature: Nature) in
      (raised == nil || nature.increased == raised)
        && (lowered == nil || nature.decreased == lowered)
        && nature.increased != nature.decreased
    }
    // Tries common natures first. Players choose them to raise a stat that phrases mention, and to
    // lower the attack stat that the Pokémon doesn't use.
    let order = Self.commonNatures + Self.otherNatures
    guard let slug = order.first(where: { rules.nature($0).map(fitsSigns) ?? false }) else {
      throw PhraseError(
        issue: SetIssue(line: 1, kind: .unknownName(.nature), text: "+ −"))
    }
    return .slug(slug)
  }

  private static let commonNatures = ["adamant", "modest", "bold", "calm", "jolly", "timid"]
  private static let otherNatures = [
    "impish", "careful", "brave", "quiet", "relaxed", "sassy", "lonely", "naughty", "mild", "rash",
    "lax", "hasty", "naive", "gentle",
  ]

  // MARK: - Circumstances

  /// Reads fixed words, such as a status, a screen, the weather, a critical hit or "(3 hits)".
  private mutating func takeCircumstance() -> Bool {
    if takeBrackets() { return true }
    for count in (1...min(6, words.count)).reversed() {
      let text = words.prefix(count).joined(separator: " ").lowercased()
      guard let circumstance = Self.circumstances[text] else { continue }
      switch circumstance {
      case .status(let status): phrase.fighter.status = status
      case .field(let word): phrase.field.insert(word)
      case .critical: phrase.isCritical = true
      case .terastallized: phrase.fighter.isTerastallized = true
      }
      words.removeFirst(count)
      return true
    }
    return false
  }

  private enum Circumstance {
    case status(Combatant.Status), field(FieldWord), critical, terastallized
  }

  private static let circumstances: [String: Circumstance] = {
    var all: [String: Circumstance] = [
      "burned": .status(.burn), "paralyzed": .status(.paralysis),
      "paralysed": .status(.paralysis), "asleep": .status(.sleep),
      "frozen": .status(.freeze), "poisoned": .status(.poison), "badly poisoned": .status(.toxic),
      "on a critical hit": .critical, "crit": .critical, "helping hand": .field(.helpingHand),
      "with an ally's friend guard": .field(.friendGuard),
      "with an ally's aurora veil": .field(.auroraVeil), "terastallized": .terastallized,
      "in harsh sunshine": .field(.harshSun), "in strong winds": .field(.strongWinds),
    ]
    for word in FieldWord.allCases {
      let text = word.rawValue.replacing("-", with: " ")
      all["in " + text] = .field(word)
      all["through " + text] = .field(word)
    }
    return all
  }()

  /// Reads a number of hits, such as "(2 hits)". Skips a power, such as "(150 BP)", because the
  /// rest of the phrase determines the power.
  private mutating func takeBrackets() -> Bool {
    guard words.first?.first == "(", let end = words.firstIndex(where: { $0.hasSuffix(")") }) else {
      return false
    }
    let inside = words[...end].joined(separator: " ").dropFirst().dropLast().lowercased()
    if let found = inside.wholeMatch(of: /(\d{1,2}) hits?/) {
      phrase.hits = Int(found.1)
    } else if inside.firstMatch(of: /^\d+ bp/) == nil {
      return false
    }
    words = words[(end + 1)...]
    return true
  }

  /// Reads a Tera type, such as "Tera Fire".
  private mutating func takeTera() -> Bool {
    guard words.first?.lowercased() == "tera", let next = words.dropFirst().first,
      let slug = names.slug(of: String(next), as: .type), let type = PokemonType(rawValue: slug)
    else { return false }
    (phrase.fighter.set.teraType, phrase.fighter.isTerastallized) = (type, true)
    words.removeFirst(2)
    return true
  }

  // MARK: - Names

  /// A name at the start of the words that haven't been read.
  private struct Name {
    let kind: SetNameKind
    let slug: String
    let text: String
    /// Number of words.
    let count: Int
  }

  /// Returns the names that the next words form, the longest first. Until the Pokémon's name has
  /// been read, these are Pokémon, natures, items and abilities. After that, they are moves.
  private func namesOfNextWords() -> [Name] {
    let isNamed = phrase.fighter.set.pokemon != nil
    let kinds: [SetNameKind] =
      isNamed ? (phrase.move == nil ? [.move] : []) : [.pokemon, .item, .ability, .nature]
    return (1...min(5, words.count)).reversed().flatMap { count -> [Name] in
      let text = words.prefix(count).joined(separator: " ")
      guard text.utf8.count <= SetReader.maximumNameLength else { return [] }
      return kinds.filter(isFree).compactMap { kind in
        names.slug(of: text, as: kind).map { Name(kind: kind, slug: $0, text: text, count: count) }
      }
    }
  }

  private func isFree(_ kind: SetNameKind) -> Bool {
    let set = phrase.fighter.set
    return switch kind {
    case .item: set.item == nil
    case .ability: set.ability == nil
    case .nature: set.nature == nil
    default: true
    }
  }

  private mutating func take(_ name: Name) {
    words.removeFirst(name.count)
    let slug = SetName.slug(name.slug)
    switch name.kind {
    case .pokemon: phrase.fighter.set.pokemon = slug
    case .item: phrase.fighter.set.item = slug
    case .ability: phrase.fighter.set.ability = slug
    case .nature: phrase.fighter.set.nature = slug
    case .move:
      phrase.move = SetMove(slug)
      if name.slug == SetMove.hiddenPower { takeHiddenType() }
    case .type: break
    }
  }

  private mutating func takeHiddenType() {
    guard let next = words.first,
      let type = names.slug(of: String(next), as: .type).flatMap(PokemonType.init(rawValue:))
    else { return }
    phrase.move = SetMove(.slug(SetMove.hiddenPower), hiddenPowerType: type)
    words.removeFirst()
  }
}

extension Array where Element: Hashable {
  fileprivate var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
