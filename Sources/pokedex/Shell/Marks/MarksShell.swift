internal import DexData
internal import PokedexApp
internal import PokedexModel
internal import PokedexQuery
internal import PokedexText
internal import UserStore

/// `pokedex marks` with its words and options.
struct MarksRequest: ShellCommand {
  /// The word after `marks`.
  enum Command: String, CaseIterable {
    case list, progress, set, clear, note, undo, redo, export, `import`

    /// Its own operands.
    var operands: String {
      switch self {
      case .list: "[NAME…]"
      case .set: "MARK NAME…"
      case .clear: "MARK|all NAME…"
      case .note: "NAME TEXT"
      case .progress, .undo, .redo, .export: ""
      case .import: "FILE"
      }
    }
  }

  /// The operands of `marks`.
  static var usage: String { "[\(Command.allCases.map(\.rawValue).joined(separator: "|"))]" }

  enum Action: Equatable {
    /// Of some Pokémon; none for all.
    case list([String])
    /// How complete each regional dex is.
    case progress
    case set(Mark, [String])
    /// Nil for every mark, and the note.
    case clear(Mark?, [String])
    case note(String, Note)
    case undo, redo, export
    /// From a file; `-` for standard input.
    case read(String)
  }

  let action: Action
  /// The slug of a version; nil for no game in particular, in a list for all.
  var game: String?
  var format = ListRequest.Format.text
}

extension MarksRequest {
  init(_ line: CommandLineParser) throws(UsageError) {
    let names = Command.allCases.map(\.rawValue).joined(separator: ", ")
    let word = line.arguments.first ?? Command.list.rawValue
    guard let command = Command(rawValue: word) else {
      throw line.unknownSubcommand(word, names)
    }
    action = try Self.action(command, Array(line.arguments.dropFirst()), line)
    game = try line.value(.game).flatMap(GameNames.version)
    format = try line.format()
    // An export can be imported.
    if command == .export, format == .text { format = .tsv }
  }

  private static func action(
    _ command: Command, _ rest: [String], _ line: CommandLineParser
  ) throws(UsageError) -> Action {
    let isEnough =
      switch command {
      case .list: true
      case .set, .clear: rest.count > 1
      case .note: rest.count == 2
      case .progress, .undo, .redo, .export: rest.isEmpty
      case .import: rest.count == 1
      }
    if !isEnough {
      throw line.error(.marksUsage, "pokedex marks \(command.rawValue) \(command.operands)".trimmed)
    }
    switch command {
    case .list: return .list(rest)
    case .progress: return .progress
    case .set: return .set(try mark(rest[0], line), Array(rest.dropFirst()))
    case .clear:
      return .clear(rest[0] == "all" ? nil : try mark(rest[0], line), Array(rest.dropFirst()))
    case .note:
      guard let note = Note(rest[1]) else { throw line.error(.badNote, String(Note.longest)) }
      return .note(rest[0], note)
    case .undo: return .undo
    case .redo: return .redo
    case .export: return .export
    case .import: return .read(rest[0])
    }
  }

  private static func mark(
    _ word: String, _ line: CommandLineParser
  ) throws(UsageError) -> Mark {
    if let mark = Mark(slug: word) { return mark }
    let all = Mark.allCases.map(\.slug).joined(separator: ", ")
    throw line.error(.unknownMark, line.quoted(word), all)
  }

  func run(_ invocation: Invocation) throws -> Output {
    try MarksShell(
      path: invocation.paths.userData, language: invocation.language, format: format
    ).run(self)
  }
}

/// The games that marks are made in.
enum GameNames {
  /// The slugs of all versions, in the order of release.
  static var versions: [String] { Dex().versionGroups.flatMap(\.versions) }

  /// The version that a slug, a name in any language or another word for it means.
  static func version(named name: String) -> String? {
    Dex().version(named: name)
  }

  /// At most three of some games that begin with a name, or are a few letters off.
  static func nearest(to name: String, among games: [String] = versions) -> [String] {
    let key = NameKey.key(name)
    let beginning = key.isEmpty ? [] : games.filter { $0.hasPrefix(key) }
    let near = NameKey.closest(to: name, in: games).filter { !beginning.contains($0) }
    return Array((beginning + near).prefix(3))
  }

  /// The sentence for what is neither a version nor a group of them; nil for one that is.
  static func problem(with text: String, in language: Language) -> String? {
    let groups = Dex().versionGroups.map(\.slug)
    if groups.contains(text) || version(named: text) != nil { return nil }
    return unknown(
      text, among: versions + groups.filter { !versions.contains($0) }, in: language)
  }

  /// The sentence that some games have no such name, with the nearest of them.
  static func unknown(_ text: String, among games: [String], in language: Language) -> String {
    let near = nearest(to: text, among: games)
    return near.isEmpty
      ? Sentence.badGame.text(in: language, Quote.text(text))
      : Sentence.closestGame.text(
        in: language, Quote.text(text), Sentence.listPair.joining(near, in: language))
  }
}

extension String {
  /// Without spaces at its end.
  fileprivate var trimmed: String { hasSuffix(" ") ? String(dropLast()) : self }
}

/// `pokedex marks`.
struct MarksShell {
  /// Of what the user made; nil where there is no place for it.
  let path: String?
  let language: Language
  let format: ListRequest.Format

  private var figures: Figures { Words(language: language, vocabulary: DexVocabulary()).figures }

  /// - Throws: `UserStoreFailure`, `Shell.Failure`.
  func run(_ request: MarksRequest) throws -> Output {
    switch request.action {
    case .list(let names):
      let records = try records(of: names.isEmpty ? nil : ids(names), in: request.game)
      return try printed(records, code: records.isEmpty ? 1 : 0)
    case .progress:
      let records = try records(of: nil, in: request.game)
      let rows = ProgressTable(records: records, language: language, isText: format == .text)
      return Output(text: try rows.table.text(in: format, figures))
    case .export:
      // Teams are of no game.
      let teams = request.game == nil ? try TeamFile(path: path, language: language).teams() : []
      return try printed(records(of: nil, in: request.game), teams.map { ($0.name, $0) })
    case .set(let mark, let names): return try change(names, request.game, to: .add(mark))
    case .clear(let mark, let names):
      return try change(
        names, request.game, to: mark.map { .remove($0) } ?? .replace(.none, .none))
    case .note(let name, let note): return try change([name], request.game, to: .note(note))
    case .undo: return try step(or: .nothingToUndo) { try $0.undo() }
    case .redo: return try step(or: .nothingToRedo) { try $0.redo() }
    case .read(let file): return try read(file)
    }
  }

  private func records(of ids: [Int]?, in game: String?) throws -> [MarkRecord] {
    let said = SaidRecords(path: path)
    let records = said.all
    if let failure = said.failure { throw failure }
    return records.filter { record in
      ids?.contains(record.pokemon) != false && (game == nil || game == record.game)
    }
  }

  /// Prints what is said then of those that were named.
  private func change(
    _ names: [String], _ game: String?, to action: MarkEdit.Action
  ) throws -> Output {
    let ids = try ids(names)
    let database = try UserDatabase.open(path)
    _ = try database.change(ids.map { UserEdit($0, in: game, action) })
    return try printed(
      database.records().filter { ids.contains($0.pokemon) && $0.game == game })
  }

  /// Undoes or does again, and prints what is said then.
  private func step(
    or nothing: Sentence, _ step: (UserDatabase) throws -> [UserChange]
  ) throws -> Output {
    let changes = try UserDatabase.existing(path).map(step) ?? []
    if changes.isEmpty { throw Shell.Failure(sentence: nothing.text(in: language.interface)) }
    let teams = changes.compactMap { change -> (before: SavedTeam?, after: SavedTeam?)? in
      if case .team(let before, let after) = change { (before, after) } else { nil }
    }
    if format != .text {
      let rows = teams.map { ($1?.name ?? $0?.name ?? "", $1) }
      return try printed(changes.compactMap(\.record), rows.isEmpty ? nil : rows)
    }
    var output = try printed(changes.compactMap(\.record))
    let words = Words(language: language, vocabulary: DexVocabulary())
    for (before, after) in teams { output.text += words.change(ofTeam: before, to: after) + "\n" }
    return output
  }

  /// Takes in a file, all of it or nothing.
  private func read(_ file: String) throws -> Output {
    let reader = MarksReader(language: language.interface)
    let edits = try reader.edits(of: try InputFile.read(file, in: language.interface))
    let changes = try UserDatabase.open(path).change(edits)
    let (read, changed) = (edits.count, changes.count)
    let counts = ["entries": JSONValue.integer(read), "changed": .integer(changed)]
    let text =
      format == .json
      ? try JSONText.text(of: JSONValue.object(counts))
      : Sentence.marksRead.text(in: language.interface, String(read), String(changed)) + "\n"
    return Output(text: text)
  }

  private func ids(_ names: [String]) throws(Shell.Failure) -> [Int] {
    try names.map { name throws(Shell.Failure) in
      if let id = MarksReader.id(named: name) { return id }
      throw .unknown(name, in: language.interface)
    }
  }

  /// - Parameter teams: with their names; none for a team that was deleted. Nil without columns for them.
  private func printed(
    _ records: [MarkRecord], _ teams: [(name: String, team: SavedTeam?)]? = nil, code: Int32 = 0
  ) throws -> Output {
    let table = MarksTable(
      records: records, teams: teams, language: language, format: format
    ).table
    return Output(text: try table.text(in: format, figures), code: code)
  }
}
