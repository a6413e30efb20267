import DexData
import PokedexModel
import PokedexQuery
import Testing

@Suite("Ranking of matches")
struct NameRankTests {
  private let search = Dex().pokemonNames

  @Test(arguments: [
    ("mew", NameQuality.exact), ("リザドン", .exactExceptVowelLength), ("151", .number),
    ("bulbasau", .missingLastLetter),
    ("bulbas", .prefix), ("mime", .prefix), ("basau", .inside), ("glrak", .slip),
    ("mega x charizard", .word), ("cha meg x", .wordPrefix), ("pikashu", .slip),
    ("charixard", .slip), ("charznrd", .twoSlips), ("charzrd", .twoSlips), ("chrizrd", .twoSlips),
    ("alakzm", .twoSlips),
  ])
  func firstMatchHasTheExpectedQuality(typed: String, quality: NameQuality) {
    let found = search.matches(typed).first

    #expect(found?.quality == quality)
  }

  /// A name that begins with the typed text ranks above a name that matches only if a letter is
  /// added within the typed text, which is a guess.
  @Test(arguments: [("ピカ", [25, 938]), ("リザ", [5, 6, 144]), ("リザー", [5, 6, 144])])
  func prefixMatchRanksAboveMissingLetter(typed: String, numbers: [Int]) {
    let dex = Dex()
    let found = search.matches(typed, language: .japanese)
      .compactMap { dex.pokemon(id: $0.id)?.species.number }

    var positions = numbers.map { found.firstIndex(of: $0) ?? -1 }
    #expect(positions == positions.sorted())
    #expect(positions.removeLast() < 5)
    #expect(!positions.contains(-1))
  }

  @Test func typedLongVowelIsMatchedExactly() {
    let found = search.matches("イー", language: .japanese)

    #expect(found.first?.id == 133)
    #expect(found.first?.quality == .prefix)
    #expect(found.contains { $0.quality == .prefixExceptVowelLength })
  }

  @Test func matchesRankExactPrefixWordInside() {
    let found = search.matches("mew", language: .english)

    #expect(found.map(\.id) == [151, 150, 10043, 10044])
    #expect(found.map(\.quality) == found.map(\.quality).sorted())
  }

  @Test func shownNameRanksFirstAmongEqualMatches() {
    let english = search.matches("sal", language: .english).map(\.id)
    let french = search.matches("sal", language: .french).map(\.id)

    #expect(english.prefix(3) == [373, 757, 758])
    #expect(french.first == 4)
    #expect(Set(english) == Set(french))
  }

  @Test func equalMatchesRankByNumberThenBaseForm() {
    let found = search.matches("char", language: .english).prefix(5).map(\.id)
    let pikachu = search.matches("25").map(\.id)

    #expect(found == [4, 5, 6, 737, 935])
    #expect(pikachu.count == 17 && pikachu.first == 25)
    #expect(pikachu.dropFirst().elementsEqual(pikachu.dropFirst().sorted()))
  }

  @Test(arguments: ["charizard", "pika", "mr mime", "alola", "x"])
  func typosAreIgnoredIfSomethingMatches(typed: String) {
    #expect(search.matches(typed).allSatisfy { $0.quality <= .inside })
  }

  @Test(arguments: ["xyz", "qqqq", "xyzzy", "ピx"])
  func nonsenseFindsNothing(typed: String) {
    #expect(search.matches(typed).isEmpty)
  }

  @Test(arguments: ["", " ", "!!!", "-", "\u{301}", "…", "🔥"])
  func symbolsAloneFindNothing(typed: String) {
    #expect(search.matches(typed).isEmpty)
    #expect(NamePattern(typed).isEmpty)
  }

  @Test func matchReportsItsLanguage() {
    func language(_ typed: String, for reader: Language) -> Language? {
      search.matches(typed, language: reader).first?.language
    }

    #expect(language("glurak", for: .english) == .german)
    #expect(language("リザードン", for: .english) == .japanese)
    #expect(language("リザードン", for: .japaneseKana) == .japaneseKana)
    #expect(language("rizaadon", for: .english) == .japanese)
    #expect(language("メガリザードンX", for: .english) == .japanese)
    #expect(language("charizard-mega-x", for: .english) == nil)
    #expect(language("6", for: .english) == nil)
    #expect(search.matches("glurak", language: .german).first?.isShown == true)
    #expect(search.matches("glurak", language: .english).first?.isShown == false)
  }

  @Test func oneEntryMatchesAllWords() {
    #expect(search.matches("charizard blastoise").isEmpty)
    #expect(search.matches("mega").count > search.matches("mega x").count)
    #expect(Set(search.matches("pikachu cap").map(\.id)).isSuperset(of: 10094...10099))
    #expect(search.matches("mega x 6").map(\.id) == [10034])
  }
}

@Suite("Resolving a name to one Pokémon")
struct NameResolvingTests {
  private let search = Dex().pokemonNames

  @Test(arguments: [
    ("charizard", 6), ("リザードン", 6), ("りざーどん", 6), ("rizaadon", 6), ("メガリザードンX", 10034),
    ("alolan raichu", 10100), ("raichu alola", 10100), ("x charizard mega", 10034), ("리자몽", 6),
    ("nidoran♀", 29), ("Zygarde (10%)", 10181), ("gmax pikachu", 10199),
  ])
  func wholeNamesAndWholeWordsResolve(typed: String, id: Int) {
    #expect(search.resolve(typed)?.id == id)
  }

  @Test(arguments: [
    "chari", "charzard", "mega charizard", "cha meg x", "25", "", "mega", "xyzzy", "리자모",
  ])
  func partialAndMisspelledNamesDoNotResolve(typed: String) {
    #expect(search.resolve(typed) == nil)
  }

  @Test(arguments: [
    ("charzard", 6), ("pikchu", 25), ("リザーヂン", 6), ("pikachuuu", 25), ("bulbasuar", 1),
    ("mr mimr", 122), ("喷水龙", 6),
  ])
  func nearestNameIsSuggested(typed: String, id: Int) {
    #expect(search.nearest(to: typed).first?.id == id)
    #expect(search.nearest(to: typed).count <= 3)
  }

  @Test(arguments: [("chrizrd", 6), ("charzrd", 6), ("alakzm", 65)])
  func twoTyposAreForgivenIfOneFindsNothing(typed: String, id: Int) {
    #expect(search.matches(typed).first?.id == id)
  }

  @Test(arguments: [
    ("bulba", 1), ("pika", 25), ("ピカ", 25), ("char", 6), ("magma", 126), ("glura", 6),
  ])
  func prefixMatchIsNearest(typed: String, id: Int) {
    let found = search.nearest(to: typed)

    #expect(found.contains { $0.id == id }, "\(found.map(\.id))")
    #expect(found.first?.quality == .prefix)
  }

  @Test(arguments: ["xyzzyxyzzy", "", "qqqq"])
  func nonsenseHasNoNearestName(typed: String) {
    #expect(search.nearest(to: typed).isEmpty)
  }
}
