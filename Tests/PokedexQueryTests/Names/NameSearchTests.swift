import DexData
import PokedexModel
import PokedexQuery
import Testing

@Suite("Searches find the intended entry")
struct NameSearchTests {
  private let search = Dex().pokemonNames

  /// Typed texts, and the variety that a search must find first.
  static let first: [(typed: String, id: Int)] = [
    // Names in any language.
    ("Charizard", 6), ("リザードン", 6), ("Glurak", 6), ("Dracaufeu", 6), ("喷火龙", 6), ("噴火龍", 6),
    ("리자몽", 6),
    ("Pikachu", 25), ("ピカチュウ", 25), ("皮卡丘", 25), ("피카츄", 25), ("Évoli", 133), ("Salamèche", 4),
    ("Código Cero", 772), ("Tipo Zero", 772), ("Typ:Null", 772), ("タイプ：ヌル", 772), ("妙蛙種子", 1),
    // Differences in case, accents, signs and character width.
    ("CHARIZARD", 6), ("evoli", 133), ("flabebe", 669), ("FLABÉBÉ", 669),
    ("Flabe\u{301}be\u{301}", 669),
    ("ｐｉｋａｃｈｕ", 25), ("farfetchd", 83), ("farfetch'd", 83), ("Farfetch’d", 83), ("mr mime", 122),
    ("Mr. Mime", 122), ("mrmime", 122), ("mime jr", 439), ("m mime", 122), ("ho oh", 250),
    ("hooh", 250),
    ("porygon-z", 474), ("porygon z", 474), ("ポリゴンz", 474), ("ポリゴンＺ", 474), ("porygon 2", 233),
    ("type null", 772), ("tapu_koko", 785), ("  Mr.   Mime ", 122), ("oeufoeuf", 102),
    ("Œufœuf", 102),
    // Kana in various spellings.
    ("ぴかちゅう", 25), ("ﾋﾟｶﾁｭｳ", 25), ("ﾋ\u{309A}カチュウ", 25), ("ヒ\u{309A}カチュウ", 25), ("リザドン", 6),
    ("りざーどん", 6), ("ﾘｻﾞｰﾄﾞﾝ", 6), ("げんがあ", 94), ("パモット", 922), ("パーモット", 923), ("ニドラン♀", 29),
    ("ﾆﾄﾞﾗﾝ♂", 32), ("ニドラン メス", 29),
    // Korean: incomplete syllables, and initial consonants.
    ("리자모", 6), ("피캋", 25), ("ㅍㅋㅊ", 25),
    ("\u{1105}\u{1175}\u{110C}\u{1161}\u{1106}\u{1169}\u{11BC}", 6),
    // Names with a sex.
    ("nidoran f", 29), ("nidoran female", 29), ("Nidoran♀", 29), ("nidoran-m", 32),
    ("nidoran male", 32),
    ("male nidoran", 32), ("nidoran männlich", 32), ("니드런 암컷", 29),
    // Pokédex numbers.
    ("25", 25), ("#025", 25), ("0006", 6), ("1025", 1025),
    // Romaji in Hepburn, Kunrei and keyboard spelling.
    ("rizaadon", 6), ("rizādon", 6), ("riza-don", 6), ("rizadon", 6), ("pikachuu", 25),
    ("pikatyuu", 25),
    ("fushigidane", 1), ("husigidane", 1), ("hitokage", 4), ("zenigame", 7), ("kamekkusu", 9),
    ("shawaazu", 134), ("syawaazu", 134), ("sandaasu", 135), ("iibui", 133), ("genga", 94),
    ("nyaasu", 52), ("rukario", 448), ("gekkouga", 658), ("koraidon", 1007), ("mokurou", 722),
    ("jiguzaguma", 263), ("ziguzaguma", 263), ("tsubotsubo", 213), ("tubotubo", 213),
    // Varieties: the words of a name in any order and in several languages.
    ("mega charizard x", 10034), ("charizard mega x", 10034), ("mega x charizard", 10034),
    ("x mega charizard", 10034), ("charizard-mega-x", 10034), ("メガリザードンX", 10034),
    ("メガリザードンＸ", 10034), ("めがりざーどんx", 10034), ("リザードン メガ X", 10034), ("Mega-Glurak X", 10034),
    ("mega dracaufeu y", 10035), ("메가리자몽X", 10034), ("超级喷火龙X", 10034), ("超級噴火龍Y", 10035),
    ("raichu alola", 10100), ("alolan raichu", 10100), ("アローラ ライチュウ", 10100), ("ライチュウ アローラ", 10100),
    ("alola raichu", 10100), ("raichu d'alola", 10100), ("raichu de alola", 10100),
    ("알로라 라이츄", 10100),
    ("阿罗拉雷丘", 10100), ("雷丘 阿羅拉", 10100), ("rotom wash", 10009), ("wash rotom", 10009),
    ("wasch rotom", 10009), ("motisma lavage", 10009), ("ウォッシュロトム", 10009), ("gmax pikachu", 10199),
    ("gigantamax pikachu", 10199), ("pikachu gigamax", 10199), ("キョダイマックスピカチュウ", 10199),
    ("galarian ponyta", 10162), ("ponyta galar", 10162), ("ガラル ポニータ", 10162),
    ("ponyta de galar", 10162),
    ("hisui zoroark", 10239), ("ヒスイゾロアーク", 10239), ("paldean wooper", 10253), ("パルデアウパー", 10253),
    ("kyurem black", 10022), ("ブラックキュレム", 10022), ("primal groudon", 10078), ("ゲンシグラードン", 10078),
    ("archeogroudon", 10078), ("meowstic female", 10025), ("koraidon limited build", 10264),
    ("10% zygarde", 10181), ("ash greninja", 10117), ("totem alola raticate", 10093),
    // Misspelt names.
    ("charzard", 6), ("pikahcu", 25), ("raiku", 243), ("gyrados", 130),
    ("feraligator", 160), ("ghastly", 92), ("onyx", 95), ("kyorge", 382), ("pickachu", 25),
    ("bulbsaur", 1), ("gengr", 94), ("squritle", 7),
    ("blastiose", 9),
    ("charizrad mega x", 10034), ("riachu alola", 10100), ("ピカチウ", 25), ("リサードン", 6), ("喷水龙", 6),
    ("mewtoo", 150), ("garchmop", 445),
  ]

  @Test(arguments: first)
  func obviousMatchIsFirst(row: (typed: String, id: Int)) {
    for language in [Language.english, .japanese, .korean] {
      #expect(search.matches(row.typed, language: language).first?.id == row.id)
    }
  }
}
