// Misspelt or incomplete names next to other terms, next to other names, and next to signs.
extension MistakeCase {
  static let guessMistakes: [MistakeCase] = [
    MistakeCase(
      "fire dargon", 5..<11,
      "“dargon” is neither a name nor a term. Closest: dragon.",
      "「dargon」は名前でも条件でもありません。近いもの：dragon。"),
    MistakeCase(
      "watre fire", 0..<5,
      "“watre” is neither a name nor a term. Closest: water.",
      "「watre」は名前でも条件でもありません。近いもの：water。"),
    MistakeCase(
      "fire levitat", 5..<12,
      "“levitat” is neither a name nor a term. Closest: ability:levitate.",
      "「levitat」は名前でも条件でもありません。近いもの：ability:levitate。"),
    MistakeCase(
      "fire blarg", 5..<10,
      "“blarg” is neither a name nor a term.", "「blarg」は名前でも条件でもありません。"),
    MistakeCase(
      "charizard blastoise", 0..<19,
      "No Pokémon has all these names. To find either, write charizard | blastoise.",
      "これらすべての名前を持つポケモンはいません。どちらかを探すなら：charizard | blastoise"),
    MistakeCase(
      "water mr mime onix", 6..<18,
      "No Pokémon has all these names. To find either, write mr mime | onix.",
      "これらすべての名前を持つポケモンはいません。どちらかを探すなら：mr mime | onix"),
    MistakeCase(
      "fire 🔥", 5..<6, "“🔥” is neither a name nor a term.", "「🔥」は名前でも条件でもありません。"),
    MistakeCase(
      "charizard *", 10..<11, "“*” is neither a name nor a term.", "「*」は名前でも条件でもありません。"),
    MistakeCase(
      "fire*", 0..<5,
      "“fire*” is neither a name nor a term. Closest: fire.",
      "「fire*」は名前でも条件でもありません。近いもの：fire。"),
    MistakeCase("🔥", 0..<1, "“🔥” is neither a name nor a term.", "「🔥」は名前でも条件でもありません。"),
    MistakeCase("*", 0..<1, "“*” is neither a name nor a term.", "「*」は名前でも条件でもありません。"),
    MistakeCase("%", 0..<1, "“%” is neither a name nor a term.", "「%」は名前でも条件でもありません。"),
    MistakeCase("\\", 0..<1, "“\\” is neither a name nor a term.", "「\\」は名前でも条件でもありません。"),
    MistakeCase("fire %", 5..<6, "“%” is neither a name nor a term.", "「%」は名前でも条件でもありません。"),
  ]
}
