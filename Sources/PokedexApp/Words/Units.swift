/// The units that people read heights and weights in. Inside, all are PokeAPI's decimetres and hectograms.
package enum Units: String, CaseIterable, Sendable {
  /// Metres and kilograms.
  case metric
  /// Feet, inches and pounds.
  case imperial

  /// Such as "1.7 m" or "5′07″".
  func height(_ decimetres: Int, _ figures: Figures) -> String {
    switch self {
    case .metric: return "\(figures.tenths(decimetres)) m"
    case .imperial:
      // An inch is 25.4 mm; rounded to the nearest.
      let inches = (decimetres * 1000 + 127) / 254
      return "\(inches / 12)′\(inches % 12 < 10 ? "0" : "")\(inches % 12)″"
    }
  }

  /// Such as "90.5 kg" or "199.5 lb".
  func weight(_ hectograms: Int, _ figures: Figures) -> String {
    "\(figures.tenths(tenths(hectograms))) \(ofWeight)"
  }

  /// The same, without tenths where they would take the room of the unit.
  func weightBriefly(_ hectograms: Int, _ figures: Figures) -> String {
    let tenths = tenths(hectograms)
    return tenths < 10_000 ? weight(hectograms, figures) : "\(tenths / 10) \(ofWeight)"
  }

  private var ofWeight: String { self == .metric ? "kg" : "lb" }

  /// Of the unit of weight.
  private func tenths(_ hectograms: Int) -> Int {
    // A pound is 0.45359237 kg; rounded to the nearest.
    self == .metric ? hectograms : (hectograms * 100_000_000 + 22_679_618) / 45_359_237
  }
}
