internal import DexData
internal import PokedexApp
internal import PokedexModel
internal import PokedexSets
internal import PokedexText
internal import UserStore

#if canImport(FoundationEssentials)
  private import FoundationEssentials
#else
  private import Foundation
#endif

/// Reads exported or hand-written marks and teams from a stream. The format is TSV with a header
/// row, or JSON.
struct MarksReader {
  /// The maximum size of a file in bytes. Whatever can be exported is smaller: the most records take
  /// 23 MB as JSON, and the largest notes and teams 36 MB if every character is escaped.
  static let maximumSize = 96 << 20
  /// The maximum size of a row in bytes. The largest team fits even if every character is escaped.
  static let maximumRowSize = 4 * SavedTeam.largestText

  private let language: Language
  private var rows = RowSplitter()
  private var columns: [ImportedColumn?]?
  private var edits: [UserEdit] = []
  private var teamCount = 0
  /// The total size of the notes and teams in the edits, in bytes.
  private var textSize = 0
  /// The number of the first row with each key, used to report a second row with the same key.
  private var rowNumbers: [RowKey: Int32] = [:]
  /// Numbers that stand for names in `rowNumbers`, to save memory: many rows have the same game.
  private var names: [String: Int32] = [:]

  private init(_ language: Language) { self.language = language }

  /// A line of TSV or a JSON object, with unchecked values.
  private struct ImportedRow {
    var id: String?
    var name: String?
    var game: String?
    var marks: [String] = []
    var note: String?
    /// The name of a saved team. The properties above are nil for a team.
    var team: String?
    var paste: String?
  }

  /// Reads the edits in a file. The file is JSON if it begins with a bracket or brace.
  ///
  /// - Parameter file: `-` for standard input.
  /// - Throws: `Shell.Failure`, with the number of the line or object that has the error.
  static func edits(of file: String, in language: Language) throws(Shell.Failure) -> [UserEdit] {
    var reader = MarksReader(language)
    try InputFile.read(file, atMost: maximumSize, in: language) { bytes throws(Shell.Failure) in
      for byte in bytes { if reader.rows.consume(byte) { try reader.readRow() } }
    }
    if reader.rows.end() { try reader.readRow() }
    if reader.isJSON { try reader.checkArray() }
    if !reader.isJSON, reader.columns == nil { throw reader.mistake(reader.text(.importNoHeader)) }
    return reader.edits
  }

  private var isJSON: Bool { rows.isJSON }

  private func checkArray() throws(Shell.Failure) {
    if !rows.isArray { throw Shell.Failure(sentence: text(.importNotJSON)) }
  }

  /// Reads the row that has just been completed.
  private mutating func readRow() throws(Shell.Failure) {
    if isJSON { try checkArray() }
    if rows.isTooLarge {
      let limit = ByteText.text(of: Self.maximumRowSize, in: language)
      throw Shell.Failure(sentence: text(.inputTooLarge, position(rows.rowNumber), limit))
    }
    guard let row = isJSON ? try jsonRow() : try tsvRow() else { return }
    do throws(RowMistake) {
      let (key, edit) = try edit(of: row)
      if let earlier = rowNumbers.updateValue(Int32(rows.rowNumber), forKey: key) {
        throw RowMistake(sentence: text(.importTwice, position(Int(earlier))))
      }
      edits.append(edit)
      try checkLimits()
    } catch {
      throw mistake(error.sentence)
    }
  }

  /// Checks that there is room for everything read so far, as the user's data have the same limits.
  private func checkLimits() throws(RowMistake) {
    for (count, limit) in [
      (teamCount, SavedTeam.maximumCount), (edits.count - teamCount, MarkRecord.maximumCount),
    ] where count > limit {
      throw RowMistake(sentence: text(.importTooMany, String(limit)))
    }
    if textSize > SavedTeam.largestTotal {
      let limit = ByteText.text(of: SavedTeam.largestTotal, in: language)
      throw RowMistake(sentence: text(.importTooMuchText, limit))
    }
  }

  /// The key of a row: its Pokémon and game, or its team. No two rows may have the same key.
  private struct RowKey: Hashable {
    /// The Pokémon's id. Nil for a team.
    let pokemon: Int32?
    /// The number that replaces the name of the game or team. 0 if there is no name.
    let name: Int32
  }

  private mutating func key(_ pokemon: Int?, _ name: String?) -> RowKey {
    let number = name.map { names[$0, default: Int32(names.count + 1)] } ?? 0
    if let name { names[name] = number }
    return RowKey(pokemon: pokemon.map(Int32.init), name: number)
  }

  /// The error for an invalid row.
  private struct RowMistake: Error {
    let sentence: String
  }

  private mutating func edit(of row: ImportedRow) throws(RowMistake) -> (RowKey, UserEdit) {
    if row.team != nil || row.paste != nil {
      let team = try team(of: row)
      textSize += team.text.utf8.count
      teamCount += 1
      return (key(nil, team.key), .save(team))
    }
    let record = try record(of: row)
    textSize += record.note.text.utf8.count
    return (
      key(record.pokemon, record.game),
      UserEdit(record.pokemon, in: record.game, .replace(record.marks, record.note))
    )
  }

  /// Parses a team, just as if it were saved from a file of its own.
  private func team(of row: ImportedRow) throws(RowMistake) -> SavedTeam {
    if row.id != nil || row.name != nil { throw RowMistake(sentence: text(.importTeamAndMore)) }
    guard let name = SavedTeam.name(row.team ?? "") else {
      throw RowMistake(sentence: text(.badTeamName, String(SavedTeam.longestName)))
    }
    let reading = SetReader(names: DexSetNames()).read(row.paste ?? "")
    if reading.sets.isEmpty { throw RowMistake(sentence: text(.importNoSet)) }
    if let problem = reading.problem(Words(language: language, vocabulary: DexVocabulary())) {
      throw RowMistake(sentence: problem)
    }
    let paste = SetWriter(names: DexSetNames()).export(reading.teams)
    guard let team = SavedTeam(name: name, text: paste) else {
      throw RowMistake(
        sentence: text(.teamTooLarge, ByteText.text(of: SavedTeam.largestText, in: language)))
    }
    return team
  }

  private func record(of row: ImportedRow) throws(RowMistake) -> MarkRecord {
    let game = try row.game.map { name throws(RowMistake) in try self.game(name) }
    let marks = try row.marks.map { word throws(RowMistake) in
      guard let mark = Mark(slug: word) else {
        let all = Mark.allCases.map(\.slug).joined(separator: ", ")
        throw RowMistake(sentence: text(.unknownMark, Quote.text(word), all))
      }
      return mark
    }
    guard let note = Note(row.note ?? "") else {
      throw RowMistake(sentence: text(.badNote, String(Note.maximumLength)))
    }
    return MarkRecord(
      pokemon: try pokemon(of: row), game: game, marks: Marks(marks), note: note)
  }

  /// Returns the Pokémon's id. The id in the row takes precedence over the name, because the bundle
  /// doesn't know the names of newer Pokémon.
  private func pokemon(of row: ImportedRow) throws(RowMistake) -> Int {
    guard let text = row.id else {
      guard let name = row.name else { throw RowMistake(sentence: self.text(.importNoName)) }
      if let id = Self.id(named: name) { return id }
      throw RowMistake(sentence: Shell.Failure.unknown(name, in: language, Dex()).sentence)
    }
    guard let id = Int(text), 1..<1_000_000 ~= id else {
      throw RowMistake(sentence: self.text(.importBadID, Quote.text(text)))
    }
    if let name = row.name, let slug = Dex().pokemon(id: id)?.slug, slug != name {
      throw RowMistake(sentence: self.text(.importOther, text, slug, Quote.text(name)))
    }
    return id
  }

  /// Returns the version's slug. The slug of a newer version that the bundle doesn't know is
  /// accepted too.
  private func game(_ name: String) throws(RowMistake) -> String {
    if GameNames.versions.contains(name) { return name }
    if let version = GameNames.version(named: name) { return version }
    if GameSlug.isValid(name) { return name }
    throw RowMistake(
      sentence: GameNames.unknown(name, among: GameNames.versions, in: language.interface))
  }

  /// Returns PokeAPI's id of the Pokémon with a number, a slug or a name in any language.
  static func id(named name: String) -> Int? {
    switch PokemonReference(typed: name) {
    case .id(let id): Dex().has(variety: id) ? id : nil
    case .name(let name): Dex().pokemon(named: name)?.id
    }
  }

  /// Returns an error that names the row read last.
  private func mistake(_ sentence: String) -> Shell.Failure {
    Shell.Failure(sentence: text(.importMistake, position(max(1, rows.rowNumber)), sentence))
  }

  private func position(_ index: Int) -> String {
    text(isJSON ? .importEntry : .importLine, String(index))
  }

  private func text(_ sentence: Sentence, _ arguments: String...) -> String {
    sentence.text(in: language, arguments)
  }
}

// Reads TSV with a header row.
extension MarksReader {
  private enum ImportedColumn: String {
    case id, name, game, marks, note, team, paste
  }

  /// Parses a line. Nil for the header, for empty lines, and for blank lines before the header.
  /// Unknown columns are ignored, so that tables with additional columns can be imported.
  private mutating func tsvRow() throws(Shell.Failure) -> ImportedRow? {
    if rows.bytes.isEmpty || rows.bytes == [UInt8(ascii: "\r")] { return nil }
    if columns == nil, rows.bytes.allSatisfy(RowSplitter.isBlank) { return nil }
    let cells = Self.cells(of: rows.bytes[...])
    guard let columns else {
      let columns = cells.map { ImportedColumn(rawValue: $0) }
      guard columns.contains(where: { [.id, .name, .team].contains($0) }) else {
        throw mistake(text(.importNoHeader))
      }
      self.columns = columns
      return nil
    }
    if cells.count > columns.count { throw mistake(text(.importCells)) }
    return Self.row(of: cells, columns)
  }

  private static func cells(of line: ArraySlice<UInt8>) -> [String] {
    let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    return line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private static func row(of cells: [String], _ columns: [ImportedColumn?]) -> ImportedRow {
    var row = ImportedRow()
    for (column, cell) in zip(columns, cells) where !cell.isEmpty {
      switch column {
      case .id: row.id = cell
      case .name: row.name = cell
      case .game: row.game = cell
      case .marks: row.marks = cell.split(separator: " ").map(String.init)
      case .note: row.note = cell
      case .team: row.team = cell
      case .paste: row.paste = unescaped(cell)
      case nil: break
      }
    }
    return row
  }
}

// Reads JSON objects.
extension MarksReader {
  private struct Entry: Decodable {
    let id: Int?
    let name: String?
    let game: String?
    let marks: [String]?
    let note: String?
    let team: String?
    let paste: String?
  }

  /// Parses an object. Unknown keys are ignored.
  private func jsonRow() throws(Shell.Failure) -> ImportedRow {
    // The decoder's error isn't used, because it wouldn't say which object is invalid.
    guard let entry = try? JSONDecoder().decode(Entry.self, from: Data(rows.bytes)) else {
      throw mistake(text(.importBadEntry))
    }
    return ImportedRow(
      id: entry.id.map(String.init), name: entry.name, game: entry.game,
      marks: entry.marks ?? [], note: entry.note, team: entry.team, paste: entry.paste)
  }
}
