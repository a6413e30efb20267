internal import PokedexModel

/// The used members of an `ability/SLUG`, `move/SLUG` or `item/SLUG` response: the description of
/// its effect in several languages.
struct WireEffect: WireObject {
  struct Effect: Decodable, Sendable {
    let effect: String
    let language: Resource
  }

  struct FlavorText: Decodable, Sendable {
    /// The text of an ability or a move. Nil for an item, which has `text` instead.
    let flavorText: String?
    let text: String?
    let language: Resource
    let versionGroup: Resource

    enum CodingKeys: String, CodingKey {
      case text, language
      case flavorText = "flavor_text"
      case versionGroup = "version_group"
    }
  }

  enum CodingKeys: String, CodingKey, CaseIterable {
    case name
    case effectChance = "effect_chance"
    case effectEntries = "effect_entries"
    case flavorTextEntries = "flavor_text_entries"
  }

  let name: String
  /// The probability of a move's additional effect in percent. Nil for abilities and items.
  let effectChance: BoundedInt<0, 999>?
  let effectEntries: BoundedList<99, Effect>
  let flavorTextEntries: BoundedList<4_999, FlavorText>

  var keys: [String] { [name] }

  /// The description of the effect in each language: the full description if there is one,
  /// otherwise the text from the newest game. Nil if there is no text in any language.
  var texts: LocalizedText? {
    let flavors = flavorTextEntries.all.enumerated()
      .sorted {
        ($0.element.versionGroup.id, $0.offset) < ($1.element.versionGroup.id, $1.offset)
      }
      .map {
        ($1.language.name, NetworkText.prose($1.flavorText ?? $1.text ?? ""))
      }
    let effects = effectEntries.all.map { ($0.language.name, clean($0.effect)) }
    let texts = LocalizedText(flavors + effects)
    return texts.all.isEmpty ? nil : texts
  }

  /// Inserts the probability into the text, and joins each term with its definition. In PokeAPI's
  /// text, a definition is on the line after its term and starts with a colon.
  private func clean(_ effect: String) -> String {
    let chance = effectChance.map { String($0.value) }
    let whole = effect.replacing("\n:", with: ":")
      .replacing("$effect_chance% ", with: chance.map { "\($0)% " } ?? "")
      .replacing("$effect_chance", with: chance ?? "")
    return NetworkText.effect(whole)
  }
}
