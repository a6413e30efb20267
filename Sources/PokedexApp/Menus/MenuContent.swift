internal import PokedexFeatures
internal import PokedexModel
internal import PokedexSets
internal import PokedexText
internal import TerminalUI

/// A row of a menu, and the effect of choosing it.
struct MenuRow: Sendable {
  enum Choice: Sendable {
    case generation(Int?)
    case language(Language)
    case column(Int)
    case theme(ThemeChoice)
    case copy(CopyForm)
    case mark(Mark)
    case openGames
    /// The slug of a version; nil for none.
    case game(String?)
    /// A value of a field of a set by its position among all.
    case value(Dial, Int)
    /// A variety by its slug.
    case opponent(String, of: PokemonSet)
    /// A team by its name.
    case savedTeam(String)
  }

  var title: String
  /// Further facts. In little room, whole ones are left out, from the last; only a single one is cut.
  var details: [String] = []
  /// The digit that chooses it at once.
  var digit: Int?
  /// Further texts that a typed letter or the filter finds it by.
  var names: [String] = []
  let choice: Choice
  /// The texts that a filter looks in, as keys; nil until they are made.
  var keys: [UInt8]?

  /// The same with its keys.
  var keyed: MenuRow {
    var row = self
    row.keys = key
    return row
  }

  private var texts: [String] { [title] + names + details }

  /// The keys of all texts, each in a line of its own.
  private var key: [UInt8] { texts.map(NameKey.key).joined(separator: "\n").utf8.map(\.self) }

  fileprivate func has(_ typed: [UInt8]) -> Bool {
    let keys = keys ?? key
    guard let first = typed.first, keys.count >= typed.count else { return typed.isEmpty }
    return (0...keys.count - typed.count).contains { start in
      keys[start] == first && keys[start..<start + typed.count].elementsEqual(typed)
    }
  }
}

extension MenuRow {
  /// The row with the details first that a filter is found in, as the last ones are cut in little room.
  fileprivate func showing(_ filter: TableSettings) -> MenuRow {
    var row = self
    let found = filter.filtered(details) { [$0] }
    row.details = found + details.filter { !found.contains($0) }
    return row
  }
}

/// Title and rows of a menu.
struct MenuContent: Sendable {
  let title: String
  var rows: [MenuRow]
  /// The row that is chosen now; nil where that is not marked.
  var current: Int?
  /// Whether the colours are shown below.
  var showsColors = false
  /// Whether a letter goes to the next row that begins with it.
  var hasLetters = false

  /// The rows that have in them what is typed.
  func filtered(by filter: TableSettings) -> MenuContent {
    if filter.filter.isEmpty { return self }
    let key = Array(NameKey.key(filter.filter.text).utf8)
    let places = rows.indices.filter { rows[$0].has(key) }
    var content = self
    content.rows = places.map { rows[$0].showing(filter) }
    content.current = current.flatMap { places.firstIndex(of: $0) }
    return content
  }

  /// The next row, round and round, that begins with a letter; nil where none does.
  func row(after row: Int, beginningWith letter: Character) -> Int? {
    guard hasLetters, !rows.isEmpty else { return nil }
    let key = String(letter).lowercased()
    return (1...rows.count).lazy.map { (row + $0) % rows.count }.first { row in
      rows[row].names.contains { $0.lowercased().hasPrefix(key) }
    }
  }
}

extension Overlay {
  /// The same without rows that were made for another language.
  var unkept: Overlay {
    guard case .menu(var menu) = self else { return self }
    menu.kept = nil
    return .menu(menu)
  }
}
