internal import DexData
internal import PokedexModel
internal import PokedexText

/// Looks up games by slug, name or alias, and suggests similar ones.
enum GameNames {
  /// Slugs of all versions, in the order of release.
  static var versions: [String] { Dex().versionGroups.flatMap(\.versions) }

  /// Returns the version for a slug, a name in any language or an alias.
  static func version(named name: String) -> String? {
    Dex().version(named: name)
  }

  /// Returns the game for the slug of a version group, or players' abbreviation for it, or for the
  /// slug, a name in any language or an alias of a version. A game that has only one version is that
  /// version.
  static func game(named name: String) -> Game? {
    if let version = version(named: name) { return Dex().versionGroups.game(ofVersion: version) }
    let short = name.lowercased().filter { $0.isLetter || $0.isNumber }
    let group =
      Dex().versionGroup(name) ?? Dex().versionGroups.first { $0.nicknames.contains(short) }
    return group.map { group in
      Game(group.slug, version: group.versions.count == 1 ? group.versions[0] : nil)
    }
  }

  /// Returns up to three games that begin with a text, or whose names differ from it by only a few
  /// letters.
  static func nearest(to name: String, among games: [String] = versions) -> [String] {
    let key = NameKey.key(name)
    let beginning = key.isEmpty ? [] : games.filter { $0.hasPrefix(key) }
    let near = NameKey.closest(to: name, in: games).filter { !beginning.contains($0) }
    return Array((beginning + near).prefix(3))
  }

  /// Returns the error sentence for an unknown game. Nil if the text names a version or a version
  /// group.
  static func problem(with text: String, in language: Language) -> String? {
    if game(named: text) != nil { return nil }
    let groups = Dex().versionGroups.map(\.slug)
    return unknown(
      text, among: versions + groups.filter { !versions.contains($0) }, in: language)
  }

  /// Returns a sentence that a pair of versions stands for its first one. Nil unless the text names
  /// such a pair.
  static func note(onFirstVersionOf text: String, in language: Language) -> String? {
    guard let game = game(named: text), game.version == nil, let version = game.firstVersion else {
      return nil
    }
    let name = DexVocabulary().version(version)?[language] ?? SlugWords.title(version)
    return Sentence.firstVersionTaken.text(in: language.interface, Quote.text(text), name)
  }

  /// Returns the error sentence for an unknown game, with similar names.
  static func unknown(_ text: String, among games: [String], in language: Language) -> String {
    let near = nearest(to: text, among: games)
    return near.isEmpty
      ? Sentence.badGame.text(in: language, Quote.text(text))
      : Sentence.closestGame.text(
        in: language, Quote.text(text), Sentence.listPair.joining(near, in: language))
  }
}

extension Game {
  /// The slug of the version or, for a group as a whole, of its first version.
  var firstVersion: String? { version ?? Dex().versionGroup(group)?.versions.first }
}
