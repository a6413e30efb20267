/// A label and a value.
///
///     Field.lines([Field("Type", [Span("Fire")]), Field("Power", [Span("90")])], columns: 40)
///     // Type   Fire
///     // Power  90
///
/// A value that can be changed with keys is shown in brackets. Several can share a line:
///
///     Field("Level", stepped: "50", level).spans   // Level [50]
package struct Field: Sendable {
  package var label: Span
  /// The value, wrapped after the label. A field without a value is not shown.
  package var value: [Span]

  package init(_ label: String, _ value: [Span]) {
    self.label = Span(label, .secondary)
    self.value = value
  }

  /// Creates a field whose value can be changed with keys.
  package init(_ label: String, stepped value: String, _ target: any LinkTarget) {
    self.init(label, [Span("[\(value)]", .pageControl, linkTarget: target)])
  }

  /// Label and value in one line. An empty label takes no space.
  package var spans: [Span] {
    label.text.isEmpty ? value : [label, Span(" ")] + value
  }

  /// Lays out fields one below the other.
  ///
  /// All labels are as wide as the widest one, but at most half of `columns`.
  package static func lines(_ fields: [Field], columns: Int) -> [Line] {
    let fields = fields.filter { !$0.value.isEmpty }
    let widest = fields.reduce(0) { max($0, TextWidth.of($1.label.text)) }
    let width = min(columns / 2, widest + 2)
    return fields.flatMap { $0.lines(labelColumns: width, columns: columns) }
  }

  /// Lays out the field, wrapped to `columns`.
  ///
  /// - Parameter labelColumns: Width of the label including the gap after it. A wider label is cut.
  package func lines(labelColumns: Int, columns: Int) -> [Line] {
    let text = TextFit.pad(TextFit.clip(label.text, to: labelColumns - 1), to: labelColumns)
    return Flow(value, label: label.with(text)).lines(columns: columns)
  }
}
