internal import OwnFiles

/// Looks at the cache and empties it, for those who ask.
package struct CacheInspector: Sendable {
  /// What is kept, in figures.
  package struct Status: Sendable, Equatable {
    package let answers: Int
    /// Of all that is kept together.
    package let bytes: Int
    /// When the oldest and the newest answer came, in seconds since 1970; nil where there is none.
    package let oldest: Int?
    package let newest: Int?

    static let empty = Status(answers: 0, bytes: 0, oldest: nil, newest: nil)
  }

  /// What is wrong with it.
  package struct Report: Sendable, Equatable {
    package let answers: Int
    /// What SQLite finds wrong with the file, in its words.
    package let damage: [String]
    /// How many answers are not what was stored, or can't be decoded.
    package let unreadableCount: Int
    /// Their URLs, in order, `mostNamed` at most; "#" and the row where there is none to be read.
    package let unreadable: [String]
  }

  /// A file may hold any number of them.
  static let mostNamed = 1000

  private let path: String

  /// - Throws: `CacheFailure.noHome` where there is no path.
  package init(path: String?) throws(CacheFailure) {
    guard let path else { throw .noHome }
    self.path = path
  }

  /// - Throws: `CacheFailure`.
  package func status() throws(CacheFailure) -> Status {
    guard isThere else { return .empty }
    return try CacheDatabase(path: path).status()
  }

  /// Reads all that is kept, as the program would.
  ///
  /// - Throws: `CacheFailure`; `.damaged` where not even that can be done.
  package func verify() throws(CacheFailure) -> Report {
    guard isThere else { return Report(answers: 0, damage: [], unreadableCount: 0, unreadable: []) }
    let database = try CacheDatabase(path: path)
    let damage = try database.damage()
    var (answers, count, named) = (0, 0, [String]())
    try database.forEach { url, answer in
      answers += 1
      if let answer, answer.body.map({ canRead($0, of: url) }) ?? true { return }
      count += 1
      if named.count < Self.mostNamed { named.append(String(url.prefix(Self.longestURL))) }
    }
    return Report(
      answers: answers, damage: damage, unreadableCount: count, unreadable: named.sorted())
  }

  /// In characters.
  private static let longestURL = 500

  private func canRead(_ body: [UInt8], of url: String) -> Bool {
    Endpoint.of(url)?.canRead(body, of: url) == true
  }

  /// Removes all that is kept, also what has been set aside; a file that is damaged or a later
  /// program's, as a whole.
  ///
  /// - Returns: what there was.
  /// - Throws: `CacheFailure`.
  package func clear() throws(CacheFailure) -> Status {
    let cleared = try clearFile()
    let aside = try remove(CacheFile.damaged(path))
    return Status(
      answers: cleared.answers, bytes: cleared.bytes + aside, oldest: cleared.oldest,
      newest: cleared.newest)
  }

  private func clearFile() throws(CacheFailure) -> Status {
    guard isThere else { return .empty }
    do throws(CacheFailure) {
      let database = try CacheDatabase(path: path)
      let status = try database.status()
      try database.clear()
      return status
    } catch .damaged, .newer {
      return Status(answers: 0, bytes: try remove(path), oldest: nil, newest: nil)
    }
  }

  private var isThere: Bool { OwnFile.isThere(path) }

  /// Returns how many bytes it had.
  private func remove(_ path: String) throws(CacheFailure) -> Int {
    guard let bytes = CacheFile.remove(path) else { throw .readOnly }
    return bytes
  }
}
