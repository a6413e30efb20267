// What can’t be true of one Pokémon.
extension MistakeCase {
  static let ofContradictions: [MistakeCase] = [
    MistakeCase(
      "gen:1 gen:2", 6..<11,
      "“gen:1” and “gen:2” can't both be true.",
      "「gen:1」と「gen:2」は両立しません。"),
    MistakeCase(
      "color:red color:blue", 10..<20,
      "“color:red” and “color:blue” can't both be true.",
      "「color:red」と「color:blue」は両立しません。"),
    MistakeCase(
      "spe>100 spe<50", 8..<14,
      "“spe>100” and “spe<50” can't both be true.",
      "「spe>100」と「spe<50」は両立しません。"),
    MistakeCase(
      "fire !fire", 5..<10,
      "“fire” and “!fire” can't both be true.",
      "「fire」と「!fire」は両立しません。"),
    MistakeCase(
      "atk>spa atk<spa", 8..<15,
      "“atk>spa” and “atk<spa” can't both be true.",
      "「atk>spa」と「atk<spa」は両立しません。"),
    MistakeCase(
      "is:mega is:gmax", 8..<15,
      "“is:mega” and “is:gmax” can't both be true.",
      "「is:mega」と「is:gmax」は両立しません。"),
    MistakeCase(
      "legendary mythical", 10..<18,
      "“legendary” and “mythical” can't both be true.",
      "「legendary」と「mythical」は両立しません。"),
    MistakeCase(
      "is:first is:final", 9..<17,
      "“is:first” and “is:final” can't both be true.",
      "「is:first」と「is:final」は両立しません。"),
    MistakeCase(
      "is:fe is:nfe", 6..<12,
      "“is:fe” and “is:nfe” can't both be true.",
      "「is:fe」と「is:nfe」は両立しません。"),
    MistakeCase(
      "mono fire water", 10..<15,
      "“mono” and “fire water” can't both be true.",
      "「mono」と「fire water」は両立しません。"),
    MistakeCase(
      "fire water grass", 11..<16,
      "No Pokémon has more than two types: fire water grass.",
      "タイプは2つまでです：fire water grass"),
    MistakeCase(
      "fairy", 0..<5,
      "“fairy” came with generation 6.",
      "「fairy」は第6世代からです。", in: 5),
    MistakeCase(
      "weak:steel", 5..<10,
      "“steel” came with generation 2.",
      "「steel」は第2世代からです。", in: 1),
    MistakeCase(
      " garchomp", 1..<9,
      "“garchomp” came with generation 4.",
      "「garchomp」は第4世代からです。", in: 1),
    MistakeCase(
      "gen:4", 0..<5,
      "“gen:4” came with generation 4.",
      "「gen:4」は第4世代からです。", in: 1),
    MistakeCase(
      "ability:levitate", 0..<16,
      "“ability:levitate” came with generation 3.",
      "「ability:levitate」は第3世代からです。", in: 2),
    MistakeCase(
      "hidden:drought", 0..<14,
      "“hidden:drought” came with generation 5.",
      "「hidden:drought」は第5世代からです。", in: 4),
  ]
}
