internal import DexData
internal import PokedexApp
internal import PokedexFeatures
internal import PokedexModel
internal import PokedexScreens
internal import PokedexText
internal import TerminalUI

/// Reads a command line by the GNU conventions: `--name value`, `--name=value`, single letters that
/// combine, `--` before what only looks like an option. Abbreviations are refused.
struct CommandLineParser {
  /// No argument is longer, in bytes: no path is.
  private static let longest = 4096

  private let environment: Environment
  private let locale: Language
  private var rest: ArraySlice<String>
  private(set) var operands: [String] = []
  private(set) var given = GivenOptions()

  /// - Parameters:
  ///   - arguments: without the program's name.
  ///   - environment: for the locale and `POKEDEX_API_URL`.
  static func parse(
    _ arguments: [String], environment: Environment
  ) throws(UsageError) -> Invocation {
    // Words of an unfinished line, whatever they are.
    if arguments.first == "complete" {
      return Invocation(
        action: .complete(Array(arguments.dropFirst())), language: language(of: environment),
        paths: Paths(environment: environment))
    }
    var parser = CommandLineParser(arguments, environment: environment)
    try parser.read()
    return try parser.invocation()
  }

  private init(_ arguments: [String], environment: Environment) {
    self.environment = environment
    rest = arguments[...]
    locale = Self.language(of: environment)
  }

  /// The language of the locale, by POSIX' order of its variables; English for one that is not kept.
  private static func language(of environment: Environment) -> Language {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    return locale.flatMap(Language.init(locale:)) ?? .english
  }

  func error(_ sentence: Sentence, _ arguments: String...) -> UsageError {
    UsageError(sentence: sentence.text(in: locale.interface, arguments))
  }
}

// MARK: - Reading

extension CommandLineParser {
  private mutating func read() throws(UsageError) {
    if let long = rest.first(where: { $0.utf8.count > Self.longest }) {
      throw error(.argumentTooLong, quoted(long))
    }
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        rest = []
      } else if argument.hasPrefix("--") {
        try readLong(argument)
      } else if argument.hasPrefix("-"), argument.count > 1 {
        try readShort(argument)
      } else {
        operands.append(argument)
      }
    }
  }

  private mutating func readLong(_ argument: String) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard let row = OptionTable.options.first(where: { $0.names.contains(name) }) else {
      throw unknown(name)
    }
    if row.value == nil, let attached { throw error(.unwantedValue, name, quoted(attached)) }
    try take(row, name: name, attached: attached)
  }

  private mutating func readShort(_ argument: String) throws(UsageError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let row = OptionTable.options.first(where: { $0.short == letter }) else {
        throw unknown(argument.count == 2 ? argument : "-\(letter)")
      }
      let attached = row.value == nil || letters.isEmpty ? nil : String(letters)
      if attached != nil { letters = "" }
      try take(row, name: "-\(letter)", attached: attached)
    }
  }

  private mutating func take(
    _ row: OptionRow, name: String, attached: String?
  ) throws(UsageError) {
    var value = attached ?? ""
    if let valueName = row.value, attached == nil {
      guard let next = rest.popFirst(), next != "--" else {
        throw error(.missingValue, name, valueName.text(in: locale.interface))
      }
      value = next
    }
    given[row.option] = (name, value)
  }

  private func unknown(_ name: String) -> UsageError {
    let names = OptionTable.options.flatMap(\.names).map { String($0.dropFirst(2)) }
    let closest = NameKey.closest(to: name, in: names, most: 1)
    guard let meant = closest.first else { return error(.unknownOption, quoted(name)) }
    return error(.meantOption, quoted(name), "--\(meant)")
  }
}

// MARK: - Meaning

extension CommandLineParser {
  private func invocation() throws(UsageError) -> Invocation {
    var invocation = Invocation(
      action: try action(), language: try language(), paths: Paths(environment: environment))
    invocation.source = try source()
    invocation.api = given[.api]?.value ?? variable("POKEDEX_API_URL")
    invocation.log = given[.log]?.value ?? variable("POKEDEX_LOG")
    invocation.json = given[.json] != nil
    invocation.usesMouse = given[.noMouse] == nil
    invocation.appearance = try appearance()
    return invocation
  }

  /// The value of a variable; nil for an empty one.
  private func variable(_ name: String) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  private func action() throws(UsageError) -> Invocation.Action {
    if given[.help] != nil {
      return .help(operands.first.flatMap(CommandTable.row(named:))?.name)
    }
    if given[.version] != nil { return .version }
    let command = command ?? .browse
    for row in OptionTable.options where !row.commands.isEmpty && !row.commands.contains(command) {
      guard let name = given[row.option]?.name else { continue }
      throw error(.needsCommand, name, row.commands.map(\.rawValue).joined(separator: ", "))
    }
    switch command {
    case .browse: return .browse(try opening())
    case .list: return try list(.pokemon)
    case .moves: return try list(.moves)
    case .abilities: return try list(.abilities)
    case .show:
      if operands.count == 1 { throw error(.nothingToShow) }
      return .show(Array(operands.dropFirst()), try details())
    case .random: return .random(try draw(), try details())
    case .compare: return try team(.compare)
    case .weak: return try team(.weak)
    case .matchup: return try team(.matchup)
    case .move: return try subject(.move, command)
    case .ability: return try subject(.ability, command)
    case .type:
      if operands.count == 1 { return .typeChart(generation: try generation()) }
      return try subject(.type, command)
    case .item: return try subject(.item, command)
    case .nature: return try subject(.nature, command)
    case .marks: return .marks(try marks())
    case .cache: return try cache()
    case .paths:
      try refuseOperands(after: 1)
      return .paths
    case .help:
      try refuseOperands(after: 2)
      return .help(try subjectOfHelp())
    case .man:
      try refuseOperands(after: 2)
      return .man(try operands.dropFirst().first.map(command(named:)))
    case .completions: return .completions(try completionScript())
    case .version:
      try refuseOperands(after: 1)
      return .version
    }
  }

  private func subject(
    _ kind: SubjectShell.Kind, _ command: CommandRow.Command
  ) throws(UsageError) -> Invocation.Action {
    guard operands.count == 2 else {
      let example = CommandTable.row(named: command.rawValue)?.examples[0] ?? ""
      throw error(.nameNeeded, kind.rawValue, example)
    }
    return .subject(kind, name: operands[1], generation: try generation())
  }

  private func details() throws(UsageError) -> EntryDetails.Request {
    var request = EntryDetails.Request()
    if let with = given[.with] {
      if given[.json] == nil { throw error(.needsJSON, with.name) }
      for name in with.value.split(separator: ",", omittingEmptySubsequences: false) {
        guard let part = EntryDetails.Part(rawValue: String(name)) else {
          throw error(.badPart, quoted(String(name)), EntryDetails.Part.names)
        }
        request.parts.insert(part)
      }
    }
    request.game = try game()
    request.generation = try generation()
    request.fields = try fields()
    request.layout = try layout(hasFields: request.fields != nil)
    return request
  }

  /// Nil for the usual ones.
  private func fields() throws(UsageError) -> [EntryField]? {
    guard given[.columns] != nil else { return nil }
    var fields: [EntryField] = []
    for name in given.names(.columns) {
      guard let field = EntryField(rawValue: name) else {
        throw error(.badField, quoted(name), EntryField.list)
      }
      if !fields.contains(field) { fields.append(field) }
    }
    return fields
  }

  private func layout(hasFields: Bool) throws(UsageError) -> EntryDetails.Layout {
    let format = try format()
    guard let line = given[.format] else {
      return switch format {
      case .text: hasFields ? .table(.text) : .page
      case .json: .page
      case .tsv, .csv: .table(format)
      }
    }
    for other: OptionRow.Option in [.json, .tsv, .csv, .columns] {
      if let name = given[other]?.name { throw error(.sourcesConflict, line.name, name) }
    }
    do throws(UnknownField) {
      return .line(try EntryFormat(line.value))
    } catch {
      throw self.error(.badField, quoted(error.name), EntryField.list)
    }
  }

  /// Nil for none.
  private func game() throws(UsageError) -> String? {
    guard let game = given[.game]?.value else { return nil }
    let dex = Dex()
    if dex.versionGroup(game) != nil { return game }
    throw error(.badGame, quoted(game), dex.versionGroups.map(\.slug).joined(separator: ", "))
  }

  private func team(_ kind: TeamRequest.Kind) throws(UsageError) -> Invocation.Action {
    let names = Array(operands.dropFirst())
    let request = TeamRequest(
      kind: kind, names: names, format: try format(), generation: try generation(),
      game: try game())
    // How many there are on standard input, or in a range, is seen later.
    if !names.contains(where: NameList.stands) { try request.checkCount(in: locale.interface) }
    return .team(request)
  }

  private func draw() throws(UsageError) -> RandomDraw {
    RandomDraw(
      query: operands.dropFirst().joined(separator: " "), count: try limit() ?? 1,
      generation: try generation(), seed: try seed())
  }

  /// Nil for any.
  private func seed() throws(UsageError) -> UInt64? {
    guard let text = given[.seed]?.value else { return nil }
    guard let seed = UInt64(text) else { throw error(.badSeed, quoted(text)) }
    return seed
  }

  /// Nil for none.
  private func limit() throws(UsageError) -> Int? {
    guard let text = given[.limit]?.value else { return nil }
    guard let limit = Int(text), limit > 0 else { throw error(.badLimit, quoted(text)) }
    return limit
  }

  /// Nil for today.
  private func generation() throws(UsageError) -> Int? {
    guard let text = given[.generation]?.value else { return nil }
    guard let generation = Int(text), 1...TypeChart.newestGeneration ~= generation else {
      throw error(.badGeneration, quoted(text), String(TypeChart.newestGeneration))
    }
    return generation
  }

  /// Every Pokémon as the source has them, where nothing else is asked.
  private func list(_ kind: ListRequest.Kind) throws(UsageError) -> Invocation.Action {
    let query = operands.dropFirst()
    var request = ListRequest(kind: kind, query: query.joined(separator: " "))
    request.sort = given.names(.sort)
    request.columns = given.names(.columns)
    request.generation = try generation()
    request.limit = try limit()
    request.seed = try seed()
    request.format = try format()
    let asked: [OptionRow.Option] = [.tsv, .csv, .sort, .columns, .limit, .generation]
    let isPlain = query.isEmpty && !asked.contains { given[$0] != nil }
    return kind == .pokemon && isPlain ? .list : .find(request)
  }

  func format() throws(UsageError) -> ListRequest.Format {
    let formats: [(option: OptionRow.Option, format: ListRequest.Format)] = [
      (.json, .json), (.tsv, .tsv), (.csv, .csv),
    ]
    let asked = formats.compactMap { row in given[row.option].map { ($0.name, row.format) } }
    if asked.count > 1 { throw error(.sourcesConflict, asked[0].0, asked[1].0) }
    return asked.first?.1 ?? .text
  }

  /// What was typed, no longer than a line has room for.
  func quoted(_ text: String) -> String { Quote.text(text) }

  private func cache() throws(UsageError) -> Invocation.Action {
    let names = CacheCommand.names.joined(separator: ", ")
    guard operands.count > 1 else { throw error(.noCacheCommand, names) }
    try refuseOperands(after: 2)
    if operands[1] == CacheCommand.fill { return .fillCache(try fillRequest()) }
    guard let command = CacheCommand(rawValue: operands[1]) else {
      throw error(.unknownCacheCommand, quoted(operands[1]), names)
    }
    for option in [given[.pictures], given[.limit]] {
      if let option { throw error(.needsCommand, option.name, "cache fill") }
    }
    return .cache(command)
  }

  private func fillRequest() throws(UsageError) -> CacheFill.Request {
    if let demo = given[.demo] { throw error(.sourcesConflict, "cache fill", demo.name) }
    return CacheFill.Request(withPictures: given[.pictures] != nil, limit: try limit())
  }

  private func completionScript() throws(UsageError) -> CompletionScript {
    guard operands.count > 1 else { throw error(.noShell, CompletionScript.names) }
    guard let script = CompletionScript(rawValue: operands[1]) else {
      throw error(.unknownShell, quoted(operands[1]), CompletionScript.names)
    }
    try refuseOperands(after: 2)
    return script
  }

  /// Nil where the operands begin with none.
  private var command: CommandRow.Command? {
    operands.first.flatMap { $0.isEmpty ? nil : CommandRow.Command(rawValue: $0) }
  }

  private func command(named name: String) throws(UsageError) -> CommandRow.Command {
    if !name.isEmpty, let command = CommandRow.Command(rawValue: name) { return command }
    throw error(.unknownCommand, quoted(name), CommandTable.names.joined(separator: ", "))
  }

  private func opening() throws(UsageError) -> Opening {
    if operands.isEmpty { return .list }
    return try OpeningParser(operands: operands, language: try language()).opening()
  }

  /// - Parameter count: of operands that there may be, the command's name with them.
  private func refuseOperands(after count: Int) throws(UsageError) {
    guard operands.count > count else { return }
    throw error(.unwantedArgument, operands[0], quoted(operands[count]))
  }

  /// A command or a topic; nil for all of them.
  private func subjectOfHelp() throws(UsageError) -> String? {
    guard operands.count > 1 else { return nil }
    let name = operands[1]
    if CommandTable.row(named: name) != nil || HelpTopic(name) != nil { return name }
    let names = CommandTable.names + HelpTopic.all.map(\.name)
    throw error(.unknownTopic, quoted(name), names.joined(separator: ", "))
  }

  private func language() throws(UsageError) -> Language {
    guard let code = given[.language]?.value else { return locale }
    guard let language = Language(code: code) else {
      throw error(.badLanguage, quoted(code), Language.allCases.map(\.code).joined(separator: ", "))
    }
    return language
  }

  private func appearance() throws(UsageError) -> Appearance {
    var appearance = Appearance()
    appearance.theme = try choice(.theme) ?? .auto
    appearance.color = try choice(.color) ?? ColorWish(environment: environment)
    appearance.ground = Ground(environment: environment)
    let width: AmbiguousWidth? = try choice(.ambiguousWidth)
    appearance.symbols =
      given[.ascii] != nil ? .ascii : Symbols(environment: environment)
    if width == .two { appearance.symbols.insert(.sureOfWidth) }
    if given[.plain] != nil {
      appearance.symbols.insert(.plain)
      (appearance.theme, appearance.color) = (.mono, .never)
    }
    return appearance
  }

  /// What is chosen with an option that has a few values; nil where it is not given.
  private func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ option: OptionRow.Option
  ) throws(UsageError) -> Choice? {
    guard let (name, value) = given[option] else { return nil }
    if let choice = Choice(rawValue: value) { return choice }
    let values = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    throw error(.badChoice, quoted(value), name, values)
  }

  private func source() throws(UsageError) -> Source {
    guard let demo = given[.demo] else { return given[.live] == nil ? .layered : .live }
    if let other = given[.live] ?? given[.api] {
      throw error(.sourcesConflict, demo.name, other.name)
    }
    return .demo
  }
}
