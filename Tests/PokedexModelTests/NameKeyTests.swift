import PokedexModel
import Testing

struct NameKeyTests {
  private static let slugs = [
    "bulbasaur", "charizard", "charmander", "mew", "mewtwo", "mr-mime", "nidoran-f", "nidoran-m",
    "pichu", "pikachu", "raichu",
  ]

  @Test(arguments: [
    ("Nidoran♀", "nidoran-f"), ("Nidoran♂", "nidoran-m"), ("ニドラン♀", "ニドラン-f"),
    ("Farfetch’d", "farfetchd"), ("Farfetch'd", "farfetchd"), ("FARFETCHD", "farfetchd"),
    ("Mr. Mime", "mr-mime"), ("Mime Jr.", "mime-jr"), ("mr-mime", "mr-mime"),
    ("Flabébé", "flabebe"), ("Flabe\u{301}be\u{301}", "flabebe"), ("FLABÉBÉ", "flabebe"),
    ("Type: Null", "type-null"), ("Ho-Oh", "ho-oh"), ("Porygon-Z", "porygon-z"),
    ("tapu_koko", "tapu-koko"), ("10% Zygarde", "10-zygarde"), ("Zygarde (10%)", "zygarde-10"),
    ("Méga-Dracaufeu X", "mega-dracaufeu-x"), ("Œufœuf", "oeufoeuf"), ("Weißnatter", "weissnatter"),
    ("  Mr.   Mime ", "mr-mime"), ("ピカチュウ\u{3000}X", "ピカチュウ-x"), ("리자몽", "리자몽"),
    ("ぴかちゅう", "ピカチュウ"), ("ﾋﾟｶﾁｭｳ", "ピカチュウ"), ("ヒ\u{309A}カ", "ピカ"), ("リザードン", "リザドン"),
    ("か\u{3099}き\u{3099}", "ガギ"), ("ウ\u{3099}", "ヴ"), ("ハ゜", "パ"), ("ＡＢＣ１２", "abc12"),
    ("\u{1105}\u{1175}\u{110C}\u{1161}\u{1106}\u{1169}\u{11BC}", "리자몽"), ("Ōkami", "okami"),
    ("Ⅱ🔥", "ⅱ"), ("Ωmega", "ωmega"), ("\u{301}a\u{301}\u{302}", "a"), ("d’Alola", "dalola"),
    ("tapu_koko koko", "tapu-koko-koko"), ("ÆŒß", "aeoess"), ("リザードンＸ", "リザドンx"),
    ("-", ""), ("", ""),
  ])
  func keyNormalizesNames(name: String, key: String) {
    #expect(NameKey.key(name) == key)
  }

  @Test(arguments: slugs)
  func slugIsItsOwnKey(slug: String) {
    #expect(NameKey.key(slug) == slug)
  }

  @Test(arguments: [
    ("pikchu", ["pichu", "pikachu"]),
    ("pikaachu", ["pikachu"]),
    ("pikashu", ["pikachu"]),
    ("pikahcu", ["pikachu"]),
    ("Charzard", ["charizard"]),
    ("MR. MIMR", ["mr-mime"]),
    ("nidoran", ["nidoran-f", "nidoran-m"]),
    ("mww", ["mew"]),
    ("pikachu", ["pikachu", "pichu"]),
  ])
  func similarNamesAreSortedByDistance(typed: String, expected: [String]) {
    #expect(NameKey.closest(to: typed, in: Self.slugs) == expected)
  }

  @Test(arguments: ["xyzzy", "charmeleonite", "", "ab"])
  func nameWithoutSimilarSlugsFindsNothing(typed: String) {
    #expect(NameKey.closest(to: typed, in: Self.slugs).isEmpty)
  }

  @Test func swappedLettersCountAsOneEdit() {
    #expect(NameKey.closest(to: "mwe", in: ["mew"]) == ["mew"])
    #expect(NameKey.closest(to: "ewm", in: ["mew"]).isEmpty)
  }

  @Test func equallyCloseCandidatesAreSortedAlphabeticallyUpToLimit() {
    let candidates = ["abcdeh", "abcdeg", "abcdef", "abcdei"]

    #expect(NameKey.closest(to: "abcdex", in: candidates) == ["abcdef", "abcdeg", "abcdeh"])
    #expect(NameKey.closest(to: "abcdex", in: candidates, limit: 1) == ["abcdef"])
  }

  @Test func maximumDistanceIsAThirdOfTheLength() {
    #expect(NameKey.closest(to: "abcdef", in: ["abcdxy"]) == ["abcdxy"])
    #expect(NameKey.closest(to: "abcdef", in: ["abcxyz"]).isEmpty)
  }
}
