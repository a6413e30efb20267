internal import PokedexText

extension QueryTerm {
  /// Every term, in the order in which help shows them.
  package static let all: [QueryTerm] = traits + figures + moves + origins + damage + order

  private static let traits: [QueryTerm] = [
    QueryTerm("type", .type, .queryAboutType, "type:fire"),
    QueryTerm(
      "mono", .monotype, .queryAboutMono, "mono fire"),
    QueryTerm("is", .trait, .queryAboutIs, "is:legendary"),
    QueryTerm(
      "ability", .ability(isHidden: false), .queryAboutAbility, "ability:levitate"),
    QueryTerm(
      "hidden", .ability(isHidden: true), .queryAboutHidden, "hidden:drought"),
    QueryTerm(
      "egg", .has(.eggGroup), .queryAboutEgg, "egg:dragon"),
    QueryTerm(
      "color", .has(.color), .queryAboutColor, "color:red"),
    QueryTerm("shape", .has(.shape), .queryAboutShape, "shape:wings"),
    QueryTerm(
      "habitat", .has(.habitat), .queryAboutHabitat, "habitat:sea"),
    QueryTerm(
      "growth", .has(.growth), .queryAboutGrowth, "growth:slow"),
    QueryTerm(
      "ev", .effort, .queryAboutEV, "ev:spe"),
    QueryTerm(
      "name", .name, .queryAboutName, "name:char"),
  ]

  private static let figures: [QueryTerm] = [
    ofFigure("hp", .hp, .statHP, "hp>=150"),
    ofFigure(
      "atk", .attack, .statAttack, "atk>spa"),
    ofFigure(
      "def", .defense, .statDefense, "def>=180"),
    ofFigure(
      "spa", .specialAttack, .statSpecialAttack, "spa>=150"),
    ofFigure(
      "spd", .specialDefense, .statSpecialDefense, "spd>=150"),
    ofFigure(
      "spe", .speed, .statSpeed, "spe>=90%"),
    ofFigure(
      "bst", .total, .statTotal, "bst>=600"),
    ofFigure(
      "height", .height, .height, "height>=3m"),
    ofFigure(
      "weight", .weight, .weight, "weight<1kg"),
    ofFigure(
      "number", .number, .queryNumber, "number:1..9"),
    ofFigure(
      "catch", .catchRate, .catchRate, "catch<=3"),
    ofFigure(
      "friendship", .friendship, .friendship, "friendship=0"),
    ofFigure(
      "exp", .experience, .experience, "exp>=300"),
    ofFigure(
      "hatch", .hatching, .queryHatching, "hatch<=5"),
    ofFigure(
      "female", .female, .queryFemale, "female>=75%"),
    QueryTerm(
      "gen", .figure(.generation), .queryAboutGen, "gen<=3"),
  ]

  private static func ofFigure(
    _ name: String, _ figure: Figure, _ label: Sentence, _ example: String
  ) -> QueryTerm {
    QueryTerm(name, .figure(figure), label, example)
  }

  private static let moves: [QueryTerm] = [
    QueryTerm(
      "learns", .learns, .queryAboutLearns, "learns:surf@machine")
  ]

  private static let origins: [QueryTerm] = [
    QueryTerm("region", .has(.region), .queryAboutRegion, "region:alola"),
    QueryTerm(
      "dex", .has(.dex), .queryAboutDex, "dex:kanto"),
    QueryTerm(
      "game", .has(.game), .queryAboutGame, "game:platinum"),
    QueryTerm(
      "found", .found, .queryAboutFound, "found:\"route 201\""),
    QueryTerm(
      "holds", .holds, .queryAboutHolds, "holds:leftovers"),
    QueryTerm(
      "evolves", .has(.trigger), .queryAboutEvolves, "evolves:trade"),
    QueryTerm(
      "evolves-with", .evolvesWith, .queryAboutEvolvesWith, "evolves-with:water-stone"),
  ]

  private static let damage: [QueryTerm] = [
    QueryTerm(
      "weak", .takes(.weak), .queryAboutWeak, "weak:ice>=4"),
    QueryTerm(
      "resists", .takes(.resists), .queryAboutResists, "resists:fire"),
    QueryTerm(
      "immune", .takes(.immune), .queryAboutImmune, "immune:ground"),
  ]

  private static let order: [QueryTerm] = [
    QueryTerm(
      "sort", .sort, .queryAboutSort, "sort:spe-desc"),
    QueryTerm("limit", .limit, .queryAboutLimit, "limit:10"),
    QueryTerm(
      "random", .random, .queryAboutRandom, "random:6"),
  ]
}
