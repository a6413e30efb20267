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

  /// The first line, and the item in a line of its own where the first would not show where it begins.
  private func head(of set: PokemonSet) -> [String] {
    var name = name(of: set)
    guard let item = set.item.map({ text($0, as: .item) }) else { return [name] }
    let isInline = set.item?.slug != nil || !item.contains("@") && !item.hasSuffix(")")
    if isInline || name.contains("@") { name += " @ " + item }
    return name.hasSuffix(" @ " + item) ? [name] : [name, "Item: " + item]
  }

  private func name(of set: PokemonSet) -> String {
    let gender = set.gender.map { " (\($0.rawValue))" } ?? ""
    guard let pokemon = set.pokemon else {
      return (set.nickname.map { Self.oneLine($0) + " ()" } ?? "()") + gender
    }
    let species = text(pokemon, as: .pokemon)
    let line = set.nickname.map { "\(Self.oneLine($0)) (\(species))" } ?? species
    // An unknown name may look like a field; in brackets it doesn't. A nickname that does is left out.
    let isPlain = pokemon.slug != nil || PasteLine(number: 1, text: line).isHead
    return (isPlain ? line : "(\(species))") + gender
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
