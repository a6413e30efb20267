internal import PokedexModel

extension Rule {
  /// All rules. A text is read in the way that costs least, so their order doesn't matter.
  static let all: [Rule] = values + figures + orders + bare

  /// "weak to ice and ground", "fire weakness", "learns surf by machine".
  private static let values: [Rule] = [
    Rule(Lattice.condition, [.valueTerm, .between, .list, .optional([.factor])]),
    Rule(Lattice.condition, [.valueTerm, .between, .list, .role([.wayLink]), .way]),
    Rule(
      Lattice.condition,
      [
        .valueTerm, .between, .list, .role([.wayLink]), .way, .optional([.role([.link])]),
        .generation,
      ]),
    Rule(Lattice.condition, [.valueTerm, .between, .list, .between, .game]),
    Rule(
      Lattice.condition,
      [.way, .optional([.role([.noun, .kind])]), .valueTerm, .between, .list]),
    Rule(Lattice.condition, [.factor, .valueTerm, .between, .list]),
    Rule(Lattice.condition, [.list, .optional([.factor]), .valueTerm], cost: 0.2),
    Rule(
      Lattice.condition,
      [.list, .role([.particle]), .between, .optional([.factor]), .valueTerm], cost: 0),
    Rule(Lattice.dexNumbers, [.value([.dex]), .optional([.term(.has(.dex))]), .number]),
    Rule(Lattice.monotype, [.term(.monotype), .optional([.value([.type])])]),
  ]

  /// "bst over 600", "100 or more hp", "faster than garchomp", "over 100 kg".
  private static let figures: [Rule] = [
    Rule(Lattice.comparison, [.figure, .between, .before, .number, .unit]),
    Rule(Lattice.comparison, [.figure, .between, .number, .unit, .comparison(isBehind: true)]),
    Rule(
      Lattice.range,
      [
        .figure, .between, .optional([.role([.rangeStart])]), .number, .role([.range, .and]),
        .number, .unit,
      ]),
    Rule(Lattice.either, [.figure, .number, .role([.or, .and]), .number], cost: 0.3),
    Rule(Lattice.comparison, [.before, .number, .unit, .figure]),
    Rule(Lattice.comparison, [.sign, .number, .figure]),
    Rule(Lattice.comparison, [.number, .unit, .comparison(isBehind: true), .figure]),
    Rule(
      Lattice.measure, [.before, .measure, .unit, .optional([.comparison(isBehind: true)])],
      cost: 0.2),
    Rule(Lattice.comparison, [.figure, .none]),
    Rule(Lattice.comparison, [.comparative, .number, .unit]),
    Rule(Lattice.comparison, [.more, .figure, .role([.than]), .name]),
    Rule(Lattice.comparison, [.more, .figure, .role([.than]), .number, .unit]),
    Rule(Lattice.eggSteps, [.before, .number, .role([.steps])]),
    Rule(Lattice.comparison, [.comparative, .name]),
    Rule(Lattice.comparison, [.name, .comparative]),
    Rule(Lattice.generation, [.generation]),
    Rule(Lattice.numbers, [.numberRange], cost: 0.2),
  ]

  /// "highest attack", "top 10 speed", "spe desc", "fastest".
  private static let orders: [Rule] = [
    Rule(Lattice.order, [.superlative, .optional([.count]), .figure]),
    Rule(Lattice.order, [.figure, .between, .order]),
    Rule(Lattice.order, [.term(.limit), .count, .optional([.figure])]),
    Rule(Lattice.order, [.concept(isSorted: true), .optional([.count])]),
    Rule(Lattice.order, [.count, .concept(isSorted: true)]),
    Rule(Lattice.order, [.term(.sort), .between, .value([.sort]), .optional([.order])]),
  ]

  /// Values and names without a term.
  private static let bare: [Rule] = [
    Rule(Lattice.concept, [.concept(isSorted: false)], cost: -0.1),
    Rule(Lattice.bare, [.value([.type, .trait, .damageClass, .pocket])], cost: 0),
    Rule(Lattice.bare, [.value([.region, .color, .game, .eggGroup])], cost: 0.2),
    Rule(Lattice.bare, [.value([.ability, .move])], cost: 0.3),
    Rule(Lattice.bare, [.value([.method])], cost: 0.5),
    Rule(Lattice.bare, [.value([.effect])], cost: 0.3),
    Rule(Lattice.learntBy, [.value([.pokemon]), .way]),
    Rule(Lattice.learntBy, [.value([.pokemon]), .optional([.way]), .role([.kind])]),
    Rule(Lattice.bare, [.value([.item])], cost: 1),
    Rule(Lattice.bare, [.value([.place, .shape, .habitat, .genus])], cost: 1.5),
    Rule(Lattice.met, [.value([.method]), .between, .value([.place])], cost: 0.3),
    Rule(Lattice.met, [.value([.place]), .between, .value([.method])], cost: 0.3),
    Rule(Lattice.named, [.words], cost: 0),
  ]
}

extension Rule.Piece {
  /// A comparison before a number, if any.
  fileprivate static let before = optional([.comparison(isBehind: false)])
}
