import Foundation
import PokedexModel
import TestSupport
import Testing

@testable import pokedex

/// The command `pokedex config`, tested with a file on disk.
@Suite("The config command")
struct ConfigShellTests {
  private let folder: CacheFolder

  init() throws { folder = try CacheFolder() }

  private var file: String { folder.path(of: "pokedex/config.toml") }

  @discardableResult
  private func run(_ arguments: String...) throws -> Output {
    let environment: Environment = ["XDG_CONFIG_HOME": folder.url.path]
    let config = Config.read(Paths(environment: environment).config)
    let invocation = try CommandLineParser.parse(
      ["config"] + arguments, environment: environment, config: config)
    return try #require(invocation.command(ConfigCommand.self)).run(invocation)
  }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "pokedex"), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: file))
  }

  private var text: String { get throws { try String(contentsOfFile: file, encoding: .utf8) } }

  @Test func missingFileMeansDefaults() throws {
    #expect(try run("check").text == "\(file) does not exist; the defaults apply\n")
    #expect(try run("path").text == file + "\n")
    #expect(try run("get", "units").text == "metric\n")
    #expect(try run("get", "keys.sort").text == "o\n")
    #expect(try run("get", "log") == Output(code: 1))
    #expect(try folder.contents.isEmpty)
  }

  @Test func setSavesValuesInAPrivateFile() throws {
    try run("set", "units", "imperial")
    try run("set", "list.columns", "number,name")
    try run("set", "keys.page-down", "Space,PgDn")
    try run("set", "language", "ja")

    #expect(try run("get", "units").text == "imperial\n")
    #expect(try run("get", "list.columns").text == "number,name\n")
    #expect(try run("get", "keys.page-down").text == "Space,PgDn\n")
    #expect(try run("get", "language").text == "ja\n")
    #expect(try run("check").code == 0)
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(try folder.contents == ["pokedex", "pokedex/config.toml"])
  }

  @Test func setPreservesTheRestOfTheFile() throws {
    try write(
      """
      # mine
      units = "metric" # as ever

      # language = "en"
      mouse=false
      [list] # of mine
      columns = [
        "name", # first
      ]

      # the end

      """)

    try run("set", "units", "imperial")
    try run("set", "language", "ja")
    try run("set", "list.limit", "5")
    try run("set", "list.columns", "name,spe")
    try run("set", "keys.sort", "W")

    #expect(
      try text == """
        # mine
        units = "imperial" # as ever

        # language = "en"
        language = "ja"
        mouse=false
        [list] # of mine
        columns = ["name", "spe"]
        limit = 5

        # the end

        [keys]
        sort = ["W"]

        """)
  }

  @Test func symbolicLinkIsPreserved() throws {
    try write("")
    let real = folder.path(of: "dotfile")
    try FileManager.default.removeItem(atPath: file)
    try Data("units = \"metric\"\n".utf8).write(to: URL(filePath: real))
    try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: real)

    try run("set", "units", "imperial")

    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file) == real)
    #expect(try text == "units = \"imperial\"\n")
  }

  @Test(arguments: [
    ("units", "feet"), ("frob", "x"), ("keys.sort", "q"), ("keys.frob", "x"), ("generation", "0"),
  ])
  func invalidSettingIsNotWritten(key: String, value: String) throws {
    try write("mouse = true\n")

    #expect(throws: UsageError.self) { try run("set", key, value) }
    #expect(try text == "mouse = true\n")
  }

  @Test func checkReportsEachMistakeWithItsLine() throws {
    try write("untis = 1\nunits = \"feet\"\nx\n")

    let outcome = try run("check")

    #expect(outcome.code == 1)
    let lines = outcome.text.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.enumerated().allSatisfy { $1.hasPrefix("\(file):\($0 + 1): ") })
  }

  @Test func unreadableFileIsReported() throws {
    try FileManager.default.createDirectory(
      atPath: file, withIntermediateDirectories: true)
    #expect(try run("check").text == "\(file): it can't be read\n")

    try FileManager.default.removeItem(atPath: file)
    try write(String(repeating: "#\n", count: 40_000))
    #expect(try run("check").text == "\(file): it is larger than 64 kB\n")
  }
}
