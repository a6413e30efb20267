/// A horizontal bar in eighths of a cell.
package enum Bar {
  /// The bar for `value` of `maximum` in a space of `columns`, without trailing spaces. Any value
  /// above 0 shows at least an eighth.
  package static func text(_ value: Int, of maximum: Int, columns: Int) -> String {
    guard value > 0, maximum > 0, columns > 0 else { return "" }
    let eighths = max(1, min(value, maximum) * columns * 8 / maximum)
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    return String(repeating: "█", count: eighths / 8) + parts[eighths % 8]
  }
}
