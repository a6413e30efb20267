// Mistakes with quotation marks, parentheses and other signs, and with terms that apply to the
// whole search.
extension MistakeCase {
  static let symbolMistakes: [MistakeCase] = [
    MistakeCase(
      "\"pikachu", 0..<1,
      "The quotation mark is not closed.",
      "引用符が閉じていません。"),
    MistakeCase(
      "fire \"\"", 5..<7,
      "There is nothing between the quotation marks.",
      "引用符の中が空です。"),
    MistakeCase(
      "(fire water", 0..<1,
      "The parenthesis is not closed.",
      "かっこが閉じていません。"),
    MistakeCase(
      "type:(fire|water", 5..<6,
      "The parenthesis is not closed.",
      "かっこが閉じていません。"),
    MistakeCase(
      "((fire)", 0..<1,
      "The parenthesis is not closed.",
      "かっこが閉じていません。"),
    MistakeCase(
      "fire)", 4..<5,
      "This parenthesis was never opened.",
      "対応する開きかっこがありません。"),
    MistakeCase(
      "()", 0..<2,
      "There is nothing to find between the parentheses.",
      "かっこの中に条件がありません。"),
    MistakeCase(
      "fire ()", 5..<7,
      "There is nothing to find between the parentheses.",
      "かっこの中に条件がありません。"),
    MistakeCase(
      "fire |", 5..<6,
      "“or” needs a term on both sides.",
      "「または」の両側に条件が必要です。"),
    MistakeCase(
      "| fire", 0..<1,
      "“or” needs a term on both sides.",
      "「または」の両側に条件が必要です。"),
    MistakeCase(
      "fire or or water", 5..<7,
      "“or” needs a term on both sides.",
      "「または」の両側に条件が必要です。"),
    MistakeCase(
      "!", 0..<1,
      "“not” needs a term after it.",
      "「!」の後に条件が必要です。"),
    MistakeCase(
      "fire !", 5..<6,
      "“not” needs a term after it.",
      "「!」の後に条件が必要です。"),
    MistakeCase(
      ">100", 0..<1,
      "A term is missing before “>”.",
      "「>」の前に条件が必要です。"),
    MistakeCase(
      ":fire", 0..<1,
      "A term is missing before “:”.",
      "「:」の前に条件が必要です。"),
    MistakeCase(
      "@platinum", 0..<1,
      "A term is missing before “@”.",
      "「@」の前に条件が必要です。"),
    MistakeCase(
      "ability:levitate@platinum", 16..<17,
      "“@” can't follow “ability”.",
      "「ability」に「@」は使えません。"),
    MistakeCase(
      "fire learns:surf@foo", 17..<20,
      "“foo” is neither a game nor a way to learn.",
      "「foo」はゲームでも覚え方でもありません。"),
    MistakeCase(
      "learns:surf@", 11..<12,
      "“@” needs a name after it. Example: learns:surf@machine.",
      "「@」の後に名前が必要です。例：learns:surf@machine"),
    MistakeCase(
      "found:route-201@platinium", 16..<25,
      "There is no game “platinium”. Closest: platinum.",
      "「platinium」というゲームはありません。近いもの：platinum。"),
    MistakeCase(
      "(fire sort:spe)", 6..<10,
      "“sort” applies to the whole search, so it can't be in parentheses or after “not”.",
      "「sort」は検索全体の指定なので、かっこの中や「!」の後には置けません。"),
    MistakeCase(
      "!limit:3", 1..<6,
      "“limit” applies to the whole search, so it can't be in parentheses or after “not”.",
      "「limit」は検索全体の指定なので、かっこの中や「!」の後には置けません。"),
    MistakeCase(
      "limit:3 limit:4", 8..<15,
      "“limit” can be used only once.",
      "「limit」は一度しか使えません。"),
    MistakeCase(
      "sort:spe sort:spe-desc", 9..<22,
      "“sort:spe-desc” can be used only once.",
      "「sort:spe-desc」は一度しか使えません。"),
    MistakeCase(
      "sort:dex", 0..<8,
      "“dex” needs a name after it. Example: dex:johto sort:dex.",
      "「dex」の後に名前が必要です。例：dex:johto sort:dex"),
  ]
}
