internal import PokedexApp
internal import PokedexModel
internal import PokedexText

// What is to be done: the command, and what stands after it.
extension CommandLineParser {
  func action() throws(UsageError) -> Invocation.Action {
    if given[.help] != nil {
      return .help(operands.first.flatMap(CommandTable.row(named:))?.name)
    }
    if given[.version] != nil { return .version }
    let command = namedCommand
    for row in OptionTable.options where !row.isFor(command) {
      guard let name = given[row.option]?.name else { continue }
      let names = row.commands.map(\.rawValue).filter { !$0.isEmpty }
      throw error(.needsCommand, name, names.joined(separator: ", "))
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
    case .config: return .config(try configCommand())
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
    if let demo = given.value(of: .source), demo.value == "demo" {
      throw error(.sourcesConflict, "cache fill", demo.name)
    }
    return CacheFill.Request(withPictures: try isOn(.pictures), limit: try limit())
  }

  private func completionScript() throws(UsageError) -> CompletionScript {
    guard operands.count > 1 else { throw error(.noShell, CompletionScript.names) }
    guard let script = CompletionScript(rawValue: operands[1]) else {
      throw error(.unknownShell, quoted(operands[1]), CompletionScript.names)
    }
    try refuseOperands(after: 2)
    return script
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
  func refuseOperands(after count: Int) throws(UsageError) {
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
}
