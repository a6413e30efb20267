internal import PokedexModel

/// The bundled list of varieties, divided into pages like PokeAPI's list.
enum BundledList {
  static let urlPrefix = "https://pokeapi.co/api/v2/pokemon/"

  /// Returns a page of the list, sorted by id, with the URLs of the previous and next page.
  static func page(of tables: any BundledTables, offset: Int, limit: Int) -> PokemonList {
    let count = tables.varietyCount
    let start = min(max(0, offset), count)
    let end = start + min(max(1, limit), count - start)
    return PokemonList(
      count: count,
      next: end < count ? address(offset: end, limit: limit) : nil,
      previous: start > 0 ? address(offset: max(0, start - limit), limit: limit) : nil,
      results: tables.listItems(inOrderOfID: start..<end, urlPrefix: urlPrefix))
  }

  private static func address(offset: Int, limit: Int) -> String {
    "\(urlPrefix.dropLast())?offset=\(offset)&limit=\(limit)"
  }
}
