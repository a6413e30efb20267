internal import PokedexText

/// `pokedex completions SHELL`: what a shell has to read so that it asks `pokedex complete` for words.
///
/// The scripts hold no word of their own: only the options whose values are files, which shells know best.
enum CompletionScript: String, CaseIterable {
  case bash, zsh, fish

  /// All their names, as a list for people.
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  var text: String {
    switch self {
    case .bash: Self.bashText
    case .zsh: Self.zshText
    case .fish: Self.fishText
    }
  }

  /// The options whose value is a file, with their hyphens.
  static var fileOptions: [String] {
    OptionTable.options.filter { $0.value == .valueFile }.flatMap(\.names)
  }

  /// A script of bash or zsh with the patterns of a word and the one before it, such as `--log/x`, where the
  /// last word is, or has, the name of a file.
  static func filled(_ script: String) -> String {
    let patterns = fileOptions.flatMap { ["\($0)/*", "*/\($0)=*"] }.joined(separator: " | ")
    return script.split(separator: "@FILES@", omittingEmptySubsequences: false)
      .joined(separator: patterns)
  }
}
