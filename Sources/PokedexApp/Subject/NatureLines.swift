internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// All natures by what they raise and lower: as a grid, or as lists where that is too wide.
struct NatureLines {
  let words: Words
  let columns: Int
  /// Whether each leads to its page.
  var isLinked = false

  private static let raised = Stat.allCases.filter { $0 != .hp }
  private static let gridColumns = 12

  var lines: [Line] {
    let natures = words.rules.natures
    let neutral = natures.filter { $0.increased == nil }.map(fact)
    let isGrid = columns >= 14 + Self.gridColumns * Self.raised.count
    return (isGrid ? grid(of: natures) : lists(of: natures))
      + Line.labelled(label(words(.natureNeutral)), neutral, columns: columns)
  }

  private func grid(of natures: [Nature]) -> [Line] {
    let head = Self.raised.map { cell(Fact("− " + words(Label($0).sentence)), .secondary) }
    return [Line([label("")] + head)]
      + Self.raised.map { raised in
        let row = Self.raised.flatMap { lowered in
          let nature = natures.first { $0.increased == raised && $0.decreased == lowered }
          return nature.map { cells(fact($0)) } ?? [cell(Fact("—"), .text)]
        }
        return Line([label("+ " + words(Label(raised).sentence))] + row)
      }
  }

  private func lists(of natures: [Nature]) -> [Line] {
    Self.raised.flatMap { stat -> [Line] in
      let title = words(Label(stat).sentence)
      return [("+ ", \Nature.increased), ("− ", \Nature.decreased)].flatMap { sign, effect in
        Line.labelled(
          label(sign + title), natures.filter { $0[keyPath: effect] == stat }.map(fact),
          columns: columns)
      }
    }
  }

  private func fact(_ nature: Nature) -> Fact {
    Fact(
      nature.names[words.language] ?? SlugWords.title(nature.slug),
      link: isLinked ? .nature(nature.slug) : nil)
  }

  private func label(_ text: String) -> Span {
    Span(TextFit.pad(TextFit.clip(text, to: 12), to: 13), .secondary)
  }

  /// The name by itself where it leads somewhere, so that the gap behind it does not stand out with it.
  private func cells(_ fact: Fact) -> [Span] {
    guard fact.link != nil else { return [cell(fact, .text)] }
    let text = TextFit.clip(fact.text, to: Self.gridColumns - 1)
    let gap = TextFit.spaces(Self.gridColumns - TextWidth.of(text))
    return [Span(text, link: fact.link), Span(gap)]
  }

  private func cell(_ fact: Fact, _ role: Role) -> Span {
    Span(
      TextFit.pad(TextFit.clip(fact.text, to: Self.gridColumns - 1), to: Self.gridColumns), role)
  }
}
