// What people know from elsewhere, and what belongs to another list.
extension MistakeCase {
  static let ofElsewhere: [MistakeCase] = [
    MistakeCase(
      "tier:ou", 0..<4,
      "Tiers are Showdown's, not the games', so there are none here.",
      "ティアは Showdown のもので、ゲームにはないため探せません。"),
    MistakeCase(
      "fire doubles uu", 5..<15,
      "Tiers are Showdown's, not the games', so there are none here.",
      "ティアは Showdown のもので、ゲームにはないため探せません。"),
    MistakeCase(
      "power>100", 0..<5,
      "“power” is asked of moves: pokedex moves 'power>=120'.",
      "「power」はわざの条件です：pokedex moves 'power>=120'。"),
    MistakeCase(
      "accuracy", 0..<8,
      "“accuracy” is asked of moves: pokedex moves 'accuracy=100'.",
      "「accuracy」はわざの条件です：pokedex moves 'accuracy=100'。"),
    MistakeCase(
      "had-by:gengar", 0..<6,
      "“had-by” is asked of abilities: pokedex abilities 'had-by:gengar'.",
      "「had-by」は特性の条件です：pokedex abilities 'had-by:gengar'。"),
    MistakeCase(
      "swords danse", 0..<12,
      "“swords danse” is no name and no term. Closest: learns:swords-dance.",
      "「swords danse」は名前でも条件でもありません。近いもの：learns:swords-dance。"),
    MistakeCase(
      "ultra beasts", 0..<12,
      "“ultra beasts” is no name and no term. Closest: ability:beast-boost.",
      "「ultra beasts」は名前でも条件でもありません。近いもの：ability:beast-boost。"),
    MistakeCase(
      "fastest water", 0..<7,
      "“fastest” is no name and no term. Closest: sort:spe-desc.",
      "「fastest」は名前でも条件でもありません。近いもの：sort:spe-desc。"),
    MistakeCase(
      "the fastest water", 4..<11,
      "“fastest” is no name and no term. Closest: sort:spe-desc.",
      "「fastest」は名前でも条件でもありません。近いもの：sort:spe-desc。"),
    MistakeCase(
      "fast water", 0..<4,
      "“fast” is no name and no term. Closest: sort:spe-desc.",
      "「fast」は名前でも条件でもありません。近いもの：sort:spe-desc。"),
    MistakeCase(
      "fire slow", 5..<9,
      "“slow” is no name and no term. Closest: sort:spe.",
      "「slow」は名前でも条件でもありません。近いもの：sort:spe。"),
    MistakeCase(
      "みず はやい", 3..<6,
      "“はやい” is no name and no term. Closest: sort:spe-desc.",
      "「はやい」は名前でも条件でもありません。近いもの：sort:spe-desc。"),
    MistakeCase(
      "最大 みず", 0..<2,
      "“最大” is no name and no term. Closest: sort:height-desc.",
      "「最大」は名前でも条件でもありません。近いもの：sort:height-desc。"),
    MistakeCase(
      "fire paradox", 5..<12,
      "“paradox” is no name and no term. Closest: ability:protosynthesis, ability:quark-drive.",
      "「paradox」は名前でも条件でもありません。近いもの：ability:protosynthesis、ability:quark-drive。"),
    MistakeCase(
      "600族", 0..<4,
      "“600族” is no name and no term. "
        + "Closest: bst=600 growth:slow is:final !is:mega !legendary !mythical.",
      "「600族」は名前でも条件でもありません。"
        + "近いもの：bst=600 growth:slow is:final !is:mega !legendary !mythical。"),
    MistakeCase(
      "height", 0..<6,
      "“height” needs a number after it. Example: height>=3m.",
      "「height」の後に数が必要です。例：height>=3m"),
    MistakeCase(
      "fire ability", 5..<12,
      "“ability” needs a name after it. Example: ability:levitate.",
      "「ability」の後に名前が必要です。例：ability:levitate"),
    MistakeCase(
      "すばやさ", 0..<4,
      "“すばやさ” needs a number after it. Example: spe>=90%.",
      "「すばやさ」の後に数が必要です。例：spe>=90%"),
    MistakeCase(
      "!(spe desc)", 6..<10,
      "“desc” is about the whole search, so it can't stand in parentheses or after “not”.",
      "「desc」は検索全体の指定なので、かっこの中や「!」の後には置けません。"),
    MistakeCase(
      "fire desc", 5..<9,
      "“desc” needs a figure before it, as in “spe>=100 desc”.",
      "「desc」の前には、「spe>=100 desc」のように能力や大きさが必要です。"),
    MistakeCase(
      "fire | sort by speed", 5..<6,
      "“or” needs a term on both sides.",
      "「または」の両側に条件が必要です。"),
    MistakeCase(
      "dex:kanto<=", 0..<11,
      "“dex” needs a number after it. Example: dex:kanto<=50.",
      "「dex」の後に数が必要です。例：dex:kanto<=50"),
    MistakeCase(
      "levitate !levitate", 9..<18,
      "“levitate” and “!levitate” can't both be true.",
      "「levitate」と「!levitate」は両立しません。"),
    MistakeCase(
      "bst 9000", 0..<8,
      "“bst” is never more than 1125.",
      "「bst」は最大でも 1125 です。"),
  ]
}
