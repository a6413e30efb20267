internal import PokedexModel
internal import PokedexQuery
internal import PokedexText

/// `pokedex complete WORD…`: what can stand in the place of the last word, for the scripts that
/// `pokedex completions` prints. All of it follows from the tables of commands and options, and the bundle.
struct Completion {
  /// A word that can stand there.
  struct Choice: Equatable {
    let text: String
    /// What it is, in a few words; empty where the word says it.
    var about = ""
  }

  private let line: UnfinishedLine
  private let language: Language

  /// - Parameters:
  ///   - words: those after the program's name; the last is the unfinished one.
  ///   - language: of names and of what is said about them, unless the words choose another.
  init(_ words: [String], language: Language) {
    line = UnfinishedLine(words)
    self.language = line.language.flatMap(Language.init(code:)) ?? language
  }

  /// One line for each choice: the word, a tab, and what it is.
  var text: String {
    // A line of the answer could not hold them.
    if line.typed.contains(where: { $0.isNewline || $0 == "\t" }) { return "" }
    return choices.map { choice in
      line.lead + choice.text + (choice.about.isEmpty ? "" : "\t" + choice.about) + "\n"
    }.joined()
  }

  var choices: [Choice] {
    switch line.place {
    case .command: commands.filter { $0.text.hasPrefix(line.typed) }
    case .option: options
    case .value(let row): OptionValues(line.command?.command, language).choices(row, line.typed)
    case .operand: operands
    }
  }

  private var commands: [Choice] {
    CommandTable.rows.filter { !$0.name.isEmpty }.map {
      Choice(text: $0.name, about: say($0.about))
    }
  }

  /// Those for the command and for all commands that are not given yet.
  private var options: [Choice] {
    let command = line.command?.command ?? .browse
    return OptionTable.options.compactMap { row in
      guard row.commands.isEmpty || row.commands.contains(command), !line.given.contains(row.option)
      else { return nil }
      let name = row.names.first { $0.hasPrefix(line.typed) }
      return name.map { Choice(text: $0, about: say(row.about)) }
    }
  }

  /// What the command's own line of usage has there: a word in small letters stands for itself.
  private var operands: [Choice] {
    guard let command = line.command, command.takesMore(than: line.operands.count) else {
      return []
    }
    if command.command == .config {
      return ConfigChoices(language).choices(after: line.operands, line.typed)
    }
    return command.operandNames.flatMap { name -> [Choice] in
      switch name {
      case "QUERY":
        return QueryChoices(command.command, language).choices(line.operands, line.typed)
      case "COMMAND": return commands.filter { $0.text.hasPrefix(line.typed) }
      case "TOPIC":
        return HelpTopic.all.filter { $0.name.hasPrefix(line.typed) }
          .map { Choice(text: $0.name, about: $0.title) }
      case _ where name == name.lowercased():
        return name.hasPrefix(line.typed) ? [Choice(text: name)] : []
      default: return names(for: name, of: command)
      }
    }
  }

  private func names(for operand: String, of command: CommandRow) -> [Choice] {
    guard ["NAME", "POKEMON"].contains(operand) else { return [] }
    let kind = operand == "NAME" ? SubjectShell.Kind(rawValue: command.name) : nil
    return NameChoices(language).choices(of: kind, line.typed)
  }

  private func say(_ sentence: Sentence) -> String { sentence.text(in: language.interface) }
}

extension CommandRow {
  /// The words of its operands, such as NAME and NUMBER, each once.
  fileprivate var operandNames: [String] {
    operands.split { "[]|… ".contains($0) }.map(String.init).reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  /// Whether another word may stand after so many.
  fileprivate func takesMore(than count: Int) -> Bool {
    if operands.contains("…") || operands.contains("QUERY") { return true }
    return count < operands.split(separator: " ").count
  }
}

/// `pokedex complete`.
struct CompleteCommand: ShellCommand {
  /// The last is the unfinished one.
  let words: [String]

  func run(_ invocation: Invocation) -> Output {
    Output(text: Completion(words, language: invocation.language).text)
  }
}
