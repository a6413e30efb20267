import PokedexModel
import TerminalUI
import TestSupport
import Testing

@testable import PokedexApp

/// All pages of one kind of subject, in one language and one window size.
struct SubjectFitCase: Sendable, CustomTestStringConvertible {
  let kind: SubjectsOfBundle.Kind
  let language: Language
  let size: Size

  var testDescription: String { "\(kind) \(language.code) \(size.columns)x\(size.rows)" }

  /// A normal test run checks one in `step` subjects. The number is small for types and egg groups,
  /// because there are few of them.
  var step: Int { kind == .eggGroups || kind == .types ? 5 : 101 }

  /// The number of the random sequence that selects the subjects. It differs between cases, so that
  /// they test different subjects.
  var stream: Int { size.columns + (language == .japanese ? 1 : 0) }

  static let all = SubjectsOfBundle.Kind.allCases.flatMap { kind in
    [Language.english, .japanese].flatMap { language in
      [PagesOfBundle.sizes[0], PagesOfBundle.sizes[2]].map { size in
        SubjectFitCase(kind: kind, language: language, size: size)
      }
    }
  }
}

@Suite("Subject pages fit the window and have valid links", .timeLimit(.minutes(20)), .seeded)
struct SubjectFitSweep {
  @Test(arguments: SubjectFitCase.all)
  func everyLineFitsAndEveryLinkResolves(of cases: SubjectFitCase) throws {
    let pages = SubjectsOfBundle(cases.language, size: cases.size)
    let all = try SubjectsOfBundle.subjects(cases.kind)
    let subjects = Sweep.some(all, oneIn: cases.step, stream: cases.stream)
    var faults: [String] = []

    for subject in subjects {
      faults += Self.faults(of: pages.page(subject), in: pages).map { "\(subject): \($0)" }
    }

    #expect(subjects.count >= all.count / Sweep.amount(1, everyday: cases.step))
    #expect(subjects.allSatisfy(SubjectsOfBundle.isKnown))
    #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(8).joined(separator: "\n"))")
  }

  @Test(arguments: [
    (SubjectsOfBundle.Kind.abilities, 300), (.moves, 900), (.types, 19), (.items, 2000),
    (.eggGroups, 15), (.locations, 700),
  ])
  func thereAreSubjectsOfEachKind(kind: SubjectsOfBundle.Kind, atLeast count: Int) throws {
    #expect(try SubjectsOfBundle.subjects(kind).count >= count)
  }

  private static func faults(of page: Page, in pages: SubjectsOfBundle) -> [String] {
    let room = pages.layout.pagePane.columns
    var faults = page.panes.count == 1 && !page.panes[0].isEmpty ? [] : ["nothing"]
    if page.title?.left.first?.text.isEmpty != false { faults.append("no title") }
    let lines = page.head + Array(page.panes.joined())
    faults += lines.filter { $0.width > room }.map { "wide “\($0.text)”" }
    faults += lines.filter { $0.right.contains { $0.text.contains("…") } }
      .map { "clipped “\($0.text)”" }
    faults += page.links.compactMap(\.subject).filter { !SubjectsOfBundle.isKnown($0) }
      .map { "leads to \($0)" }
    // A table declares its links separately from its rows, so the two must be compared.
    let linked = page.panes.map { pane in pane.flatMap(\.targets).map(\.subject) }
    if linked != page.panes.map({ $0.links.map(\.subject) }) { faults.append("other links") }
    return faults
  }
}

extension Line {
  /// The targets of the line's spans, in reading order.
  fileprivate var targets: [SpanTarget] { (left + right).compactMap(\.target) }

  /// The width in columns without trailing spaces. Counts one space before the right side, although
  /// `text` has two there.
  fileprivate var width: Int { TextWidth.of(text) - (right.isEmpty ? 0 : 1) }
}
