// Mistakes in numbers, units, ranks and ranges.
extension MistakeCase {
  static let figureMistakes: [MistakeCase] = [
    MistakeCase(
      "fire 9..1", 5..<9,
      "The range 9..1 ends before it begins.",
      "範囲 9..1 の終わりが始まりより小さいです。"),
    MistakeCase(
      "fire spe", 5..<8,
      "“spe” needs a number after it. Example: spe>=90%.",
      "「spe」の後に数が必要です。例：spe>=90%"),
    MistakeCase(
      "spe>", 0..<4,
      "“spe” needs a number after it. Example: spe>=90%.",
      "「spe」の後に数が必要です。例：spe>=90%"),
    MistakeCase(
      "hp>=abc", 4..<7,
      "“hp” needs a number after it. Example: hp>=150.",
      "「hp」の後に数が必要です。例：hp>=150"),
    MistakeCase(
      "limit:x", 6..<7,
      "“limit” needs a number after it. Example: limit:10.",
      "「limit」の後に数が必要です。例：limit:10"),
    MistakeCase(
      "limit:0", 6..<7,
      "“limit” is never less than 1.",
      "「limit」は最小でも 1 です。"),
    MistakeCase(
      "random:0", 7..<8,
      "“random” is never less than 1.",
      "「random」は最小でも 1 です。"),
    MistakeCase(
      "limit:99999999999999999999", 6..<26,
      "“limit” is never more than 1000000000.",
      "「limit」は最大でも 1000000000 です。"),
    MistakeCase(
      "hp>99999999999999999999", 0..<23,
      "“hp” is never more than 255.",
      "「hp」は最大でも 255 です。"),
    MistakeCase(
      "all female", 4..<10,
      "“female” needs a number after it. Example: female>=75%.",
      "「female」の後に数が必要です。例：female>=75%"),
    MistakeCase(
      "bst over 2000", 0..<13,
      "“bst” is never more than 1125.",
      "「bst」は最大でも 1125 です。"),
    MistakeCase(
      "random:", 0..<7,
      "“random” needs a number after it. Example: random:6.",
      "「random」の後に数が必要です。例：random:6"),
    MistakeCase(
      "weak:ice>=x", 10..<11,
      "“weak” needs a number after it. Example: weak:ice>=4.",
      "「weak」の後に数が必要です。例：weak:ice>=4"),
    MistakeCase(
      "learns:spore<=x", 14..<15,
      "“learns” needs a number after it. Example: learns:spore<=20.",
      "「learns」の後に数が必要です。例：learns:spore<=20"),
    MistakeCase(
      "color>red", 5..<6,
      "“color” is not a figure, so “>” can't follow it.",
      "「color」は数ではないので「>」は使えません。"),
    MistakeCase(
      "is<=mega", 2..<4,
      "“is” is not a figure, so “<=” can't follow it.",
      "「is」は数ではないので「<=」は使えません。"),
    MistakeCase(
      "height>3kg", 7..<10,
      "“height” is not measured in “kg”.",
      "「height」の単位に「kg」は使えません。"),
    MistakeCase(
      "weight<2ft", 7..<10,
      "“weight” is not measured in “ft”.",
      "「weight」の単位に「ft」は使えません。"),
    MistakeCase(
      "spe>=100kg", 5..<10,
      "“spe” is not measured in “kg”.",
      "「spe」の単位に「kg」は使えません。"),
    MistakeCase(
      "height>weight", 7..<13,
      "“height” can't be compared with “weight”.",
      "「height」と「weight」は比べられません。"),
    MistakeCase(
      "number>90%", 7..<10,
      "“number” has no ranks, so “%” can't follow it.",
      "「number」に順位はないので「%」は使えません。"),
    MistakeCase(
      "gen>=50%", 5..<8,
      "“gen” has no ranks, so “%” can't follow it.",
      "「gen」に順位はないので「%」は使えません。"),
    MistakeCase(
      "spe>=200%", 5..<9,
      "“200%” is not a rank from 0% to 100%.",
      "「200%」は 0% から 100% までの順位ではありません。"),
    MistakeCase(
      "spe:120..100", 4..<12,
      "The range 120..100 ends before it begins.",
      "範囲 120..100 の終わりが始まりより小さいです。"),
    MistakeCase(
      "hp:60%..50%", 3..<11,
      "The range 60%..50% ends before it begins.",
      "範囲 60%..50% の終わりが始まりより小さいです。"),
    MistakeCase(
      "hp>300", 0..<6,
      "“hp” is never more than 255.",
      "「hp」は最大でも 255 です。"),
    MistakeCase(
      "spe<5", 0..<5,
      "“spe” is never less than 5.",
      "「spe」は最小でも 5 です。"),
    MistakeCase(
      "gen:12", 0..<6,
      "“gen” is never more than 9.",
      "「gen」は最大でも 9 です。"),
    MistakeCase(
      "height>500", 0..<10,
      "“height” is never more than 100 m.",
      "「height」は最大でも 100 m です。"),
  ]
}
