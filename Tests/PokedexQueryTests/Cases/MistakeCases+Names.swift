// Mistakes with unknown or missing names.
extension MistakeCase {
  static let nameMistakes: [MistakeCase] = [
    MistakeCase(
      "tpye:fire", 0..<4,
      "There is no term “tpye”. Closest: type.",
      "「tpye」という条件はありません。近いもの：type。"),
    MistakeCase(
      "is:-legendary", 3..<13,
      "There is no property “-legendary”. Closest: legendary, legend, legendaries.",
      "「-legendary」という分類はありません。近いもの：legendary、legend、legendaries。"),
    MistakeCase(
      "mono:fier", 5..<9,
      "There is no type “fier”. Closest: fire.",
      "「fier」というタイプはありません。近いもの：fire。"),
    MistakeCase(
      "beats:garchompp", 6..<15,
      "There is no Pokémon “garchompp”. Closest: garchomp, garchomp-mega, garchomp-mega-z.",
      "「garchompp」というポケモンはありません。近いもの：garchomp、garchomp-mega、garchomp-mega-z。"),
    MistakeCase(
      "speeed>100", 0..<6,
      "There is no term “speeed”. Closest: speed.",
      "「speeed」という条件はありません。近いもの：speed。"),
    MistakeCase(
      "foo:bar", 0..<3,
      "There is no term “foo”.",
      "「foo」という条件はありません。"),
    MistakeCase(
      "xyzzyq", 0..<6,
      "“xyzzyq” is neither a name nor a term.",
      "「xyzzyq」は名前でも条件でもありません。"),
    MistakeCase(
      "fire xyzzyq spe>100", 5..<11,
      "“xyzzyq” is neither a name nor a term.",
      "「xyzzyq」は名前でも条件でもありません。"),
    MistakeCase(
      "type:fier", 5..<9,
      "There is no type “fier”. Closest: fire.",
      "「fier」というタイプはありません。近いもの：fire。"),
    MistakeCase(
      "type:ほのう", 5..<8,
      "There is no type “ほのう”. Closest: ほのお.",
      "「ほのう」というタイプはありません。近いもの：ほのお。"),
    MistakeCase(
      "ability:levitat", 8..<15,
      "There is no ability “levitat”. Closest: levitate.",
      "「levitat」という特性はありません。近いもの：levitate。"),
    MistakeCase(
      "learns:earthqake", 7..<16,
      "There is no move “earthqake”. Closest: earthquake.",
      "「earthqake」というわざはありません。近いもの：earthquake。"),
    MistakeCase(
      "learns:swords", 7..<13,
      "There is no move “swords”. Closest: swords-dance.",
      "「swords」というわざはありません。近いもの：swords-dance。"),
    MistakeCase(
      "is:legendry", 3..<11,
      "There is no property “legendry”. Closest: legendary, legend.",
      "「legendry」という分類はありません。近いもの：legendary、legend。"),
    MistakeCase(
      "egg:dragn", 4..<9,
      "There is no egg group “dragn”. Closest: dragon.",
      "「dragn」というタマゴグループはありません。近いもの：dragon。"),
    MistakeCase(
      "color:rde", 6..<9,
      "There is no color “rde”. Closest: red.",
      "「rde」という色はありません。近いもの：red。"),
    MistakeCase(
      "shape:wing", 6..<10,
      "There is no shape “wing”. Closest: wings.",
      "「wing」という形はありません。近いもの：wings。"),
    MistakeCase(
      "habitat:caves", 8..<13,
      "There is no habitat “caves”. Closest: cave.",
      "「caves」という生息地はありません。近いもの：cave。"),
    MistakeCase(
      "growth:slowly", 7..<13,
      "There is no growth rate “slowly”. Closest: slow.",
      "「slowly」という成長速度はありません。近いもの：slow。"),
    MistakeCase(
      "region:kantoo", 7..<13,
      "There is no region “kantoo”. Closest: kanto.",
      "「kantoo」という地方はありません。近いもの：kanto。"),
    MistakeCase(
      "region:orre", 7..<11,
      "There is no region “orre”. "
        + "Examples: alola, galar, hisui, hoenn, johto, kalos.",
      "「orre」という地方はありません。例：alola、galar、hisui、hoenn、johto、kalos。"),
    MistakeCase(
      "type:foo", 5..<8,
      "There is no type “foo”. "
        + "Examples: normal, fighting, flying, poison, ground, rock.",
      "「foo」というタイプはありません。例：normal、fighting、flying、poison、ground、rock。"),
    MistakeCase(
      "is:foo", 3..<6,
      "There is no property “foo”. "
        + "Examples: legendary, mythical, baby, mega, gmax, regional.",
      "「foo」という分類はありません。例：legendary、mythical、baby、mega、gmax、regional。"),
    MistakeCase(
      "dex:melemele", 4..<12,
      "There is no regional Pokédex “melemele”. Closest: updated-melemele, original-melemele.",
      "「melemele」という地方図鑑はありません。近いもの：updated-melemele、original-melemele。"),
    MistakeCase(
      "dex:kanton", 4..<10,
      "There is no regional Pokédex “kanton”. Closest: kanto.",
      "「kanton」という地方図鑑はありません。近いもの：kanto。"),
    MistakeCase(
      "game:platinium", 5..<14,
      "There is no game “platinium”. Closest: platinum.",
      "「platinium」というゲームはありません。近いもの：platinum。"),
    MistakeCase(
      "found:\"route 999\"", 6..<17,
      "There is no place “route 999”. Closest: route-109, route-119, route-129.",
      "「route 999」という場所はありません。近いもの：route-109、route-119、route-129。"),
    MistakeCase(
      "holds:leftover", 6..<14,
      "There is no item “leftover”. Closest: leftovers.",
      "「leftover」という道具はありません。近いもの：leftovers。"),
    MistakeCase(
      "evolves:trad", 8..<12,
      "There is no way to evolve “trad”. Closest: trade.",
      "「trad」という進化のしかたはありません。近いもの：trade。"),
    MistakeCase(
      "evolves-with:waterstone2", 13..<24,
      "There is no item “waterstone2”. Closest: water-stone.",
      "「waterstone2」という道具はありません。近いもの：water-stone。"),
    MistakeCase(
      "ev:speedy", 3..<9,
      "There is no stat “speedy”. Closest: speed.",
      "「speedy」という能力はありません。近いもの：speed。"),
    MistakeCase(
      "weak:icee", 5..<9,
      "There is no type “icee”. Closest: ice.",
      "「icee」というタイプはありません。近いもの：ice。"),
    MistakeCase(
      "sort:sped", 5..<9,
      "There is no sort order “sped”. Closest: spd, spe, speed.",
      "「sped」という並べ替えの項目はありません。近いもの：spd、spe、speed。"),
    MistakeCase(
      "type:", 0..<5,
      "“type” needs a name after it. Example: type:fire.",
      "「type」の後に名前が必要です。例：type:fire"),
    MistakeCase(
      "learns:", 0..<7,
      "“learns” needs a name after it. Example: learns:surf@machine.",
      "「learns」の後に名前が必要です。例：learns:surf@machine"),
    MistakeCase(
      "sort:", 0..<5,
      "“sort” needs a name after it. Example: sort:spe-desc.",
      "「sort」の後に名前が必要です。例：sort:spe-desc"),
  ]
}
