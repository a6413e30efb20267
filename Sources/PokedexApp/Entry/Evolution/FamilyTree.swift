internal import PokedexModel
internal import TerminalUI

/// A family as a tree of lines from left to right, the ways on its branches.
struct FamilyTree {
  /// How fully it is told.
  struct Style {
    /// Where the types of a member stand.
    enum Types {
      case beside, below
    }

    let types: Types
    /// Whether the ways are in few words.
    let isBrief: Bool
    /// In how many lines a way may stand.
    let most: Int
    /// How wide a form may be with what turns it on in one line, where types stand below.
    var formColumns = 26

    /// From the fullest.
    static let all = [
      Style(types: .beside, isBrief: false, most: 2),
      Style(types: .beside, isBrief: true, most: 3),
      Style(types: .below, isBrief: true, most: 3),
      Style(types: .below, isBrief: true, most: 3, formColumns: 18),
    ]
  }

  /// What is left of a branch beside its words: `─┬─ ` before them, ` ─ ` behind.
  private static let branchColumns = 8
  /// The fewest columns that a way is wrapped to.
  private static let leastWay = 10

  /// A member with what is said of it, made once: a tree is laid out more than once.
  private struct Node {
    let lines: [Line]
    let ways: [FamilyWords.Way]
    let next: [Node]

    init(_ member: EvolutionFamily.Member, _ words: FamilyWords, _ style: Style, isRoot: Bool) {
      lines = words.lines(of: member, style)
      ways = isRoot ? [] : words.ways(to: member, style)
      next = member.next.map { Node($0, words, style, isRoot: false) }
    }

    /// Itself and all that comes from it, with how far each is from the first.
    func byDepth(_ depth: Int = 0) -> [(Int, Node)] {
      [(depth, self)] + next.flatMap { $0.byDepth(depth + 1) }
    }
  }

  private let roots: [Node]
  /// The columns that members and the ways behind them take, by how far they are from the first one.
  private let memberColumns: [Int]
  private let wayColumns: [Int]

  /// Nil where it does not fit.
  init?(_ family: EvolutionFamily, _ members: FamilyWords, style: Style, columns: Int) {
    roots = family.roots.map { Node($0, members, style, isRoot: true) }
    let nodes = roots.flatMap { $0.byDepth() }
    var (names, ways) = ([Int](), [Int]())
    for (depth, node) in nodes {
      if names.count <= depth { names.append(0) }
      names[depth] = max(names[depth], node.lines.map(\.leftColumns).max() ?? 0)
      if depth == 0 { continue }
      if ways.count < depth { ways.append(0) }
      let width = node.ways.map { TextWidth.of($0.text) }.max() ?? 0
      ways[depth - 1] = max(ways[depth - 1], width)
    }
    let room = columns - names.reduce(0, +) - Self.branchColumns * ways.count
    guard let widths = Self.widths(ways, in: room) else { return nil }
    (memberColumns, wayColumns) = (names, widths)
    let isHigh = nodes.contains { depth, node in
      node.ways.contains {
        TextFit.wrap($0.text, to: widths[depth - 1]).count > style.most + $0.placeCount / 2
      }
    }
    if isHigh { return nil }
  }

  /// As much as each needs, or the widest ones as narrow as it takes; nil where that is too narrow.
  private static func widths(_ needed: [Int], in room: Int) -> [Int]? {
    let most = needed.max() ?? 0
    for limit in stride(from: most, through: min(most, leastWay), by: -1)
    where needed.reduce(0, { $0 + min($1, limit) }) <= room {
      return needed.map { min($0, limit) }
    }
    return nil
  }

  /// - Parameter gap: how many blank lines stand between two branches.
  func lines(gap: Int) -> [Line] {
    var canvas = LineCanvas()
    var row = 0
    for root in roots {
      row += place(root, depth: 0, row: row, gap: gap, on: &canvas) + max(gap, 1)
    }
    return canvas.lines
  }

  private func column(ofDepth depth: Int) -> Int {
    memberColumns.prefix(depth).reduce(0, +)
      + wayColumns.prefix(depth).reduce(0) { $0 + $1 + Self.branchColumns }
  }

  /// Draws a member and all that comes from it; returns how many rows that takes.
  private func place(
    _ member: Node, depth: Int, row: Int, gap: Int, on canvas: inout LineCanvas
  ) -> Int {
    let start = column(ofDepth: depth)
    let block = member.lines
    for (line, spans) in block.enumerated() { canvas.write(spans.left, row + line, start) }
    guard !member.next.isEmpty else { return block.count }
    let joint = start + memberColumns[depth] + 2
    canvas.rule(row, from: start + (block.first?.leftColumns ?? 0) + 1, to: joint)
    var next = row
    for (place, child) in member.next.enumerated() {
      let isLast = place == member.next.count - 1
      let sign = place == 0 ? (isLast ? "─" : "┬") : (isLast ? "└" : "├")
      canvas.write([Span(sign, .secondary)], next, joint)
      let used = max(
        self.place(child, depth: depth + 1, row: next, gap: gap, on: &canvas),
        branch(to: child, depth: depth, row: next, from: joint + 1, on: &canvas))
      let end = next + used + gap
      if !isLast {
        for row in next + 1..<end { canvas.write([Span("│", .secondary)], row, joint) }
      }
      next = end
    }
    return max(block.count, next - gap - row)
  }

  /// Draws the ways to a member on its branch; returns how many rows they take.
  private func branch(
    to member: Node, depth: Int, row: Int, from start: Int, on canvas: inout LineCanvas
  ) -> Int {
    let end = column(ofDepth: depth + 1)
    let lines = member.ways.flatMap {
      Line.wrapped($0.text, .secondary, names: $0.names, columns: wayColumns[depth])
    }
    for (place, line) in lines.enumerated() { canvas.write(line.left, row + place, start + 2) }
    canvas.write([Span("─", .secondary)], row, start)
    let words = lines.first.map { start + 2 + $0.leftColumns + 1 } ?? start + 1
    canvas.rule(row, from: words, to: end - 1)
    return lines.count
  }
}

/// Lines that are written piece by piece.
struct LineCanvas {
  private var rows: [[(column: Int, spans: [Span])]] = []

  mutating func write(_ spans: [Span], _ row: Int, _ column: Int) {
    while rows.count <= row { rows.append([]) }
    rows[row].append((column, spans))
  }

  /// A rule from a column to the one before another.
  mutating func rule(_ row: Int, from start: Int, to end: Int) {
    guard start < end else { return }
    write([Span(String(repeating: "─", count: end - start), .secondary)], row, start)
  }

  /// What was written, from left to right.
  var lines: [Line] {
    rows.map { pieces in
      var line = Line()
      var end = 0
      for (column, spans) in pieces.sorted(by: { $0.column < $1.column }) {
        if column > end { line.left.append(Span(TextFit.spaces(column - end))) }
        line.left += spans
        end = max(end, column) + Line(spans).leftColumns
      }
      return line
    }
  }
}

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
