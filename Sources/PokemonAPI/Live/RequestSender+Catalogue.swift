internal import PokedexModel

extension RequestSender {
  func fetchList(offset: Int, limit: Int) async throws -> Fetched<PokemonList> {
    try await send(APIRequest(list: .pokemonList, offset: offset, limit: limit)).map { page in
      PokemonList(
        count: page.count, next: page.next, previous: page.previous,
        results: page.results.map { PokemonListItem($0) })
    }
  }

  /// Fetches the list of every variety with its number and types, in about twenty requests.
  /// PokeAPI's list of varieties has only names. The types come from each type's list of varieties.
  /// A variety's number comes from the list of species. Its species is recognized by the slug, with
  /// which the variety's slug begins.
  func fetchCatalogue() async throws -> Fetched<[PokemonListItem]> {
    async let varieties = fetchAll(of: .pokemonList)
    async let species = fetchAll(of: .speciesList)
    let types = try await fetchTypesOfAll()
    let named = try await types.joined(with: species) { types, species in
      (types: types, numbers: Dictionary(species.map { ($0.name, $0.id) }) { first, _ in first })
    }
    return try await named.joined(with: varieties) { known, varieties in
      varieties.map { variety in
        PokemonListItem(
          variety, number: Self.number(of: variety.name, in: known.numbers),
          types: known.types[variety.id] ?? [])
      }.sorted { ($0.number ?? .max, $0.id) < ($1.number ?? .max, $1.id) }
    }
  }

  /// - Throws: `PokemonAPIError.listEndedEarly` if the server sends fewer items than it counts.
  private func fetchAll(of list: Endpoint) async throws -> Fetched<[Resource]> {
    var all: [Resource] = []
    var ids: Set<Int> = []
    var origin = Origin.bundled
    while true {
      let page = try await send(APIRequest(list: list, offset: all.count, limit: 2000))
      let more = page.value.results.filter { ids.insert($0.id).inserted }
      all += more
      origin = origin.joined(with: page.origin)
      if all.count >= page.value.count { return Fetched(all, origin) }
      if more.isEmpty {
        throw PokemonAPIError.listEndedEarly(fetched: all.count, total: page.value.count)
      }
    }
  }

  /// Returns a dictionary from each variety's id to its types, with the primary type first.
  private func fetchTypesOfAll() async throws -> Fetched<[Int: [PokemonType]]> {
    try await withThrowingTaskGroup(of: (PokemonType, Fetched<WireType>).self) { group in
      for type in PokemonType.allCases where type.hasMembers {
        group.addTask { (type, try await send(APIRequest<WireType>(.type, type.rawValue))) }
      }
      var slots: [Int: [(slot: Int, type: PokemonType)]] = [:]
      var origin = Origin.bundled
      for try await (type, fetched) in group {
        origin = origin.joined(with: fetched.origin)
        for member in fetched.value.members {
          slots[member.pokemon.id, default: []].append((member.slot.value, type))
        }
      }
      return Fetched(slots.mapValues { $0.sorted { $0.slot < $1.slot }.map(\.type) }, origin)
    }
  }

  /// Returns the number of the species that a variety belongs to. Of all species whose slugs the
  /// variety's slug begins with, it is the one with the longest slug. Nil if none exists.
  private static func number(of slug: String, in numbers: [String: Int]) -> Int? {
    var words = slug.split(separator: "-")
    while !words.isEmpty {
      if let number = numbers[words.joined(separator: "-")] { return number }
      words.removeLast()
    }
    return nil
  }
}

/// Distinguishes national Pokédex numbers from the ids of non-default varieties. A species' number
/// is also the id of its default variety. All other varieties have ids from 10001.
enum NationalNumber {
  static func isValid(_ id: Int) -> Bool { id <= 10_000 }
}

extension PokemonListItem {
  /// Creates a list item from a row of PokeAPI's list, which contains neither numbers nor types.
  fileprivate init(_ resource: Resource, number: Int? = nil, types: [PokemonType] = []) {
    self.init(
      id: resource.id, name: resource.name, urlPrefix: resource.urlPrefix,
      number: number ?? (NationalNumber.isValid(resource.id) ? resource.id : nil),
      primaryType: types.first, secondaryType: types.dropFirst().first)
  }
}
