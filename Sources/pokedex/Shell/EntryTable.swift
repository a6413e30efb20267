internal import DexData
internal import PokedexModel
internal import PokedexApp

extension ListTable {
  /// A row for each entry, a column for each field.
  init(_ entries: [Pokemon], fields: [EntryField], words: Words) {
    let rules = Dex()
    self.init(
      columns: fields.map { field in
        Column(
          key: field.rawValue,
          cells: entries.map { field.cell(of: $0, rules: rules, words: words) })
      }, rowCount: entries.count)
  }
}
