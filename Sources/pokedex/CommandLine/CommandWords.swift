/// A tokenizer for command lines by the GNU conventions. It knows `--name value`, `--name=value`, single
/// letters that combine, and `--` before operands that look like options. It reports no errors.
struct CommandWords {
  enum Token {
    case operand(String)
    case option(Option)
  }

  struct Option {
    /// The option's row; nil for an unknown option.
    let row: OptionRow?
    /// The name as typed: a long name, or a hyphen and a letter.
    let name: String
    /// The value within the same word, if any.
    let value: String?
    /// The whole word.
    let word: String
  }

  private var rest: ArraySlice<String>
  /// Unread letters of a word like `-jd`.
  private var letters: Substring = ""
  private var word = ""
  /// Whether `--` has ended the options.
  private(set) var isEnded = false

  init(_ words: some Sequence<String>) { rest = Array(words)[...] }

  mutating func next() -> Token? {
    if let letter = letters.popFirst() { return .option(option(letter)) }
    guard let next = rest.popFirst() else { return nil }
    word = next
    // A word like "-1 252 Atk Gyarados" is a phrase that begins with a stat stage.
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

  /// Consumes the next word as the value of the option before it; nil at the end.
  mutating func nextValue() -> String? { rest.popFirst() }

  /// Splits a long option into its name and the value after `=`.
  static func parts(of word: String) -> (name: String, value: String?) {
    guard word.hasPrefix("--"), let sign = word.utf8.firstIndex(of: UInt8(ascii: "=")) else {
      return (word, nil)
    }
    return (String(word[..<sign]), String(word[word.utf8.index(after: sign)...]))
  }
}

/// An unfinished command line, for completion: its words so far and the role of the last one. It reports no
/// errors.
struct UnfinishedLine {
  /// The role of the last word.
  enum WordRole {
    case command
    /// The name of an option.
    case option
    /// The value of an option. `typed` is its beginning.
    case value(OptionRow)
    /// A word after the command's name.
    case operand
  }

  /// The named command; nil before it is named, and for an unknown one.
  private(set) var command: CommandRow?
  /// Words between the command's name and the last word.
  private(set) var operands: [String] = []
  /// Options before the last word.
  private(set) var given: [OptionRow.Option] = []
  /// The last value of `--language`.
  private(set) var language: String?
  let role: WordRole
  /// The typed part of the last word, or of the value in it.
  private(set) var typed: String
  /// The part of the last word before `typed`, for example `--language=`.
  private(set) var leadingText = ""

  /// Parses an unfinished line.
  ///
  /// - Parameter line: the words without the program's name. The last word is the unfinished one, and may be
  ///   empty.
  init(_ line: [String]) {
    var words = CommandWords(line.dropLast())
    var hasCommand = false
    /// The option whose value is the last word.
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
