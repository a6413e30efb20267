/// A value with a label before it.
///
///     Field.lines([Field("Type", [Span("Fire")]), Field("Power", [Span("90")])], columns: 40)
///     // Type   Fire
///     // Power  90
///
/// A value that the user can change with keys is shown in brackets. Several fields can be shown in
/// one line:
///
///     Field("Level", stepped: "50", level).spans   // Level [50]
package struct Field: Sendable {
  package var label: Span
  /// The value. If it is too long for a line, it is wrapped. A field without a value is not shown.
  package var value: [Span]

  package init(_ label: String, _ value: [Span]) {
    self.label = Span(label, .secondary)
    self.value = value
  }

  /// Creates a field whose value the user can change with keys.
  package init(_ label: String, stepped value: String, _ target: any LinkTarget) {
    self.init(label, [Span("[\(value)]", .pageControl, linkTarget: target)])
  }

  /// The label and the value in one line. An empty label takes no space.
  package var spans: [Span] {
    label.text.isEmpty ? value : [label, Span(" ")] + value
  }

  /// Returns the lines of several fields, one below the other.
  ///
  /// All values begin in the same column, after the widest label. Labels take at most half of
  /// `columns`.
  package static func lines(_ fields: [Field], columns: Int) -> [Line] {
    let fields = fields.filter { !$0.value.isEmpty }
    let widest = fields.reduce(0) { max($0, TextWidth.of($1.label.text)) }
    let width = min(columns / 2, widest + 2)
    return fields.flatMap { $0.lines(labelColumns: width, columns: columns) }
  }

  /// Returns the lines of the field, wrapped to `columns`.
  ///
  /// - Parameter labelColumns: Width of the label, including the gap after it. A wider label is
  ///   cut.
  package func lines(labelColumns: Int, columns: Int) -> [Line] {
    let text = TextFit.pad(TextFit.clip(label.text, to: labelColumns - 1), to: labelColumns)
    return Flow(value, label: label.with(text)).lines(columns: columns)
  }
}
