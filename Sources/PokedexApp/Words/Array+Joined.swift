extension [String] {
  /// Its texts with a separator between them.
  ///
  /// As the standard library's, which serves any collection of any text, and at its first call searches
  /// the whole program for what this one can do: a hundredth of the start.
  func joined(separator: String) -> String {
    var joined = first ?? ""
    for text in dropFirst() {
      joined += separator
      joined += text
    }
    return joined
  }
}
