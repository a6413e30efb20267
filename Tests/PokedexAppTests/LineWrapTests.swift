import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

/// Line wrapping of sentences in which names are links.
struct LineWrapTests {
  struct Case: Sendable {
    let sentence: String
    var names: [(text: String, link: Subject)] = []
    var indent = ""
    let columns: Int
    let lines: [String]
    /// The texts of the links in each line.
    let links: [[String]]
  }

  private static let mime = (text: "Mr. Mime", link: Subject.pokemon(122))
  private static let mew = (text: "Mew", link: Subject.pokemon(151))
  private static let mewtwo = (text: "Mewtwo", link: Subject.pokemon(150))
  private static let fushigidane = (text: "フシギダネ", link: Subject.pokemon(1))
  private static let pikachu = (text: "ピカチュウ", link: Subject.pokemon(25))

  static let cases: [Case] = [
    Case(
      sentence: "Meet Mr. Mime here", names: [mime], columns: 9, lines: ["Meet Mr.", "Mime here"],
      links: [["Mr."], ["Mime"]]),
    Case(
      sentence: "フシギダネとピカチュウがいる", names: [fushigidane, pikachu], columns: 10,
      lines: ["フシギダネ", "とピカチュ", "ウがいる"], links: [["フシギダネ"], ["ピカチュ"], ["ウ"]]),
    Case(
      sentence: "Mew and Mewtwo", names: [mew, mewtwo], columns: 40, lines: ["Mew and Mewtwo"],
      links: [["Mew", "Mewtwo"]]),
    Case(
      sentence: "Mewtwo and Mew", names: [mew, mewtwo], columns: 6,
      lines: ["Mewtwo", "and", "Mew"], links: [["Mewtwo"], [], ["Mew"]]),
    Case(
      sentence: "Mew, Mew", names: [mew], columns: 4, lines: ["Mew,", "Mew"],
      links: [["Mew"], ["Mew"]]),
    Case(
      sentence: "Mew Mew", names: [mew], columns: 3, lines: ["Mew", "Mew"],
      links: [["Mew"], ["Mew"]]),
    Case(
      sentence: "by Mr. Mime", names: [mime], indent: "  ", columns: 10,
      lines: ["  by Mr.", "  Mime"], links: [["Mr."], ["Mime"]]),
    Case(
      sentence: "Mewtwo", names: [mewtwo], columns: 4, lines: ["Mewt", "wo"],
      links: [["Mewt"], ["wo"]]),
    Case(
      sentence: "Mew", names: [mew], indent: "   ", columns: 2, lines: ["   M", "   e", "   w"],
      links: [["M"], ["e"], ["w"]]),
    Case(
      sentence: "nobody", names: [mew, ("", .pokemon(1))], columns: 9, lines: ["nobody"],
      links: [[]]),
    Case(sentence: "", names: [mew], columns: 9, lines: [""], links: [[]]),
    Case(sentence: "", columns: 0, lines: [""], links: [[]]),
  ]

  @Test(arguments: cases)
  func wrappedNamesAreLinksOnEachLine(row: Case) {
    let lines = Line.wrapped(
      row.sentence, names: row.names, indent: row.indent, columns: row.columns)

    #expect(lines.map(Self.text) == row.lines)
    #expect(lines.map { $0.left.filter { $0.link != nil }.map(\.text) } == row.links)
  }

  @Test func namesLinkToTheirOwnSubjects() {
    let lines = Line.wrapped(
      "Mewtwo, Mew, Mr. Mime", names: [Self.mew, Self.mewtwo, Self.mime], columns: 10)

    #expect(
      lines.map { $0.links.map(\.subject) } == [
        [.pokemon(150)], [.pokemon(151), .pokemon(122)], [.pokemon(122)],
      ])
  }

  @Test(arguments: [
    "Mew follows Mewtwo; Mr. Mime follows Mew and Mewtwo, who follow Mr. Mime.",
    "ミュウはMewです。ピカチュウとフシギダネはMr. Mimeと一緒です。", " Mew", "Mew ", "Mew Mew Mew Mew", "",
  ])
  func linksDoNotChangeLineBreaks(sentence: String) {
    let names = [Self.mew, Self.mewtwo, Self.mime, Self.fushigidane, Self.pikachu]
    for columns in 1...80 {
      let lines = Line.wrapped(sentence, names: names, columns: columns)

      #expect(lines.map(Self.text) == TextFit.wrap(sentence, to: columns), "at \(columns)")
    }
  }

  @Test func spansHaveRoleOfSentence() {
    let lines = Line.wrapped("Mew is here", .secondary, names: [Self.mew], columns: 40)

    #expect(lines.flatMap(\.left).allSatisfy { $0.role == .secondary })
  }

  private static func text(_ line: Line) -> String { line.left.map(\.text).joined() }
}
