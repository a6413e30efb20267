public import PokedexModel

/// A Pokémon as it is brought to a battle. Nil and empty mean that nothing was said: a set may be
/// incomplete, and its reader decides on defaults.
public struct PokemonSet: Sendable, Hashable {
  /// The variety or form; the slug of `pokemon.tsv`, or of `forms.tsv` for a form that is no variety.
  public var pokemon: SetName?
  /// Nil where it goes by the name of its species.
  public var nickname: String?
  /// The gender that is asked for; Showdown's default is a random one.
  public var gender: SetGender?
  /// The held item.
  public var item: SetName?
  /// The ability, by its name even where a paste gives a slot.
  public var ability: SetName?
  /// 1 to 100; Showdown's default is 100.
  public var level: Int?
  /// Whether it is shiny.
  public var isShiny = false
  /// The nature; Showdown's default is Serious.
  public var nature: SetName?
  /// Effort values, 0 to 255; the default is 0, in generations 1 and 2 the most.
  public var efforts = StatSpread()
  /// Individual values, 0 to 31; the default is 31.
  public var individuals = StatSpread()
  /// The type that it turns into; Showdown's default is its first.
  public var teraType: PokemonType?
  /// Up to four.
  public var moves: [MoveSlot] = []
  /// 0 to 255; Showdown's default is 255.
  public var friendship: Int?
  /// The type of Hidden Power where individual values don't decide it, as after hyper training.
  public var hiddenPowerType: PokemonType?
  /// Whether it can turn into its Gigantamax form.
  public var isGigantamax = false
  /// 0 to 10; Showdown's default is 10.
  public var dynamaxLevel: Int?
  /// The ball that it was caught in.
  public var ball: SetName?

  /// Whether it has anything besides names that stand alone, as the lines of a list of names.
  package var saysMore: Bool {
    item?.slug != nil || ability != nil || nature != nil || !moves.isEmpty || !efforts.isEmpty
      || level != nil || teraType != nil
  }

  /// The names that are unknown, as they were written, with the kinds of thing that they should be.
  package var unreadNames: [(kind: SetNameKind, text: String)] {
    let own: [(SetNameKind, SetName?)] = [
      (.pokemon, pokemon), (.item, item), (.ability, ability), (.nature, nature), (.item, ball),
    ]
    let all = own + moves.flatMap(\.alternatives).map { (.move, $0.name) }
    return all.compactMap { kind, name in
      if case .unread(let text)? = name { (kind, text) } else { nil }
    }
  }

  /// How many moves a Pokémon knows at most.
  public static let moveLimit = 4

  /// An empty set.
  public init() {}
}

/// A thing that a set names.
public enum SetName: Sendable, Hashable {
  /// By PokeAPI's slug.
  case slug(String)
  /// As it was written: no known name, kept so that it is written back.
  case unread(String)

  /// The slug, nil for an unread name.
  public var slug: String? {
    guard case .slug(let slug) = self else { return nil }
    return slug
  }
}

/// A gender that a set asks for; the raw value is Showdown's letter.
public enum SetGender: String, Sendable, CaseIterable {
  case male = "M"
  case female = "F"
  case genderless = "N"
}

/// One of four places for moves: the move, then those that may stand there instead.
public struct MoveSlot: Sendable, Hashable {
  /// At least one, the preferred one first.
  public var alternatives: [SetMove]

  /// Makes a slot of one move or several.
  public init(_ alternatives: [SetMove]) {
    self.alternatives = alternatives
  }
}

/// A move of a set.
public struct SetMove: Sendable, Hashable {
  /// The move.
  public var name: SetName
  /// The type of Hidden Power; nil for any other move.
  public var hiddenPowerType: PokemonType?

  /// The slug of Hidden Power.
  public static let hiddenPower = "hidden-power"

  /// - Parameter hiddenPowerType: nil for any other move than Hidden Power.
  public init(_ name: SetName, hiddenPowerType: PokemonType? = nil) {
    self.name = name
    self.hiddenPowerType = hiddenPowerType
  }
}

/// A figure for some of the six stats; nil for a stat of which nothing was said.
public struct StatSpread: Sendable, Hashable {
  private var values: [Stat: Int] = [:]

  /// A spread that says nothing.
  public init() {}

  /// A spread from the figures that are known.
  public init(_ values: [Stat: Int]) {
    self.values = values
  }

  /// The figure for a stat.
  public subscript(stat: Stat) -> Int? {
    get { values[stat] }
    set { values[stat] = newValue }
  }

  /// Whether it says nothing of any stat.
  public var isEmpty: Bool { values.isEmpty }

  /// The sum of the known figures.
  public var total: Int { values.values.reduce(0, +) }
}

/// Sets under a name.
public struct SetTeam: Sendable, Hashable {
  /// Showdown writes a folder before it, with a slash.
  public var name: String?
  /// Showdown's id of the rules it is for, such as `gen9ou`.
  public var format: String?
  /// In the order of the text.
  public var sets: [PokemonSet]

  /// Makes a team, by default an unnamed one.
  public init(name: String? = nil, format: String? = nil, sets: [PokemonSet] = []) {
    self.name = name
    self.format = format
    self.sets = sets
  }
}
