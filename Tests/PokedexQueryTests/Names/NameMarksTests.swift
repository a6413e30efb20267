import PokedexQuery
import Testing

@Suite("Highlighted parts of names")
struct NameMarksTests {
  /// Each row has the typed text, the name on screen, and the name with a dot for each highlighted
  /// character.
  @Test(arguments: [
    ("char", "Charizard", "····izard"), ("izar", "Charizard", "Char····d"),
    ("CHAR", "Mega Charizard X", "Mega ····izard X"), ("flabe", "Flabébé", "·····bé"),
    ("farfetchd", "Farfetch’d", "··········"), ("mr mime", "Mr. Mime", "········"),
    ("x charizard", "Mega Charizard X", "Mega ········· ·"), ("rizadon", "リザードン", "·····"),
    ("ぴか", "ピカチュウ", "··チュウ"), ("rukari", "ルカリオ", "···オ"), ("리자모", "리자몽", "···"),
    ("ㅍㅋ", "피카츄", "··츄"), ("火龙", "喷火龙", "喷··"), ("oe", "Œufœuf", "·ufœuf"),
    ("charzard", "Charizard", "·········"),
    ("chrizad", "Charizard", "Charizard"), ("pikashu", "Pikachu", "·······"),
    ("glurak", "Charizard", "Charizard"),
    ("25", "Pikachu", "Pikachu"), ("", "Pikachu", "Pikachu"), ("f ニドラン", "Nidoran♀", "Nidoran♀"),
    ("raichu alola", "Alolan Raichu", "·····n ······"), ("ﾋﾟｶ", "ピカチュウ", "··チュウ"),
    ("ピカ", "ﾋﾟｶﾁｭｳ", "··ﾁｭｳ"), ("mime", "Mr. Mime", "Mr. ····"), ("im", "Mr. Mime", "Mr. M··e"),
    ("pz", "Porygon-Z", "Porygon-Z"), ("nz", "Porygon-Z", "Porygo···"), ("xyz", "Mew", "Mew"),
    ("mow", "Meow", "····"), ("a b", "Mew", "Mew"), ("e", "Mewtwo", "M·wtwo"),
  ])
  func matchingLettersAreMarked(typed: String, name: String, marked: String) {
    var characters = Array(name)

    for index in NamePattern(typed).marks(in: name) { characters[index] = "·" }

    #expect(String(characters) == marked)
  }
}
