internal import PokedexText

extension QueryTerm {
  /// Every term, in the order in which help shows them.
  package static let all: [QueryTerm] = traits + figures + moves + origins + damage + order

  private static let traits: [QueryTerm] = [
    QueryTerm("type", .type, .queryAboutType, "type:fire", aliases: ["t", "types", "タイプ", "typ"]),
    QueryTerm(
      "mono", .monotype, .queryAboutMono, "mono fire",
      aliases: ["monotype", "mono-type", "単タイプ"]),
    QueryTerm("is", .trait, .queryAboutIs, "is:legendary", aliases: ["分類"]),
    QueryTerm(
      "ability", .ability(isHidden: false), .queryAboutAbility, "ability:levitate",
      aliases: ["a", "abilities", "has", "特性", "とくせい", "fähigkeit"]),
    QueryTerm(
      "hidden", .ability(isHidden: true), .queryAboutHidden, "hidden:drought",
      aliases: ["ha", "hidden-ability", "隠れ特性", "夢特性"]),
    QueryTerm(
      "egg", .has(.eggGroup), .queryAboutEgg, "egg:dragon",
      aliases: ["eggs", "egg-group", "egg-groups", "タマゴグループ", "タマゴ", "ei-gruppe", "ei", "eier"]),
    QueryTerm(
      "color", .has(.color), .queryAboutColor, "color:red",
      aliases: ["colour", "colors", "色", "いろ", "farbe"]),
    QueryTerm("shape", .has(.shape), .queryAboutShape, "shape:wings", aliases: ["body", "形"]),
    QueryTerm(
      "habitat", .has(.habitat), .queryAboutHabitat, "habitat:sea",
      aliases: ["habitats", "生息地", "lebensraum"]),
    QueryTerm(
      "growth", .has(.growth), .queryAboutGrowth, "growth:slow",
      aliases: ["growth-rate", "成長速度", "成長", "せいちょう", "wachstum"]),
    QueryTerm(
      "ev", .effort, .queryAboutEV, "ev:spe",
      aliases: ["evs", "effort", "ev-yield", "努力値", "きそポイント"]),
    QueryTerm(
      "name", .name, .queryAboutName, "name:char", aliases: ["names", "名前", "なまえ"]),
  ]

  private static let figures: [QueryTerm] = [
    ofFigure("hp", .hp, .statHP, "hp>=150", aliases: ["hit-points", "ＨＰ", "体力", "kp"]),
    ofFigure(
      "atk", .attack, .statAttack, "atk>spa",
      aliases: ["attack", "at", "こうげき", "攻撃", "angriff", "ang"]),
    ofFigure(
      "def", .defense, .statDefense, "def>=180",
      aliases: ["defense", "defence", "df", "ぼうぎょ", "防御", "verteidigung", "ver"]),
    ofFigure(
      "spa", .specialAttack, .statSpecialAttack, "spa>=150",
      aliases: [
        "spatk", "sp-atk", "special-attack", "satk", "とくこう", "特攻", "spezialangriff", "sp-angriff",
      ]),
    ofFigure(
      "spd", .specialDefense, .statSpecialDefense, "spd>=150",
      aliases: [
        "spdef", "sp-def", "special-defense", "special-defence", "sdef", "とくぼう", "特防",
        "spezialverteidigung", "sp-verteidigung", "sp-vert", "spv",
      ]),
    ofFigure(
      "spe", .speed, .statSpeed, "spe>=90%",
      aliases: ["speed", "sp", "すばやさ", "素早さ", "initiative", "init", "ini"]),
    ofFigure(
      "bst", .total, .statTotal, "bst>=600",
      aliases: ["total", "base-stat-total", "stat-total", "合計", "種族値", "summe", "sum"]),
    ofFigure(
      "height", .height, .height, "height>=3m",
      aliases: ["ht", "高さ", "たかさ", "身長", "größe"]),
    ofFigure(
      "weight", .weight, .weight, "weight<1kg",
      aliases: ["wt", "重さ", "おもさ", "体重", "gewicht"]),
    ofFigure(
      "number", .number, .queryNumber, "number:1..9",
      aliases: ["no", "num", "n", "national", "番号", "図鑑番号", "nummer"]),
    ofFigure(
      "catch", .catchRate, .catchRate, "catch<=3",
      aliases: ["catch-rate", "capture", "capture-rate", "捕捉率", "fangrate"]),
    ofFigure(
      "friendship", .friendship, .friendship, "friendship=0",
      aliases: ["happiness", "base-friendship", "なつき度", "freundschaft"]),
    ofFigure(
      "exp", .experience, .experience, "exp>=300",
      aliases: ["experience", "base-exp", "base-experience", "xp", "経験値", "基礎経験値", "erfahrung"]),
    ofFigure(
      "hatch", .hatching, .queryHatching, "hatch<=5",
      aliases: ["hatching", "egg-cycles", "cycles", "孵化", "サイクル"]),
    ofFigure(
      "female", .female, .queryFemale, "female>=75%", aliases: ["female%", "メス", "♀", "weiblich"]),
    QueryTerm(
      "gen", .figure(.generation), .queryAboutGen, "gen<=3", aliases: ["generation", "世代"]),
  ]

  private static func ofFigure(
    _ name: String, _ figure: Figure, _ label: Sentence, _ example: String, aliases: [String]
  ) -> QueryTerm {
    QueryTerm(name, .figure(figure), label, example, aliases: aliases)
  }

  private static let moves: [QueryTerm] = [
    QueryTerm(
      "learns", .learns, .queryAboutLearns, "learns:surf@machine",
      aliases: [
        "learn", "learning", "move", "moves", "l", "覚える", "おぼえる", "わざ", "技", "lernt", "attacke",
      ])
  ]

  private static let origins: [QueryTerm] = [
    QueryTerm("region", .has(.region), .queryAboutRegion, "region:alola", aliases: ["地方"]),
    QueryTerm(
      "dex", .has(.dex), .queryAboutDex, "dex:kanto", aliases: ["pokedex", "dexes", "図鑑"]),
    QueryTerm(
      "game", .has(.game), .queryAboutGame, "game:platinum",
      aliases: ["games", "version", "in", "ゲーム", "ソフト", "spiel"]),
    QueryTerm(
      "found", .found, .queryAboutFound, "found:\"route 201\"",
      aliases: ["place", "location", "met", "出現", "場所", "fundort"]),
    QueryTerm(
      "holds", .holds, .queryAboutHolds, "holds:leftovers",
      aliases: ["held", "hold", "wild-item", "持ち物", "もちもの", "trägt"]),
    QueryTerm(
      "evolves", .has(.trigger), .queryAboutEvolves, "evolves:trade",
      aliases: ["evolve", "evolution", "進化", "しんか", "entwicklung"]),
    QueryTerm(
      "evolves-with", .evolvesWith, .queryAboutEvolvesWith, "evolves-with:water-stone",
      aliases: ["evolve-with", "evolution-item", "進化道具"]),
  ]

  private static let damage: [QueryTerm] = [
    QueryTerm(
      "weak", .takes(.weak), .queryAboutWeak, "weak:ice>=4",
      aliases: ["weakness", "weak-to", "弱点", "schwach"]),
    QueryTerm(
      "resists", .takes(.resists), .queryAboutResists, "resists:fire",
      aliases: ["resist", "resisting", "resistant", "res", "耐性", "半減", "resistent"]),
    QueryTerm(
      "immune", .takes(.immune), .queryAboutImmune, "immune:ground",
      aliases: ["immune-to", "immunity", "無効", "immun"]),
  ]

  private static let order: [QueryTerm] = [
    QueryTerm(
      "sort", .sort, .queryAboutSort, "sort:spe-desc",
      aliases: ["order", "by", "並べ替え", "順", "sortiert"]),
    QueryTerm("limit", .limit, .queryAboutLimit, "limit:10", aliases: ["top", "件数"]),
    QueryTerm(
      "random", .random, .queryAboutRandom, "random:6", aliases: ["rand", "ランダム", "zufall"]),
  ]
}
