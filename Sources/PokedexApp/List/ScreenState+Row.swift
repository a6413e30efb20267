package import PokedexModel
internal import TerminalUI

extension ScreenState {
  /// One row of the list.
  package struct Row: Sendable, Equatable {
    /// What it says whatever is searched for.
    package let content: Content
    /// What stands in place of the last type; nil for the type.
    package let figure: String?
    /// Whether it was chosen to stand beside others.
    package var isChosen = false
    /// What a person has marked it as, before all else; nil for nothing.
    package let mark: Mark?
    /// What is searched for in the content's text, as pairs of columns: the first, and the one after the last.
    let marks: [Int]

    /// - Parameter marks: the places of the name's characters that are searched for, rising.
    package init(
      _ content: Content, marks: [Int] = [], figure: String? = nil, mark: Mark? = nil
    ) {
      self.content = content
      self.figure = figure
      self.mark = mark
      self.marks = Self.columns(of: marks, in: content.name, from: content.nameColumn)
    }

    package static func == (a: Row, b: Row) -> Bool {
      (a.content === b.content || a.content == b.content) && a.marks == b.marks
        && a.figure == b.figure && a.isChosen == b.isChosen && a.mark == b.mark
    }
  }
}

extension ScreenState.Row {
  /// What a row says whatever is searched for: shared, so that a row that comes again costs no copy.
  package final class Content: Sendable, Equatable {
    /// The national number; nil for a variety under its species, and where it is not known.
    package let number: Int?
    package let name: String
    package let types: [PokemonType]
    /// Whether its types have not come yet: then there are none here, which is not to say that it has none.
    package let isAwaited: Bool
    /// Its base stats and their total under the heads of `Words.listHeads`; empty where they are not shown.
    package let stats: String
    /// Its abilities' names, the hidden one in parentheses; none where they are not shown.
    package let abilities: [String]
    /// Number and name as the list shows them, and how many columns they take.
    let text: String
    let columns: Int
    /// The column in `text` where the name begins.
    let nameColumn: Int

    /// - Parameter isVariety: whether it stands under its species.
    package init(
      number: Int?, name: String, isVariety: Bool, types: [PokemonType], isAwaited: Bool = false,
      stats: String = "", abilities: [String] = []
    ) {
      self.number = number
      self.name = name
      self.types = types
      self.isAwaited = isAwaited
      self.stats = stats
      self.abilities = abilities
      let number = number.map(String.init) ?? (isVariety ? "·" : "")
      let start = TextFit.pad(number, to: 5, atEnd: false) + " "
      text = start + name
      nameColumn = TextWidth.of(start)
      columns = TextWidth.of(text)
    }

    package static func == (a: Content, b: Content) -> Bool {
      a.text == b.text && a.types == b.types && a.isAwaited == b.isAwaited
        && a.stats == b.stats && a.abilities == b.abilities
    }
  }

  /// The columns of marked characters in a name that begins at a column, as pairs.
  ///
  /// - Parameter marks: their places in the name, rising.
  static func columns(of marks: [Int], in name: String, from start: Int = 0) -> [Int] {
    if marks.isEmpty { return [] }
    var columns: [Int] = []
    func add(_ column: Int, to end: Int) {
      if columns.last == column { columns.removeLast() } else { columns.append(column) }
      columns.append(end)
    }
    var column = start
    // Of ASCII, as most names are, each takes one.
    if name.utf8.allSatisfy({ $0 < 0x80 }) {
      for place in marks { add(column + place, to: column + place + 1) }
      return columns
    }
    for (place, character) in name.enumerated() {
      let end = column + TextWidth.of(character)
      if marks.contains(place) { add(column, to: end) }
      column = end
    }
    return columns
  }
}
