internal import CursesTerminal
internal import PokedexApp
internal import PokedexModel
internal import PokedexQuery
internal import PokedexText
internal import TerminalUI

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
  /// Whether rows beyond the height of a terminal are listed, too.
  var showsAll = false
}

extension ListRequest {
  /// The list as text, with exit code 1 if it is empty.
  ///
  /// - Parameters:
  ///   - seed: what `random:` draws by, unless the request says.
  ///   - userData: the file of what the user made; nil where there is no place for it.
  ///   - size: that of the terminal it is printed on; nil for a pipe.
  /// - Throws: `UsageError` for a bad query, order or column; `UserStoreFailure`.
  func outcome(
    in language: Language, seed: UInt64, userData: String? = nil, size: Size? = nil
  ) throws -> Output {
    try Lister(self, language: language, seed: self.seed ?? seed, size: size)
      .output(userData: userData)
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
    request.showsAll = try line.isOn(.all)
    let isPlain =
      line.arguments.isEmpty && request.sort.isEmpty && request.columns.isEmpty
      && request.limit == nil && request.generation == nil
      && [.text, .json].contains(request.format)
    return kind == .pokemon && isPlain ? CatalogueCommand(showsAll: request.showsAll) : request
  }

  func run(_ invocation: Invocation) throws -> Output {
    try outcome(
      in: invocation.language, seed: .random(in: 0 ... .max), userData: invocation.paths.userData,
      size: TerminalSize.ofOutput)
  }
}

/// `pokedex list`: every Pokémon, from any source.
struct CatalogueCommand: ShellCommand {
  var showsAll = false

  func run(_ invocation: Invocation) async throws -> Output {
    let text = try await Shell(invocation).list(in: TerminalSize.ofOutput, showsAll: showsAll)
    return Output(text: text)
  }
}
