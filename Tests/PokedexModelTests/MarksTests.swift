import Testing

@testable import PokedexModel

@Suite("Marks")
struct MarksTests {
  @Test func shinyImpliesCaughtAndSeen() {
    let marks = Marks([.shiny])

    #expect(marks.contains(.caught) && marks.contains(.seen) && !marks.contains(.wanted))
    #expect(marks.withoutImplied == [.shiny])
  }

  @Test(arguments: [
    (Mark.seen, []), (.caught, [Mark.seen]), (.shiny, [.caught]), (.wanted, [.shiny]),
  ])
  func removingMarkRemovesDependentMarks(mark: Mark, left: [Mark]) {
    let without = Marks([.shiny, .wanted]).removing(mark)

    #expect(without == Marks(left + (mark == .wanted ? [] : [.wanted])))
  }

  @Test(arguments: 0..<256)
  func anyBitsYieldConsistentMarks(bits: Int) {
    let marks = Marks(bits: bits)

    #expect(!marks.contains(.shiny) || marks.contains(.caught))
    #expect(!marks.contains(.caught) || marks.contains(.seen))
    #expect(Marks(bits: marks.bits) == marks && Marks(marks.withoutImplied) == marks)
  }

  @Test func slugFindsItsMark() {
    for mark in Mark.allCases { #expect(Mark(slug: mark.slug) == mark) }
    #expect(Mark(slug: "Seen") == nil)
  }

  @Test(arguments: [
    ("", true), ("Route 4 雷", true), ("a\nb", false), ("a\tb", false), ("\u{9B}", false),
    ("\u{2028}", false), (String(repeating: "x", count: 256), true),
    (String(repeating: "x", count: 257), false),
    ("e" + String(repeating: "\u{301}", count: 256), false),
  ])
  func noteIsALineOfLimitedLength(text: String, isValid: Bool) {
    #expect((Note(text) != nil) == isValid)
  }
}
