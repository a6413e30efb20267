/// Splits a command line into options and operands according to the GNU conventions. It supports
/// `--name value`, `--name=value`, single letters that can be combined, and `--` before operands
/// that look like options. It reports no errors.
struct CommandWords {
  enum Token {
    case operand(String)
    case option(Option)
  }

  struct Option {
    /// The option's row in the table of options. Nil if the option is unknown.
    let row: OptionRow?
    /// The option's name as the user typed it: a long name, or a hyphen and a letter.
    let name: String
    /// The option's value, if it is in the same word.
    let value: String?
    /// The whole word that contains the option.
    let word: String
  }

  private var rest: ArraySlice<String>
  /// The letters of a word such as `-jd` that have not been read yet.
  private var letters: Substring = ""
  private var word = ""
  /// Whether `--` was read, after which there are no more options.
  private(set) var isEnded = false

  init(_ words: some Sequence<String>) { rest = Array(words)[...] }

  mutating func next() -> Token? {
    if let letter = letters.popFirst() { return .option(option(letter)) }
    guard let next = rest.popFirst() else { return nil }
    word = next
    // A word such as "-1 252 Atk Gyarados" is not an option. It describes a Pokémon, beginning with
    // a stat stage.
    let isPhrase = word.dropFirst().first?.isNumber == true && word.contains(" ")
    if isEnded || !word.hasPrefix("-") || word == "-" || isPhrase { return .operand(word) }
    if word == "--" {
      isEnded = true
      return self.next()
    }
    guard word.hasPrefix("--") else {
      letters = word.dropFirst()
      return self.next()
    }
    let (name, value) = Self.parts(of: word)
    return .option(Option(row: OptionTable.row(named: name), name: name, value: value, word: word))
  }

  private mutating func option(_ letter: Character) -> Option {
    let row = OptionTable.options.first { $0.short == letter }
    let value = row?.value == nil || letters.isEmpty ? nil : String(letters)
    if value != nil { letters = "" }
    return Option(row: row, name: "-\(letter)", value: value, word: word)
  }

  /// Reads the next word as the value of the preceding option. Returns nil if there are no more
  /// words.
  mutating func nextValue() -> String? { rest.popFirst() }

  /// Splits a long option into its name and the value after the equals sign. The value is nil if
  /// there is no equals sign.
  static func parts(of word: String) -> (name: String, value: String?) {
    guard word.hasPrefix("--"), let sign = word.utf8.firstIndex(of: UInt8(ascii: "=")) else {
      return (word, nil)
    }
    return (String(word[..<sign]), String(word[word.utf8.index(after: sign)...]))
  }
}

/// An unfinished command line that is to be completed. It has the words typed so far and the role
/// of the last word. Parsing it reports no errors.
struct UnfinishedLine {
  /// The role of the last word: a command's name, an option, an option's value or an operand.
  enum WordRole {
    case command
    /// The name of an option.
    case option
    /// The value of an option. `typed` is the beginning of this value.
    case value(OptionRow)
    /// A word after the command's name that isn't an option.
    case operand
  }

  /// The command that the line names. Nil if the line doesn't contain a command's name yet, or if
  /// the name is unknown.
  private(set) var command: CommandRow?
  /// The words between the command's name and the last word, without options.
  private(set) var operands: [String] = []
  /// The options before the last word, without their values.
  private(set) var given: [OptionRow.Option] = []
  /// The value of the last `--language` option. Nil if none exists.
  private(set) var language: String?
  let role: WordRole
  /// The last word as typed so far. If the word contains an option and its value, only the value as
  /// typed so far.
  private(set) var typed: String
  /// The part of the last word before `typed`, for example `--language=`.
  private(set) var leadingText = ""

  /// Parses an unfinished line.
  ///
  /// - Parameter line: the words without the program's name. The last word is the one to complete,
  ///   and may be empty.
  init(_ line: [String]) {
    var words = CommandWords(line.dropLast())
    var hasCommand = false
    /// The option whose value is the last word. Nil if the last word isn't the value of the
    /// preceding option.
    var open: OptionRow?
    while let token = words.next() {
      switch token {
      case .operand(let name) where !hasCommand:
        hasCommand = true
        command = CommandTable.row(named: name)
      case .operand(let word): operands.append(word)
      case .option(let option):
        guard let row = option.row else { continue }
        let value = option.value ?? (row.value == nil ? nil : words.nextValue())
        if row.value != nil, value == nil {
          open = row
        } else {
          given.append(row.option)
          if row.option == .language { language = value }
        }
      }
    }
    typed = line.last ?? ""
    let (name, value) = CommandWords.parts(of: typed)
    if let open {
      role = .value(open)
    } else if words.isEnded || !typed.hasPrefix("-") {
      role = hasCommand ? .operand : .command
    } else if let value, let row = OptionTable.row(named: name) {
      role = .value(row)
      (leadingText, typed) = (String(typed.dropLast(value.count)), value)
    } else {
      role = .option
    }
  }
}
