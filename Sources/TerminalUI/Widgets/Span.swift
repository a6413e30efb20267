/// The page, list or setting that a link leads to.
///
/// `TerminalUI` only needs to know that there is one.
package protocol LinkTarget: AnyObject, Sendable {}

/// A piece of text in one role, which may be a link.
package struct Span: Sendable {
  package let text: String
  package let role: Role
  /// The link's target; nil for plain text.
  package let linkTarget: (any LinkTarget)?

  package init(_ text: String, _ role: Role = .text, linkTarget: (any LinkTarget)? = nil) {
    self.text = text
    self.role = role
    self.linkTarget = linkTarget
  }

  /// Returns a span of blank columns.
  package static func spaces(_ count: Int) -> Span { Span(TextFit.spaces(count)) }

  /// Returns a span with another text and the same role and link.
  package func with(_ text: String) -> Span { Span(text, role, linkTarget: linkTarget) }
}

extension [Span] {
  /// Total width of the texts.
  package var columns: Int { reduce(0) { $0 + TextWidth.of($1.text) } }

  /// Returns the spans, cut with "…" if they are wider than `columns`.
  package func clipped(to columns: Int) -> [Span] {
    if self.columns <= columns { return self }
    if columns <= 0 { return [] }
    var clipped: [Span] = []
    // One column is reserved for the ellipsis.
    var room = columns - 1
    for span in self {
      let width = TextWidth.of(span.text)
      guard width <= room else {
        return clipped + [span.with(TextFit.start(of: span.text, columns: room) + "…")]
      }
      clipped.append(span)
      room -= width
    }
    return clipped
  }

  /// Wraps the spans to lines of at most `columns`, broken where `TextFit.wrap` breaks their text.
  ///
  /// Each part of a broken span keeps its role and link.
  ///
  ///     [Span("caught by "), Span("Mr. Mime", linkTarget: mime)].wrapped(to: 14)
  ///     // caught by Mr.
  ///     // Mime
  package func wrapped(to columns: Int) -> [[Span]] {
    let lines = TextFit.wrap(map(\.text).joined(), to: columns)
    if count == 1 { return lines.map { [self[0].with($0)] } }
    let scalars = indices.flatMap { index in self[index].text.unicodeScalars.map { (index, $0) } }
    var next = 0
    return lines.map { line in
      var parts: [(index: Int, text: String)] = []
      for scalar in line.unicodeScalars {
        // `TextFit.wrap` drops spaces at line breaks, and repeated spaces.
        while next < scalars.count, scalars[next].1 != scalar { next += 1 }
        guard next < scalars.count else { break }
        if parts.last?.index != scalars[next].0 { parts.append((scalars[next].0, "")) }
        parts[parts.count - 1].text.unicodeScalars.append(scalar)
        next += 1
      }
      return parts.map { self[$0.index].with($0.text) }
    }
  }
}
