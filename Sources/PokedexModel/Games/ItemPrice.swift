/// What an item costs in a version group, in Poké Dollars.
package struct ItemPrice: Sendable, Equatable {
  /// The slug of the version group.
  package let versionGroup: String
  /// Nil where no shop has it.
  package let purchase: Int?
  /// Nil where no shop takes it.
  package let sell: Int?

  package init(versionGroup: String, purchase: Int?, sell: Int?) {
    self.versionGroup = versionGroup
    self.purchase = purchase
    self.sell = sell
  }
}
