extension LearnedMove {
  /// PokeAPI's slug of a way that is none of the usual four, by the game and the variety's id; nil where
  /// the source does not tell which of several it is.
  package func particularMethod(ofVariety id: Int) -> String? {
    guard way == .other else { return nil }
    switch (versionGroup, id) {
    case ("champions", _): return "train"
    case ("red-green-japan", 25), ("blue-japan", 25), ("red-blue", 25), ("yellow", 25):
      return "stadium-surfing-pikachu"
    // Pichu.
    case (_, 172): return "light-ball-egg"
    // Rotom's and Cosplay Pikachu's forms.
    case (_, 479), (_, 10008...10012), (_, 10080...10084): return "form-change"
    // Zygarde's forms.
    case (_, 718), (_, 10118...10120), (_, 10181): return "zygarde-cube"
    default: return nil
    }
  }
}
