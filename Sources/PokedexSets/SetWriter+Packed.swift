internal import PokedexModel

extension SetWriter {
  /// Returns teams in the packed form, with one team per line.
  ///
  /// The packed form can't store alternative moves of a slot, or a nickname without a Pokémon.
  /// Names in it can't contain the signs `|`, `[`, `]` and `,`, which Showdown doesn't allow in
  /// names, either. All of these are left out.
  public func packed(_ teams: [SetTeam]) -> String {
    teams.map { packed($0) + "\n" }.joined()
  }

  /// Returns a team in the packed form.
  public func packed(_ team: SetTeam) -> String {
    let format = Self.field(team.format ?? "")
    let name = Self.field(team.name ?? "")
    let prefix = name.isEmpty && format.isEmpty ? "" : "\(format)]\(name)|"
    return prefix + team.sets.map(writer(for: team).packed).joined(separator: "]")
  }

  /// Returns a set in the packed form.
  public func packed(_ set: PokemonSet) -> String {
    let species = set.pokemon.map { text($0, as: .pokemon) }
    let identity: [String] = [
      Self.field(set.nickname ?? species ?? ""),
      set.nickname == nil ? "" : id(set.pokemon, as: .pokemon),
      id(set.item, as: .item),
      id(set.ability, as: .ability),
    ]
    let moves: [String] = set.moves.compactMap { $0.alternatives.first.map(moveID) }
    let fields: [String] = [
      moves.joined(separator: ","),
      set.nature.map { Self.field(text($0, as: .nature)) } ?? "",
      figures(set.effortValues),
      set.gender?.rawValue ?? "",
      figures(set.individualValues),
      set.isShiny ? "S" : "",
      set.level.map(String.init) ?? "",
      rest(of: set),
    ]
    return (identity + fields).joined(separator: "|")
  }

  private func rest(of set: PokemonSet) -> String {
    let parts: [String] = [
      set.friendship.map(String.init) ?? "",
      set.hiddenPowerType.map(Self.name) ?? "",
      id(set.ball, as: .item),
      set.isGigantamax ? "G" : "",
      set.dynamaxLevel.map(String.init) ?? "",
      set.teraType.map(Self.name) ?? "",
    ]
    let used = parts.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
    return parts.prefix(used).joined(separator: ",")
  }

  private static func name(of type: PokemonType) -> String { SlugWords.title(type.rawValue) }

  private func figures(_ spread: StatSpread) -> String {
    if spread.isEmpty { return "" }
    return Stat.allCases.map { spread[$0].map(String.init) ?? "" }.joined(separator: ",")
  }

  private func moveID(_ move: SetMove) -> String {
    id(move.name, as: .move) + (move.hiddenPowerType?.rawValue ?? "")
  }

  /// Returns Showdown's id for a name, which consists of its letters, in lowercase, and digits. An
  /// unknown name is returned as written, apart from signs that separate fields.
  private func id(_ name: SetName?, as kind: SetNameKind) -> String {
    guard let name else { return "" }
    guard name.slug != nil else { return Self.field(text(name, as: kind)) }
    return NameKey.key(text(name, as: kind)).filter { $0 != "-" }
  }

  /// Returns a text without the signs that separate fields.
  private static func field(_ text: String) -> String {
    let isSign = { (scalar: Unicode.Scalar) in "|[],".unicodeScalars.contains(scalar) }
    let kept = PlainText(oneLine(text)).scalars.map { isSign($0) ? " " : $0 }
    return PlainText(kept[...]).trimmed.string
  }
}
