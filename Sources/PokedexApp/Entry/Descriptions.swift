package import PokedexModel

/// What games say of a species in a language, the newest first. Those that say the same are one.
package struct Descriptions: Sendable {
  private struct Telling: Sendable {
    /// The slugs, the newest first.
    var versions: [String]
    let text: String
  }

  private let tellings: [Telling]
  /// That of the newest game that has the language itself.
  private let newest: Int
  private let words: Words

  package init(_ descriptions: [GameDescription], words: Words) {
    let ordered = descriptions.newestFirst(among: words.rules.versionGroups)
    var tellings: [Telling] = []
    for description in ordered {
      guard let text = description.texts[words.language] else { continue }
      if let same = tellings.firstIndex(where: { $0.text == text }) {
        tellings[same].versions.append(description.version)
      } else {
        tellings.append(Telling(versions: [description.version], text: text))
      }
    }
    let text = ordered[words.language]
    newest = tellings.firstIndex { $0.text == text } ?? 0
    self.tellings = tellings
    self.words = words
  }

  package var isEmpty: Bool { tellings.isEmpty }

  /// The names of the games in the order of release, and what they say; the newest where none of the
  /// wanted versions says anything, nil where no game does.
  func telling(of versions: [String]) -> (games: String, text: String)? {
    guard !tellings.isEmpty else { return nil }
    let telling = tellings[index(of: versions)]
    var names: [String] = []
    for name in telling.versions.reversed().map(words.name(ofVersion:)) where !names.contains(name)
    {
      names.append(name)
    }
    return (names.joined(separator: " / "), telling.text)
  }

  /// The versions that come so many tellings after, round and round.
  package func versions(after versions: [String], by count: Int) -> [String] {
    guard !tellings.isEmpty else { return [] }
    let index = (index(of: versions) + count) % tellings.count
    return tellings[index < 0 ? index + tellings.count : index].versions
  }

  private func index(of versions: [String]) -> Int {
    versions.lazy.compactMap { version in
      tellings.firstIndex { $0.versions.contains(version) }
    }.first ?? newest
  }
}
