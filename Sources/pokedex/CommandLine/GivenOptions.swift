/// The options that were given, of each the last.
struct GivenOptions {
  /// A few, so that a dictionary would cost more than it saves.
  private var options: [(option: OptionRow.Option, name: String, value: String)] = []

  /// The names with commas between that an option has; none where it is not given.
  func names(_ option: OptionRow.Option) -> [String] {
    self[option]?.value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      ?? []
  }

  subscript(option: OptionRow.Option) -> (name: String, value: String)? {
    get { options.last { $0.option == option }.map { ($0.name, $0.value) } }
    set { if let newValue { options.append((option, newValue.name, newValue.value)) } }
  }
}
