internal import DexData
private import OwnFiles
internal import PokedexApp
internal import PokedexModel
internal import PokedexText
internal import UserStore

/// Reads a team from a file, from standard input (`-`), or from the saved teams (`@NAME`).
struct TeamFile {
  /// The path of the user's data, if any.
  let path: String?
  let language: Language

  init(path: String?, language: Language) { (self.path, self.language) = (path, language) }

  init(_ invocation: Invocation) {
    self.init(path: invocation.paths.userData, language: invocation.language.interface)
  }

  /// Whether an argument names a saved team.
  static func isSaved(_ name: String) -> Bool { name.utf8.count > 1 && name.hasPrefix("@") }

  /// Reads the text of a team.
  ///
  /// - Parameter limit: maximum size of a file in bytes.
  /// - Throws: `Shell.Failure`, `UserStoreFailure`.
  func read(_ name: String, atMost limit: Int = InputFile.maximumSize) throws -> [UInt8] {
    Self.isSaved(name)
      ? Array(try team(named: String(name.dropFirst())).text.utf8)
      : try InputFile.read(name, atMost: limit, in: language)
  }

  /// Returns all saved teams, sorted by name.
  func teams() throws -> [SavedTeam] {
    try UserDatabase.existing(path)?.teams() ?? []
  }

  /// Returns a saved team.
  ///
  /// - Throws: `Shell.Failure` with close matches if there is no team with that name;
  ///   `UserStoreFailure`.
  func team(named name: String) throws -> SavedTeam {
    if let name = SavedTeam.name(name),
      let team = try UserDatabase.existing(path)?.team(named: name)
    {
      return team
    }
    let noun = Sentence.nounTeam.text(in: language)
    let near = Self.nearest(to: name, among: try teams().map(\.name)).map { Quote.text($0) }
    throw Shell.Failure(
      sentence: near.isEmpty
        ? Sentence.unknownThing.text(in: language, noun, Quote.text(name))
        : Sentence.closestThing.text(
          in: language, noun, Quote.text(name), Sentence.listPair.joining(near, in: language)))
  }

  /// Returns up to three names that begin with a text, or that differ from it by only a few
  /// letters.
  private static func nearest(to text: String, among names: [String]) -> [String] {
    let key = SavedTeam.key(text)
    let beginning = key.isEmpty ? [] : names.filter { SavedTeam.key($0).hasPrefix(key) }
    let byKey = Dictionary(names.map { (NameKey.key($0), $0) }) { first, _ in first }
    let near = NameKey.closest(to: text, in: Array(byKey.keys)).compactMap { byKey[$0] }
    return Array((beginning + near.filter { !beginning.contains($0) }).prefix(3))
  }
}

extension UserDatabase {
  /// Opens the database at a path, and creates it if necessary.
  static func open(_ path: String?) throws(UserStoreFailure) -> UserDatabase {
    guard let path else { throw .noHome }
    return try UserDatabase(path: path)
  }

  /// Opens the database at a path, but never creates it. Returns nil if it doesn't exist.
  static func existing(_ path: String?) throws(UserStoreFailure) -> UserDatabase? {
    guard let path else { throw .noHome }
    return PrivateFile.fileExists(path) ? try UserDatabase(path: path) : nil
  }
}
