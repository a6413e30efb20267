/// Payloads in PokeAPI's shape, in words of our own: a species, two varieties, a form, a family.
enum Fixture {
  static let list = """
    {"count": 3, "next": "https://dex.test/api/v2/pokemon?offset=2&limit=2", "previous": null,
     "results": [{"name": "leafling", "url": "https://dex.test/api/v2/pokemon/1/"},
                 {"name": "leafling-mega", "url": "https://dex.test/api/v2/pokemon/10001/"}]}
    """

  /// The default variety.
  static let pokemon = variety(
    id: 1, slug: "leafling", isDefault: true, experience: "64", form: 1)

  /// A variety that is no default.
  static let mega = variety(
    id: 10001, slug: "leafling-mega", isDefault: false, experience: "null", form: 10400)

  /// `pokemon/ID` with what tests change.
  static func variety(
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

  static let species = """
    {"id": 1, "name": "leafling", "gender_rate": 1, "capture_rate": 45, "base_happiness": null,
     "hatch_counter": 20, "is_baby": false, "is_legendary": true, "is_mythical": false,
     "names": [\(text("name", "Leafling", "en")), \(text("name", "ハッパ", "ja-Hrkt")),
               \(text("name", "ignota", "la"))],
     "genera": [\(text("genus", "Leaf Pokémon", "en"))],
     "flavor_text_entries": [\(text("flavor_text", "An old text.", "en")),
       \(text("flavor_text", "It sleeps\\nin the s\\u00ad\\nun.", "en")),
       \(text("flavor_text", "Schläft.", "de"))],
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

  static let form = """
    {"id": 10400, "form_name": "mega", "names": [\(text("name", "Mega Leafling", "en"))]}
    """

  static let chain = """
    {"id": 5, "chain": \(link(9, "seedling", [link(3, "stemling"), link(1, "leafling")]))}
    """

  static let grass = """
    {"id": 12, "name": "grass", "pokemon": [
      {"slot": 1, "pokemon": {"name": "leafling", "url": "/api/v2/pokemon/1/"}}]}
    """

  /// All of the above at their addresses.
  static let answers: [String: StubServer.Answer] = [
    "pokemon": .json(list),
    "pokemon/1": .json(pokemon),
    "pokemon/10001": .json(mega),
    "pokemon/leafling-mega": .json(mega),
    "pokemon-species/1": .json(species),
    "pokemon-species/leafling": .json(species),
    "pokemon-form/10400": .json(form),
    "evolution-chain/5": .json(chain),
  ]

  /// An empty page of a list.
  static let noResults = #"{"count": 0, "next": null, "previous": null, "results": []}"#

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
