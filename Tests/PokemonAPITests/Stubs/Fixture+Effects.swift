import TestSupport

/// Payloads of moves, abilities and items, in PokeAPI's format.
extension Fixture {
  /// Returns the payload of a move, an ability or an item.
  ///
  /// - Parameters:
  ///   - chance: `effect_chance`; nil for a payload without that member.
  ///   - flavor: name of the member with the short texts, which differs for items.
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

  /// A move with a chance. It has long texts in two languages and short ones in three.
  static let scorch = effect(
    of: "scorch", chance: "30",
    [("fr", "Brûle."), ("en", "Hurts.  Has a $effect_chance% chance\\nto burn the target.")],
    [
      ("ja", 20, "あつい。"), ("en", 20, "Hot."), ("de", 20, "Heiß, neu\\nund rot."),
      ("de", 3, "Heiß."),
      ("ja", 18, "ふるい。"), ("la", 20, "Calidum."),
    ])
}
