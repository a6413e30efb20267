internal import PokedexFeatures
internal import PokedexModel
internal import PokedexQuery
internal import PokedexText

/// Finds what a person may mean by a text in the palette.
struct PaletteFinder {
  let index: PaletteIndex
  let state: AppState
  /// Whether a text asks for anything but names, and finds something in the list.
  let isFruitful: (String) -> Bool

  /// What has the name, or is of the kind that is named, or what a search finds.
  @MainActor
  func finding(_ text: String) -> PaletteFinding {
    let found = targets(named: text)
    var finding = PaletteFinding(targets: found.targets, count: found.count)
    if found.isFit { return finding }
    if let ofKind = targetsOfKind(text) {
      return PaletteFinding(targets: ofKind, count: ofKind.count)
    }
    if isFruitful(text) {
      let query = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      finding.targets.insert(.search(query), at: 0)
      finding.count += 1
    }
    return finding
  }

  @MainActor
  private func targets(named text: String) -> PaletteIndex.Found {
    index.targets(named: NamePattern(text), in: state.language, where: state.isThere)
  }

  /// What has a name and is of the kind that stands before it or behind it: "type fire", "surf move"; nil
  /// for nothing.
  @MainActor
  private func targetsOfKind(_ text: String) -> [PaletteTarget]? {
    let parts = text.split(whereSeparator: \.isWhitespace)
    // Names of kinds have one word or two.
    for count in 1...2 where parts.count > count {
      let (first, last) = (parts.prefix(count), parts.suffix(count))
      for (kind, name) in [(first, parts.dropFirst(count)), (last, parts.dropLast(count))] {
        guard let kind = self.kind(named: kind.joined(separator: " ")) else { continue }
        let found = targets(named: name.joined(separator: " ")).targets.filter { $0.kind == kind }
        if !found.isEmpty { return found }
      }
    }
    return nil
  }

  private func kind(named name: String) -> Sentence? {
    let letters = FoldedName(name).letters
    return PaletteTarget.kinds.first { FoldedName(state.words($0)).letters == letters }
  }
}
