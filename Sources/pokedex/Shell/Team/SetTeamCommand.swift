internal import CursesTerminal
internal import DexData
internal import PokedexApp
internal import PokedexModel
internal import PokedexSets
internal import PokedexText

/// The command `pokedex team` with its words and options.
struct SetTeamCommand: ShellCommand {
  enum Format: String, CaseIterable {
    case text, json, tsv, csv
    /// Showdown's export format, and its packed format.
    case paste, packed
  }

  /// The team to read: a file, `-` or `@NAME`, as in `TeamFile`.
  var file: String
  var format = Format.text
  /// The slug of a version group.
  var game: String?
  var generation: Int?
  var clauses: [TeamClause] = []
  /// Whether to print only the issues.
  var printsOnlyIssues = false

  /// Maximum number of issues on standard error. Further issues are only counted.
  static let maximumIssues = 100
}

extension SetTeamCommand {
  init(_ line: CommandLineParser) throws(UsageError) {
    try line.refuseOperands(after: 2)
    self.init(
      file: line.arguments.first ?? "-", format: try Format(line) ?? .text,
      game: try line.value(.game).flatMap(GameNames.game)?.group, generation: try line.generation(),
      clauses: try line.value(.clause).map(Setting.SettingKind.names)?.compactMap(TeamClause.init)
        ?? [],
      printsOnlyIssues: try line.isOn(.check))
  }

  @MainActor
  func run(_ invocation: Invocation) throws -> Output {
    let output = try checked(invocation)
    if printsOnlyIssues {
      let text =
        format == .json
        ? try JSONText.text(of: output.issuesJSON)
        : output.issueSentences().map { $0 + "\n" }.joined()
      return Output(
        text: text, code: output.issues.isEmpty && output.unreadSets == nil ? 0 : 1,
        complaints: [output.unreadSets].compactMap(\.self))
    }
    let text = try output.text(in: format, columns: TerminalSize.columns ?? 80)
    // The JSON text already contains the issues.
    let complaints = format == .json ? [] : output.issueSentences(limit: Self.maximumIssues)
    return Output(
      text: text, code: output.unreadSets == nil ? 0 : 1,
      complaints: complaints + [output.unreadSets].compactMap(\.self))
  }

  /// Reads and checks the teams.
  ///
  /// - Parameter limit: maximum size of the file in bytes.
  /// - Throws: `Shell.Failure` if there are no sets, or the file can't be read.
  func checked(
    _ invocation: Invocation, atMost limit: Int = InputFile.maximumSize
  ) throws -> SetTeamOutput {
    let words = Words(
      language: invocation.language, vocabulary: DexVocabulary(), units: invocation.units)
    let reading = SetReader(names: DexSetNames(invocation.language)).read(
      try TeamFile(invocation).read(file, atMost: limit))
    let teams = teams(reading)
    var issues = reading.issues.map { TeamIssue($0, words: words) }
    for team in teams { issues += check(words, team).issues(of: team.members) }
    // Sort by line. On the same line, parsing issues come first.
    issues = issues.enumerated().sorted {
      ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
    }
    .map(\.element)
    let output = SetTeamOutput(
      teams: teams, issues: issues, unreadSets: reading.problem(words),
      unlistedIssueCount: reading.unlistedIssueCount, words: words)
    if reading.sets.isEmpty {
      let sentence =
        file == "-" ? words(.setNothingInInput) : words(.setNothing, Quote.path(file))
      throw Shell.Failure(sentences: output.issueSentences(limit: Self.maximumIssues) + [sentence])
    }
    return output
  }

  private func teams(_ reading: SetReading) -> [CheckedTeam] {
    zip(reading.teams, reading.lines).map { team, lines in
      let generation =
        game.flatMap { Dex().versionGroup($0)?.generation } ?? generation
        ?? team.generationOfFormat ?? TypeChart.newestGeneration
      return CheckedTeam(team, lines, generation: generation, gameData: Dex())
    }
  }

  /// Returns the check for a team. If neither a game nor a generation is set, moves from any game
  /// are allowed, except for a team in a format of the newest generation: that generation's games
  /// don't accept moves from earlier games.
  private func check(_ words: Words, _ team: CheckedTeam) -> SetCheck {
    let newest = TypeChart.newestGeneration
    let ofFormat = team.team.generationOfFormat == newest ? newest : nil
    return SetCheck(
      game: game, generation: game == nil ? generation ?? ofFormat : nil, clauses: clauses,
      text: SetWords(words, Dex()))
  }
}

extension SetTeamCommand.Format {
  /// Creates the requested format. Nil if none is requested.
  init?(_ line: CommandLineParser) throws(UsageError) {
    let format = try line.format()
    guard
      let asked: Self = format == .text ? try line.choice(.output) : Self(rawValue: format.rawValue)
    else { return nil }
    self = asked
  }
}
