public import PokedexModel

/// Writes sets in Showdown's formats, in English. A `SetReader` that looks up names in the same
/// `SetNames` gets the same sets back.
public struct SetWriter: Sendable {
  package let names: any SetNames
  private let generation: Int

  /// - Parameters:
  ///   - names: the object that finds Showdown's spelling for the slugs in sets.
  ///   - generation: the generation, from 1, whose spelling is used for sets and for teams whose
  ///     format doesn't name one.
  public init(names: any SetNames, generation: Int = TypeChart.newestGeneration) {
    (self.names, self.generation) = (names, generation)
  }

  /// Returns a writer for the sets of a team, with the spelling of its format's generation.
  func writer(for team: SetTeam) -> SetWriter {
    SetWriter(names: names, generation: team.generationOfFormat ?? generation)
  }

  /// Returns teams in the export format. Each team with a name or format has a header, as does
  /// every team after the first. Sets are separated by empty lines.
  public func export(_ teams: [SetTeam]) -> String {
    var blocks: [String] = []
    for (index, team) in teams.enumerated() {
      let isNamed = team.name != nil || team.format != nil
      if isNamed || index > 0 || team.sets.isEmpty { blocks.append(header(of: team) + "\n") }
      blocks += team.sets.map(writer(for: team).export)
    }
    return blocks.joined(separator: "\n")
  }

  /// Returns a set in the export format, with a line for each specified field.
  public func export(_ set: PokemonSet) -> String {
    (head(of: set) + fields(of: set) + set.moves.map(line(for:))).map { $0 + "\n" }.joined()
  }

  /// Returns the header of a team. If the name begins with a bracket, adds empty brackets before
  /// it, so that it isn't read as a format.
  func header(of team: SetTeam) -> String {
    let name = team.name.map(Self.oneLine)
    let format = team.format.map(Self.oneLine) ?? (name?.hasPrefix("[") == true ? "" : nil)
    let parts = ["===", format.map { "[\($0)]" }, name, "==="]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  /// Returns the first line of a set, with a second line for the item if needed.
  ///
  /// The line is parsed again as a check, because an unknown name or a nickname may look like a
  /// different field. If the check fails, the item gets its own line, or the nickname is left out.
  private func head(of set: PokemonSet) -> [String] {
    let species = set.pokemon.map { text($0, as: .pokemon) } ?? ""
    let bracketed = "(\(species))"
    let own = set.pokemon?.slug == nil ? nil : species
    let nickname = set.nickname.flatMap(Self.cleaned).flatMap { $0 == own ? nil : $0 }
    let plain = species.isEmpty ? bracketed : species
    let names = [(nickname.map { "\($0) \(bracketed)" } ?? plain, nickname), (bracketed, nil)]
    let gender = set.gender.map { " (\($0.rawValue))" } ?? ""
    let item = set.item.map { text($0, as: .item) }
    let ownLine = item.map { ["Item: " + $0] } ?? []
    for (name, nickname) in names.map({ ($0 + gender, $1) }) {
      func isRead(_ line: String, item: String?) -> Bool {
        self.isRead(line, as: set, nickname: nickname, item: item)
      }
      if let item, isRead(name + " @ " + item, item: item) { return [name + " @ " + item] }
      if isRead(name, item: nil) { return [name] + ownLine }
    }
    return [bracketed + gender] + ownLine
  }

  /// Returns a nickname as `SetReader` would read it, or nil if it consists only of spaces.
  private static func cleaned(_ nickname: String) -> String? {
    let line = PasteLine(number: 1, text: oneLine(nickname))
    return line.plain.isEmpty ? nil : line.written(0..<line.plain.count)
  }

  /// Whether a line is read as the first line of a set and gives the Pokémon, nickname, gender and
  /// item that it should.
  private func isRead(
    _ text: String, as set: PokemonSet, nickname: String?, item: String?
  ) -> Bool {
    let line = PasteLine(number: 1, text: text)
    let head = PasteHead(line, names: names)
    return isSame(head.pokemon, set.pokemon) && head.nickname == nickname
      && head.gender == set.gender && head.item?.string == item
      && (line.isHead || head.isKnown && head.isBracketed)
  }

  /// Whether two names have the same spelling in Showdown, even if they belong to different
  /// varieties.
  private func isSame(_ one: SetName?, _ other: SetName?) -> Bool {
    (one?.slug == nil) == (other?.slug == nil)
      && one.map { text($0, as: .pokemon) } == other.map { text($0, as: .pokemon) }
  }

  private func fields(of set: PokemonSet) -> [String] {
    let lines: [String?] = [
      ability(of: set).map { "Ability: " + $0 },
      set.level.map { "Level: \($0)" },
      set.isShiny ? "Shiny: Yes" : nil,
      set.friendship.map { "Happiness: \($0)" },
      set.ball.map { "Pokeball: " + text($0, as: .item) },
      set.hiddenPowerType.map { "Hidden Power: " + text($0) },
      set.dynamaxLevel.map { "Dynamax Level: \($0)" },
      set.isGigantamax ? "Gigantamax: Yes" : nil,
      set.teraType.map { "Tera Type: " + text($0) },
      spread(set.effortValues).map { "EVs: " + $0 },
      set.nature.map(nature),
      spread(set.individualValues).map { "IVs: " + $0 },
    ]
    return lines.compactMap { $0 }
  }

  /// Returns the name of a set's ability. That of Ogerpon has the name of its mask in brackets.
  func ability(of set: PokemonSet) -> String? {
    guard let ability = set.ability else { return nil }
    let name = text(ability, as: .ability)
    guard ability.slug == "embody-aspect" else { return name }
    let masks = ["cornerstone", "hearthflame", "wellspring"]
    let mask = masks.first { set.pokemon?.slug?.contains($0) == true } ?? "teal"
    return "\(name) (\(SlugWords.title(mask)))"
  }

  /// Returns the line for a nature. An unknown nature is written after `Nature:`, because any text
  /// can follow that keyword.
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

  /// Returns the English name for a slug, or a title made from the slug if there is no name.
  /// Returns an unknown name as it was written, on one line.
  func text(_ name: SetName, as kind: SetNameKind) -> String {
    switch name {
    case .slug(let slug):
      names.spelling(of: slug, as: kind, in: generation) ?? SlugWords.title(slug)
    case .unrecognized(let text): Self.oneLine(text)
    }
  }

  /// Returns a text with spaces instead of characters that would end its line.
  static func oneLine(_ text: String) -> String {
    let scalars = PlainText(text).scalars.map { scalar -> Unicode.Scalar in
      switch scalar.value {
      case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029: " "
      default: scalar
      }
    }
    return PlainText(scalars[...]).string
  }

  static func shortName(of stat: Stat) -> String {
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
