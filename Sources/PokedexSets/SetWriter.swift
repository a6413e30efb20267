internal import PokedexModel

/// Writes sets as Showdown reads them, in English. A reader with the same names reads the same sets.
public struct SetWriter: Sendable {
  let names: any SetNames

  /// - Parameter names: has Showdown's spelling of everything that sets name by slug.
  public init(names: any SetNames) {
    self.names = names
  }

  /// Teams in the export format: a header for each one with a name or format, an empty line after each set.
  public func export(_ teams: [SetTeam]) -> String {
    var blocks: [String] = []
    for (index, team) in teams.enumerated() {
      let isNamed = team.name != nil || team.format != nil
      if isNamed || index > 0 || team.sets.isEmpty { blocks.append(header(of: team) + "\n") }
      blocks += team.sets.map(export)
    }
    return blocks.joined(separator: "\n")
  }

  /// A set in the export format, a line for each thing that it says.
  public func export(_ set: PokemonSet) -> String {
    (head(of: set) + fields(of: set) + set.moves.map(line(for:))).map { $0 + "\n" }.joined()
  }

  /// Empty brackets tell a name that begins with one from a format.
  private func header(of team: SetTeam) -> String {
    let name = team.name.map(Self.oneLine)
    let format = team.format.map(Self.oneLine) ?? (name?.hasPrefix("[") == true ? "" : nil)
    let parts = ["===", format.map { "[\($0)]" }, name, "==="]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  /// The first line. It is read back before it is written: an unknown name or a nickname may look like another
  /// part. Then the item has a line of its own, or the nickname is left out.
  private func head(of set: PokemonSet) -> [String] {
    let species = set.pokemon.map { text($0, as: .pokemon) } ?? ""
    let bracketed = "(\(species))"
    let nickname = set.nickname.map(Self.oneLine)
    let names = [
      nickname.map { "\($0) \(bracketed)" } ?? (species.isEmpty ? bracketed : species), bracketed,
    ]
    let gender = set.gender.map { " (\($0.rawValue))" } ?? ""
    for name in names.map({ $0 + gender }) {
      guard let item = set.item.map({ text($0, as: .item) }) else {
        if isRead(name, as: set, item: nil) { return [name] }
        continue
      }
      let line = name + " @ " + item
      if isRead(line, as: set, item: item) { return [line] }
      if isRead(name, as: set, item: nil) { return [name, "Item: " + item] }
    }
    return [bracketed + gender] + (set.item.map { ["Item: " + text($0, as: .item)] } ?? [])
  }

  /// Whether a line is the first of a set, and of this one's Pokémon and item.
  private func isRead(_ text: String, as set: PokemonSet, item: String?) -> Bool {
    let line = PasteLine(number: 1, text: text)
    guard !line.plain.isEmpty else { return false }
    let head = PasteHead(line, names: names)
    return isSame(head.pokemon, set.pokemon) && head.gender == set.gender
      && head.item?.string == item
      && (head.nickname == set.nickname || !head.isBracketed || text.hasPrefix("("))
      && (line.isHead || head.isKnown && head.isBracketed)
  }

  /// Whether two names are written alike, as those of several varieties are.
  private func isSame(_ one: SetName?, _ other: SetName?) -> Bool {
    (one?.slug == nil) == (other?.slug == nil)
      && one.map { text($0, as: .pokemon) } == other.map { text($0, as: .pokemon) }
  }

  private func fields(of set: PokemonSet) -> [String] {
    let lines: [String?] = [
      set.ability.map { "Ability: " + text($0, as: .ability) },
      set.level.map { "Level: \($0)" },
      set.isShiny ? "Shiny: Yes" : nil,
      set.friendship.map { "Happiness: \($0)" },
      set.ball.map { "Pokeball: " + text($0, as: .item) },
      set.hiddenPowerType.map { "Hidden Power: " + text($0) },
      set.dynamaxLevel.map { "Dynamax Level: \($0)" },
      set.isGigantamax ? "Gigantamax: Yes" : nil,
      set.teraType.map { "Tera Type: " + text($0) },
      spread(set.efforts).map { "EVs: " + $0 },
      set.nature.map(nature),
      spread(set.individuals).map { "IVs: " + $0 },
    ]
    return lines.compactMap { $0 }
  }

  /// An unknown nature stands after its field, where any text can be.
  private func nature(_ name: SetName) -> String {
    name.slug == nil
      ? "Nature: " + text(name, as: .nature) : text(name, as: .nature) + " Nature"
  }

  private func spread(_ spread: StatSpread) -> String? {
    let parts = Stat.allCases.compactMap { stat in
      spread[stat].map { "\($0) \(Self.shortName(of: stat))" }
    }
    return parts.isEmpty ? nil : parts.joined(separator: " / ")
  }

  private func line(for slot: MoveSlot) -> String {
    "- " + slot.alternatives.map(text).joined(separator: " / ")
  }

  private func text(_ move: SetMove) -> String {
    let name = text(move.name, as: .move)
    return move.hiddenPowerType.map { "\(name) [\(text($0))]" } ?? name
  }

  private func text(_ type: PokemonType) -> String { text(.slug(type.rawValue), as: .type) }

  /// The English name; words from the slug for a thing that has none.
  func text(_ name: SetName, as kind: SetNameKind) -> String {
    switch name {
    case .slug(let slug): names.spelling(of: slug, as: kind) ?? SlugWords.title(slug)
    case .unread(let text): Self.oneLine(text)
    }
  }

  /// A text without characters that would end its line.
  static func oneLine(_ text: String) -> String {
    String(
      PlainText(text).scalars.map { $0.value < 0x20 || $0.value == 0x85 ? " " : Character($0) })
  }

  private static func shortName(of stat: Stat) -> String {
    switch stat {
    case .hp: "HP"
    case .attack: "Atk"
    case .defense: "Def"
    case .specialAttack: "SpA"
    case .specialDefense: "SpD"
    case .speed: "Spe"
    }
  }
}
