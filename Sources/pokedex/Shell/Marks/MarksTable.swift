internal import DexData
internal import PokedexModel
internal import PokedexApp
internal import PokedexText

/// Records as rows, by national number, then id.
struct MarksTable {
  private let records: [(record: MarkRecord, item: PokemonListItem?)]
  private let language: Language
  private let isText: Bool
  private let words: Words

  /// - Parameter isText: whether it is for people.
  init(records: [MarkRecord], language: Language, isText: Bool) {
    let items = records.isEmpty ? [] : Dex().listItems(urlPrefix: "")
    let places = Dictionary(uniqueKeysWithValues: items.enumerated().map { ($1.id, $0) })
    // What came out since stands last.
    let placed = records.map { (place: places[$0.pokemon] ?? items.count, record: $0) }
    self.records = placed.enumerated().sorted { one, other in
      (one.element.place, one.offset) < (other.element.place, other.offset)
    }.map { _, row in (row.record, row.place < items.count ? items[row.place] : nil) }
    self.language = language
    self.isText = isText
    words = Words(language: language, vocabulary: DexVocabulary())
  }

  var table: ListTable {
    let id = column("id") { record, _ in .integer(record.pokemon) }
    let number = column("number") { $1?.number.map(ListTable.Cell.integer) ?? .none }
    let slug = column("name") { $1.map { .text($0.name) } ?? .none }
    let name = column("display_name") { record, item in
      item.map { .text(words.name(of: .pokemon($0.id))) } ?? .none
    }
    let game = column("game") { record, _ in
      record.game.map { .named($0, words.plainName(ofVersion: $0)) } ?? nothing
    }
    let marks = column("marks") { record, _ in
      let marks = record.marks.telling
      if isText, marks.isEmpty { return nothing }
      return .list(marks.map(\.slug), marks.map { words.name(of: $0) })
    }
    let note = column("note") { record, _ in
      if record.note.text.isEmpty { return nothing }
      return .text(isText ? Quote.visible(record.note.text) : record.note.text)
    }
    let columns =
      isText
      ? [number, slug, name, marks, game, note] : [number, id, slug, name, game, marks, note]
    return ListTable(columns: columns, rowCount: records.count)
  }

  /// On the left, as words are.
  private var nothing: ListTable.Cell { isText ? .text("—") : .none }

  private func column(
    _ key: String, _ cell: (MarkRecord, PokemonListItem?) -> ListTable.Cell
  ) -> ListTable.Column {
    ListTable.Column(key: key, cells: records.map { cell($0.record, $0.item) })
  }
}
