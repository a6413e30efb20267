import TestSupport

/// Responses for moves, abilities and items, in PokeAPI's format.
extension Fixture {
  /// Returns the response for a move, an ability or an item.
  ///
  /// - Parameters:
  ///   - chance: The value of `effect_chance`. Nil if the response doesn't have that member.
  ///   - flavor: The name of the member with the short texts, which differs for items.
  static func effect(
    of slug: String, chance: String? = nil, _ effects: [(language: String, text: String)],
    flavor: String = "flavor_text", _ flavors: [(language: String, group: Int, text: String)]
  ) -> String {
    let effects = effects.map { effect in
      """
      {"effect": "\(effect.text)", "short_effect": "Short.",
       "language": \(reference("language", 9, effect.language))}
      """
    }
    let flavors = flavors.map { text in
      """
      {"\(flavor)": "\(text.text)", "language": \(reference("language", 9, text.language)),
       "version_group": \(reference("version-group", text.group, "group-\(text.group)"))}
      """
    }
    return """
      {"id": 7, "name": "\(slug)", "names": [], "generation": {"from": ["the", "future"]},
       \(chance.map { "\"effect_chance\": \($0)," } ?? "")
       "effect_entries": [\(effects.joined(separator: ","))],
       "flavor_text_entries": [\(flavors.joined(separator: ","))]}
      """
  }

  /// The response for a move whose effect has a chance. It has effect texts in two languages and
  /// short texts in several.
  static let scorch = effect(
    of: "scorch", chance: "30",
    [("fr", "Brûle."), ("en", "Hurts.  Has a $effect_chance% chance\\nto burn the target.")],
    [
      ("ja", 20, "あつい。"), ("en", 20, "Hot."), ("de", 20, "Heiß, neu\\nund rot."),
      ("de", 3, "Heiß."),
      ("ja", 18, "ふるい。"), ("la", 20, "Calidum."),
    ])
}
