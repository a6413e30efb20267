internal import DexData
internal import PokedexApp
internal import PokedexModel
internal import PokedexSets
internal import PokedexText
internal import UserStore

/// The command `pokedex teams` with its words and options.
struct SavedTeamsCommand: ShellCommand {
  /// The subcommand after `teams`.
  enum Subcommand: String, CaseIterable {
    case list, show, save, delete, rename

    var operands: String {
      switch self {
      case .list: ""
      case .show, .delete: "NAME"
      case .save: "NAME [FILE|-]"
      case .rename: "OLD NEW"
      }
    }
  }

  enum Action: Equatable {
    case list
    case show(String)
    /// Saves a team under a name. `file` is a path or `-`, as in `TeamFile`.
    case save(String, file: String)
    case delete(String)
    case rename(String, to: String)
  }

  /// The operands of `teams` for the usage line.
  static var usage: String { "[\(Subcommand.allCases.map(\.rawValue).joined(separator: "|"))]" }

  let action: Action
  /// The output format. Nil for the subcommand's default format.
  var format: SetTeamCommand.Format?
}

extension SavedTeamsCommand {
  init(_ line: CommandLineParser) throws(UsageError) {
    let asked = line.arguments.first ?? Subcommand.list.rawValue
    guard let word = Subcommand(rawValue: asked) else {
      throw line.unknownSubcommand(
        asked, Subcommand.allCases.map(\.rawValue).joined(separator: ", "))
    }
    action = try Self.action(word, Array(line.arguments.dropFirst()), line)
    format = try SetTeamCommand.Format(line)
  }

  private static func action(
    _ word: Subcommand, _ rest: [String], _ line: CommandLineParser
  ) throws(UsageError) -> Action {
    switch (word, rest.count) {
    case (.list, 0): return .list
    case (.show, 1): return .show(rest[0])
    case (.save, 1): return .save(try name(rest[0], line), file: "-")
    case (.save, 2): return .save(try name(rest[0], line), file: rest[1])
    case (.delete, 1): return .delete(rest[0])
    case (.rename, 2): return .rename(rest[0], to: try name(rest[1], line))
    default:
      let usage = ["pokedex teams", word.rawValue, word.operands].filter { !$0.isEmpty }
      throw line.error(.marksUsage, usage.joined(separator: " "))
    }
  }

  private static func name(
    _ text: String, _ line: CommandLineParser
  ) throws(UsageError) -> String {
    guard let name = SavedTeam.name(text) else {
      throw line.error(.badTeamName, String(SavedTeam.longestName))
    }
    return name
  }

  @MainActor
  func run(_ invocation: Invocation) throws -> Output {
    let words = Words(language: invocation.language, vocabulary: DexVocabulary())
    let saved = TeamFile(invocation)
    switch action {
    case .list:
      let names = try UserDatabase.existing(saved.path)?.teamNames() ?? []
      return Output(
        text: try list(saved, words), complaints: names.isEmpty ? [words(.noSavedTeams)] : [])
    case .show(let name):
      // Issues aren't printed here, because `pokedex team @NAME` reports them.
      let command = SetTeamCommand(file: "@" + name, format: format ?? .paste)
      return Output(text: try command.run(invocation).text)
    case .save(let name, let file): return try save(name, file, invocation, words)
    case .delete(let name):
      let team = try saved.team(named: name)
      return try change(team, to: nil, by: .delete(team: team.name), saved, words)
    case .rename(let old, let new):
      let team = try saved.team(named: old)
      let other = try saved.teams().first { $0.key == SavedTeam.key(new) }
      guard let renamed = SavedTeam(name: new, text: team.text), other == nil || other == team
      else { throw Shell.Failure(sentence: words(.teamNameTaken, Quote.text(new))) }
      return try change(team, to: renamed, by: .rename(team: team.name, to: new), saved, words)
    }
  }

  @MainActor
  private func save(
    _ name: String, _ file: String, _ invocation: Invocation, _ words: Words
  ) throws -> Output {
    let checked = try SetTeamCommand(file: file).checked(
      invocation, atMost: Self.maximumInput)
    if let unread = checked.unreadSets { throw Shell.Failure(sentence: unread) }
    let text = SetWriter(names: DexSetNames()).export(checked.teams.map(\.team))
    guard let team = SavedTeam(name: name, text: text) else {
      throw Shell.Failure(
        sentence: words(
          .teamTooLarge, ByteText.text(of: SavedTeam.largestText, words.figures)))
    }
    var output = try change(nil, to: team, by: .save(team), TeamFile(invocation), words)
    output.complaints = checked.issueSentences(limit: SetTeamCommand.maximumIssues)
    return output
  }

  /// Maximum size in bytes of the text of a team to save. A pasted text can be larger than the saved
  /// one.
  private static let maximumInput = 4 * SavedTeam.largestText

  /// Applies an edit. Returns a sentence for people, or the team's row for scripts. For a deleted
  /// team, the row shows the team before its deletion.
  private func change(
    _ before: SavedTeam?, to after: SavedTeam?, by edit: UserEdit, _ saved: TeamFile, _ words: Words
  ) throws -> Output {
    _ = try UserDatabase.open(saved.path).change([edit])
    if listFormat == .text {
      return Output(text: words.change(ofTeam: before, to: after) + "\n", changedUserData: true)
    }
    return Output(
      text: try table(
        of: [after ?? before].compactMap(\.self).map { TeamRow($0, in: listFormat, words) }, words),
      changedUserData: true)
  }
}

extension SavedTeamsCommand {
  private var listFormat: ListRequest.Format {
    format.flatMap { ListRequest.Format(rawValue: $0.rawValue) } ?? .text
  }

  /// Returns one row per team. In the paste and packed formats, writes all teams one after the other,
  /// each with its name, and returns the last part.
  private func list(_ saved: TeamFile, _ words: Words) throws -> String {
    let database = try UserDatabase.existing(saved.path)
    guard format == .paste || format == .packed else {
      return try table(of: database?.teams { TeamRow($0, in: listFormat, words) } ?? [], words)
    }
    var part = ""
    for (index, name) in (try database?.teamNames() ?? []).enumerated() {
      guard let team = try database?.team(named: name) else { continue }
      if part.utf8.count > Self.partSize {
        if !StandardStream.output.write(part) { throw Shell.Failure(sentence: words(.cannotWrite)) }
        part = ""
      }
      part += (format == .paste && index > 0 ? "\n" : "") + named(team)
    }
    return part
  }

  /// Size in bytes of the output that is kept before it is written.
  private static let partSize = 1 << 16

  /// Returns a team's text with its name.
  private func named(_ team: SavedTeam) -> String {
    let names = DexSetNames()
    if format == .paste { return ExportOutline(team.text, names: names).renamed(to: team.name) }
    let teams = SetReader(names: names).read(team.text).teams.map {
      SetTeam(name: team.name, format: $0.format, sets: $0.sets)
    }
    return SetWriter(names: names).packed(teams)
  }

  private func table(of teams: [TeamRow], _ words: Words) throws -> String {
    let table = ListTable(
      columns: [
        ListTable.OutputColumn(key: "name", cells: teams.map { .text($0.name) }),
        ListTable.OutputColumn(key: "sets", cells: teams.map { .integer($0.setCount) }),
        ListTable.OutputColumn(key: "pokemon", cells: teams.map { .list($0.pokemon, $0.pokemon) }),
      ], rowCount: teams.count)
    return try table.text(in: listFormat, words.figures)
  }
}

/// A saved team in a list.
private struct TeamRow {
  let name: String
  let setCount: Int
  /// For scripts, the slugs of all Pokémon. For people, the names of the first ones and the number
  /// of the others.
  let pokemon: [String]

  /// Maximum number of Pokémon shown to people.
  private static let maximumShown = 6

  init(_ team: SavedTeam, in format: ListRequest.Format, _ words: Words) {
    let outline = ExportOutline(team.text, names: DexSetNames())
    setCount = outline.setCount
    if format != .text {
      name = team.name
      pokemon = outline.pokemon().map(\.forScripts)
      return
    }
    name = Quote.visible(team.name)
    let text = SetWords(words, Dex())
    let shown = outline.pokemon(ofFirst: Self.maximumShown).map { text.name($0, as: .pokemon) }
    let rest = setCount - min(setCount, Self.maximumShown)
    pokemon = shown + (rest > 0 ? [words(.andMore, String(rest))] : [])
  }
}
