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
    let groups = Dex().versionGroups.map(\.slug)
    if groups.contains(text) || version(named: text) != nil { return nil }
    return unknown(
      text, among: versions + groups.filter { !versions.contains($0) }, in: language)
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
