extension NameSearch {
  /// Whether a text is the whole name of something, in any language.
  package func hasName(_ text: String) -> Bool {
    let pattern = NamePattern(text)
    if pattern.isEmpty { return false }
    let run = NameRun(search: self, language: .none, kinds: .all)
    return run.wholeNames(of: pattern).best.contains { $0 != Ranks.none }
  }
}
