internal import DexData
internal import PokedexModel
internal import PokedexText

/// The games that marks are made in.
enum GameNames {
  /// The slugs of all versions, in the order of release.
  static var versions: [String] { Dex().versionGroups.flatMap(\.versions) }

  /// The version that a slug, a name in any language or another word for it means.
  static func version(named name: String) -> String? {
    Dex().version(named: name)
  }

  /// At most three of some games that begin with a name, or are a few letters off.
  static func nearest(to name: String, among games: [String] = versions) -> [String] {
    let key = NameKey.key(name)
    let beginning = key.isEmpty ? [] : games.filter { $0.hasPrefix(key) }
    let near = NameKey.closest(to: name, in: games).filter { !beginning.contains($0) }
    return Array((beginning + near).prefix(3))
  }

  /// The sentence for what is neither a version nor a group of them; nil for one that is.
  static func problem(with text: String, in language: Language) -> String? {
    let groups = Dex().versionGroups.map(\.slug)
    if groups.contains(text) || version(named: text) != nil { return nil }
    return unknown(
      text, among: versions + groups.filter { !versions.contains($0) }, in: language)
  }

  /// The sentence that some games have no such name, with the nearest of them.
  static func unknown(_ text: String, among games: [String], in language: Language) -> String {
    let near = nearest(to: text, among: games)
    return near.isEmpty
      ? Sentence.badGame.text(in: language, Quote.text(text))
      : Sentence.closestGame.text(
        in: language, Quote.text(text), Sentence.listPair.joining(near, in: language))
  }
}
