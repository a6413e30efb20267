package import PokedexModel

/// What games say of a species in a language, the newest first. Those that say the same are one.
package struct Descriptions: Sendable {
  private struct Telling: Sendable {
    /// The slugs, the newest first.
    let versions: [String]
    let text: String
  }

  private let tellings: [Telling]
  /// That of the newest game that has the language itself.
  private let newest: Int
  private let words: Words

  package init(_ descriptions: [GameDescription], words: Words) {
    let ordered = descriptions.newestFirst(among: words.rules.versionGroups)
    let told = ordered.compactMap { description in
      description.texts[words.language].map { (version: description.version, text: $0) }
    }
    tellings = told.grouped(by: \.text).map { text, told in
      Telling(versions: told.map(\.version), text: text)
    }
    let text = ordered[words.language]
    newest = tellings.firstIndex { $0.text == text } ?? 0
    self.words = words
  }

  package var isEmpty: Bool { tellings.isEmpty }

  /// The names of the games in the order of release, and what they say; the newest where none of the
  /// wanted versions says anything, nil where no game does.
  func telling(of versions: [String]) -> (games: String, text: String)? {
    guard !tellings.isEmpty else { return nil }
    let telling = tellings[index(of: versions)]
    let names = telling.versions.reversed().map(words.name(ofVersion:)).unique
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
