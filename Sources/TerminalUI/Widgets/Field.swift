/// A label and a value.
///
///     Field.lines([Field("Type", [Span("Fire")]), Field("Power", [Span("90")])], columns: 40)
///     // Type   Fire
///     // Power  90
///
/// A value that keys change stands in brackets, in a line with others:
///
///     Field("Level", stepped: "50", level).spans   // Level [50]
package struct Field: Sendable {
  package var label: Span
  /// Wrapped behind the label; a field without a value is not shown.
  package var value: [Span]

  package init(_ label: String, _ value: [Span]) {
    self.label = Span(label, .secondary)
    self.value = value
  }

  /// A value that keys change.
  package init(_ label: String, stepped value: String, _ target: any LinkTarget) {
    self.init(label, [Span("[\(value)]", .dial, linkTarget: target)])
  }

  /// Label and value in one line. An empty label takes no room.
  package var spans: [Span] {
    label.text.isEmpty ? value : [label, Span(" ")] + value
  }

  /// Fields one below the other, with labels as wide as the widest of them, but not wider than half of
  /// `columns`.
  package static func lines(_ fields: [Field], columns: Int) -> [Line] {
    let fields = fields.filter { !$0.value.isEmpty }
    let widest = fields.reduce(0) { max($0, TextWidth.of($1.label.text)) }
    let width = min(columns / 2, widest + 2)
    return fields.flatMap { $0.lines(labelColumns: width, columns: columns) }
  }

  /// - Parameter labelColumns: width of the label and the gap behind it; a wider label is cut.
  package func lines(labelColumns: Int, columns: Int) -> [Line] {
    let text = TextFit.pad(TextFit.clip(label.text, to: labelColumns - 1), to: labelColumns)
    return Flow(value, label: label.with(text)).lines(columns: columns)
  }
}
