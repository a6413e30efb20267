public import PokedexModel

/// A Pokémon as a player brings it to a battle. A property that is nil or empty is unspecified: a
/// set may be incomplete, and the code that uses it chooses defaults.
public struct PokemonSet: Sendable, Hashable {
  /// The variety or form. The slug is in `pokemon.tsv`, or in `forms.tsv` for a form that isn't a
  /// variety.
  public var pokemon: SetName?
  /// Nickname; nil if the Pokémon has none.
  public var nickname: String?
  /// Gender. If it is nil, Showdown chooses one at random.
  public var gender: SetGender?
  /// Held item.
  public var item: SetName?
  /// Ability. It is stored as a name even if a paste gives only its slot.
  public var ability: SetName?
  /// Level, 1 to 100; Showdown's default is 100.
  public var level: Int?
  /// Whether the Pokémon is shiny.
  public var isShiny = false
  /// Nature; Showdown's default is Serious.
  public var nature: SetName?
  /// Effort values, 0 to 255. The default is 0, or the maximum in generations 1 and 2.
  public var effortValues = StatSpread()
  /// Individual values, 0 to 31; the default is 31.
  public var individualValues = StatSpread()
  /// Tera type; Showdown's default is the Pokémon's first type.
  public var teraType: PokemonType?
  /// Up to four moves.
  public var moves: [MoveSlot] = []
  /// Friendship, 0 to 255; Showdown's default is 255.
  public var friendship: Int?
  /// Type of Hidden Power if the individual values don't determine it, for example after Hyper
  /// Training; nil otherwise.
  public var hiddenPowerType: PokemonType?
  /// Whether the Pokémon can turn into its Gigantamax form.
  public var isGigantamax = false
  /// Dynamax level, 0 to 10; Showdown's default is 10.
  public var dynamaxLevel: Int?
  /// Ball that the Pokémon was caught in.
  public var ball: SetName?

  /// Whether the set specifies anything that a plain list of Pokémon names wouldn't, such as an
  /// item or a move.
  package var hasDetails: Bool {
    item?.slug != nil || ability != nil || nature != nil || !moves.isEmpty || !effortValues.isEmpty
      || level != nil || teraType != nil
  }

  /// Unknown names as they were written, each with the kind of name that was expected.
  package var unrecognizedNames: [(kind: SetNameKind, text: String)] {
    let own: [(SetNameKind, SetName?)] = [
      (.pokemon, pokemon), (.item, item), (.ability, ability), (.nature, nature), (.item, ball),
    ]
    let all = own + moves.flatMap(\.alternatives).map { (.move, $0.name) }
    return all.compactMap { kind, name in
      if case .unrecognized(let text)? = name { (kind, text) } else { nil }
    }
  }

  /// Maximum number of moves.
  public static let moveLimit = 4

  /// Creates an empty set.
  public init() {}
}

/// A name in a set.
public enum SetName: Sendable, Hashable {
  /// PokeAPI's slug for a known name.
  case slug(String)
  /// The text of an unknown name. It is kept so that it can be written back.
  case unrecognized(String)

  /// The slug; nil if the name is unknown.
  public var slug: String? {
    guard case .slug(let slug) = self else { return nil }
    return slug
  }
}

/// A gender in a set. The raw value is Showdown's letter.
public enum SetGender: String, Sendable, CaseIterable {
  case male = "M"
  case female = "F"
  case genderless = "N"
}

/// One of four move slots, with a move and any moves that may be used instead.
public struct MoveSlot: Sendable, Hashable {
  /// The moves, with the preferred one first. There is at least one.
  public var alternatives: [SetMove]

  /// Creates a slot with one or more moves.
  public init(_ alternatives: [SetMove]) {
    self.alternatives = alternatives
  }
}

/// A move of a set.
public struct SetMove: Sendable, Hashable {
  /// The move.
  public var name: SetName
  /// Type of Hidden Power; nil for any other move.
  public var hiddenPowerType: PokemonType?

  /// The slug of Hidden Power.
  public static let hiddenPower = "hidden-power"

  /// - Parameter hiddenPowerType: the type of Hidden Power; nil for any other move.
  public init(_ name: SetName, hiddenPowerType: PokemonType? = nil) {
    self.name = name
    self.hiddenPowerType = hiddenPowerType
  }
}

/// A value for each of the six stats; nil for an unspecified stat.
public struct StatSpread: Sendable, Hashable {
  private var values: [Stat: Int] = [:]

  /// Creates an empty spread.
  public init() {}

  /// Creates a spread from the specified values.
  public init(_ values: [Stat: Int]) {
    self.values = values
  }

  /// The value for a stat; nil if it is unspecified.
  public subscript(stat: Stat) -> Int? {
    get { values[stat] }
    set { values[stat] = newValue }
  }

  /// Whether no value is specified.
  public var isEmpty: Bool { values.isEmpty }

  /// Sum of the specified values.
  public var total: Int { values.values.reduce(0, +) }
}

/// A team of sets, with its name and format if they are known.
public struct SetTeam: Sendable, Hashable {
  /// Name of the team. Showdown adds a folder and a slash before it.
  public var name: String?
  /// Showdown's id of the format, such as `gen9ou`.
  public var format: String?
  /// Sets in the order of the text.
  public var sets: [PokemonSet]

  /// Creates a team. By default it has no name.
  public init(name: String? = nil, format: String? = nil, sets: [PokemonSet] = []) {
    self.name = name
    self.format = format
    self.sets = sets
  }
}

extension SetTeam {
  /// The generation of the team's format, such as 9 for `gen9ou`. Nil if there is no format, and
  /// for National Dex formats, which include Pokémon of all generations.
  package var generationOfFormat: Int? {
    guard let format, format.hasPrefix("gen"), !format.contains("nat"),
      let digit = format.dropFirst(3).first.flatMap({ Int(String($0)) }),
      1...TypeChart.newestGeneration ~= digit
    else { return nil }
    return digit
  }
}
