package import PokedexModel
internal import TerminalUI

extension ScreenState {
  /// One row of the list.
  package struct Row: Sendable, Equatable {
    /// The national number; nil for a variety under its species, and where it is not known.
    package let number: Int?
    package let name: String
    package let isVariety: Bool
    package let types: [PokemonType]
    /// What stands in place of the last type; nil for the type.
    package let figure: String?
    /// Its base stats and their total under the heads of `Words.listHeads`; empty where they are not shown.
    package let stats: String
    /// Its abilities' names, the hidden one in parentheses; none where they are not shown.
    package let abilities: [String]
    /// Whether it was chosen to stand beside others.
    package var isChosen = false
    /// What a person has marked it as, before all else; nil for nothing.
    package let mark: Mark?
    /// Number and name as the list shows them, and how many columns they take.
    let text: String
    let columns: Int
    /// What is searched for in `text`, as pairs of columns: the first, and the one after the last.
    let marks: [Int]

    /// - Parameters:
    ///   - isVariety: whether it stands under its species.
    ///   - marks: the places of the name's characters that are searched for, rising.
    package init(
      number: Int?, name: String, isVariety: Bool, types: [PokemonType], marks: [Int] = [],
      figure: String? = nil, stats: String = "", abilities: [String] = [], mark: Mark? = nil
    ) {
      self.number = number
      self.name = name
      self.isVariety = isVariety
      self.types = types
      self.figure = figure
      self.stats = stats
      self.abilities = abilities
      self.mark = mark
      let number = number.map(String.init) ?? (isVariety ? "·" : "")
      let start = TextFit.pad(number, to: 5, atEnd: false) + " "
      text = start + name
      columns = TextWidth.of(text)
      self.marks = marks.isEmpty ? [] : Self.columns(of: marks, in: name, after: start)
    }

    /// The columns of marked characters in a name that stands after something, as pairs.
    static func columns(of marks: [Int], in name: String, after start: String) -> [Int] {
      var columns: [Int] = []
      func add(_ column: Int, to end: Int) {
        if columns.last == column { columns.removeLast() } else { columns.append(column) }
        columns.append(end)
      }
      var column = TextWidth.of(start)
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
}
