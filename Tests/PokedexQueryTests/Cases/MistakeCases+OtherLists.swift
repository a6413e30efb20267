// Terms that only other programs have, terms that apply only to lists of moves or abilities, and
// terms that are incomplete or in the wrong place.
extension MistakeCase {
  static let foreignTermMistakes: [MistakeCase] = [
    MistakeCase(
      "tier:ou", 0..<4,
      "Tiers are Showdown's, not the games', so pokedex has none.",
      "ティアは Showdown のもので、ゲームにはないため探せません。"),
    MistakeCase(
      "fire doubles uu", 5..<15,
      "Tiers are Showdown's, not the games', so pokedex has none.",
      "ティアは Showdown のもので、ゲームにはないため探せません。"),
    MistakeCase(
      "power>100", 0..<5,
      "“power” is a term for moves: pokedex moves 'power>=120'.",
      "「power」はわざの条件です：pokedex moves 'power>=120'。"),
    MistakeCase(
      "accuracy", 0..<8,
      "“accuracy” is a term for moves: pokedex moves 'accuracy=100'.",
      "「accuracy」はわざの条件です：pokedex moves 'accuracy=100'。"),
    MistakeCase(
      "had-by:gengar", 0..<6,
      "“had-by” is a term for abilities: pokedex abilities 'had-by:gengar'.",
      "「had-by」は特性の条件です：pokedex abilities 'had-by:gengar'。"),
    MistakeCase(
      "swords danse", 0..<12,
      "“swords danse” is neither a name nor a term. Closest: learns:swords-dance.",
      "「swords danse」は名前でも条件でもありません。近いもの：learns:swords-dance。"),
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
      "“desc” applies to the whole search, so it can't be in parentheses or after “not”.",
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
      "bst 9000", 0..<8,
      "“bst” is never more than 1125.",
      "「bst」は最大でも 1125 です。"),
  ]
}
