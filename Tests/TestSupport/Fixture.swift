/// Responses in PokeAPI's format with invented content: a species, two varieties, a form and a
/// family.
package enum Fixture {
  package static let list = """
    {"count": 3, "next": "https://pokeapi.co/api/v2/pokemon?offset=2&limit=2", "previous": null,
     "results": [{"name": "leafling", "url": "https://pokeapi.co/api/v2/pokemon/1/"},
                 {"name": "leafling-mega", "url": "https://pokeapi.co/api/v2/pokemon/10001/"}]}
    """

  /// The response for the default variety.
  package static let pokemon = variety(
    id: 1, slug: "leafling", isDefault: true, experience: "64", form: 1)

  /// The response for a variety that isn't the default one.
  package static let mega = variety(
    id: 10001, slug: "leafling-mega", isDefault: false, experience: "null", form: 10400)

  /// Returns the response for `pokemon/ID` with the given values.
  package static func variety(
    id: Int, slug: String, isDefault: Bool, experience: String, form: Int
  ) -> String {
    """
    {"id": \(id), "name": "\(slug)", "is_default": \(isDefault), "height": 7, "weight": 69,
     "base_experience": \(experience), "order": 1, "new_field": {"from": ["the", "future"]},
     "species": {"name": "leafling", "url": "/api/v2/pokemon-species/1/"},
     "forms": [{"name": "\(slug)", "url": "/api/v2/pokemon-form/\(form)/"}],
     "types": [{"slot": 2, "type": {"name": "sound", "url": "/api/v2/type/99/"}},
               {"slot": 1, "type": {"name": "grass", "url": "/api/v2/type/12/"}}],
     "abilities": [
       {"slot": 3, "is_hidden": true, "ability": {"name": "shade", "url": "/api/v2/ability/2/"}},
       {"slot": 1, "is_hidden": false, "ability": {"name": "sap", "url": "/api/v2/ability/1/"}}],
     "stats": [
       {"base_stat": 60, "effort": 2, "stat": {"name": "speed", "url": "/api/v2/stat/6/"}},
       {"base_stat": 10, "effort": 0, "stat": {"name": "hp", "url": "/api/v2/stat/1/"}},
       {"base_stat": 40, "effort": 1, "stat": {"name": "special-attack", "url": "/api/v2/stat/4/"}},
       {"base_stat": 20, "effort": 0, "stat": {"name": "attack", "url": "/api/v2/stat/2/"}}]}
    """
  }

  package static let species = species(id: 1)

  /// Returns the response for the species, with the given id.
  package static func species(id: Int) -> String {
    """
    {"id": \(id), "name": "leafling", "gender_rate": 1, "capture_rate": 45, "base_happiness": null,
     "hatch_counter": 20, "is_baby": false, "is_legendary": true, "is_mythical": false,
     "names": [\(text("name", "Leafling", "en")), \(text("name", "ハッパ", "ja-Hrkt")),
               \(text("name", "ignota", "la"))],
     "genera": [\(text("genus", "Leaf Pokémon", "en"))],
     "flavor_text_entries": [
       \(description("It sleeps\\nin the s\\u00ad\\nun.", "en", game: 8, "late")),
       \(description("An old text.", "en", game: 3, "early")),
       \(description("Schläft.", "de", game: 8, "late"))],
     "generation": {"name": "generation-ii", "url": "/api/v2/generation/2/"},
     "growth_rate": {"name": "medium-slow", "url": "/api/v2/growth-rate/4/"},
     "egg_groups": [{"name": "plant", "url": "/api/v2/egg-group/7/"}],
     "evolves_from_species": {"name": "seedling", "url": "/api/v2/pokemon-species/9/"},
     "evolution_chain": {"url": "/api/v2/evolution-chain/5/"},
     "varieties": [
       {"is_default": false,
        "pokemon": {"name": "leafling-mega", "url": "/api/v2/pokemon/10001/"}},
       {"is_default": true, "pokemon": {"name": "leafling", "url": "/api/v2/pokemon/1/"}}]}
    """
  }

  package static let form = """
    {"id": 10400, "name": "leafling-mega", "form_name": "mega",
     "names": [\(text("name", "Mega Leafling", "en"))]}
    """

  package static let chain = """
    {"id": 5, "chain": \(link(9, "seedling", [link(3, "stemling"), link(1, "leafling")]))}
    """

  package static let grass = """
    {"id": 12, "name": "grass", "pokemon": [
      {"slot": 1, "pokemon": {"name": "leafling", "url": "/api/v2/pokemon/1/"}}]}
    """

  /// Returns the response for a type that no variety has.
  package static func noMembers(of type: String) -> String {
    "{\"name\": \"\(type)\", \"pokemon\": []}"
  }

  /// An empty page of a list, as JSON.
  package static let noResults = #"{"count": 0, "next": null, "previous": null, "results": []}"#

  private static func description(
    _ text: String, _ language: String, game id: Int, _ slug: String
  ) -> String {
    """
    {"flavor_text": "\(text)", "language": {"name": "\(language)", "url": "/api/v2/language/9/"},
     "version": {"name": "\(slug)", "url": "/api/v2/version/\(id)/"}}
    """
  }

  private static func text(_ key: String, _ text: String, _ language: String) -> String {
    """
    {"\(key)": "\(text)", "language": {"name": "\(language)", "url": "/api/v2/language/9/"}}
    """
  }

  private static func link(_ id: Int, _ slug: String, _ next: [String] = []) -> String {
    """
    {"species": {"name": "\(slug)", "url": "/api/v2/pokemon-species/\(id)/"},
     "evolves_to": [\(next.joined(separator: ","))]}
    """
  }
}
