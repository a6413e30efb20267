internal import PokedexFeatures
internal import PokedexModel
internal import PokedexSets
internal import PokedexText
internal import TerminalUI

/// A row of a menu, and the effect of choosing it.
struct MenuRow: Sendable {
  var title: String
  /// Facts shown beside the title. If there is little room, facts are dropped from the end, and the
  /// last remaining one is clipped.
  var details: [String] = []
  /// The digit key that chooses the row.
  var digit: Int?
  /// Other names of the row, which aren't shown but can be found by typing a letter or a filter.
  var names: [String] = []
  /// Theme that the row chooses, if any.
  var theme: ThemeChoice?
  /// Whether the menu stays open when the row is chosen.
  var staysOpen = false
  let choose: @Sendable (inout AppState) -> Void
  /// The texts that the filter searches, as normalized by `NameKey`. Nil until they are computed.
  fileprivate var keys: [UInt8]?

  init(
    title: String, details: [String] = [], digit: Int? = nil, names: [String] = [],
    theme: ThemeChoice? = nil, staysOpen: Bool = false,
    choose: @escaping @Sendable (inout AppState) -> Void
  ) {
    self.title = title
    self.details = details
    self.digit = digit
    self.names = names
    self.theme = theme
    self.staysOpen = staysOpen
    self.choose = choose
  }

  private var texts: [String] { [title] + names + details }

  /// The row's texts as normalized by `NameKey`, one per line.
  fileprivate var key: [UInt8] { texts.map(NameKey.key).joined(separator: "\n").utf8.map(\.self) }

  fileprivate func has(_ typed: [UInt8]) -> Bool {
    let keys = keys ?? key
    guard let first = typed.first, keys.count >= typed.count else { return typed.isEmpty }
    return (0...keys.count - typed.count).contains { start in
      keys[start] == first && keys[start..<start + typed.count].elementsEqual(typed)
    }
  }
}

extension MenuRow {
  /// Returns the row with the details that match the filter moved to the front. There, they stay
  /// visible if details have to be dropped from the end.
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
  /// Index of the row with the current value. Nil if none exists.
  var current: Int?
  /// Index of the row to select if none has the current value.
  var first = 0
  /// Whether a sample of the theme's colours is shown below the rows.
  var showsColors = false
  /// Whether a typed letter selects the next row with a name that begins with the letter.
  var hasLetters = false

  init(
    title: String, rows: [MenuRow], current: Int? = nil, first: Int = 0,
    showsColors: Bool = false, hasLetters: Bool = false
  ) {
    self.title = title
    self.rows = rows
    self.current = current
    self.first = first
    self.showsColors = showsColors
    self.hasLetters = hasLetters
  }

  /// The content with the texts that the filter searches computed.
  var keyed: MenuContent {
    var content = self
    for index in rows.indices { content.rows[index].keys = rows[index].key }
    return content
  }

  /// Returns the content with only the rows that contain the filter's text.
  func filtered(by filter: TableSettings) -> MenuContent {
    if filter.filter.isEmpty { return self }
    let key = Array(NameKey.key(filter.filter.text).utf8)
    let indices = rows.indices.filter { rows[$0].has(key) }
    var content = self
    content.rows = indices.map { rows[$0].showing(filter) }
    content.current = current.flatMap { indices.firstIndex(of: $0) }
    return content
  }

  /// Returns the index of the next row with a name that begins with a letter, wrapping around. Nil
  /// if none exists.
  func row(after row: Int, beginningWith letter: Character) -> Int? {
    guard hasLetters, !rows.isEmpty else { return nil }
    let key = String(letter).lowercased()
    return (1...rows.count).lazy.map { (row + $0) % rows.count }.first { row in
      rows[row].names.contains { $0.lowercased().hasPrefix(key) }
    }
  }
}

extension Overlay {
  /// The overlay without its cached rows, which would still be in the previous language.
  var withoutCachedContent: Overlay {
    guard case .menu(var menu) = self else { return self }
    menu.cachedContent = nil
    return .menu(menu)
  }
}
