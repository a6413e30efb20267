internal import PokedexModel
internal import PokedexQuery
internal import PokedexApp

/// `pokedex list`, `moves` and `abilities` with their words and options.
struct ListRequest: ShellCommand {
  enum Format: String, Equatable {
    /// For people: names in the chosen language, columns side by side.
    case text
    /// For scripts: PokeAPI's slugs, and keys or a header.
    case json, tsv, csv

    static let tables: [Format] = [.tsv, .csv]
  }

  let kind: Listed
  /// Empty for all.
  var query = ""
  /// Orders that replace the query's, such as `spe` and `-spe`; the first counts most.
  var sort: [String] = []
  /// By name; none for the usual ones.
  var columns: [String] = []
  var limit: Int?
  var format = Format.text
  /// Nil for today.
  var generation: Int?
  /// Of what people read.
  var units = Units.metric
  /// The seed of `random:`; nil for any.
  var seed: UInt64?
  /// Whether the reading of the query is said on standard error.
  var explains = false
}

extension ListRequest {
  /// The list as text, with exit code 1 if it is empty.
  ///
  /// - Parameters:
  ///   - seed: what `random:` draws by, unless the request says.
  ///   - userData: the file of what the user made; nil where there is no place for it.
  /// - Throws: `UsageError` for a bad query, order or column; `UserStoreFailure`.
  func outcome(
    in language: Language, seed: UInt64, userData: String? = nil
  ) throws -> Output {
    try Lister(self, language: language, seed: self.seed ?? seed).output(userData: userData)
  }
}

extension ListRequest {
  /// Every Pokémon as the source has them, where nothing else is asked.
  static func read(_ line: CommandLineParser) throws(UsageError) -> any ShellCommand {
    let kind = Listed(line.namedCommand) ?? .pokemon
    var request = ListRequest(kind: kind, query: line.arguments.joined(separator: " "))
    request.sort = line.names(.sort)
    request.columns = line.names(.columns)
    request.generation = try line.generation()
    request.limit = try line.limit()
    request.seed = try line.seed()
    request.format = try line.format()
    request.explains = try line.isOn(.explain)
    request.units = try line.units()
    let isPlain =
      line.arguments.isEmpty && request.sort.isEmpty && request.columns.isEmpty
      && request.limit == nil && request.generation == nil
      && [.text, .json].contains(request.format)
    return kind == .pokemon && isPlain ? CatalogueCommand() : request
  }

  func run(_ invocation: Invocation) throws -> Output {
    try outcome(
      in: invocation.language, seed: .random(in: 0 ... .max), userData: invocation.paths.userData)
  }
}

/// `pokedex list`: every Pokémon, from any source.
struct CatalogueCommand: ShellCommand {
  func run(_ invocation: Invocation) async throws -> Output {
    Output(text: try await Shell(invocation).list())
  }
}
