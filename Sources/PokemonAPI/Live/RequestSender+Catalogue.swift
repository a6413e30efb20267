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
    let numbers = Dictionary(try await species.map { ($0.name, $0.id) }) { first, _ in first }
    let items = try await varieties.map { variety in
      PokemonListItem(
        variety, number: Self.number(of: variety.name, in: numbers), types: types[variety.id] ?? [])
    }
    return Fetched(
      items.sorted { ($0.number ?? .max, $0.id) < ($1.number ?? .max, $1.id) }, .live)
  }

  private func fetchAll(of list: Endpoint) async throws -> [Resource] {
    var all: [Resource] = []
    var ids: Set<Int> = []
    while true {
      let page = try await send(APIRequest(list: list, offset: all.count, limit: 2000)).value
      let more = page.results.filter { ids.insert($0.id).inserted }
      all += more
      if more.isEmpty || all.count >= page.count { return all }
    }
  }

  /// Returns a dictionary from each variety's id to its types, with the primary type first.
  private func fetchTypesOfAll() async throws -> [Int: [PokemonType]] {
    try await withThrowingTaskGroup(of: (PokemonType, [WireType.Member]).self) { group in
      for type in PokemonType.allCases where type.hasMembers {
        group.addTask {
          (type, try await send(APIRequest<WireType>(.type, type.rawValue)).value.members)
        }
      }
      var slots: [Int: [(slot: Int, type: PokemonType)]] = [:]
      for try await (type, members) in group {
        for member in members {
          slots[member.pokemon.id, default: []].append((member.slot.value, type))
        }
      }
      return slots.mapValues { $0.sorted { $0.slot < $1.slot }.map(\.type) }
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
