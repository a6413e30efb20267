internal import OwnFiles

/// Implements the `cache` command, which shows the state of the cache, checks it and clears it.
package struct CacheInspector: Sendable {
  /// The number and size of the cached responses.
  package struct Status: Sendable, Equatable {
    package let answers: Int
    /// Total size in bytes.
    package let bytes: Int
    /// Times at which the oldest and the newest response were stored, in seconds since 1970. Nil if
    /// the cache is empty.
    package let oldest: Int?
    package let newest: Int?

    static let empty = Status(answers: 0, bytes: 0, oldest: nil, newest: nil)
  }

  /// The result of checking the cache.
  package struct Report: Sendable, Equatable {
    package let answers: Int
    /// SQLite's messages about damage to the file.
    package let damage: [String]
    /// Number of responses that are damaged or can't be decoded.
    package let unreadableCount: Int
    /// URLs of unreadable responses, sorted, at most `maxListedURLs` of them. If a URL can't be
    /// read, "#" and the row's id replace it.
    package let unreadable: [String]
  }

  /// Maximum number of URLs in a report. There is a limit because a file may have any number of
  /// unreadable responses.
  static let maxListedURLs = 1000

  private let path: String

  /// - Throws: `CacheFailure.noHome` if `path` is nil.
  package init(path: String?) throws(CacheFailure) {
    guard let path else { throw .noHome }
    self.path = path
  }

  /// Returns the number and size of the cached responses, and the times at which they were stored.
  ///
  /// - Throws: `CacheFailure`.
  package func status() throws(CacheFailure) -> Status {
    guard exists else { return .empty }
    return try CacheDatabase(path: path).status()
  }

  /// Checks the file and decodes every response, as the program would when using it.
  ///
  /// - Throws: `CacheFailure`. It is `.damaged` if the file can't be read at all.
  package func verify() throws(CacheFailure) -> Report {
    guard exists else { return Report(answers: 0, damage: [], unreadableCount: 0, unreadable: []) }
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

  /// Removes all cached responses, and the damaged file that was set aside, if any. If the cache
  /// file is damaged or was changed by a newer version of this program, removes the whole file.
  ///
  /// - Returns: the status of the cache before it was cleared. Its size includes that of the
  ///   damaged file that was set aside.
  /// - Throws: `CacheFailure`.
  package func clear() throws(CacheFailure) -> Status {
    let cleared = try clearFile()
    let aside = try remove(CacheFile.damaged(path))
    return Status(
      answers: cleared.answers, bytes: cleared.bytes + aside, oldest: cleared.oldest,
      newest: cleared.newest)
  }

  private func clearFile() throws(CacheFailure) -> Status {
    guard exists else { return .empty }
    do throws(CacheFailure) {
      let database = try CacheDatabase(path: path)
      let status = try database.status()
      try database.clear()
      return status
    } catch .damaged, .newer {
      return Status(answers: 0, bytes: try remove(path), oldest: nil, newest: nil)
    }
  }

  private var exists: Bool { PrivateFile.fileExists(path) }

  /// Removes a file with the files that SQLite created next to it. Returns its size in bytes.
  private func remove(_ path: String) throws(CacheFailure) -> Int {
    guard let bytes = CacheFile.remove(path) else { throw .readOnly }
    return bytes
  }
}
