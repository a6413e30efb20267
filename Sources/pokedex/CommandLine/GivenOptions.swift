/// The options that were given, in their order.
struct GivenOptions {
  /// A few, so that a dictionary would cost more than it saves.
  private(set) var options: [(option: OptionRow.Option, name: String, value: String)] = []

  mutating func add(_ option: OptionRow.Option, name: String, value: String) {
    options.append((option, name, value))
  }

  /// The last that was given of an option itself.
  subscript(option: OptionRow.Option) -> (name: String, value: String)? {
    options.last { $0.option == option }.map { ($0.name, $0.value) }
  }

  /// What an option or one that stands for it says, whichever came last.
  func value(of option: OptionRow.Option) -> (name: String, value: String)? {
    for given in options.reversed() {
      if given.option == option {
        let isFlag = OptionTable.row(of: option)?.value == nil
        return (given.name, isFlag ? "true" : given.value)
      }
      if case .means(let value, option)? = OptionTable.row(of: given.option)?.setting {
        return (given.name, value)
      }
    }
    return nil
  }
}
