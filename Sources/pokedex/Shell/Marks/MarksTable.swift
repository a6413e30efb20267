internal import DexData
internal import PokedexApp
internal import PokedexModel
internal import PokedexText

/// Records as rows, by national number, then id; then teams.
struct MarksTable {
  private let records: [(record: MarkRecord, item: PokemonListItem?)]
  private let teams: [(name: String, team: SavedTeam?)]?
  private let format: ListRequest.Format
  private let words: Words

  /// Whether it is for people.
  private var isText: Bool { format == .text }

  /// - Parameter teams: with their names; nil without columns for them.
  init(
    records: [MarkRecord], teams: [(name: String, team: SavedTeam?)]?, language: Language,
    format: ListRequest.Format
  ) {
    let items = records.isEmpty ? [] : Dex().listItems(urlPrefix: "")
    let places = Dictionary(uniqueKeysWithValues: items.enumerated().map { ($1.id, $0) })
    // Entries that came out since stand last.
    let placed = records.map { (place: places[$0.pokemon] ?? items.count, record: $0) }
    self.records = placed.enumerated().sorted { one, other in
      (one.element.place, one.offset) < (other.element.place, other.offset)
    }.map { _, row in (row.record, row.place < items.count ? items[row.place] : nil) }
    (self.teams, self.format) = (teams, format)
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
    return ListTable(columns: columns + teamColumns, rowCount: records.count + (teams?.count ?? 0))
  }

  private var teamColumns: [ListTable.Column] {
    guard let teams else { return [] }
    let empty = records.map { _ in ListTable.Cell.none }
    let pastes = teams.map { _, team -> ListTable.Cell in
      team.map { .text(format == .tsv ? MarksReader.escaped($0.text) : $0.text) } ?? .none
    }
    return [
      ListTable.Column(key: "team", cells: empty + teams.map { .text($0.name) }),
      ListTable.Column(key: "paste", cells: empty + pastes),
    ]
  }

  /// On the left, as words are.
  private var nothing: ListTable.Cell { isText ? .text("—") : .none }

  private func column(
    _ key: String, _ cell: (MarkRecord, PokemonListItem?) -> ListTable.Cell
  ) -> ListTable.Column {
    let cells = records.map { cell($0.record, $0.item) }
    return ListTable.Column(key: key, cells: cells + (teams ?? []).map { _ in .none })
  }
}

/// How complete each Pokédex is: the national one, then the others in the order of release.
struct ProgressTable {
  /// The records of one game, or of all.
  let records: [MarkRecord]
  let language: Language
  /// Whether it is for people, who see words beside the figures.
  let isText: Bool

  var table: ListTable {
    let dex = Dex()
    let words = Words(language: language, vocabulary: DexVocabulary())
    var marks: [Int: Marks] = [:]
    for record in records {
      guard let number = dex.number(ofVariety: record.pokemon) else { continue }
      marks[number] = (marks[number] ?? .none).union(record.marks)
    }
    let rows = dex.regionalDexes.map { Completeness(of: $0, marks: marks) }
    func column(
      _ key: String, _ cell: (Completeness) -> ListTable.Cell
    ) -> ListTable.Column {
      ListTable.Column(key: key, cells: rows.map(cell))
    }
    let names = [
      column("dex") { .text($0.term) },
      column("display_name") { .text(words.label("dex", $0.dex)) },
    ]
    let percent = column("percent") { isText ? .text("\($0.percent) %") : .integer($0.percent) }
    let counts =
      isText
      ? [
        column("caught") { .text(words(.progressCaught, String($0.caught), String($0.count))) },
        percent, column("seen") { .text(words(.progressSeen, String($0.seen))) },
      ]
      : [
        column("caught") { .integer($0.caught) }, column("seen") { .integer($0.seen) },
        column("shiny") { .integer($0.shiny) }, column("species") { .integer($0.count) }, percent,
      ]
    return ListTable(columns: names + counts, rowCount: rows.count)
  }
}
