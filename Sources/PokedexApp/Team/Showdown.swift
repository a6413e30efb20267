package import PokedexModel

/// A Pokémon as Pokémon Showdown's teambuilder takes it: its name there, and an ability.
package enum Showdown {
  /// - Parameter words: in English, as Showdown is.
  package static func text(of pokemon: Pokemon, words: Words) -> String {
    let ability = pokemon.abilities.first.map { "Ability: \(words.name(of: .ability($0.slug)))\n" }
    return name(of: pokemon) + "\n" + (ability ?? "")
  }

  /// The species' name, and behind it that of the variety, unless that stands for the species.
  package static func name(of pokemon: Pokemon) -> String {
    let species = pokemon.species
    let name = (species.names[.english] ?? pokemon.slug).map { character in
      switch character {
      case "♀": "-F"
      case "♂": "-M"
      default: String(character)
      }
    }.joined()
    let start = species.slug + "-"
    guard pokemon.id != species.number, pokemon.slug.hasPrefix(start) else { return name }
    let variety = Self.variety(String(pokemon.slug.dropFirst(start.count)))
    return variety.isEmpty ? name : name + "-" + variety
  }

  /// What Showdown calls a variety that PokéAPI calls so.
  private static func variety(_ slug: String) -> String {
    if let name = others[slug] { return name }
    var parts = slug.split(separator: "-")
    if let last = parts.last, parts.count > 1, unsaid.contains(String(last)) { parts.removeLast() }
    // Showdown says last that one is of a totem.
    if parts.first == "totem" { parts.append(parts.removeFirst()) }
    return parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: "-")
  }

  /// At the end of a name of several parts.
  private static let unsaid = ["breed", "mask", "cap", "standard", "plumage"]

  private static let others = [
    "female": "F", "male": "M", "dusk": "Dusk-Mane", "dawn": "Dawn-Wings", "10": "10%",
  ]
}
