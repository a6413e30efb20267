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

  /// What a script has in the place of `@`.
  static func filled(_ script: String, with part: String) -> String {
    script.split(separator: "@FILES@", omittingEmptySubsequences: false).joined(separator: part)
  }
}
