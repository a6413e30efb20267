internal import DexData
internal import PokedexModel
internal import PokedexQuery
internal import PokedexText

/// What `random` draws from: the bundle.
struct RandomDraw: Equatable {
  /// Empty for every species.
  var query = ""
  /// How many at the most.
  var count = 1
  /// Nil for today.
  var generation: Int?
  /// The same seed draws the same; nil for any.
  var seed: UInt64?

  /// Names for `show`, in the order of the list.
  ///
  /// - Throws: `ListFailure` for a bad query.
  func names(in language: Language) throws(ListFailure) -> [String] {
    let engine = QueryEngine.ofDex()
    let settings = QuerySettings(
      generation: generation, language: language, isOneRowPerSpecies: query.isEmpty,
      seed: seed ?? .random(in: 0 ... .max))
    var found: Query
    do throws(QueryMistake) {
      found = try engine.query(of: query, in: settings)
    } catch {
      throw ListFailure(error, in: query, language.interface)
    }
    found.random = min(count, found.random ?? count)
    return engine.answer(to: found, in: settings).ids.map(String.init)
  }
}
