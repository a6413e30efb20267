import DexData
import PokedexModel
import PokedexQuery
import PokedexText
import Testing

/// A text with a mistake: where it is, and what is said of it.
struct MistakeCase: Sendable, CustomTestStringConvertible {
  let text: String
  let range: Range<Int>
  let english: String
  let japanese: String
  let generation: Int?

  init(
    _ text: String, _ range: Range<Int>, _ english: String, _ japanese: String,
    in generation: Int? = nil
  ) {
    (self.text, self.range, self.generation) = (text, range, generation)
    (self.english, self.japanese) = (english, japanese)
  }

  var testDescription: String { text }
}

struct MistakeTests {
  static let engine = QueryEngine.ofDex()

  @Test(arguments: cases)
  func mistakeIsNamedWithItsPlaceInBothLanguages(mistake: MistakeCase) throws {
    let error = try #require(throws: QueryMistake.self) {
      try Self.engine.run(mistake.text, in: QuerySettings(generation: mistake.generation))
    }

    #expect(error.range == mistake.range)
    #expect(error.sentence(in: .english) == mistake.english)
    #expect(error.sentence(in: .japanese) == mistake.japanese)
  }

  @Test func tooLongATextIsRefused() throws {
    let text = String(repeating: "fire ", count: 201)
    let error = try #require(throws: QueryMistake.self) { try Self.engine.run(text) }

    #expect(error.range == 1000..<1005)
    #expect(error.sentence(in: .english) == "The search is longer than 1000 characters.")
    #expect(error.sentence(in: .japanese) == "検索が 1000 文字を超えています。")
  }

  @Test(arguments: [
    String(repeating: "(", count: 10_000), String(repeating: "(", count: 10_000) + "fire",
    String(repeating: "fire ", count: 200_000), String(repeating: "!", count: 1_000_000),
    String(repeating: "\u{301}", count: 1_000_000), String(repeating: "👨‍👩‍👧", count: 40_000),
  ])
  func hugeTextIsRefusedAsTooLong(text: String) throws {
    let error = try #require(throws: QueryMistake.self) { try Self.engine.run(text) }

    #expect(error.kind == .tooLong)
  }

  @Test(arguments: [(32, false), (33, true), (900, true)])
  func parenthesesMayStandSoDeepAndNoDeeper(depth: Int, isRefused: Bool) throws {
    let text = String(repeating: "(", count: depth) + "fire" + String(repeating: ")", count: depth)

    guard isRefused, text.count <= QueryLimits.characters else {
      if !isRefused { #expect(try Self.engine.run(text).ids.isEmpty == false) }
      return
    }
    let error = try #require(throws: QueryMistake.self) { try Self.engine.run(text) }
    #expect(error.kind == .tooDeep)
    #expect(error.range == 32..<33)
    #expect(error.sentence(in: .english) == "The parentheses are more than 32 deep.")
    #expect(error.sentence(in: .japanese) == "かっこの入れ子が 32 重を超えています。")
  }

  @Test func moreThanAHundredTermsAreRefused() throws {
    let text = Array(repeating: "fire", count: 101).joined(separator: " ")
    let error = try #require(throws: QueryMistake.self) { try Self.engine.run(text) }

    #expect(error.kind == .tooManyTerms)
    #expect(error.sentence(in: .english) == "The search has more than 100 terms.")
    #expect(error.sentence(in: .japanese) == "検索の条件が 100 個を超えています。")
  }

  @Test func aThousandNotsAreOneOrNone() throws {
    let even = String(repeating: "!", count: 990) + "fire"

    #expect(try Self.engine.run(even).ids == Self.engine.run("fire").ids)
    #expect(try Self.engine.run("!" + even).ids == Self.engine.run("!fire").ids)
  }

  static let cases: [MistakeCase] = [
    MistakeCase(
      "tpye:fire", 0..<4,
      "There is no term “tpye”. Closest: type.",
      "「tpye」という条件はありません。近いもの：type。"),
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
      "“xyzzyq” is no name and no term.",
      "「xyzzyq」は名前でも条件でもありません。"),
    MistakeCase(
      "fire xyzzyq spe>100", 5..<11,
      "“xyzzyq” is no name and no term.",
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
      "「levitat」というとくせいはありません。近いもの：levitate。"),
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
      "There is no region “orre”.",
      "「orre」という地方はありません。"),
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
      "There is no place “route 999”.",
      "「route 999」という場所はありません。"),
    MistakeCase(
      "holds:leftover", 6..<14,
      "There is no item “leftover”. Closest: leftovers.",
      "「leftover」というどうぐはありません。近いもの：leftovers。"),
    MistakeCase(
      "evolves:trad", 8..<12,
      "There is no way to evolve “trad”. Closest: trade.",
      "「trad」という進化のしかたはありません。近いもの：trade。"),
    MistakeCase(
      "evolves-with:waterstone2", 13..<24,
      "There is no item “waterstone2”. Closest: water-stone.",
      "「waterstone2」というどうぐはありません。近いもの：water-stone。"),
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
      "“type” needs a name after it, as in type:fire.",
      "「type」の後に名前が必要です。例：type:fire"),
    MistakeCase(
      "learns:", 0..<7,
      "“learns” needs a name after it, as in learns:surf@machine.",
      "「learns」の後に名前が必要です。例：learns:surf@machine"),
    MistakeCase(
      "sort:", 0..<5,
      "“sort” needs a name after it, as in sort:spe-desc.",
      "「sort」の後に名前が必要です。例：sort:spe-desc"),
    MistakeCase(
      "spe>", 0..<4,
      "“spe” needs a number after it, as in spe>=90%.",
      "「spe」の後に数が必要です。例：spe>=90%"),
    MistakeCase(
      "hp>=abc", 4..<7,
      "“hp” needs a number after it, as in hp>=150.",
      "「hp」の後に数が必要です。例：hp>=150"),
    MistakeCase(
      "limit:x", 6..<7,
      "“limit” needs a number after it, as in limit:10.",
      "「limit」の後に数が必要です。例：limit:10"),
    MistakeCase(
      "limit:0", 6..<7,
      "“limit” needs a number after it, as in limit:10.",
      "「limit」の後に数が必要です。例：limit:10"),
    MistakeCase(
      "random:", 0..<7,
      "“random” needs a number after it, as in random:6.",
      "「random」の後に数が必要です。例：random:6"),
    MistakeCase(
      "weak:ice>=x", 10..<11,
      "“weak” needs a number after it, as in weak:ice>=4.",
      "「weak」の後に数が必要です。例：weak:ice>=4"),
    MistakeCase(
      "learns:spore<=x", 14..<15,
      "“learns” needs a number after it, as in learns:spore<=20.",
      "「learns」の後に数が必要です。例：learns:spore<=20"),
    MistakeCase(
      "color>red", 5..<6,
      "“color” is no figure, so “>” can't follow it.",
      "「color」は数ではないので「>」は使えません。"),
    MistakeCase(
      "is<=mega", 2..<4,
      "“is” is no figure, so “<=” can't follow it.",
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
      "“200%” is no rank from 0% to 100%.",
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
      "A term should stand before “>”.",
      "「>」の前に条件が必要です。"),
    MistakeCase(
      ":fire", 0..<1,
      "A term should stand before “:”.",
      "「:」の前に条件が必要です。"),
    MistakeCase(
      "@platinum", 0..<1,
      "A term should stand before “@”.",
      "「@」の前に条件が必要です。"),
    MistakeCase(
      "ability:levitate@platinum", 16..<17,
      "“@” can't follow “ability”.",
      "「ability」に「@」は使えません。"),
    MistakeCase(
      "fire learns:surf@foo", 17..<20,
      "“foo” is no game and no way to learn.",
      "「foo」はゲームでも覚え方でもありません。"),
    MistakeCase(
      "learns:surf@", 11..<12,
      "“@” needs a name after it, as in learns:surf@machine.",
      "「@」の後に名前が必要です。例：learns:surf@machine"),
    MistakeCase(
      "found:route-201@platinium", 16..<25,
      "There is no game “platinium”. Closest: platinum.",
      "「platinium」というゲームはありません。近いもの：platinum。"),
    MistakeCase(
      "(fire sort:spe)", 6..<10,
      "“sort” is about the whole search, so it can't stand in parentheses or after “not”.",
      "「sort」は検索全体の指定なので、かっこの中や「!」の後には置けません。"),
    MistakeCase(
      "!limit:3", 1..<6,
      "“limit” is about the whole search, so it can't stand in parentheses or after “not”.",
      "「limit」は検索全体の指定なので、かっこの中や「!」の後には置けません。"),
    MistakeCase(
      "limit:3 limit:4", 8..<15,
      "“limit” can stand only once.",
      "「limit」は一度しか使えません。"),
    MistakeCase(
      "sort:spe sort:spe-desc", 9..<22,
      "“sort:spe-desc” can stand only once.",
      "「sort:spe-desc」は一度しか使えません。"),
    MistakeCase(
      "sort:dex", 0..<8,
      "“dex” needs a name after it, as in dex:johto sort:dex.",
      "「dex」の後に名前が必要です。例：dex:johto sort:dex"),
  ]
}
