/// A command line as far as it is typed, for completion: what its words say, and what the last may be.
///
/// It is read by the same table as a whole one, but nothing in it is an error yet.
struct UnfinishedLine {
  /// What the last word is to be.
  enum Place {
    case command
    /// The name of an option.
    case option
    /// The value of an option, of which `typed` has the beginning.
    case value(OptionRow)
    /// What stands after the command's name.
    case operand
  }

  /// Nil before the command is named, and for one that there is not.
  private(set) var command: CommandRow?
  /// What stands between the command's name and the last word.
  private(set) var operands: [String] = []
  /// The options before the last word.
  private(set) var given: [OptionRow.Option] = []
  /// The last value of `--language`.
  private(set) var language: String?
  private(set) var place = Place.command
  /// What is typed of the last word, or of the value in it.
  private(set) var typed = ""
  /// What stands before that in the last word, such as `--language=`.
  private(set) var lead = ""

  private var hasCommand = false
  /// Whether `--` has ended the options.
  private var isEnded = false
  /// The option whose value the next word is.
  private var open: OptionRow?

  /// - Parameter words: without the program's name; the last is the unfinished one, empty where nothing
  ///   of it is typed.
  init(_ words: [String]) {
    for word in words.dropLast() { read(word) }
    finish(with: words.last ?? "")
  }

  private mutating func read(_ word: String) {
    if let row = open {
      open = nil
      take(row, value: word)
    } else if isEnded || !word.hasPrefix("-") || word == "-" {
      readOperand(word)
    } else if word == "--" {
      isEnded = true
    } else if word.hasPrefix("--") {
      readLong(word)
    } else {
      readShort(word)
    }
  }

  private mutating func readOperand(_ word: String) {
    if hasCommand { return operands.append(word) }
    hasCommand = true
    command = CommandTable.row(named: word)
  }

  private mutating func readLong(_ word: String) {
    let (name, value) = Self.parts(of: word)
    guard let row = Self.option(named: name) else { return }
    if row.value != nil, value == nil { open = row } else { take(row, value: value) }
  }

  private mutating func readShort(_ word: String) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let row = OptionTable.options.first(where: { $0.short == letter }) else { continue }
      if row.value == nil {
        take(row, value: nil)
      } else if letters.isEmpty {
        open = row
      } else {
        take(row, value: String(letters))
        letters = ""
      }
    }
  }

  private mutating func take(_ row: OptionRow, value: String?) {
    given.append(row.option)
    if row.option == .language { language = value }
  }

  private mutating func finish(with word: String) {
    typed = word
    if let row = open {
      place = .value(row)
    } else if isEnded || !word.hasPrefix("-") {
      place = hasCommand ? .operand : .command
    } else if let value = Self.parts(of: word).value,
      let row = Self.option(named: Self.parts(of: word).name)
    {
      place = .value(row)
      (lead, typed) = (String(word.dropLast(value.count)), value)
    } else {
      place = .option
    }
  }

  /// The name of a long option, and the value after its `=`.
  private static func parts(of word: String) -> (name: String, value: String?) {
    guard word.hasPrefix("--"), let sign = word.utf8.firstIndex(of: UInt8(ascii: "=")) else {
      return (word, nil)
    }
    return (String(word[..<sign]), String(word[word.utf8.index(after: sign)...]))
  }

  private static func option(named name: String) -> OptionRow? {
    OptionTable.options.first { $0.names.contains(name) }
  }
}
