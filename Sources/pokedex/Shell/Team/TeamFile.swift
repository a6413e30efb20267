internal import DexData
private import OwnFiles
internal import PokedexApp
internal import PokedexModel
internal import PokedexText
internal import UserStore

/// A team that a person names: a file, `-` for standard input, `@NAME` for a saved team.
struct TeamFile {
  /// Of what the user made; nil where there is no place for it.
  let path: String?
  let language: Language

  init(path: String?, language: Language) { (self.path, self.language) = (path, language) }

  init(_ invocation: Invocation) {
    self.init(path: invocation.paths.userData, language: invocation.language.interface)
  }

  /// Whether an argument names a saved team.
  static func isSaved(_ name: String) -> Bool { name.utf8.count > 1 && name.hasPrefix("@") }

  /// - Throws: `Shell.Failure`, `UserStoreFailure`.
  func read(_ name: String) throws -> [UInt8] {
    Self.isSaved(name)
      ? Array(try team(named: String(name.dropFirst())).text.utf8)
      : try InputFile.read(name, in: language)
  }

  /// All saved teams, by name.
  func teams() throws -> [SavedTeam] {
    try UserDatabase.existing(path)?.teams() ?? []
  }

  /// - Throws: `Shell.Failure` with the nearest names where there is no team of that one; `UserStoreFailure`.
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

  /// At most three names that begin with a text, or are a few letters off.
  private static func nearest(to text: String, among names: [String]) -> [String] {
    let key = SavedTeam.key(text)
    let beginning = key.isEmpty ? [] : names.filter { SavedTeam.key($0).hasPrefix(key) }
    let byKey = Dictionary(names.map { (NameKey.key($0), $0) }) { first, _ in first }
    let near = NameKey.closest(to: text, in: Array(byKey.keys)).compactMap { byKey[$0] }
    return Array((beginning + near.filter { !beginning.contains($0) }).prefix(3))
  }
}

extension UserDatabase {
  /// The file at a path, which is made if need be.
  static func open(_ path: String?) throws(UserStoreFailure) -> UserDatabase {
    guard let path else { throw .noHome }
    return try UserDatabase(path: path)
  }

  /// Nil where nothing has been made yet: to look makes no file.
  static func existing(_ path: String?) throws(UserStoreFailure) -> UserDatabase? {
    guard let path else { throw .noHome }
    return OwnFile.isThere(path) ? try UserDatabase(path: path) : nil
  }
}
