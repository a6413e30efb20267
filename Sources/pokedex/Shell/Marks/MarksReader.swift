internal import DexData
internal import PokedexModel
internal import PokedexText
internal import UserStore

/// Reads marks that were exported, or written by hand: as TSV with a header, or as JSON.
struct MarksReader {
  /// Nobody marks more.
  static let most = 100_000

  let language: Language

  /// What a line of TSV or an object of JSON says, as it stands there.
  struct Row {
    var id: String?
    var name: String?
    var game: String?
    var marks: [String] = []
    var note: String?
  }

  /// - Parameter bytes: JSON if they begin with a bracket.
  /// - Throws: `Shell.Failure`, which names the line or the object.
  func records(of bytes: [UInt8]) throws(Shell.Failure) -> [MarkRecord] {
    var content = bytes[...]
    if content.starts(with: [0xEF, 0xBB, 0xBF]) { content = content.dropFirst(3) }
    let blank: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
    let first = content.first { !blank.contains($0) }
    let isJSON = first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
    let rows = isJSON ? try jsonRows(of: Array(content)) : try tsvRows(of: content)
    var records: [MarkRecord] = []
    var places: [MarkKey: Int] = [:]
    for (place, row) in rows {
      let record: MarkRecord
      do throws(RowMistake) {
        record = try self.record(of: row)
      } catch {
        throw mistake(isJSON, place, error.sentence)
      }
      let key = MarkKey(pokemon: record.pokemon, game: record.game)
      if let earlier = places[key] {
        throw mistake(isJSON, place, text(.importTwice, position(isJSON, earlier)))
      }
      places[key] = place
      records.append(record)
    }
    return records
  }

  private struct MarkKey: Hashable {
    let pokemon: Int
    let game: String?
  }

  /// Why a row can't be taken.
  struct RowMistake: Error {
    let sentence: String
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
    let all = GameNames.versions.joined(separator: ", ")
    throw RowMistake(sentence: text(.badGame, Quote.text(name), all))
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
