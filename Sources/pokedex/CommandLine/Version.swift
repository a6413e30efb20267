internal import PokedexApp

/// `pokedex version`.
enum Version {
  /// That of the program.
  static let program = "0.1.0"
  /// The day that the manual's pages of this version bear.
  static let date = "2026-11-22"
  /// That of what `--json` prints: rises when a key changes its meaning or goes.
  static let json = 1

  static func text(json: Bool) throws -> String {
    if !json { return "pokedex \(program)\n" }
    return try JSONText.text(
      of: JSONValue.object([
        "program": .text("pokedex"), "version": .text(program), "format": .integer(Self.json),
      ]))
  }
}
