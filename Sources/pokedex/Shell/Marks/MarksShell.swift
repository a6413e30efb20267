internal import DexData
internal import PokedexModel
internal import PokedexApp
internal import PokedexText
internal import UserStore
private import OwnFiles

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
      return try outcome(records)
    case .progress:
      let records = try records(of: nil, in: request.game)
      let rows = ProgressTable(records: records, language: language, isText: format == .text)
      return Output(text: try rows.table.text(in: format, figures))
    case .export:
      let text = try table(try records(of: nil, in: request.game)).text(in: format, figures)
      return Output(text: text)
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

  private func database() throws -> UserDatabase {
    guard let path else { throw UserStoreFailure.noHome }
    return try UserDatabase(path: path)
  }

  /// Nil where nothing has been made yet: to look makes no file.
  private func existing() throws -> UserDatabase? {
    guard let path else { throw UserStoreFailure.noHome }
    return OwnFile.isThere(path) ? try UserDatabase(path: path) : nil
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
    _ names: [String], _ game: String?, to action: UserEdit.Action
  ) throws -> Output {
    let ids = try ids(names)
    let database = try database()
    _ = try database.change(ids.map { UserEdit($0, in: game, action) })
    let records = try database.records().filter { ids.contains($0.pokemon) && $0.game == game }
    return Output(text: try table(records).text(in: format, figures))
  }

  /// Undoes or does again, and prints what is said then.
  private func step(
    or nothing: Sentence, _ step: (UserDatabase) throws -> [UserChange]
  ) throws -> Output {
    let changes = try existing().map(step) ?? []
    if changes.isEmpty { throw Shell.Failure(sentence: nothing.text(in: language.interface)) }
    let records = changes.map(\.after)
    return Output(text: try table(records).text(in: format, figures))
  }

  /// Takes in a file, all of it or nothing.
  private func read(_ file: String) throws -> Output {
    let reader = MarksReader(language: language.interface)
    let records = try reader.records(of: try InputFile.read(file, in: language.interface))
    let changes = try database().change(
      records.map { UserEdit($0.pokemon, in: $0.game, .replace($0.marks, $0.note)) })
    let (read, changed) = (records.count, changes.count)
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

  private func outcome(_ records: [MarkRecord]) throws -> Output {
    Output(text: try table(records).text(in: format, figures), code: records.isEmpty ? 1 : 0)
  }

  private func table(_ records: [MarkRecord]) -> ListTable {
    MarksTable(records: records, language: language, isText: format == .text).table
  }
}
