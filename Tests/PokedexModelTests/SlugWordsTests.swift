import PokedexModel
import Testing

struct SlugWordsTests {
  @Test(arguments: [
    ("mega-x", "Mega X"), ("pikachu", "Pikachu"), ("10-power-construct", "10 Power Construct"),
    ("three-segment", "Three Segment"), ("water1", "Water1"), ("éclair", "Éclair"),
    ("a--b-", "A B"), ("-", ""), ("", ""),
  ])
  func slugReadsAsWords(slug: String, words: String) {
    #expect(SlugWords.title(slug) == words)
  }
}
