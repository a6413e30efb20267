internal import PokedexModel
internal import TerminalUI

/// A family as an indented outline, for windows that have no room for a tree.
struct FamilyOutline {
  let family: EvolutionFamily
  let members: FamilyWords
  let columns: Int

  var lines: [Line] {
    family.roots.map { root in
      head(of: root.variety, notes: [], lead: "", below: root.isLast ? "" : "│ ")
        + lines(below: root, indent: "")
    }.joined(by: .blank)
  }

  /// What a member turns into, then what it evolves into, each a branch.
  private func lines(below member: EvolutionFamily.Member, indent: String) -> [Line] {
    let count = member.forms.count + member.next.count
    let forms = member.forms.enumerated().flatMap { place, form in
      head(
        of: form, notes: members.triggers(of: form).map { ($0.text, [($0.text, $0.link)]) },
        lead: indent + (place == count - 1 ? "└ " : "├ "),
        below: indent + (place == count - 1 ? "  " : "│ "), isShort: true)
    }
    let next = member.next.enumerated().flatMap { place, child -> [Line] in
      let isLast = member.forms.count + place == count - 1
      let deeper = indent + (isLast ? "  " : "│ ")
      let ways = members.ways(to: child, FamilyTree.Style.all[1])
      return head(
        of: child.variety, notes: ways.map { ($0.text, $0.names) },
        lead: indent + (isLast ? "└ " : "├ "), below: deeper + (child.isLast ? "  " : "│ "))
        + lines(below: child, indent: deeper)
    }
    return forms + next
  }

  /// A name with its types and the way to it, beside each other where they fit, else the way below.
  private func head(
    of variety: VarietyReference, notes: [(text: String, names: [(text: String, link: Subject)])],
    lead: String, below: String, isShort: Bool = false
  ) -> [Line] {
    let name =
      [Span(lead, .secondary)]
      + members.name(
        of: variety, isShort: isShort, room: columns - TextWidth.of(lead))
    let types = members.types(of: variety)
    let named = Line(name + [Span("  ")] + types)
    let hasRoom = named.leftColumns <= columns
    var lines = hasRoom ? [named] : [Line(name), Line([Span(below, .secondary)] + types)]
    let fits =
      notes.count == 1
      && lines[0].leftColumns + 2 + TextWidth.of(notes[0].text) <= columns
    for note in notes {
      let indent = fits ? 0 : TextWidth.of(below)
      let wrapped = Line.wrapped(
        note.text, .secondary, names: note.names, columns: max(1, columns - indent))
      if fits {
        lines[0].left += [Span("  ")] + (wrapped.first?.left ?? [])
      } else {
        lines += wrapped.map { Line([Span(below, .secondary)] + $0.left) }
      }
    }
    return lines
  }
}

extension EvolutionFamily.Member {
  /// Whether nothing stands below it.
  fileprivate var isLast: Bool { forms.isEmpty && next.isEmpty }
}
