internal import PokedexModel
internal import PokedexSets
internal import PokedexText
internal import TerminalUI

/// Content of the page of a team of sets.
struct SetsContent: PageContent {
  let team: SetTeam
  let leftOut: [SetIssue]
  /// The index of the set whose fields are shown. Nil if the table of all sets is shown.
  let opened: Int?
  let generation: Int
  /// The version group in which moves must be learnable. Nil for any version group of the
  /// generation.
  let game: String?
  /// The generation in which moves must be learnable. Nil for any generation.
  let generationOfMoves: Int?

  func page(in layout: Layout, _ words: Words, _ sets: any SetGameData) -> Page {
    SetsPage(shown: self, text: SetWords(words, sets), columns: layout.pagePane.columns).page
  }
}

/// The page of a team. It shows a table of the sets, their issues and the team's weaknesses, or the
/// fields of a single set.
struct SetsPage {
  let shown: SetsContent
  let text: SetWords
  let columns: Int

  private var words: Words { text.words }

  var page: Page {
    if let index = shown.opened, shown.team.sets.indices ~= index { return page(ofSet: index) }
    return teamPage
  }

  private var title: Line {
    Line(
      [Span(shown.team.name ?? words(.teamTitle), .name)],
      right: [Span(format, .secondary)])
  }

  /// The team's format. One that only names the generation is shown as such.
  private var format: String {
    guard let format = shown.team.format, format != "gen\(shown.generation)" else {
      return words.generation(shown.generation)
    }
    return format
  }

  private func heading(_ sentence: Sentence) -> [Line] {
    [.blank, Line([Span(words(sentence), .heading)])]
  }

  // MARK: - The team

  private var teamPage: Page {
    let checked = checked(shown.team.sets)
    let table = SetsTable(team: checked, text: text)
    let faults = issues(of: checked)
    let rows = table.rows(columns: columns) { index in
      let name = Span(text.name(of: shown.team.sets[index]), .name, target: .set(index))
      return faults[index].isEmpty ? [name] : [name, Span(" !", .error)]
    }
    let sentences = faults.joined().map(\.sentence)
    let found =
      sentences.isEmpty
      ? Line.wrapped(words(.teamNoIssues), .secondary, columns: columns)
      : bullets(sentences)
    let leftOut = shown.leftOut.map { issue in
      words(.setLine, String(issue.line), TeamIssue(issue, words: words).sentence)
    }
    let lines =
      rows + heading(.teamIssues) + found
      + (leftOut.isEmpty ? [] : heading(.teamLeftOut) + bullets(leftOut))
      + [.blank] + table.weaknesses(columns: columns)
    return Page(title: title, panes: [LazyLines(lines)])
  }

  private func bullets(_ sentences: [String]) -> [Line] {
    sentences.flatMap { sentence in
      Flow([Span(sentence)], label: Span("· ", .error)).lines(columns: columns)
    }
  }

  /// Returns a team with the bundled data about its members.
  ///
  /// - Parameter sets: all sets of the team, or one of them. They get placeholders as line numbers,
  ///   because the page shows none.
  private func checked(_ sets: [PokemonSet]) -> CheckedTeam {
    CheckedTeam(
      SetTeam(sets: sets), sets.map { _ in SetLines(first: 1) }, generation: shown.generation,
      gameData: text.gameData)
  }

  /// Maximum number of unknown names for which similar names are searched. It is limited because
  /// this search takes more time than any other step of building the page.
  private static let maximumSearches = 20

  /// Returns the issues of each set: unknown names, then the problems that the check finds.
  private func issues(of checked: CheckedTeam) -> [[TeamIssue]] {
    let names = text.gameData.names(in: words.language)
    let check = SetCheck(
      game: shown.game, generation: shown.game == nil ? shown.generationOfMoves : nil, text: text)
    var searches = Self.maximumSearches
    return checked.members.map { member in
      let unrecognized = member.set.unrecognizedNames.map { kind, name in
        searches -= 1
        let nearest = searches >= 0 ? names.nearest(to: name, as: kind) : []
        return SetIssue(line: 1, kind: .unknownName(kind), text: name, nearest: nearest)
      }
      return unrecognized.map { TeamIssue($0, words: words) } + check.issues(of: [member])
    }
  }

  // MARK: - One set

  private func page(ofSet index: Int) -> Page {
    let checked = checked([shown.team.sets[index]])
    let member = checked.members[0]
    let fields = SetFields(
      side: DuelState.Side(member.set), index: index, generation: shown.generation,
      source: nil, text: text)
    let block = SetFieldLines(fields: fields, columns: columns, isInBattle: false)
    let issues = issues(of: checked)[0].map(\.sentence)
    let lines =
      block.lines + heading(.movesLabel) + block.moves
      + (issues.isEmpty ? [] : heading(.teamIssues) + bullets(issues)) + takes(member, checked)
    let count = "\(index + 1)/\(shown.team.sets.count)"
    let title = Line(
      [Span(member.set.nickname ?? text.name(of: member.set), .name)],
      right: [Span(count, .secondary)])
    return Page(title: title, panes: [LazyLines(lines)])
  }

  private func takes(_ member: SetMember, _ checked: CheckedTeam) -> [Line] {
    guard member.pokemon != nil else { return [] }
    let takes = member.takes(in: checked.chart)
    func row(_ label: Sentence, _ isWanted: (Double) -> Bool) -> Field {
      let names = takes.filter { isWanted($0.percent) }.map { factor in
        Span(
          words.name(of: factor.type) + " " + words.figures.factor(factor.percent) + " ",
          .type(factor.type), link: .type(factor.type))
      }
      return Field(words(label), names)
    }
    return [.blank]
      + Field.lines(
        [
          row(.weakTo) { $0 > 100 }, row(.resists) { 0 < $0 && $0 < 100 },
          row(.immuneTo) { $0 == 0 },
        ],
        columns: columns)
  }
}

extension Span {
  /// Creates a text that is a link to the given target.
  init(_ text: String, _ role: Role = .text, target: SpanTarget) {
    self.init(text, role, linkTarget: TargetBox(target))
  }
}
