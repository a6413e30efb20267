/// The page, list or setting that a link leads to.
///
/// The module `TerminalUI` only checks whether a span has a target. Other modules define the
/// targets.
package protocol LinkTarget: AnyObject, Sendable {}

/// A piece of text with one role. It can be a link.
package struct Span: Sendable {
  package let text: String
  package let role: Role
  /// The target of the link. Nil if the span isn't a link.
  package let linkTarget: (any LinkTarget)?

  package init(_ text: String, _ role: Role = .text, linkTarget: (any LinkTarget)? = nil) {
    self.text = text
    self.role = role
    self.linkTarget = linkTarget
  }

  /// Returns a span of spaces.
  package static func spaces(_ count: Int) -> Span { Span(TextFit.spaces(count)) }

  /// Returns a span with a different text and with this span's role and link target.
  package func with(_ text: String) -> Span { Span(text, role, linkTarget: linkTarget) }
}

extension [Span] {
  /// Total width of the spans' texts in columns.
  package var columns: Int { reduce(0) { $0 + TextWidth.of($1.text) } }

  /// Returns the spans. If they are wider than `columns`, they are cut and end with "…".
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

  /// Wraps the spans into lines that are at most `columns` wide. Lines break where `TextFit.wrap`
  /// breaks the spans' joined text.
  ///
  /// If a span is broken, each part keeps the span's role and link target.
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
        // Skip the spaces that `TextFit.wrap` dropped: spaces at line breaks and repeated spaces.
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
