internal import OwnFiles

/// Reports on the cache and clears it, for the `cache` command.
package struct CacheInspector: Sendable {
  /// The number and size of the cached answers.
  package struct Status: Sendable, Equatable {
    package let answers: Int
    /// Total size in bytes.
    package let bytes: Int
    /// Times of the oldest and the newest answer in seconds since 1970; nil if the cache is empty.
    package let oldest: Int?
    package let newest: Int?

    static let empty = Status(answers: 0, bytes: 0, oldest: nil, newest: nil)
  }

  /// The result of a check.
  package struct Report: Sendable, Equatable {
    package let answers: Int
    /// SQLite's messages about damage to the file.
    package let damage: [String]
    /// Number of answers that are not as they were stored, or can't be decoded.
    package let unreadableCount: Int
    /// Sorted URLs of unreadable answers, `maxListedURLs` at most. "#" and the row's id if the URL can't be read.
    package let unreadable: [String]
  }

  /// Limits the list of URLs, as a file may have any number of unreadable answers.
  static let maxListedURLs = 1000

  private let path: String

  /// - Throws: `CacheFailure.noHome` if there is no path.
  package init(path: String?) throws(CacheFailure) {
    guard let path else { throw .noHome }
    self.path = path
  }

  /// - Throws: `CacheFailure`.
  package func status() throws(CacheFailure) -> Status {
    guard isThere else { return .empty }
    return try CacheDatabase(path: path).status()
  }

  /// Reads all answers as the program would.
  ///
  /// - Throws: `CacheFailure`; `.damaged` if the file can't be read at all.
  package func verify() throws(CacheFailure) -> Report {
    guard isThere else { return Report(answers: 0, damage: [], unreadableCount: 0, unreadable: []) }
    let database = try CacheDatabase(path: path)
    let damage = try database.damage()
    var (answers, count, named) = (0, 0, [String]())
    try database.forEach { url, answer in
      answers += 1
      if let answer, answer.body.map({ canRead($0, of: url) }) ?? true { return }
      count += 1
      if named.count < Self.maxListedURLs { named.append(String(url.prefix(Self.longestURL))) }
    }
    return Report(
      answers: answers, damage: damage, unreadableCount: count, unreadable: named.sorted())
  }

  /// Maximum length of a reported URL in characters.
  private static let longestURL = 500

  private func canRead(_ body: [UInt8], of url: String) -> Bool {
    Endpoint.of(url)?.canRead(body, of: url) == true
  }

  /// Removes all answers and the damaged file that was set aside, if any. If the file is damaged or a later
  /// program's, removes the file itself.
  ///
  /// - Returns: the status before.
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

  private var isThere: Bool { PrivateFile.fileExists(path) }

  /// Returns the file's size in bytes.
  private func remove(_ path: String) throws(CacheFailure) -> Int {
    guard let bytes = CacheFile.remove(path) else { throw .readOnly }
    return bytes
  }
}
