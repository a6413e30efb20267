/// Readable words from a slug, for what has no name in any table.
package enum SlugWords {
  /// `mega-x` as "Mega X".
  package static func title(_ slug: String) -> String {
    slug.split(separator: "-").map { word in
      word.prefix(1).uppercased() + word.dropFirst()
    }.joined(separator: " ")
  }
}
