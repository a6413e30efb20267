internal import DexData
internal import PokedexModel
internal import PokedexSets
internal import PokedexText
internal import UserStore

#if canImport(FoundationEssentials)
  private import FoundationEssentials
#else
  private import Foundation
#endif

/// Reads exported or hand-written marks and teams. The format is TSV with a header row, or JSON.
struct MarksReader {
  /// Maximum number of rows. No user has this many marks.
  private static let limit = 100_000

  private let language: Language
  /// Whether the file is JSON, which begins with a bracket or brace.
  private let isJSON: Bool

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
    var bytes = try InputFile.read(file, in: language)[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    let first = bytes.first { !isBlank($0) }
    let reader = MarksReader(
      language: language, isJSON: first == UInt8(ascii: "[") || first == UInt8(ascii: "{"))
    return try reader.edits(in: bytes)
  }

  private func edits(in bytes: ArraySlice<UInt8>) throws(Shell.Failure) -> [UserEdit] {
    // The number of the first row with each key. No two rows may have the same key.
    var numbers: [RowKey: Int] = [:]
    var edits: [UserEdit] = []
    for (number, row) in try isJSON ? jsonRows(bytes) : tsvRows(bytes) {
      do throws(RowMistake) {
        if edits.count == Self.limit {
          throw RowMistake(sentence: text(.importTooMany, String(Self.limit)))
        }
        guard let row else { throw RowMistake(sentence: text(.importBadEntry)) }
        let (key, edit) = try edit(of: row)
        if let earlier = numbers.updateValue(number, forKey: key) {
          throw RowMistake(sentence: text(.importTwice, position(earlier)))
        }
        edits.append(edit)
      } catch {
        throw mistake(error.sentence, in: number)
      }
    }
    return edits
  }

  private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

  /// The key of a row: its Pokémon and game, or its team.
  private struct RowKey: Hashable {
    /// The Pokémon's id. Nil for a team.
    var pokemon: Int?
    /// The name of the game or team.
    let name: String?
  }

  /// The error for an invalid row.
  private struct RowMistake: Error {
    let sentence: String
  }

  private func edit(of row: ImportedRow) throws(RowMistake) -> (RowKey, UserEdit) {
    if row.team != nil || row.paste != nil {
      let team = try team(of: row)
      return (RowKey(name: team.key), .save(team))
    }
    let record = try record(of: row)
    return (
      RowKey(pokemon: record.pokemon, name: record.game),
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

  private func mistake(_ sentence: String, in number: Int) -> Shell.Failure {
    Shell.Failure(sentence: text(.importMistake, position(number), sentence))
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

  /// Parses the lines below the header. Blank lines are skipped. Unknown columns are ignored, so
  /// that tables with additional columns can be imported.
  private func tsvRows(
    _ bytes: ArraySlice<UInt8>
  ) throws(Shell.Failure) -> [(number: Int, row: ImportedRow?)] {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let numbered = Array(zip(1..., lines).drop { $1.allSatisfy(Self.isBlank) })
    let columns = numbered.first.map { Self.cells(of: $1).map { ImportedColumn(rawValue: $0) } }
    guard let columns, columns.contains(where: { [.id, .name, .team].contains($0) }) else {
      throw mistake(text(.importNoHeader), in: numbered.first?.0 ?? max(1, lines.count - 1))
    }
    var rows: [(number: Int, row: ImportedRow?)] = []
    for (number, line) in numbered.dropFirst() where !(line.isEmpty || line == [0x0D]) {
      let cells = Self.cells(of: line)
      if cells.count > columns.count { throw mistake(text(.importCells), in: number) }
      rows.append((number, Self.row(of: cells, columns)))
    }
    return rows
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
  /// An object. Unknown keys are ignored.
  private struct Entry: Decodable {
    let id: Int?
    let name: String?
    let game: String?
    let marks: [String]?
    let note: String?
    let team: String?
    let paste: String?

    var row: ImportedRow {
      ImportedRow(
        id: id.map(String.init), name: name, game: game, marks: marks ?? [], note: note, team: team,
        paste: paste)
    }
  }

  /// An element of the array. The row is nil if the element isn't an object with these keys.
  private struct Element: Decodable {
    let row: ImportedRow?

    init(from decoder: any Decoder) { row = (try? Entry(from: decoder))?.row }
  }

  private func jsonRows(
    _ bytes: ArraySlice<UInt8>
  ) throws(Shell.Failure) -> [(number: Int, row: ImportedRow?)] {
    guard let elements = try? JSONDecoder().decode([Element].self, from: Data(bytes)) else {
      throw Shell.Failure(sentence: text(.importNotJSON))
    }
    return zip(1..., elements).map { ($0, $1.row) }
  }
}
