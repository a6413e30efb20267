internal import PokedexModel

/// Figures as text, with the decimal mark of a language.
package struct Figures: Sendable {
  /// A point or a comma.
  private let decimalMark: String

  package init(decimalMark: String) {
    self.decimalMark = decimalMark
  }

  /// A factor in percent, as people write it: "×2", "×½", "×1.25".
  package func factor(_ percent: Double) -> String {
    percent == 12.5 ? "×⅛" : factor(Int(percent))
  }

  private func factor(_ percent: Int) -> String {
    switch percent {
    case 25: "×¼"
    case 50: "×½"
    case let percent where percent % 100 == 0: "×\(percent / 100)"
    case let percent where percent % 10 == 0: "×\(percent / 100)\(decimalMark)\(percent % 100 / 10)"
    default: "×\(percent / 100)\(decimalMark)\(percent % 100 < 10 ? "0" : "")\(percent % 100)"
    }
  }

  /// A whole number with a real minus.
  static func signed(_ value: Int) -> String {
    value < 0 ? "−\(value.magnitude)" : String(value)
  }

  /// Tenths as a decimal number: 85 as "8.5".
  package func tenths(_ value: Int) -> String { "\(value / 10)\(decimalMark)\(value % 10)" }

  /// Eighths as percent: 1 as "12.5", 4 as "50".
  func percent(ofEighths eighths: Int) -> String {
    let tenths = eighths * 125
    return tenths % 10 == 0 ? String(tenths / 10) : self.tenths(tenths)
  }
}
