internal import PokedexText

extension TermTable {
  package static let pokemon = TermTable(
    .pokemon, traits + figures + learnsets + origins + damage + order,
    implied: ["is", "region", "color", "in", "egg", "ability", "learns", "evolves-with"])
  package static let moves = TermTable(.moves, ofMoves + ofAllGlossaries)
  package static let abilities = TermTable(.abilities, ofAbilities + [about] + ofAllGlossaries)
  package static let items = TermTable(
    .items, ofItems + [about] + ofLists, implied: ["pocket", "method", "in", "found"])
  package static let natures = TermTable(.natures, ofNatures + ofLists)

  private static let traits: [QueryTerm] = [
    QueryTerm("type", .type, .queryAboutType, "type:fire"),
    QueryTerm("mono", .monotype, .queryAboutMono, "mono fire"),
    QueryTerm("is", .trait, .queryAboutIs, "is:legendary"),
    QueryTerm("ability", .ability(isHidden: false), .queryAboutAbility, "ability:levitate"),
    QueryTerm("hidden", .ability(isHidden: true), .queryAboutHidden, "hidden:drought"),
    QueryTerm("egg", .has(.eggGroup), .queryAboutEgg, "egg:dragon"),
    QueryTerm("color", .has(.color), .queryAboutColor, "color:red"),
    QueryTerm("shape", .has(.shape), .queryAboutShape, "shape:wings"),
    QueryTerm("habitat", .has(.habitat), .queryAboutHabitat, "habitat:sea"),
    QueryTerm("category", .has(.genus), .queryAboutCategory, "category:mouse"),
    QueryTerm("growth", .has(.growth), .queryAboutGrowth, "growth:slow"),
    QueryTerm("ev", .effort, .queryAboutEV, "ev:spe"),
    QueryTerm("name", .name, .queryAboutName, "name:char"),
  ]

  private static let figures: [QueryTerm] = [
    ofFigure("hp", .hp, .statHP, "hp>=150"),
    ofFigure("atk", .attack, .statAttack, "atk>spa"),
    ofFigure("def", .defense, .statDefense, "def>=180"),
    ofFigure("spa", .specialAttack, .statSpecialAttack, "spa>=150"),
    ofFigure("spd", .specialDefense, .statSpecialDefense, "spd>=150"),
    ofFigure("spe", .speed, .statSpeed, "spe>=90%"),
    ofFigure("bst", .total, .statTotal, "bst>=600"),
    ofFigure("height", .height, .height, "height>=3m"),
    ofFigure("weight", .weight, .weight, "weight<1kg"),
    ofFigure("number", .number, .queryNumber, "number:1..9"),
    ofFigure("catch", .catchRate, .catchRate, "catch<=3"),
    ofFigure("friendship", .friendship, .friendship, "friendship=0"),
    ofFigure("exp", .experience, .experience, "exp>=300"),
    ofFigure("hatch", .hatching, .queryHatching, "hatch<=5"),
    ofFigure("female", .female, .queryFemale, "female>=75%"),
    QueryTerm("gen", .figure(.generation), .queryAboutGen, "gen<=3"),
    ofFigure("evolves-at", .evolutionLevel, .queryEvolutionLevel, "evolves-at=36"),
  ]

  private static func ofFigure(
    _ name: String, _ figure: NumericColumn, _ label: Sentence, _ example: String
  ) -> QueryTerm {
    QueryTerm(
      name, .figure(figure), figure.hasPercentiles ? .queryAboutFigure : .queryAboutNumber,
      figureName: label, example)
  }

  private static let learnsets: [QueryTerm] = [
    QueryTerm("learns", .learns, .queryAboutLearns, "learns:surf@machine")
  ]

  private static let origins: [QueryTerm] = [
    QueryTerm("region", .has(.region), .queryAboutRegion, "region:alola"),
    QueryTerm("dex", .has(.dex), .queryAboutDex, "dex:kanto"),
    QueryTerm("game", .has(.game), .queryAboutGame, "game:platinum"),
    QueryTerm("in", .inVersion(isExclusive: false), .queryAboutIn, "in:scarlet"),
    QueryTerm(
      "exclusive", .inVersion(isExclusive: true), .queryAboutExclusive, "exclusive:violet"),
    QueryTerm("found", .found, .queryAboutFound, "found:\"route 201\""),
    QueryTerm("method", .method, .queryAboutMethod, "method:old-rod@platinum"),
    QueryTerm("holds", .holds, .queryAboutHolds, "holds:leftovers"),
    QueryTerm("item", .usesItem, .queryAboutItem, "item:dusk-stone"),
    QueryTerm("evolves", .has(.trigger), .queryAboutEvolves, "evolves:trade"),
    QueryTerm(
      "evolves-with", .evolution(.with), .queryAboutEvolvesWith, "evolves-with:water-stone"),
    QueryTerm("evolves-into", .evolution(.into), .queryAboutEvolvesInto, "evolves-into:espeon"),
    QueryTerm(
      "evolves-from", .evolution(.from), .queryAboutEvolvesFrom, "evolves-from:eevee"),
    QueryTerm(
      "breeds-with", .evolution(.breeding), .queryAboutBreedsWith, "breeds-with:eevee"),
    QueryTerm("family", .evolution(.family), .queryAboutFamily, "family:eevee"),
  ]

  private static let damage: [QueryTerm] = [
    QueryTerm("weak", .takes(.weak), .queryAboutWeak, "weak:ice>=4"),
    QueryTerm("resists", .takes(.resists), .queryAboutResists, "resists:fire"),
    QueryTerm("immune", .takes(.immune), .queryAboutImmune, "immune:ground"),
    QueryTerm("beats", .beats, .queryAboutBeats, "beats:garchomp"),
  ]

  private static let order: [QueryTerm] = [
    QueryTerm("sort", .sort, .queryAboutSort, "sort:spe-desc"),
    QueryTerm("limit", .limit, .queryAboutLimit, "limit:10"),
    QueryTerm("random", .random, .queryAboutRandom, "random:6"),
  ]

  private static let ofMoves: [QueryTerm] = [
    QueryTerm("type", .type, .glossaryAboutType, "type:fire", family: "moves"),
    QueryTerm(
      "class", .has(.damageClass), .glossaryAboutClass, "class:physical", family: "moves"),
    QueryTerm("power", .figure(.power), .glossaryAboutPower, "power>=120", family: "moves"),
    QueryTerm(
      "accuracy", .figure(.accuracy), .glossaryAboutAccuracy, "accuracy=100", family: "moves"),
    QueryTerm("pp", .figure(.points), .glossaryAboutPoints, "pp<=5", family: "moves"),
    QueryTerm(
      "priority", .figure(.priority), .glossaryAboutPriority, "priority>0", family: "moves"),
    QueryTerm(
      "target", .has(.target), .glossaryAboutTarget, "target:all-opponents", family: "moves"),
    QueryTerm("effect", .has(.effect), .glossaryAboutEffect, "effect:burn", family: "moves"),
    QueryTerm("raises", .does(.raises), .movesAboutRaises, "raises:spe", family: "natures"),
    QueryTerm("lowers", .does(.lowers), .movesAboutLowers, "lowers:def", family: "natures"),
    QueryTerm(
      "learnt-by", .learnedBy, .glossaryAboutLearntBy, "learnt-by:pikachu@machine",
      family: "moves"),
  ]

  private static let ofAbilities: [QueryTerm] = [
    QueryTerm(
      "had-by", .hadBy(isHidden: false), .glossaryAboutHadBy, "had-by:gengar", family: "abilities"),
    QueryTerm(
      "hidden", .hadBy(isHidden: true), .glossaryAboutHidden, "hidden:dragonite",
      family: "abilities"),
  ]

  private static let ofItems: [QueryTerm] = [
    QueryTerm("pocket", .has(.pocket), .itemsAboutPocket, "pocket:berries", family: "items"),
    QueryTerm("cures", .does(.cures), .itemsAboutCures, "cures:burn", family: "items"),
    QueryTerm(
      "teaches", .does(.teaches), .itemsAboutTeaches, "teaches:surf@platinum", family: "items"),
    QueryTerm("boosts", .does(.boosts), .itemsAboutBoosts, "boosts:fire", family: "items"),
    QueryTerm("weakens", .does(.weakens), .itemsAboutWeakens, "weakens:ice", family: "items"),
    QueryTerm("in", .inVersion(isExclusive: false), .itemsAboutIn, "in:platinum"),
    QueryTerm("found", .found, .itemsAboutFound, "found:\"route 214\"@platinum"),
    QueryTerm("method", .method, .itemsAboutMethod, "method:hidden@platinum", family: "items"),
  ]

  private static let ofNatures: [QueryTerm] = [
    QueryTerm("raises", .does(.raises), .naturesAboutRaises, "raises:spe", family: "natures"),
    QueryTerm("lowers", .does(.lowers), .naturesAboutLowers, "lowers:atk", family: "natures"),
  ]

  private static let about = QueryTerm(
    "about", .about, .glossaryAboutAbout, "about:burn", family: "glossary")

  private static let ofAllGlossaries: [QueryTerm] =
    [QueryTerm("gen", .figure(.generation), .glossaryAboutGen, "gen<=3", family: "glossary")]
    + ofLists

  private static let ofLists: [QueryTerm] = [
    QueryTerm("name", .name, .queryAboutName, "name:storm", family: "glossary"),
    QueryTerm("sort", .sort, .queryAboutSort, "sort:name-desc", family: "glossary"),
    QueryTerm("limit", .limit, .queryAboutLimit, "limit:10", family: "glossary"),
    QueryTerm("random", .random, .queryAboutRandom, "random:6", family: "glossary"),
  ]
}

extension QueryListKind {
  package var terms: TermTable {
    switch self {
    case .pokemon: .pokemon
    case .moves: .moves
    case .abilities: .abilities
    case .items: .items
    case .natures: .natures
    }
  }
}
