internal import PokedexModel
internal import TerminalUI

/// Types in rows and columns, each with what is to be said of it.
struct TypeGrid {
  /// What stands beside a type's name.
  struct Cell {
    let name: Span
    let note: Span
  }

  let words: Words
  let columns: Int

  private static let gap = 2

  /// Factors beside the types they are of. Where a row has room for two only, what hurts most stands first and
  /// what is usual last; else each type has the same place on every page.
  ///
  /// - Parameters:
  ///   - more: the role of a factor over 100 %.
  ///   - less: the role of one below.
  func lines(of factors: [Matchups.Factor], more: Role, less: Role) -> [Line] {
    let notes = factors.map { words.figures.briefFactor($0.percent) }
    let width = notes.reduce(2) { max($0, TextWidth.of($1)) }
    let count = count(noteColumns: width)
    let shown = count > 2 ? factors : factors.sorted { Self.rank($0) < Self.rank($1) }
    let cells = shown.map { factor in
      let role = factor.percent == 100 ? .secondary : factor.percent > 100 ? more : less
      return Cell(
        name: Span(words.name(of: factor.type), .type(factor.type), link: .type(factor.type)),
        note: Span(words.figures.briefFactor(factor.percent), role))
    }
    return lines(of: cells, noteColumns: width, count: count)
  }

  private static func rank(_ factor: Matchups.Factor) -> (Int, Double) {
    factor.percent > 100 ? (0, -factor.percent) : (factor.percent < 100 ? 1 : 2, factor.percent)
  }

  /// Dials that say whether each type is among some.
  func lines(of settings: [(type: PokemonType, setting: DialSetting)]) -> [Line] {
    let cells = settings.map { type, setting in
      let isChosen = setting.value == 1
      let name = (isChosen ? "✓" : "·") + words.name(of: type)
      return Cell(
        name: Span(name, isChosen ? .type(type) : .secondary, dial: setting), note: Span(""))
    }
    return lines(of: cells, noteColumns: 2, count: count(noteColumns: 2))
  }

  /// How many stand in a row.
  private func count(noteColumns: Int) -> Int {
    max(1, (columns + Self.gap) / (words.typeColumns + 1 + noteColumns + Self.gap))
  }

  private func lines(of cells: [Cell], noteColumns: Int, count most: Int) -> [Line] {
    let rows = max(1, (cells.count + most - 1) / most)
    let count = (cells.count + rows - 1) / rows
    let nameColumns = words.typeColumns + 1
    return stride(from: 0, to: cells.count, by: max(1, count)).map { first in
      var spans: [Span] = []
      for cell in cells[first..<min(first + count, cells.count)] {
        if !spans.isEmpty { spans.append(Span("  ")) }
        let room = nameColumns + noteColumns - TextWidth.of(cell.note.text)
        spans += [cell.name, Span(Self.blank(room - TextWidth.of(cell.name.text))), cell.note]
      }
      return Line(spans)
    }
  }

  private static func blank(_ count: Int) -> String { TextFit.spaces(max(0, count)) }
}

extension Figures {
  /// A factor in percent in three columns at the most: "×2", "½", "0", and a dot for what is usual.
  func briefFactor(_ percent: Double) -> String {
    switch percent {
    case 0: "0"
    case 12.5: "⅛"
    case 25: "¼"
    case 50: "½"
    case 62.5: "⅝"
    case 75: "¾"
    case 100: "·"
    case 125: "×1¼"
    case 150: "×1½"
    default: factor(percent)
    }
  }
}
