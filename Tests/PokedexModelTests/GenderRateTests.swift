import PokedexModel
import Testing

struct GenderRateTests {
  @Test(arguments: 0...8)
  func eighthsArePreserved(eighths: Int) {
    #expect(GenderRate(eighths: eighths) == .femaleEighths(eighths))
    #expect(GenderRate(eighths: eighths).eighths == eighths)
  }

  @Test func negativeMeansGenderless() {
    #expect(GenderRate(eighths: -1) == .genderless)
    #expect(GenderRate.genderless.eighths == -1)
  }

  @Test func excessEighthsAreCappedAtEight() {
    #expect(GenderRate(eighths: 9) == .femaleEighths(8))
  }
}
