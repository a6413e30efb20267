import PokedexModel
import Testing

struct PokemonReferenceTests {
  @Test(arguments: [
    ("25", 25), ("#25", 25), ("0025", 25), ("#0001", 1), ("10034", 10034), ("0", 0),
  ])
  func digitsAreAnID(typed: String, id: Int) {
    #expect(PokemonReference(typed: typed) == .id(id))
  }

  @Test(arguments: [
    "pikachu", "Mr. Mime", "フシギダネ", "", "#", "##25", "#pikachu", "25a", "2 5", " 25", "2.5", "-",
    "２５", "#２５", "٢٥", "99999999999999999999", "10% Zygarde", "porygon2",
  ])
  func otherTextIsANameAsTyped(typed: String) {
    #expect(PokemonReference(typed: typed) == .name(typed))
  }

  @Test(arguments: ["-1", "+25", "#-1", "#+25"])
  func signedNumberIsAName(typed: String) {
    #expect(PokemonReference(typed: typed) == .name(typed))
  }
}
