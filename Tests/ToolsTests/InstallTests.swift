import Foundation
import TestSupport
import Testing

@testable import pokedex

@Suite("Installing and removing", .onOwnThreads)
struct InstallTests {
  private let folder: CacheFolder

  init() throws { folder = try CacheFolder() }

  private func install(_ arguments: String...) throws -> Tool.Outcome {
    try Tool.run(".tools/install", arguments + ["--executable", Executable.path])
  }

  /// The prefix itself stays: only what is below it is known to be ours.
  @Test func installedProgramRunsAndIsRemovedCompletely() throws {
    let prefix = folder.path(of: "new/prefix")

    #expect(try install("--prefix", prefix).code == 0)
    let installed = try ChildProcess(prefix + "/bin/pokedex", ["--version"])
    #expect(installed.wait() == .exit(0))
    #expect(try Tool.run(".tools/uninstall", ["--prefix", prefix]).code == 0)

    #expect(try folder.contents == ["new", "new/prefix"])
  }

  @Test func everyCommandHasAManualPageAndEveryShellCompletions() throws {
    let prefix = folder.path(of: "prefix")

    #expect(try install("--prefix", prefix).code == 0)

    let files = Set(try folder.contents)
    let pages = ["pokedex"] + CommandTable.names.map { "pokedex-" + $0 }
    let completions = [
      "bash-completion/completions/pokedex", "zsh/site-functions/_pokedex",
      "fish/vendor_completions.d/pokedex.fish",
    ]
    for file in pages.map({ "man/man1/\($0).1" }) + completions {
      #expect(files.contains("prefix/share/" + file), "\(file)")
    }
  }

  @Test func existingFilesAreKept() throws {
    let prefix = folder.path(of: "prefix")
    let others = ["prefix/bin/other", "prefix/share/pokedex/notes", "prefix/share/man/man1/empty"]
    for path in others {
      try FileManager.default.createDirectory(
        atPath: folder.path(of: path), withIntermediateDirectories: true)
    }
    let before = try folder.contents

    _ = try install("--prefix", prefix)
    _ = try install("--prefix", prefix)
    _ = try Tool.run(".tools/uninstall", ["--prefix", prefix])

    #expect(try folder.contents == before)
  }

  @Test func foreignProgramIsNotReplaced() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "bin"), withIntermediateDirectories: true)
    let file = folder.path(of: "bin/pokedex")
    try Data("theirs".utf8).write(to: URL(filePath: file))

    let outcome = try install("--prefix", folder.url.path)

    #expect(outcome.code == 2)
    #expect(outcome.output.contains(file))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "theirs")
  }

  @Test(arguments: [
    ["--prefix"], ["--prefix", ""], ["--profix", "x"], ["--executable", "/nowhere/pokedex"],
    ["--prefix", "/dev/null"],
  ])
  func invalidArgumentsAreReportedInOneLine(arguments: [String]) throws {
    let outcome = try Tool.run(".tools/install", arguments)

    #expect(outcome.code == 2)
    #expect(outcome.output.split(separator: "\n").count == 1)
    #expect(outcome.output.contains(arguments.last { !$0.isEmpty } ?? ""))
  }

  @Test func uninstallReportsMissingInstallation() throws {
    let outcome = try Tool.run(".tools/uninstall", ["--prefix", folder.url.path])

    #expect(outcome.code == 1)
    #expect(outcome.output.contains("nothing installed"))
  }
}
