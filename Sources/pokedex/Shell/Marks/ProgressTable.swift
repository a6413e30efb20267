internal import DexData
internal import PokedexModel
internal import PokedexApp
internal import PokedexText

/// How complete each Pokédex is: the national one, then the others in the order of release.
struct ProgressTable {
  /// Those of the game that it is about, or all.
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
