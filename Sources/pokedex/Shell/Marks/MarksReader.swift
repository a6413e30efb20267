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

/// Reads marks and teams that were exported, or written by hand: as TSV with a header, or as JSON.
struct MarksReader {
  /// Nobody marks more.
  static let most = 100_000

  let language: Language

  /// A line of TSV or an object of JSON, as it stands there.
  struct Row {
    var id: String?
    var name: String?
    var game: String?
    var marks: [String] = []
    var note: String?
    /// Of a saved team, of which nothing above is said.
    var team: String?
    var paste: String?
  }

  /// - Parameter bytes: JSON if they begin with a bracket.
  /// - Throws: `Shell.Failure`, which names the line or the object.
  func edits(of bytes: [UInt8]) throws(Shell.Failure) -> [UserEdit] {
    var content = bytes[...]
    if content.starts(with: [0xEF, 0xBB, 0xBF]) { content = content.dropFirst(3) }
    let blank: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
    let first = content.first { !blank.contains($0) }
    let isJSON = first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
    let rows = isJSON ? try jsonRows(of: Array(content)) : try tsvRows(of: content)
    var edits: [UserEdit] = []
    var places: [RowKey: Int] = [:]
    for (place, row) in rows {
      let (key, edit): (RowKey, UserEdit)
      do throws(RowMistake) {
        (key, edit) = try self.edit(of: row)
      } catch {
        throw mistake(isJSON, place, error.sentence)
      }
      if let earlier = places[key] {
        throw mistake(isJSON, place, text(.importTwice, position(isJSON, earlier)))
      }
      places[key] = place
      edits.append(edit)
    }
    return edits
  }

  /// No two rows say something of the same.
  private enum RowKey: Hashable {
    case record(pokemon: Int, game: String?)
    case team(String)
  }

  /// Why a row can't be taken.
  struct RowMistake: Error {
    let sentence: String
  }

  private func edit(of row: Row) throws(RowMistake) -> (RowKey, UserEdit) {
    if row.team != nil || row.paste != nil {
      let team = try team(of: row)
      return (.team(team.key), .save(team))
    }
    let record = try record(of: row)
    return (
      .record(pokemon: record.pokemon, game: record.game),
      UserEdit(record.pokemon, in: record.game, .replace(record.marks, record.note))
    )
  }

  /// As it would be saved from a file.
  private func team(of row: Row) throws(RowMistake) -> SavedTeam {
    if row.id != nil || row.name != nil { throw RowMistake(sentence: text(.importTeamAndMore)) }
    guard let name = SavedTeam.name(row.team ?? "") else {
      throw RowMistake(sentence: text(.badTeamName, String(SavedTeam.longestName)))
    }
    let reading = SetReader(names: DexSetNames()).read(row.paste ?? "")
    if reading.sets.isEmpty { throw RowMistake(sentence: text(.importNoSet)) }
    let paste = SetWriter(names: DexSetNames()).export(reading.teams)
    guard let team = SavedTeam(name: name, text: paste) else {
      throw RowMistake(sentence: text(.teamTooLarge, SavedTeam.mostShown(in: language)))
    }
    return team
  }

  private func record(of row: Row) throws(RowMistake) -> MarkRecord {
    let game = try row.game.map { name throws(RowMistake) in try self.game(name) }
    let marks = try row.marks.map { word throws(RowMistake) in
      guard let mark = Mark(slug: word) else {
        let all = Mark.allCases.map(\.slug).joined(separator: ", ")
        throw RowMistake(sentence: text(.unknownMark, Quote.text(word), all))
      }
      return mark
    }
    guard let note = Note(row.note ?? "") else {
      throw RowMistake(sentence: text(.badNote, String(Note.longest)))
    }
    return MarkRecord(
      pokemon: try pokemon(of: row), game: game, marks: Marks(marks), note: note)
  }

  /// By its id, where there is one: an entry that came out since has no other name here.
  private func pokemon(of row: Row) throws(RowMistake) -> Int {
    guard let text = row.id else {
      guard let name = row.name else { throw RowMistake(sentence: self.text(.importNoName)) }
      if let id = Self.id(named: name) { return id }
      throw RowMistake(sentence: Shell.Failure.unknown(name, in: language).sentence)
    }
    guard let id = Int(text), 1..<1_000_000 ~= id else {
      throw RowMistake(sentence: self.text(.importBadID, Quote.text(text)))
    }
    if let name = row.name, let slug = Dex().pokemon(id: id)?.slug, slug != name {
      throw RowMistake(sentence: self.text(.importOther, text, slug, Quote.text(name)))
    }
    return id
  }

  /// One that came out since is taken by its slug.
  private func game(_ name: String) throws(RowMistake) -> String {
    if GameNames.versions.contains(name) { return name }
    if let version = GameNames.version(named: name) { return version }
    if GameSlug.isOne(name) { return name }
    throw RowMistake(
      sentence: GameNames.unknown(name, among: GameNames.versions, in: language.interface))
  }

  /// PokeAPI's id of what a number, a slug or a name in any language means.
  static func id(named name: String) -> Int? {
    switch PokemonReference(typed: name) {
    case .id(let id): Dex().has(variety: id) ? id : nil
    case .name(let name): Dex().pokemon(named: name)?.id
    }
  }

  func mistake(_ isJSON: Bool, _ place: Int, _ sentence: String) -> Shell.Failure {
    Shell.Failure(sentence: text(.importMistake, position(isJSON, place), sentence))
  }

  private func position(_ isJSON: Bool, _ place: Int) -> String {
    text(isJSON ? .importEntry : .importLine, String(place))
  }

  func text(_ sentence: Sentence, _ arguments: String...) -> String {
    sentence.text(in: language, arguments)
  }
}

// Cells between tabs, under a header.
extension MarksReader {
  private enum Column: String {
    case id, name, game, marks, note, team, paste
  }

  /// The rows by their lines, from 1. Columns that are not known are passed over, so that a list with more
  /// of them can be read.
  func tsvRows(of bytes: ArraySlice<UInt8>) throws(Shell.Failure) -> [(place: Int, row: Row)] {
    var lines = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: Self.most + 1, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    let header = lines.first.map { Self.cells(of: $0) } ?? []
    let columns = header.map { Column(rawValue: $0) }
    guard columns.contains(where: { [.id, .name, .team].contains($0) }) else {
      throw mistake(false, 1, text(.importNoHeader))
    }
    if lines.count > Self.most + 1 {
      throw mistake(false, Self.most + 2, text(.importTooMany, String(Self.most)))
    }
    var rows: [(Int, Row)] = []
    for (index, line) in lines.enumerated().dropFirst() where line != [UInt8(ascii: "\r")] {
      if line.isEmpty { continue }
      let cells = Self.cells(of: line)
      if cells.count > columns.count { throw mistake(false, index + 1, text(.importCells)) }
      rows.append((index + 1, Self.row(of: cells, columns)))
    }
    return rows
  }

  private static func cells(of line: ArraySlice<UInt8>) -> [String] {
    let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    return line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private static func row(of cells: [String], _ columns: [Column?]) -> Row {
    var row = Row()
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

// A paste in a cell: `\n` for a line's end, `\\` for a backslash.
extension MarksReader {
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "\\": escaped += "\\\\"
      case "\n": escaped += "\\n"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  static func unescaped(_ cell: String) -> String {
    var (text, isEscape) = ("", false)
    for scalar in cell.unicodeScalars {
      if !isEscape, scalar == "\\" {
        isEscape = true
        continue
      }
      text.unicodeScalars.append(isEscape && scalar == "n" ? "\n" : scalar)
      isEscape = false
    }
    return text
  }
}

// An array of objects.
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

  /// The rows by their places in the array, from 1. Keys that are not known are passed over.
  func jsonRows(of bytes: [UInt8]) throws(Shell.Failure) -> [(place: Int, row: Row)] {
    let entries: [Entry]
    do {
      entries = try JSONDecoder().decode([Entry].self, from: Data(bytes))
    } catch let error as DecodingError {
      guard let place = Self.place(of: error) else {
        throw Shell.Failure(sentence: text(.importNotJSON))
      }
      throw mistake(true, place, text(.importBadEntry))
    } catch {
      throw Shell.Failure(sentence: text(.importNotJSON))
    }
    if entries.count > Self.most {
      throw mistake(true, Self.most + 1, text(.importTooMany, String(Self.most)))
    }
    return entries.enumerated().map { index, entry in
      let row = Row(
        id: entry.id.map(String.init), name: entry.name, game: entry.game,
        marks: entry.marks ?? [], note: entry.note, team: entry.team, paste: entry.paste)
      return (index + 1, row)
    }
  }

  /// Of the object that an error is in, from 1; nil for one that is about the whole.
  private static func place(of error: DecodingError) -> Int? {
    let context: DecodingError.Context? =
      switch error {
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .keyNotFound(_, let context), .dataCorrupted(let context):
        context
      @unknown default: nil
      }
    return context?.codingPath.first?.intValue.map { $0 + 1 }
  }
}
