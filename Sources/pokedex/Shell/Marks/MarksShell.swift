internal import DexData
internal import PokedexApp
internal import PokedexModel
internal import PokedexQuery
internal import PokedexText
internal import UserStore

/// The command `pokedex marks` with its words and options.
struct MarksRequest: ShellCommand {
  /// The subcommand after `marks`.
  enum Command: String, CaseIterable {
    case list, progress, set, clear, note, undo, redo, export, `import`

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

  /// The operands of `marks` for the usage line.
  static var usage: String { "[\(Command.allCases.map(\.rawValue).joined(separator: "|"))]" }

  enum Action: Equatable {
    /// Lists the marks of some Pokémon. An empty array lists all.
    case list([String])
    /// Prints how complete each regional dex is.
    case progress
    case set(Mark, [String])
    /// Removes a mark. Nil removes all marks and the note.
    case clear(Mark?, [String])
    case note(String, Note)
    case undo, redo, export
    /// Imports a file. `-` is standard input.
    case read(String)
  }

  let action: Action
  /// The slug of a version. If nil, edits aren't tied to a game, and lists show all games.
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
    game = try line.value(.game).flatMap(GameNames.game)?.firstVersion
    format = try line.format()
    // By default, an export is TSV, which can be imported.
    if command == .export, format == .text { format = .tsv }
  }

  private static func action(
    _ command: Command, _ rest: [String], _ line: CommandLineParser
  ) throws(UsageError) -> Action {
    let isCountValid =
      switch command {
      case .list: true
      case .set, .clear: rest.count > 1
      case .note: rest.count == 2
      case .progress, .undo, .redo, .export: rest.isEmpty
      case .import: rest.count == 1
      }
    if !isCountValid {
      throw line.error(.marksUsage, "pokedex marks \(command.rawValue) \(command.operands)".trimmed)
    }
    switch command {
    case .list: return .list(rest)
    case .progress: return .progress
    case .set: return .set(try mark(rest[0], line), Array(rest.dropFirst()))
    case .clear:
      return .clear(rest[0] == "all" ? nil : try mark(rest[0], line), Array(rest.dropFirst()))
    case .note:
      guard let note = Note(rest[1]) else { throw line.error(.badNote, String(Note.maximumLength)) }
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
      path: invocation.paths.userData, language: invocation.language, format: format,
      write: StandardStream.output.write
    ).run(self)
  }
}

extension String {
  /// The string without a trailing space.
  fileprivate var trimmed: String { hasSuffix(" ") ? String(dropLast()) : self }
}

/// The implementation of `pokedex marks`.
struct MarksShell {
  /// The path of the user's data, if any.
  let path: String?
  let language: Language
  let format: ListRequest.Format

  /// A function that prints a long output in parts and returns whether this succeeded. If nil, the
  /// whole text is collected in `Output`.
  var write: ((String) -> Bool)?

  private var figures: Figures { Words(language: language, vocabulary: DexVocabulary()).figures }

  /// Runs a subcommand.
  ///
  /// - Throws: `UserStoreFailure`, `Shell.Failure`.
  func run(_ request: MarksRequest) throws -> Output {
    switch request.action {
    case .list(let names):
      return try printMarks(
        names.isEmpty ? nil : ids(names), in: request.game, hasTeams: false,
        exitCodeIfEmpty: names.isEmpty ? 0 : 1)
    case .progress:
      var marks: [Int: Marks] = [:]
      try UserDatabase.existing(path)?.each(in: request.game) { part in
        for record in part.records {
          guard let number = Dex().number(ofVariety: record.pokemon) else { continue }
          marks[number] = (marks[number] ?? .none).union(record.marks)
        }
      }
      let rows = ProgressTable(
        marks: marks, version: request.game, language: language, isText: format == .text)
      return Output(text: try rows.table.text(in: format, figures))
    case .export:
      // Teams aren't tied to a game, so they aren't exported with a single game.
      return try printMarks(nil, in: request.game, hasTeams: request.game == nil)
    case .set(let mark, let names): return try change(names, request.game, to: .add(mark))
    case .clear(let mark, let names):
      return try change(
        names, request.game, to: mark.map { .remove($0) } ?? .replace(.none, .none))
    case .note(let name, let note): return try change([name], request.game, to: .note(note))
    case .undo: return try undoOrRedo(or: .nothingToUndo) { try $0.undo() }
    case .redo: return try undoOrRedo(or: .nothingToRedo) { try $0.redo() }
    case .read(let file): return try read(file)
    }
  }

  /// Prints the marks of some Pokémon. If `ids` is nil, prints the marks of all Pokémon, followed
  /// by the teams if requested.
  ///
  /// - Parameter exitCodeIfEmpty: the exit code if there are no marks, which is then said. Nil to
  ///   print an empty table.
  private func printMarks(
    _ ids: [Int]?, in game: String?, hasTeams: Bool, exitCodeIfEmpty: Int32? = nil
  ) throws -> Output {
    let database = try UserDatabase.existing(path)
    try database?.beginReading()
    let table = MarksTable(language: language, format: format, hasTeams: hasTeams)
    let named = ids.map { Set($0) }
    let pokemon = try (database?.pokemon() ?? []).filter { named?.contains($0) != false }
    let sorted = table.sorted(pokemon) { $0 }
    var output = Output()
    var isEmpty = true
    try table.write { body in
      try database?.each(sorted, in: game, hasTeams: hasTeams) { part in
        isEmpty = false
        try body(part)
      }
    } to: {
      try put($0, in: &output)
    }
    if isEmpty {
      output.code = exitCodeIfEmpty ?? 0
      if exitCodeIfEmpty != nil {
        output.complaints.append(Sentence.noMarksYet.text(in: language.interface))
      }
    }
    return output
  }

  /// Changes the marks of some Pokémon, and prints their new state.
  private func change(
    _ names: [String], _ game: String?, to action: MarkEdit.Action
  ) throws -> Output {
    let ids = try ids(names)
    let database = try UserDatabase.open(path)
    // Read the records first, because nothing may fail once the change has been made.
    var recordsByID = try Dictionary(
      ids.map { ($0, try database.record(of: $0, in: game)) },
      uniquingKeysWith: { first, _ in first })
    for change in try database.change(ids.map { UserEdit($0, in: game, action) }) {
      if let record = change.record { recordsByID[record.pokemon] = record }
    }
    return try changed(recordsByID.values.filter { !$0.isEmpty })
  }

  /// Undoes or redoes a change, and prints the new state.
  private func undoOrRedo(
    or nothing: Sentence, _ undoOrRedo: (UserDatabase) throws -> [UserChange]
  ) throws -> Output {
    let changes = try UserDatabase.existing(path).map(undoOrRedo) ?? []
    if changes.isEmpty { throw Shell.Failure(sentence: nothing.text(in: language.interface)) }
    let teams = changes.compactMap { change -> (before: SavedTeam?, after: SavedTeam?)? in
      if case .team(let before, let after) = change { (before, after) } else { nil }
    }
    if format != .text {
      return try changed(
        changes.compactMap(\.record), teams.map { ($1?.name ?? $0?.name ?? "", $1) })
    }
    var output = try changed(changes.compactMap(\.record))
    let words = Words(language: language, vocabulary: DexVocabulary())
    for (before, after) in teams { output.text += words.change(ofTeam: before, to: after) + "\n" }
    return output
  }

  /// Prints the state of records and teams after a change.
  private func changed(
    _ records: [MarkRecord], _ teams: [(name: String, team: SavedTeam?)] = []
  ) throws -> Output {
    let table = MarksTable(language: language, format: format, hasTeams: !teams.isEmpty)
    var output = Output(changedUserData: true)
    try table.write { body in
      let records = table.sorted(records) { $0.pokemon }
      for start in stride(from: 0, to: records.count, by: MarksBatch.size) {
        try body(MarksBatch(records: Array(records[start...].prefix(MarksBatch.size))))
      }
      if !teams.isEmpty { try body(MarksBatch(teams: teams)) }
    } to: {
      try put($0, in: &output)
    }
    return output
  }

  /// Writes a part of the output, or appends it to `output` if there is no `write`.
  private func put(_ text: String, in output: inout Output) throws(Shell.Failure) {
    guard let write else { return output.text += text }
    if write(text) { return }
    let sentence = output.changedUserData ? Sentence.cannotWriteKept : .cannotWrite
    throw Shell.Failure(sentence: sentence.text(in: language.interface))
  }

  /// Imports a file. If any row is invalid, imports nothing.
  private func read(_ file: String) throws -> Output {
    let edits = try MarksReader.edits(of: file, in: language.interface)
    let read = edits.count
    var changed = 0
    try UserDatabase.open(path).change(edits) { _ in changed += 1 }
    let counts = ["entries": JSONValue.integer(read), "changed": .integer(changed)]
    let text =
      format == .json
      ? try JSONText.text(of: JSONValue.object(counts))
      : Sentence.marksRead.text(in: language.interface, String(read), String(changed)) + "\n"
    return Output(text: text, changedUserData: changed > 0)
  }

  private func ids(_ names: [String]) throws(Shell.Failure) -> [Int] {
    try names.map { name throws(Shell.Failure) in
      if let id = MarksReader.id(named: name) { return id }
      throw .unknown(name, in: language.interface, Dex())
    }
  }
}
