internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// `--help`, from the table of commands and options.
enum HelpText {
  static func text(in language: InterfaceLanguage) -> String {
    let commands = OptionTable.commands.map { ($0.usage, $0.about.text(in: language)) }
    let options = OptionTable.options.map {
      (written($0, in: language), $0.about.text(in: language))
    }
    let codes = Language.allCases.map(\.code).joined(separator: ", ")
    let heading = { (sentence: Sentence) in "\n\(sentence.text(in: language)):\n" }
    return Sentence.aboutProgram.text(in: language) + "\n"
      + heading(.helpUsage) + table(commands)
      + heading(.helpOptions) + table(options)
      + heading(.aboutParts) + "  \(EntryDetails.Part.names)\n"
      + heading(.aboutLanguages) + "  \(codes)\n"
      + heading(.helpExamples) + OptionTable.commands.map { "  \($0.example)\n" }.joined()
  }

  private static func written(_ row: OptionRow, in language: InterfaceLanguage) -> String {
    let short = row.short.map { "-\($0), " } ?? "    "
    let value = row.value.map { " " + $0.text(in: language) } ?? ""
    return short + row.names.joined(separator: ", ") + value
  }

  private static func table(_ rows: [(left: String, right: String)]) -> String {
    let width = rows.map { TextWidth.of($0.left) }.max() ?? 0
    return rows.map { left, right in
      let gap = String(repeating: " ", count: width - TextWidth.of(left) + 2)
      return "  " + left + gap + right + "\n"
    }.joined()
  }
}
