internal import PokedexModel
internal import PokedexQuery
internal import PokedexText

/// `pokedex complete WORD…`: what can stand in the place of the last word, for the scripts that
/// `pokedex completions` prints. All of it follows from the tables of commands and options, and the bundle.
struct Completion {
  /// A word that can stand there.
  struct Choice: Equatable {
    let text: String
    /// A description in a few words; empty where the word says it.
    let about: String

    init(_ text: String, _ about: String = "") { (self.text, self.about) = (text, about) }
  }

  let line: UnfinishedLine
  let language: Language

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
    case .command: commands.beginning(with: line.typed)
    case .option: options
    case .value(let row): values(of: row)
    case .operand: operands
    }
  }

  private var commands: [Choice] {
    CommandTable.rows.filter { !$0.name.isEmpty }.map { Choice($0.name, say($0.about)) }
  }

  /// Options of the command, and of all commands, that are not given yet.
  private var options: [Choice] {
    let command = line.command?.command ?? .browse
    return OptionTable.options.compactMap { row in
      guard row.isFor(command), !line.given.contains(row.option) else { return nil }
      let name = row.names.first { $0.hasPrefix(line.typed) }
      return name.map { Choice($0, say(row.about)) }
    }
  }

  /// Choices by the command's own line of usage: a word in small letters stands for itself.
  private var operands: [Choice] {
    guard let command = line.command, command.takesMore(than: line.operands.count) else {
      return []
    }
    if command.command == .config { return configOperands }
    return command.operandNames.flatMap { name -> [Choice] in
      switch name {
      case "QUERY": queryWords(for: command.command)
      case "COMMAND": commands.beginning(with: line.typed)
      case "TOPIC":
        HelpTopic.all.map { Choice($0.name, $0.title(in: language)) }.beginning(with: line.typed)
      case _ where name == name.lowercased(): [Choice(name)].beginning(with: line.typed)
      case "NAME": names(of: SubjectShell.Kind(rawValue: command.name), line.typed)
      default: []
      }
    }
  }

  func say(_ sentence: Sentence) -> String { sentence.text(in: language.interface) }
}

extension [Completion.Choice] {
  func beginning(with typed: String) -> Self { filter { $0.text.hasPrefix(typed) } }

  /// The same behind another text.
  func led(by lead: some StringProtocol) -> Self { map { .init(lead + $0.text, $0.about) } }
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
