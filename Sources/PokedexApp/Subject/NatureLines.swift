internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// All natures by what they raise and lower: as a grid, or as lists where that is too wide.
struct NatureLines {
  let words: Words
  let columns: Int

  private static let raised = Stat.allCases.filter { $0 != .hp }
  private static let labelColumns = 13
  private static let cellColumns = 11
  private static let gridColumns = labelColumns + raised.count * (cellColumns + 1)

  var lines: [Line] {
    let natures = words.rules.natures
    let neutral = natures.filter { $0.increased == nil }
    return (columns > Self.gridColumns ? grid(of: natures) : lists(of: natures))
      + lines(words(.natureNeutral), neutral)
  }

  private func grid(of natures: [Nature]) -> [Line] {
    let label = Table.Column("", minimum: Self.labelColumns - 1)
    let lowered = Self.raised.map {
      Table.Column("− " + words(Label($0).sentence), minimum: Self.cellColumns)
    }
    let table = Table([label] + lowered, in: columns, gap: 1)
    return [table.header]
      + Self.raised.map { raised in
        let row = Self.raised.map { lowered in
          let nature = natures.first { $0.increased == raised && $0.decreased == lowered }
          return nature.map(link) ?? Span("—")
        }
        return table.line([Span("+ " + words(Label(raised).sentence), .secondary)] + row)
      }
  }

  private func lists(of natures: [Nature]) -> [Line] {
    Self.raised.flatMap { stat -> [Line] in
      let title = words(Label(stat).sentence)
      return lines("+ " + title, natures.filter { $0.increased == stat })
        + lines("− " + title, natures.filter { $0.decreased == stat })
    }
  }

  private func lines(_ label: String, _ natures: [Nature]) -> [Line] {
    Field(label, natures.map(link)).lines(labelColumns: Self.labelColumns, columns: columns)
  }

  private func link(_ nature: Nature) -> Span {
    Span(words.name(ofNature: nature.slug), link: .nature(nature.slug))
  }
}
