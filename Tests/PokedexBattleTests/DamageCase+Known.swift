import PokedexBattle
import PokedexModel

extension DamageCase {
  /// Damage calculations with known results: two for each generation.
  static let all: [DamageCase] = [
    DamageCase(
      generation: 1,
      .init(
        base: [60, 75, 85, 100, 100, 115], types: [.water, .psychic], level: 100, raised: nil,
        lowered: nil,
        effort: [0, 0, 0, 0, 0, 0], individual: [31, 31, 31, 31, 31, 31],
        stages: [0, 5, -1, -5, -5, 6], isBurnt: true),
      .init(
        base: [70, 62, 67, 55, 55, 56], types: [.poison], level: 68, raised: nil, lowered: nil,
        effort: [0, 0, 0, 0, 0, 0], individual: [31, 31, 31, 31, 31, 31],
        stages: [0, 0, 0, 0, 0, 0], isBurnt: false),
      move: BattleMove(slug: "aurora-beam", type: .ice, damageClass: .special, power: 65),
      isCritical: true, isSpread: false, isDoubles: false, hasReflect: false, hasLightScreen: false,
      damage: 193...227),
    DamageCase(
      generation: 1,
      .init(
        base: [40, 80, 35, 35, 35, 70], types: [.fighting], level: 50, raised: nil, lowered: nil,
        effort: [0, 0, 0, 0, 0, 0], individual: [31, 31, 31, 31, 31, 31],
        stages: [0, 0, 0, 0, 0, 0], isBurnt: false),
      .init(
        base: [65, 80, 40, 45, 45, 75], types: [.bug, .poison], level: 100, raised: nil,
        lowered: nil,
        effort: [0, 0, 0, 0, 0, 0], individual: [31, 31, 31, 31, 31, 31],
        stages: [0, 0, 0, 0, 0, 0], isBurnt: true),
      move: BattleMove(slug: "blizzard", type: .ice, damageClass: .special, power: 120),
      isCritical: true, isSpread: false, isDoubles: false, hasReflect: false, hasLightScreen: false,
      damage: 40...48),
    DamageCase(
      generation: 2,
      .init(
        base: [73, 76, 75, 81, 100, 100], types: [.fire], level: 100, raised: nil, lowered: nil,
        effort: [0, 0, 0, 0, 0, 0], individual: [31, 31, 31, 31, 31, 31],
        stages: [0, 0, 0, 0, 0, 0], isBurnt: false),
      .init(
        base: [50, 120, 53, 35, 110, 87], types: [.fighting], level: 92, raised: nil, lowered: nil,
        effort: [0, 0, 0, 0, 0, 0], individual: [31, 18, 4, 20, 20, 19],
        stages: [0, 0, 0, 0, 0, 0], isBurnt: false),
      move: BattleMove(slug: "vital-throw", type: .fighting, damageClass: .physical, power: 70),
      isCritical: false, isSpread: false, isDoubles: false, hasReflect: false,
      hasLightScreen: false, damage: 77...91),
    DamageCase(
      generation: 2,
      .init(
        base: [41, 64, 45, 50, 50, 50], types: [.dragon], level: 100, raised: nil, lowered: nil,
        effort: [0, 0, 0, 0, 0, 0], individual: [31, 31, 31, 31, 31, 31],
        stages: [0, 5, 4, -4, -3, 4], isBurnt: false),
      .init(
        base: [59, 63, 80, 65, 80, 58], types: [.water], level: 92, raised: nil, lowered: nil,
        effort: [0, 0, 0, 0, 0, 0], individual: [31, 31, 31, 31, 31, 31],
        stages: [0, 0, 0, 0, 0, 0], isBurnt: false),
      move: BattleMove(slug: "tackle", type: .normal, damageClass: .physical, power: 35),
      isCritical: false, isSpread: false, isDoubles: false, hasReflect: false,
      hasLightScreen: false, damage: 85...100),
    DamageCase(
      generation: 3,
      .init(
        base: [45, 60, 30, 80, 50, 65], types: [.dark, .fire], level: 50, raised: nil, lowered: nil,
        effort: [252, 252, 252, 188, 4, 4], individual: [31, 31, 31, 31, 31, 31],
        stages: [0, 0, 2, 6, -6, -1], isBurnt: false),
      .init(
        base: [95, 80, 105, 40, 70, 100], types: [.normal], level: 100, raised: .defense,
        lowered: .specialAttack,
        effort: [252, 252, 0, 0, 0, 252], individual: [31, 31, 31, 31, 31, 31],
        stages: [0, 0, 0, 0, 0, 0], isBurnt: false),
      move: BattleMove(slug: "psychic", type: .psychic, damageClass: .special, power: 90),
      isCritical: false, isSpread: false, isDoubles: true, hasReflect: false, hasLightScreen: false,
      damage: 96...113),
    DamageCase(
      generation: 3,
      .init(
        base: [65, 75, 105, 35, 65, 85], types: [.ground, .flying], level: 100, raised: nil,
        lowered: nil,
        effort: [0, 0, 144, 0, 0, 0], individual: [31, 31, 31, 31, 31, 31],
        stages: [0, 0, 0, 0, 0, 0], isBurnt: false),
      .init(
        base: [55, 47, 52, 40, 40, 41], types: [.poison], level: 50, raised: nil, lowered: nil,
        effort: [252, 252, 200, 4, 0, 0], individual: [31, 31, 31, 31, 31, 31],
        stages: [0, 0, 0, 0, 0, 0], isBurnt: false),
      move: BattleMove(slug: "astonish", type: .ghost, damageClass: .physical, power: 30),
      isCritical: false, isSpread: false, isDoubles: true, hasReflect: false, hasLightScreen: true,
      damage: 42...50),
    DamageCase(
      generation: 4,
      .init(
        base: [63, 63, 47, 41, 41, 74], types: [.poison, .dark], level: 50, raised: .attack,
        lowered: .specialDefense,
        effort: [252, 0, 184, 0, 252, 0], individual: [31, 31, 31, 31, 31, 31],
        stages: [0, 0, 0, 0, 0, 0], isBurnt: false),
      .init(
        base: [65, 47, 55, 73, 75, 85], types: [.bug], level: 50, raised: .specialAttack,
        lowered: .defense,
        effort: [252, 152, 4, 0, 0, 4], individual: [8, 14, 10, 13, 25, 31],
        stages: [0, -6, 0, 2, -4, 0], isBurnt: false),
      move: BattleMove(slug: "thunder-punch", type: .electric, damageClass: .physical, power: 75),
      isCritical: false, isSpread: false, isDoubles: false, hasReflect: false,
      hasLightScreen: false, damage: 45...53),
    DamageCase(
      generation: 4,
      .init(
        base: [50, 120, 53, 35, 110, 87], types: [.fighting], level: 70, raised: .specialAttack,
        lowered: .specialDefense,
        effort: [12, 0, 0, 116, 0, 36], individual: [31, 31, 31, 31, 31, 31],
        stages: [0, 0, 0, 0, 0, 0], isBurnt: true),
      .init(
        base: [20, 15, 20, 10, 55, 80], types: [.water], level: 100, raised: .defense,
        lowered: .specialDefense,
        effort: [0, 60, 252, 0, 4, 252], individual: [31, 31, 31, 31, 31, 31],
        stages: [0, 0, 0, 0, 0, 0], isBurnt: false),
      move: BattleMove(slug: "hammer-arm", type: .fighting, damageClass: .physical, power: 100),
      isCritical: false, isSpread: false, isDoubles: true, hasReflect: false, hasLightScreen: false,
      damage: 51...60),
    DamageCase(
      generation: 5,
      .init(
        base: [90, 85, 75, 115, 100, 115], types: [.electric], level: 37, raised: .speed,
        lowered: .specialDefense,
        effort: [252, 0, 0, 252, 0, 252], individual: [31, 31, 31, 31, 31, 31],
        stages: [0, 5, -3, -1, -1, -4], isBurnt: false),
      .init(
        base: [73, 100, 60, 100, 60, 65], types: [.poison], level: 60, raised: .specialDefense,
        lowered: .speed,
        effort: [0, 252, 252, 252, 252, 252], individual: [22, 9, 21, 20, 6, 30],
        stages: [0, 0, 0, 0, 0, 0], isBurnt: false),
      move: BattleMove(slug: "hydro-pump", type: .water, damageClass: .special, power: 120),
      isCritical: true, isSpread: false, isDoubles: true, hasReflect: false, hasLightScreen: false,
      damage: 64...76),
    DamageCase(
      generation: 5,
      .init(
        base: [78, 84, 78, 109, 85, 100], types: [.fire], level: 100, raised: nil, lowered: nil,
        effort: [0, 252, 4, 0, 44, 252], individual: [31, 31, 31, 31, 31, 31],
        stages: [0, 0, 0, 0, 0, 0], isBurnt: true),
      .init(
        base: [50, 180, 20, 180, 20, 150], types: [.psychic], level: 100, raised: .defense,
        lowered: .attack,
        effort: [252, 136, 0, 252, 252, 136], individual: [6, 11, 29, 26, 4, 29],
        stages: [0, -3, 3, 5, 2, 6], isBurnt: false),
      move: BattleMove(slug: "leaf-storm", type: .grass, damageClass: .special, power: 140),
      isCritical: false, isSpread: false, isDoubles: true, hasReflect: false, hasLightScreen: false,
      damage: 114...135),
    DamageCase(
      generation: 6,
      .init(
        base: [45, 60, 32, 50, 32, 76], types: [.electric], level: 50, raised: .speed,
        lowered: .specialDefense,
        effort: [4, 4, 252, 252, 252, 0], individual: [31, 31, 31, 31, 31, 31],
        stages: [0, 0, 0, 0, 0, 0], isBurnt: false),
      .init(
        base: [60, 110, 70, 60, 60, 100], types: [.normal, .flying], level: 67, raised: .speed,
        lowered: .specialAttack,
        effort: [0, 252, 64, 0, 252, 252], individual: [12, 16, 21, 4, 12, 27],
        stages: [0, 0, -5, 2, -3, -5], isBurnt: false),
      move: BattleMove(slug: "karate-chop", type: .fighting, damageClass: .physical, power: 50),
      isCritical: false, isSpread: false, isDoubles: false, hasReflect: false, hasLightScreen: true,
      damage: 44...52),
    DamageCase(
      generation: 6,
      .init(
        base: [110, 135, 60, 50, 65, 88], types: [.ground, .steel], level: 50,
        raised: .specialDefense, lowered: .specialAttack,
        effort: [196, 252, 252, 0, 0, 4], individual: [31, 31, 31, 31, 31, 31],
        stages: [0, 0, 0, 0, 0, 0], isBurnt: false),
      .init(
        base: [75, 80, 55, 25, 35, 35], types: [.fighting], level: 53, raised: nil, lowered: nil,
        effort: [252, 4, 4, 0, 0, 252], individual: [31, 31, 31, 31, 31, 31],
        stages: [0, 0, 0, 0, 0, 0], isBurnt: false),
      move: BattleMove(slug: "brick-break", type: .fighting, damageClass: .physical, power: 75),
      isCritical: false, isSpread: false, isDoubles: false, hasReflect: false,
      hasLightScreen: false, damage: 67...79),
    DamageCase(
      generation: 7,
      .init(
        base: [60, 62, 80, 63, 80, 60], types: [.grass], level: 50, raised: .specialAttack,
        lowered: .specialDefense,
        effort: [248, 252, 0, 0, 4, 20], individual: [29, 4, 1, 13, 15, 17],
        stages: [0, 0, 0, 0, 0, 0], isBurnt: false),
      .init(
        base: [37, 25, 41, 25, 41, 25], types: [.bug], level: 50, raised: .specialAttack,
        lowered: .speed,
        effort: [252, 252, 0, 252, 200, 252], individual: [31, 31, 31, 31, 31, 31],
        stages: [0, -3, 3, -1, -5, 5], isBurnt: false),
      move: BattleMove(slug: "pollen-puff", type: .bug, damageClass: .special, power: 90),
      isCritical: true, isSpread: false, isDoubles: true, hasReflect: false, hasLightScreen: false,
      damage: 171...202),
    DamageCase(
      generation: 7,
      .init(
        base: [38, 36, 38, 32, 36, 57], types: [.normal], level: 100, raised: .speed,
        lowered: .attack,
        effort: [252, 252, 156, 252, 4, 252], individual: [31, 31, 31, 31, 31, 31],
        stages: [0, -2, 4, 4, -2, 4], isBurnt: false),
      .init(
        base: [137, 137, 107, 113, 89, 97], types: [.psychic, .steel], level: 93, raised: .defense,
        lowered: .speed,
        effort: [0, 252, 236, 4, 252, 0], individual: [31, 31, 31, 31, 31, 31],
        stages: [0, 0, 0, 0, 0, 0], isBurnt: false),
      move: BattleMove(slug: "whirlpool", type: .water, damageClass: .special, power: 35),
      isCritical: false, isSpread: false, isDoubles: false, hasReflect: false,
      hasLightScreen: false, damage: 48...57),
    DamageCase(
      generation: 8,
      .init(
        base: [60, 82, 45, 45, 45, 74], types: [.ground, .dark], level: 100,
        raised: .specialDefense, lowered: .defense,
        effort: [36, 0, 252, 252, 252, 4], individual: [31, 31, 31, 31, 31, 31],
        stages: [0, 0, 0, 0, 0, 0], isBurnt: true),
      .init(
        base: [77, 85, 51, 55, 51, 65], types: [.bug], level: 88, raised: .specialAttack,
        lowered: .speed,
        effort: [252, 4, 20, 252, 156, 4], individual: [31, 31, 31, 31, 31, 31],
        stages: [0, -3, 1, 5, -5, 3], isBurnt: false),
      move: BattleMove(slug: "meteor-mash", type: .steel, damageClass: .physical, power: 90),
      isCritical: false, isSpread: false, isDoubles: false, hasReflect: false,
      hasLightScreen: false, damage: 34...41),
    DamageCase(
      generation: 8,
      .init(
        base: [91, 72, 90, 129, 90, 108], types: [.water, .fighting], level: 73, raised: .attack,
        lowered: .speed,
        effort: [4, 252, 0, 252, 252, 0], individual: [31, 31, 31, 31, 31, 31],
        stages: [0, 0, 0, 0, 0, 0], isBurnt: false),
      .init(
        base: [80, 100, 50, 100, 50, 200], types: [.electric], level: 100, raised: .speed,
        lowered: .defense,
        effort: [4, 252, 252, 252, 252, 4], individual: [31, 31, 31, 31, 31, 31],
        stages: [0, 0, 0, 0, 0, 0], isBurnt: false),
      move: BattleMove(slug: "grav-apple", type: .grass, damageClass: .physical, power: 80),
      isCritical: false, isSpread: false, isDoubles: true, hasReflect: false, hasLightScreen: false,
      damage: 47...56),
    DamageCase(
      generation: 9,
      .init(
        base: [100, 50, 80, 60, 80, 50], types: [.water, .fairy], level: 100,
        raised: .specialAttack, lowered: .defense,
        effort: [252, 0, 0, 252, 252, 4], individual: [31, 31, 31, 31, 31, 31],
        stages: [0, 1, -2, -6, -2, -1], isBurnt: true),
      .init(
        base: [59, 59, 58, 90, 70, 73], types: [.fire], level: 100, raised: .attack,
        lowered: .specialDefense,
        effort: [0, 252, 4, 4, 4, 132], individual: [31, 31, 31, 31, 31, 31],
        stages: [0, 1, -6, -6, 3, -3], isBurnt: true),
      move: BattleMove(slug: "dragon-rush", type: .dragon, damageClass: .physical, power: 100),
      isCritical: false, isSpread: false, isDoubles: false, hasReflect: false,
      hasLightScreen: false, damage: 192...226),
    DamageCase(
      generation: 9,
      .init(
        base: [114, 85, 70, 85, 80, 30], types: [.grass, .poison], level: 100, raised: .speed,
        lowered: .defense,
        effort: [0, 0, 0, 4, 132, 252], individual: [31, 31, 31, 31, 31, 31],
        stages: [0, 0, 0, 0, 0, 0], isBurnt: false),
      .init(
        base: [45, 55, 45, 65, 45, 75], types: [.ice, .flying], level: 39, raised: nil,
        lowered: nil,
        effort: [4, 28, 0, 148, 0, 0], individual: [31, 31, 31, 31, 31, 31],
        stages: [0, 4, -3, -3, 5, -6], isBurnt: false),
      move: BattleMove(slug: "thrash", type: .normal, damageClass: .physical, power: 120),
      isCritical: false, isSpread: false, isDoubles: false, hasReflect: false,
      hasLightScreen: false, damage: 884...1040),
  ]
}
