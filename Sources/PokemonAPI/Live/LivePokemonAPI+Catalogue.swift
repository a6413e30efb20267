internal import PokedexModel

extension LivePokemonAPI {
  /// Fetches the list of every variety with its number and types, in about twenty requests.
  /// PokeAPI's list of varieties has only names. The types come from each type's list of varieties.
  /// A variety's number comes from the list of species. Its species is recognized by the slug, with
  /// which the variety's slug begins.
  func fetchCatalogue() async throws -> Fetched<[PokemonListItem]> {
    let sender = sender
    async let varieties = fetchAll(of: .pokemonList, from: sender)
    async let species = fetchAll(of: .speciesList, from: sender)
    let types = try await fetchTypesOfAll(from: sender)
    let numbers = Dictionary(try await species.map { ($0.name, $0.id) }) { first, _ in first }
    let items = try await varieties.map { variety in
      PokemonListItem(
        variety, number: Self.number(of: variety.name, in: numbers), types: types[variety.id] ?? [])
    }
    return Fetched(
      items.sorted { ($0.number ?? .max, $0.id) < ($1.number ?? .max, $1.id) }, .live)
  }

  private func fetchAll(
    of list: Endpoint, from sender: RequestSender
  ) async throws -> [Resource] {
    var all: [Resource] = []
    var ids: Set<Int> = []
    while true {
      let page = try await sender.send(
        ListRequest(endpoint: list, offset: all.count, limit: 2000)
      ).value
      let more = page.results.filter { ids.insert($0.id).inserted }
      all += more
      if more.isEmpty || all.count >= page.count { return all }
    }
  }

  /// Returns a dictionary from each variety's id to its types, with the primary type first.
  private func fetchTypesOfAll(from sender: RequestSender) async throws -> [Int: [PokemonType]] {
    try await withThrowingTaskGroup(of: (PokemonType, [WireType.Member]).self) { group in
      for type in PokemonType.allCases where type.hasMembers {
        group.addTask {
          (type, try await sender.send(TypeRequest(key: type.rawValue)).value.members)
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
