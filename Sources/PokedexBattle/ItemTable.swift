package import PokedexModel

/// All held items that affect damage, and their rules. A new item needs one row.
///
/// Sources: Bulbapedia's articles on each item, "Type-enhancing item" and "Gem"; for the factors in
/// 4096ths, Smogon, "The complete damage formula"; the disassemblies of Crystal and Emerald.
extension BattleEffect {
  /// The items by PokeAPI's slug.
  package static let items = Dictionary(
    uniqueKeysWithValues: (rows + braces + typeItems).map { ($0.slug, $0) })

  /// PokeAPI's slugs of items that affect damage but that the calculator doesn't support. Items
  /// that are neither here nor in `items` don't affect damage.
  static let notImplementedItems: Set = [
    "metronome", "utility-umbrella", "lagging-tail", "full-incense",
  ]

  /// Returns the type that an item gives to Arceus (plates) or Silvally (memories).
  ///
  /// - Parameter species: slug of the item's holder.
  package static func type(of species: String, holding item: String) -> PokemonType? {
    let kinds = ["arceus": "-plate", "silvally": "-memory"]
    guard let kind = kinds[species], item.hasSuffix(kind) else { return nil }
    return items[item]?.type
  }

  private static let rows: [BattleEffect] = [
    .init("ability-shield", .shieldsAbility),
    ofSpecies("adamant-crystal", "dialga", .steel, since: 9),
    ofSpecies("adamant-orb", "dialga", .steel, since: 4),
    .init("air-balloon", since: 5, immunity: .moveType(.ground), .floats),
    .init("assault-vest", since: 6, defending: [.init(.defense, 6144, .onSpecialDefense)]),
    .init("booster-energy", .raisesStat),
    .init("burn-drive", type: .fire),
    .init("chill-drive", type: .ice),
    .init("choice-band", attacking: [.init(.attack, 6144, .physical)]),
    .init("choice-scarf", always: [.init(.lateSpeed, 6144)]),
    .init("choice-specs", since: 4, attacking: [.init(.attack, 6144, .special)]),
    mask("cornerstone-mask", of: "ogerpon-cornerstone"),
    .init(
      "deep-sea-scale", species: ["clamperl"],
      defending: [.init(.defense, 8192, .onSpecialDefense)]),
    .init(
      "deep-sea-tooth", species: ["clamperl"], attacking: [.init(.attack, 8192, .special)]),
    .init("douse-drive", type: .water),
    // Because of a bug, Dragon Scale has the effect of Dragon Fang in generation II.
    booster("dragon-fang", .dragon, second: 4096),
    .init(
      "dragon-scale", since: 2,
      attacking: [.init(.beforeChance, 4506, .moveType(.dragon), until: 2)]),
    .init("eviolite", since: 5, defending: [.init(.defense, 6144, .canEvolve)]),
    .init("expert-belt", since: 4, attacking: [.init(.lateFinal, 4915, .superEffective)]),
    .init("float-stone", always: [.init(.weight, 2048)]),
    ofSpecies("griseous-core", "giratina", .ghost, since: 9),
    ofSpecies("griseous-orb", "giratina", .ghost, since: 4),
    mask("hearthflame-mask", of: "ogerpon-hearthflame"),
    .init("heavy-duty-boots", .safeFromHazards),
    .init("iron-ball", always: [.init(.lateSpeed, 2048)], .sinks),
    .init(
      "life-orb", since: 4,
      attacking: [.init(.beforeChance, 5325, until: 4), .init(.lateFinal, 5324, since: 5)],
      .costsHP),
    .init(
      "light-ball", since: 2, species: ["pikachu"],
      attacking: [
        .init(.attack, 8192, .special, until: 3), .init(.attack, 8192, since: 4),
      ]),
    .init("loaded-dice", .hitsOften),
    ofSpecies("lustrous-globe", "palkia", .water, since: 9),
    ofSpecies("lustrous-orb", "palkia", .water, since: 4),
    .init(
      "metal-powder", since: 2, species: ["ditto"],
      defending: [
        .init(.defense, 6144, .onDefense, until: 4),
        .init(.defense, 8192, .onDefense, since: 5),
      ]),
    .init("muscle-band", since: 4, attacking: [.init(.power, 4505, .physical)]),
    .init("protective-pads", .avoidsContact),
    .init(
      "punching-glove", since: 9, attacking: [.init(.power, 4506, .flag(.punch))],
      .avoidsContactOfPunches),
    .init("quick-powder", species: ["ditto"], always: [.init(.lateSpeed, 8192)]),
    .init("ring-target", .losesImmunities),
    booster("sea-incense", .water, third: 4301),
    .init("shock-drive", type: .electric),
    .init(
      "soul-dew", species: ["latias", "latios"],
      attacking: [
        .init(.attack, 6144, .special, until: 6),
        .init(.power, 4915, .moveType(.psychic), since: 7),
        .init(.power, 4915, .moveType(.dragon), since: 7),
      ], defending: [.init(.defense, 6144, .onSpecialDefense, until: 6)]),
    .init(
      "thick-club", since: 2, species: ["cubone", "marowak"],
      attacking: [.init(.attack, 8192, .physical)]),
    mask("wellspring-mask", of: "ogerpon-wellspring"),
    .init("wise-glasses", since: 4, attacking: [.init(.power, 4505, .special)]),
  ]

  /// Items that strengthen moves of a type.
  private static let boosters: KeyValuePairs<PokemonType, String> = [
    .bug: "insect-plate silver-powder",
    .dark: "black-glasses dread-plate",
    .dragon: "draco-plate",
    .electric: "magnet zap-plate",
    .fairy: "fairy-feather pixie-plate",
    .fighting: "black-belt fist-plate",
    .fire: "charcoal flame-plate",
    .flying: "sharp-beak sky-plate",
    .ghost: "spell-tag spooky-plate",
    .grass: "meadow-plate miracle-seed rose-incense",
    .ground: "earth-plate soft-sand",
    .ice: "icicle-plate never-melt-ice",
    .normal: "pink-bow polkadot-bow silk-scarf",
    .poison: "poison-barb toxic-plate",
    .psychic: "mind-plate odd-incense twisted-spoon",
    .rock: "hard-stone rock-incense stone-plate",
    .steel: "iron-plate metal-coat",
    .water: "mystic-water splash-plate wave-incense",
  ]

  /// Berries that halve the damage of a move of a type.
  private static let berries: KeyValuePairs<PokemonType, String> = [
    .bug: "tanga", .dark: "colbur", .dragon: "haban", .electric: "wacan", .fairy: "roseli",
    .fighting: "chople", .fire: "occa", .flying: "coba", .ghost: "kasib", .grass: "rindo",
    .ground: "shuca", .ice: "yache", .normal: "chilan", .poison: "kebia", .psychic: "payapa",
    .rock: "charti", .steel: "babiri", .water: "passho",
  ]

  /// Items that are tied to a type.
  private static let typeItems: [BattleEffect] =
    boosters.flatMap { type, slugs in
      slugs.split(separator: " ").map { booster(String($0), type) }
    } + berries.flatMap { type, name in [berry("\(name)-berry", type), gem(type), memory(type)] }

  /// Items that raise effort values and halve Speed.
  private static let braces = [
    "macho-brace", "power-anklet", "power-band", "power-belt", "power-bracer", "power-lens",
    "power-weight",
  ].map { BattleEffect($0, always: [.init(.lateSpeed, 2048)]) }

  /// Returns an item that strengthens moves of a type.
  ///
  /// - Parameters:
  ///   - second: the factor in generation II.
  ///   - third: the factor in generation III.
  private static func booster(
    _ slug: String, _ type: PokemonType, second: Int = 4506, third: Int = 4506
  ) -> BattleEffect {
    BattleEffect(
      slug, since: 2, type: type,
      attacking: [
        .init(.beforeChance, second, .moveType(type), until: 2),
        .init(.attack, third, .moveType(type), since: 3, until: 3),
        .init(.power, 4915, .moveType(type), since: 4),
      ])
  }

  private static func gem(_ type: PokemonType) -> BattleEffect {
    BattleEffect(
      "\(type.rawValue)-gem", since: 5, type: type,
      attacking: [
        .init(.power, 6144, .moveType(type), until: 5),
        .init(.power, 5325, .moveType(type), since: 6),
      ], .gem)
  }

  private static func berry(_ slug: String, _ type: PokemonType) -> BattleEffect {
    BattleEffect(
      slug, since: 4, type: type,
      defending: [
        .init(.lateFinal, 2048, .berryEaten), .init(.lateFinal, 2048, .berryEaten, .ripened),
      ], .berry)
  }

  private static func memory(_ type: PokemonType) -> BattleEffect {
    BattleEffect("\(type.rawValue)-memory", type: type)
  }

  private static func mask(_ slug: String, of variety: String) -> BattleEffect {
    BattleEffect(slug, since: 9, species: [variety], attacking: [.init(.power, 4915)])
  }

  /// Returns an item that strengthens Dragon moves and moves of another type for one species.
  private static func ofSpecies(
    _ slug: String, _ species: String, _ type: PokemonType, since: Int
  ) -> BattleEffect {
    BattleEffect(
      slug, since: since, species: [species],
      attacking: [type, .dragon].map { .init(.power, 4915, .moveType($0)) })
  }
}
