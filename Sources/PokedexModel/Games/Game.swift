/// A game as of which something is said: games that share their learnsets, and one of them where it
/// matters which.
package struct Game: Sendable, Hashable {
  /// The slug of the version group.
  package let group: String
  /// The slug of one of its versions; nil for any.
  package let version: String?

  package init(_ group: String, version: String? = nil) {
    self.group = group
    self.version = version
  }
}

extension [VersionGroup] {
  /// A version with its group; nil for a version of none of these.
  package func game(ofVersion version: String) -> Game? {
    first { $0.versions.contains(version) }.map { Game($0.slug, version: version) }
  }
}
