import DexData
import Foundation
import PokedexModel
import PokedexQuery
import Testing

/// Searches and questions that people wrote down with their meanings before they saw the program.
/// Tables/Trial.tsv has each with what it asks for and the expected rows or answer. Its last columns
/// have the numbers of rows that other definitions of the same words give, and the reason why a
/// result that differs is left as it is.
///
/// To see the figures, run `swift test --filter TrialTests`.
@Suite("Trial of searches", .timeLimit(.minutes(5)))
struct TrialTests {
  struct Search: Sendable, CustomTestStringConvertible {
    let id: String
    let language: Language
    let kind: String
    let text: String
    let expected: String
    let otherCounts: [Int]
    /// Why the result differs from what was expected: `defined:` and our definition, or `open:` and
    /// what is missing. Empty if it doesn't differ.
    let reason: String

    var testDescription: String { id + " " + text }
  }

  enum Outcome: String, CaseIterable {
    case right, otherDefinition, refused, wrong
  }

  nonisolated static let searches: [Search] = Table.rows("Trial").compactMap { row in
    guard row.count == 7, let language = Language(code: row[1]) else { return nil }
    return Search(
      id: row[0], language: language, kind: row[2], text: row[3], expected: row[4],
      otherCounts: row[5].split(separator: " ").compactMap { Int($0) }, reason: row[6])
  }

  private static let engines = Dictionary(
    uniqueKeysWithValues: QueryListKind.allCases.map { ($0, QueryEngine.of($0)) })

  static let reader = GoalReader { engines[$0] ?? .of($0) }

  @Test(arguments: searches)
  func searchGivesWhatItsAuthorExpected(search: Search) {
    let isRight = [.right, .otherDefinition].contains(Self.outcome(of: search))

    #expect(isRight == !search.reason.hasPrefix("open:"))
  }

  @Test func figures() {
    let outcomes = Self.searches.map { ($0, Self.outcome(of: $0)) }
    for outcome in Outcome.allCases {
      let found = outcomes.filter { $0.1 == outcome }
      print("\(outcome.rawValue): \(found.count) of \(outcomes.count)")
      if outcome == .refused || outcome == .wrong {
        for (search, _) in found {
          print("  \(search.id)\t\(search.text)\t\(Self.reading(of: search))")
        }
      }
    }
    #expect(Self.searches.count == 200)
  }

  private static func goal(of search: Search) -> Result<Goal, QueryMistake> {
    do throws(QueryMistake) {
      return .success(
        try reader.goal(of: search.text, in: QuerySettings(language: search.language)))
    } catch {
      return .failure(error)
    }
  }

  private static func reading(of search: Search) -> String {
    switch goal(of: search) {
    case .failure(let mistake): mistake.sentence(in: search.language)
    case .success(.question(let question)): text(of: question)
    case .success(.rows(let kind, let query)):
      "\(kind) \(query.text(of: kind)): \(rows(kind, query, search.language).count)"
    }
  }

  private static func outcome(of search: Search) -> Outcome {
    switch (goal(of: search), search.kind) {
    case (.failure, "refuse"): .right
    case (.failure, _): .refused
    case (.success(.question(let question)), "question"):
      text(of: question) == search.expected ? .right : .wrong
    case (.success(.question), _): .wrong
    case (.success(.rows(let kind, let query)), _):
      outcome(rows(kind, query, search.language), of: search, kind, query)
    }
  }

  private static func outcome(
    _ rows: [String], of search: Search, _ kind: QueryListKind, _ query: Query
  ) -> Outcome {
    // A search that finds nothing says so, and names the part that excludes everything.
    if rows.isEmpty, search.kind == "refuse" { return .refused }
    guard "\(kind)" == search.kind else { return .wrong }
    let expected = Self.expected(search)
    if Set(rows) == Set(expected) { return .right }
    if search.reason.hasPrefix("defined:") { return .otherDefinition }
    if !query.sort.isEmpty, Set(rows.prefix(expected.count)) == Set(expected) { return .right }
    return search.otherCounts.contains(rows.count) ? .otherDefinition : .wrong
  }

  private static func expected(_ search: Search) -> [String] {
    if search.expected.hasPrefix("=") {
      let answer = try? engines[.pokemon]?.run(String(search.expected.dropFirst()))
      return (answer?.ids ?? []).map(String.init)
    }
    let words = search.expected.split(separator: " ").map(String.init)
    guard search.kind == "pokemon" else { return words }
    return words.flatMap { run -> [String] in
      let ends = run.split(separator: "-").compactMap { Int($0) }
      return ends.first.flatMap { first in ends.last.map { (first...$0).map(String.init) } } ?? []
    }
  }

  /// The ids of Pokémon, or the slugs of other rows.
  private static func rows(
    _ kind: QueryListKind, _ query: Query, _ language: Language
  ) -> [String] {
    let ids = engines[kind]?.answer(to: query, in: QuerySettings(language: language)).ids ?? []
    let slugs: [String] =
      switch kind {
      case .pokemon: []
      case .moves: MoveQuerySource().moves(in: nil).map(\.slug)
      case .abilities: AbilityQuerySource().abilities.map(\.slug)
      case .items: ItemQuerySource().items.map(\.slug)
      case .natures: Dex().natures.map(\.slug)
      }
    return ids.map { kind == .pokemon ? String($0) : slugs[$0] }
  }

  /// "evolution 349", "matchups 6 water"
  private static func text(of question: Question) -> String {
    let figure = question.figure.flatMap { TermTable.pokemon.of($0)?.name }
    let words =
      [question.topic.rawValue] + question.pokemon.map(String.init)
      + [question.version, question.value?.slug, figure].compactMap(\.self)
    return words.joined(separator: " ")
  }
}
