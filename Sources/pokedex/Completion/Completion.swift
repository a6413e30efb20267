internal import PokedexModel
internal import PokedexQuery
internal import PokedexText

/// The output of `pokedex complete WORD…`: completions for the last word. The scripts that `pokedex
/// completions` prints call this command. Completions come from the tables of commands and options,
/// and from the bundled data.
struct Completion {
  /// A possible completion of the last word.
  struct Choice: Equatable {
    let text: String
    /// A short description. Empty if the word needs no description.
    let about: String

    init(_ text: String, _ about: String = "") { (self.text, self.about) = (text, about) }
  }

  let line: UnfinishedLine
  let language: Language

  /// Parses the command line to complete.
  ///
  /// - Parameters:
  ///   - words: the words after the program's name. The last word is the one to complete.
  ///   - language: the language of names and descriptions. If the words contain `--language`, they
  ///     take precedence.
  init(_ words: [String], language: Language) {
    line = UnfinishedLine(words)
    self.language = line.language.flatMap(Language.init(code:)) ?? language
  }

  /// The command's output, with one line for each completion: the word, a tab and the description.
  /// The tab is omitted if there is no description.
  var text: String {
    // In the output, tabs and newlines are separators, so a word that contains one can't be
    // completed.
    if line.typed.contains(where: { $0.isNewline || $0 == "\t" }) { return "" }
    return choices.map { choice in
      line.leadingText + choice.text + (choice.about.isEmpty ? "" : "\t" + choice.about) + "\n"
    }.joined()
  }

  var choices: [Choice] {
    switch line.role {
    case .command: commands.beginning(with: line.typed)
    case .option: options
    case .value(let row): values(of: row)
    case .operand: operands
    }
  }

  private var commands: [Choice] {
    CommandTable.rows.filter { !$0.name.isEmpty }.map { Choice($0.name, localized($0.about)) }
  }

  /// Options that the command accepts and that the line doesn't contain yet.
  private var options: [Choice] {
    let command = line.command?.command ?? .browse
    return OptionTable.options.compactMap { row in
      guard row.isFor(command), !line.given.contains(row.option) else { return nil }
      let name = row.names.first { $0.hasPrefix(line.typed) }
      return name.map { Choice($0, localized(row.about)) }
    }
  }

  /// Completions for the operands in the command's usage line. In the usage line, a word in lower
  /// case is itself a completion; a word in capitals is the name of an operand, such as NAME.
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
      case "NAME" where command.command == .trainers: trainerNames(line.typed)
      case "NAME": names(of: SubjectShell.SubjectKind(rawValue: command.name), line.typed)
      default: []
      }
    }
  }

  func localized(_ sentence: Sentence) -> String { sentence.text(in: language.interface) }
}

extension [Completion.Choice] {
  func beginning(with typed: String) -> Self { filter { $0.text.hasPrefix(typed) } }

  /// Returns the choices with a text inserted before each.
  func prefixed(by leadingText: some StringProtocol) -> Self {
    map { .init(leadingText + $0.text, $0.about) }
  }
}

extension CommandRow {
  /// The different words in the usage line's operands, for example NAME and NUMBER.
  fileprivate var operandNames: [String] {
    operands.split { "[]|… ".contains($0) }.map(String.init).reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  /// Whether the command accepts another operand after the first `count` operands.
  fileprivate func takesMore(than count: Int) -> Bool {
    if operands.contains("…") || operands.contains("QUERY") { return true }
    return count < operands.split(separator: " ").count
  }
}

/// The hidden command `pokedex complete`, which completion scripts call.
struct CompleteCommand: ShellCommand {
  /// The words after `pokedex complete`. The last word is the one to complete.
  let words: [String]

  func run(_ invocation: Invocation) -> Output {
    Output(text: Completion(words, language: invocation.language).text)
  }
}
