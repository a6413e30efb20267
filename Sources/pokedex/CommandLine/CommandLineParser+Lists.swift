internal import PokedexModel
internal import PokedexApp
internal import PokedexText

// What lists and teams are asked for, and how they are printed.
extension CommandLineParser {
  func units() throws(UsageError) -> Units {
    try choice(.units) ?? .metric
  }

  func team(_ kind: TeamRequest.Kind) throws(UsageError) -> Invocation.Action {
    let names = Array(operands.dropFirst())
    let request = TeamRequest(
      kind: kind, names: names, format: try format(), generation: try generation(),
      game: kind == .matchup ? try value(.game) : nil)
    // How many there are on standard input, or in a range, is seen later.
    if !names.contains(where: NameList.stands) { try request.checkCount(in: locale.interface) }
    return .team(request)
  }

  func draw() throws(UsageError) -> RandomDraw {
    RandomDraw(
      query: operands.dropFirst().joined(separator: " "), count: try limit() ?? 1,
      generation: try generation(), seed: try seed())
  }

  /// Nil for any.
  func seed() throws(UsageError) -> UInt64? {
    try value(.seed).flatMap { UInt64($0) }
  }

  /// Nil for today.
  func generation() throws(UsageError) -> Int? {
    try value(.generation).flatMap { Int($0) }
  }

  /// Nil for none.
  func limit() throws(UsageError) -> Int? {
    try value(.limit).flatMap { Int($0) }
  }

  /// Every Pokémon as the source has them, where nothing else is asked.
  func list(_ kind: ListRequest.Kind) throws(UsageError) -> Invocation.Action {
    let query = operands.dropFirst()
    var request = ListRequest(kind: kind, query: query.joined(separator: " "))
    request.sort = names(.sort)
    request.columns = names(.columns)
    request.generation = try generation()
    request.limit = try limit()
    request.seed = try seed()
    request.format = try format()
    request.units = try units()
    let isPlain =
      query.isEmpty && request.sort.isEmpty && request.columns.isEmpty && request.limit == nil
      && request.generation == nil && [.text, .json].contains(request.format)
    return kind == .pokemon && isPlain ? .list : .find(request)
  }

  func format() throws(UsageError) -> ListRequest.Format {
    let asked = [OptionRow.Option.json, .tsv, .csv].compactMap { given[$0]?.name }
    if asked.count > 1 { throw error(.sourcesConflict, asked[0], asked[1]) }
    guard let format: ListRequest.Format = try choice(.output) else { return .text }
    // What the file wants of tables is for those that are one.
    let isTable = ListRequest.Format.tables.contains(format)
    let commands = OptionTable.row(of: format == .csv ? .csv : .tsv)?.commands ?? []
    if !isTable || commands.contains(namedCommand) { return format }
    if let given = given[.output] {
      let names = commands.map(\.rawValue).joined(separator: ", ")
      throw error(.needsCommand, "\(given.name) \(format.rawValue)", names)
    }
    return .text
  }

  /// The names of an option with commas between. What is none of them the list itself says.
  func names(_ option: OptionRow.Option) -> [String] {
    (given[option]?.value ?? setting(option)).map { Setting.Kind.names(in: $0) } ?? []
  }
}
