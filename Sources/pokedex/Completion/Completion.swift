internal import PokedexModel
internal import PokedexQuery
internal import PokedexText

/// The answer to `pokedex complete WORD…`: completions for the last word. The scripts from `pokedex
/// completions` call this command. Completions come from the tables of commands and options, and
/// the bundle.
struct Completion {
  /// One possible completion.
  struct Choice: Equatable {
    let text: String
    /// A description in a few words; empty if the word is clear.
    let about: String

    init(_ text: String, _ about: String = "") { (self.text, self.about) = (text, about) }
  }

  let line: UnfinishedLine
  let language: Language

  /// Completes a line.
  ///
  /// - Parameters:
  ///   - words: the words after the program's name. The last one is unfinished.
  ///   - language: the language of names and descriptions, unless the words choose another.
  init(_ words: [String], language: Language) {
    line = UnfinishedLine(words)
    self.language = line.language.flatMap(Language.init(code:)) ?? language
  }

  /// One line per choice: the word, a tab, and its description.
  var text: String {
    // A line of the answer can't contain tabs or newlines.
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

  /// Options that the command accepts and the line doesn't contain yet.
  private var options: [Choice] {
    let command = line.command?.command ?? .browse
    return OptionTable.options.compactMap { row in
      guard row.isFor(command), !line.given.contains(row.option) else { return nil }
      let name = row.names.first { $0.hasPrefix(line.typed) }
      return name.map { Choice($0, localized(row.about)) }
    }
  }

  /// Choices from the command's usage line. A lower-case word stands for itself.
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
      case "NAME": names(of: SubjectShell.SubjectKind(rawValue: command.name), line.typed)
      default: []
      }
    }
  }

  func localized(_ sentence: Sentence) -> String { sentence.text(in: language.interface) }
}

extension [Completion.Choice] {
  func beginning(with typed: String) -> Self { filter { $0.text.hasPrefix(typed) } }

  /// Returns the choices with a text before each.
  func prefixed(by leadingText: some StringProtocol) -> Self {
    map { .init(leadingText + $0.text, $0.about) }
  }
}

extension CommandRow {
  /// Distinct words of the operands, for example NAME and NUMBER.
  fileprivate var operandNames: [String] {
    operands.split { "[]|… ".contains($0) }.map(String.init).reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  /// Whether another operand may follow `count` operands.
  fileprivate func takesMore(than count: Int) -> Bool {
    if operands.contains("…") || operands.contains("QUERY") { return true }
    return count < operands.split(separator: " ").count
  }
}

/// The hidden command `pokedex complete`, which completion scripts call.
struct CompleteCommand: ShellCommand {
  /// Words after the program's name and `complete`. The last one is unfinished.
  let words: [String]

  func run(_ invocation: Invocation) -> Output {
    Output(text: Completion(words, language: invocation.language).text)
  }
}
