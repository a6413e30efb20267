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
  /// - Parameter userData: the file of what the user made; nil where there is no place for it.
  /// - Throws: `UsageError` for a bad query; `UserStoreFailure`.
  func names(in language: Language, userData: String? = nil) throws -> [String] {
    let said = SaidRecords(path: userData)
    let engine = QueryEngine.ofDex { said.all }
    let settings = QuerySettings(
      generation: generation, language: language, isOneRowPerSpecies: query.isEmpty,
      seed: seed ?? .random(in: 0 ... .max))
    var found: Query
    do throws(QueryMistake) {
      found = try engine.query(of: query, in: settings)
    } catch {
      throw UsageError(error, in: query, language.interface)
    }
    found.random = min(count, found.random ?? count)
    let ids = engine.answer(to: found, in: settings).ids
    if let failure = said.failure { throw failure }
    return ids.map(String.init)
  }
}
