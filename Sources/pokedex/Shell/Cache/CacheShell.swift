internal import DexData
internal import PokedexFeatures
internal import PokedexModel
internal import PokedexApp
internal import PokedexText
internal import PokemonAPI
internal import TerminalUI
internal import UserStore

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The implementation of `pokedex cache` and `pokedex paths`.
struct CacheShell {
  let paths: Paths
  /// The log file, if any.
  let log: String?
  let words: Words
  let json: Bool
  /// The current time in seconds since 1970.
  let now: Int

  /// Runs a subcommand of `pokedex cache`.
  ///
  /// - Throws: `CacheFailure`.
  func run(_ command: CacheCommand) throws -> Output {
    let inspector = try CacheInspector(path: paths.cache)
    switch command {
    case .status: return Output(text: try text(of: inspector.status()))
    case .verify: return try output(of: inspector.verify())
    case .clear: return Output(text: try text(ofCleared: inspector.clear()))
    }
  }

  /// Returns the paths of the program's files, as a table or as JSON. They include a damaged cache
  /// that was moved aside, and backups of the user's data. The table shows "—" for an unknown path.
  func listPaths() throws -> String {
    let damaged = paths.cache.flatMap { CacheFile.setAside(of: $0) }
    let backups = paths.userData.map { UserDatabase.backups(of: $0) } ?? []
    if json {
      return try JSONText.text(
        of: JSONValue.object([
          "cache": .optional(paths.cache), "config": .optional(paths.config),
          "damaged_cache": .optional(damaged), "user_data": .optional(paths.userData),
          "user_backups": .texts(backups), "log": .optional(log), "state": .optional(paths.state),
        ]))
    }
    let damagedRows = damaged.map { [(label: Sentence.pathDamaged, value: $0)] } ?? []
    return table(
      [(.pathConfig, paths.config ?? "—"), (.pathState, paths.state ?? "—")]
        + [(.pathCache, paths.cache ?? "—")] + damagedRows + [
          (.pathUserData, paths.userData ?? "—")
        ]
        + backups.map { (.pathUserBackup, $0) } + [(.pathLog, log ?? "—")])
  }

  private func text(of status: CacheInspector.Status) throws -> String {
    let limit = ResponseCache.defaultLimit
    if json {
      return try JSONText.text(
        of: JSONValue.object([
          "path": .optional(paths.cache), "answers": .integer(status.answers),
          "bytes": .integer(status.bytes), "limit_bytes": .integer(limit),
          "oldest": .optional(status.oldest.map(timestamp)),
          "newest": .optional(status.newest.map(timestamp)),
        ]))
    }
    return table([
      (.cacheFile, paths.cache ?? "—"),
      (.cacheAnswers, String(status.answers)),
      (.cacheSize, words(.cacheSizeOf, text(of: status.bytes), text(of: limit))),
      (.cacheOldest, age(of: status.oldest)),
      (.cacheNewest, age(of: status.newest)),
    ])
  }

  private func output(of report: CacheInspector.Report) throws -> Output {
    let findings = report.damage + report.unreadable
    if json {
      let json = JSONValue.object([
        "answers": .integer(report.answers), "sound": .flag(findings.isEmpty),
        "damage": .texts(report.damage), "unreadable": .texts(report.unreadable),
      ])
      return Output(text: try JSONText.text(of: json), code: findings.isEmpty ? 0 : 1)
    }
    let count = String(report.answers)
    if findings.isEmpty { return Output(text: words(.cacheSound, count) + "\n") }
    let heading = words(.cacheUnsound, String(report.unreadableCount), count)
    let lines = [heading] + findings.map { "  " + Quote.visible($0) }
    return Output(text: lines.map { $0 + "\n" }.joined(), code: 1)
  }

  private func text(ofCleared status: CacheInspector.Status) throws -> String {
    if json {
      return try JSONText.text(
        of: JSONValue.object([
          "answers": .integer(status.answers), "bytes": .integer(status.bytes),
        ]))
    }
    let size = text(of: status.bytes)
    return words(.cacheCleared, String(status.answers), size) + "\n"
  }

  private func text(of bytes: Int) -> String { ByteText.text(of: bytes, words.figures) }

  private func age(of time: Int?) -> String {
    time.map { words(.cacheAge, words.text(ofAge: .seconds(max(0, now - $0)))) } ?? "—"
  }

  private func timestamp(_ time: Int) -> String {
    Date(timeIntervalSince1970: TimeInterval(time)).formatted(.iso8601)
  }

  private func table(_ rows: [(label: Sentence, value: String)]) -> String {
    let labels = rows.map { words($0.label) }
    let width = labels.map(TextWidth.of).max() ?? 0
    return zip(labels, rows).map { TextFit.pad($0, to: width + 2) + Quote.visible($1.value) + "\n" }
      .joined()
  }
}

/// A subcommand of `pokedex cache`, except `fill`.
enum CacheCommand: String, CaseIterable, ShellCommand {
  case status, verify, clear

  /// The subcommand that `CacheFill` implements.
  private static let fill = "fill"
  private static let names = (allCases.map(\.rawValue) + [fill]).joined(separator: ", ")

  static func read(_ line: CommandLineParser) throws(UsageError) -> any ShellCommand {
    guard let word = line.arguments.first else { throw line.error(.noCacheCommand, names) }
    try line.refuseOperands(after: 2)
    if word == fill { return try CacheFill.Request(line) }
    guard let command = CacheCommand(rawValue: word) else {
      throw line.unknownSubcommand(word, names)
    }
    for option in [line.given[.pictures], line.given[.limit]] {
      if let option { throw line.error(.needsCommand, option.name, "cache fill") }
    }
    return command
  }

  func run(_ invocation: Invocation) throws -> Output {
    do {
      return try CacheShell(invocation).run(self)
    } catch let failure as CacheFailure {
      let language = invocation.language.interface
      let reason = ErrorSentence.text(of: failure, in: language)
      throw Shell.Failure(sentence: Sentence.cacheFailed.text(in: language, reason))
    }
  }
}

/// The command `pokedex paths`.
struct PathsCommand: ShellCommand {
  func run(_ invocation: Invocation) throws -> Output {
    Output(text: try CacheShell(invocation).listPaths())
  }
}

extension PathsCommand {
  init(_ line: CommandLineParser) throws(UsageError) { try line.refuseOperands(after: 1) }
}

extension CacheShell {
  fileprivate init(_ invocation: Invocation) {
    self.init(
      paths: invocation.paths, log: invocation.log,
      words: Words(language: invocation.language, vocabulary: DexVocabulary()),
      json: invocation.json, now: Int(Date.now.timeIntervalSince1970))
  }
}

/// A formatter of sizes in bytes.
enum ByteText {
  /// Formats a size. From kB up, numbers below ten have one decimal: 1536 becomes "1.5 kB".
  static func text(of bytes: Int, _ figures: Figures) -> String {
    if bytes < 1000 { return "\(bytes) B" }
    var (size, unit) = (Double(bytes) / 1024, 0)
    while size >= 1000, unit < 2 { (size, unit) = (size / 1024, unit + 1) }
    let tenths = Int((size * 10).rounded())
    let figure = tenths < 100 ? figures.tenths(tenths) : String(Int(size.rounded()))
    return "\(figure) \(["kB", "MB", "GB"][unit])"
  }

  /// Formats a size with the decimal mark of a language.
  static func text(of bytes: Int, in language: Language) -> String {
    text(of: bytes, Words(language: language, vocabulary: DexVocabulary()).figures)
  }
}
