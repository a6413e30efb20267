internal import CursesTerminal
internal import DexData
internal import PokedexApp
internal import PokedexModel
internal import PokedexQuery
internal import PokedexText
internal import TerminalUI

/// The commands `pokedex list`, `moves` and `abilities` with their words and options.
struct ListRequest: ShellCommand {
  enum Format: String, Equatable {
    /// Text for people, with aligned columns and with names in the user's language.
    case text
    /// Data for scripts, with PokeAPI's slugs. JSON has keys; TSV and CSV have a header row.
    case json, tsv, csv

    static let tables: [Format] = [.tsv, .csv]
  }

  let kind: QueryListKind
  /// The query. If empty, lists all rows.
  var query = ""
  /// The sort orders, such as `spe` or `-spe`. They replace the query's sort orders. Each one only
  /// decides between rows that are equal by the previous ones.
  var sort: [String] = []
  /// The names of the columns. If empty, the default columns are shown.
  var columns: [String] = []
  var limit: Int?
  var format = Format.text
  /// The generation. Nil for that of the game, or for the current generation if there is no game.
  var generation: Int?
  /// The game to whose Pokémon and data the list is limited, if any.
  var game: Game?
  /// Whether a misspelt word is an error, rather than read as a similar one.
  var isExact = false
  /// The units used in text for people.
  var units = Units.metric
  /// The seed for `random:`. Nil for a random seed.
  var seed: UInt64?
  /// Whether to explain on standard error how the query was understood.
  var explains = false
  /// Whether a query that asks for the number of rows gets a number, rather than rows.
  var answersCount = false
  /// Whether to print all rows, even if there are more than fit on the terminal.
  var showsAll = false
}

extension ListRequest {
  /// Returns the list as text, with exit code 1 if it is empty.
  ///
  /// - Parameters:
  ///   - language: the language of names and errors.
  ///   - seed: the seed for `random:`, used unless the request has a seed.
  ///   - userData: the path of the user's data, if any.
  ///   - size: the size of the output terminal; nil for a pipe.
  /// - Throws: `UsageError` for an invalid query, order or column; `UserStoreFailure` if the user's
  ///   data can't be read.
  func outcome(
    in language: Language, seed: UInt64, userData: String? = nil, size: Size? = nil
  ) throws -> Output {
    try Lister(self, language: language, seed: self.seed ?? seed, size: size)
      .output(userData: userData)
  }
}

extension ListRequest {
  /// Creates the request that prints the rows that the screen would open with.
  init(_ kind: QueryListKind, _ query: String, _ invocation: Invocation) {
    self.init(kind: kind, query: query)
    game = invocation.game.flatMap(Dex().versionGroups.game(ofVersion:))
    generation = invocation.generation
    if invocation.json { format = .json }
    answersCount = true
  }

  /// Parses a command line. Without a query and list options, `list` becomes a `CatalogueCommand`,
  /// which lists all Pokémon that the API knows.
  static func read(_ line: CommandLineParser) throws(UsageError) -> any ShellCommand {
    let kind = QueryListKind(line.namedCommand) ?? .pokemon
    var request = ListRequest(kind: kind, query: line.arguments.joined(separator: " "))
    request.sort = line.names(.sort)
    request.columns = line.names(.columns)
    request.game = try line.gameOfFacts()
    request.generation = try line.generation(of: request.game)
    request.isExact = try line.isExact()
    request.limit = try line.limit()
    request.seed = try line.seed()
    request.format = try line.format()
    request.explains = try line.isOn(.explain)
    request.units = try line.units()
    request.showsAll = try line.isOn(.all)
    let isPlain =
      line.arguments.isEmpty && request.sort.isEmpty && request.columns.isEmpty
      && request.limit == nil && request.generation == nil && request.game == nil
      && [.text, .json].contains(request.format)
    return kind == .pokemon && isPlain ? CatalogueCommand(showsAll: request.showsAll) : request
  }

  func run(_ invocation: Invocation) throws -> Output {
    try outcome(
      in: invocation.language, seed: .random(in: 0 ... .max), userData: invocation.paths.userData,
      size: TerminalSize.ofOutput)
  }
}

/// The command `pokedex list` without arguments. It lists every Pokémon that the API knows.
struct CatalogueCommand: ShellCommand {
  var showsAll = false

  func run(_ invocation: Invocation) async throws -> Output {
    let text = try await Shell(invocation).list(in: TerminalSize.ofOutput, showsAll: showsAll)
    return Output(text: text)
  }
}
