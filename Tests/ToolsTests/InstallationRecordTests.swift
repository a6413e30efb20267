import Foundation
import TestSupport
import Testing

/// Tests of the list of installed files: whatever it names, only files that were installed are
/// removed.
@Suite("The list of installed files", .onOwnThreads)
struct InstallationRecordTests {
  private static let record = "share/pokedex/installed"
  /// The SHA-256 checksum of the text "theirs".
  private static let theirs = "4c55a8552a2c7261f61f798c2265e6f13358f326ae5b934096ff16bd15e62c33"

  private let folder: CacheFolder
  private let files = FileManager.default

  init() throws { folder = try CacheFolder() }

  /// Installs a script in place of the program, because its size would only slow the tests down.
  @discardableResult
  private func install(_ prefix: String = "prefix") throws -> Tool.Outcome {
    let script = folder.path(of: "script")
    try write("#!/bin/sh\necho \"$@\"\n", to: "script")
    try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
    defer { try? files.removeItem(atPath: script) }
    return try Tool.run(
      ".tools/install", ["--prefix", folder.url.path + "/" + prefix, "--executable", script])
  }

  private func uninstall(_ prefix: String = "prefix") throws -> Tool.Outcome {
    try Tool.run(".tools/uninstall", ["--prefix", folder.url.path + "/" + prefix])
  }

  private func write(_ text: String, to path: String) throws {
    let url = URL(filePath: folder.path(of: path))
    try files.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func text(of path: String) throws -> String {
    try String(contentsOfFile: folder.path(of: path), encoding: .utf8)
  }

  private func link(_ path: String, to target: String) throws {
    try files.createSymbolicLink(
      atPath: folder.path(of: path), withDestinationPath: folder.path(of: target))
  }

  @Test func recordNamesNoFolderOutsidePrefix() throws {
    try install()

    #expect(try !text(of: "prefix/" + Self.record).contains("prefix"))
    #expect(try !text(of: "prefix/" + Self.record).contains("/\n"))
  }

  @Test func copyOfInstallationIsRemovedWithoutOriginal() throws {
    try install("orig")
    let original = try folder.contents
    try files.copyItem(atPath: folder.path(of: "orig"), toPath: folder.path(of: "copy"))

    #expect(try uninstall("copy").code == 0)

    #expect(try folder.contents == (["copy"] + original).sorted())
  }

  @Test func installationAgainOverCopyKeepsOriginal() throws {
    try install("orig")
    let original = try folder.contents
    try files.copyItem(atPath: folder.path(of: "orig"), toPath: folder.path(of: "copy"))

    #expect(try install("copy").code == 0)

    #expect(try folder.contents.filter { $0.hasPrefix("orig") } == original)
  }

  @Test func movedInstallationIsRemovedWithoutFilesInOldPlace() throws {
    try install("old")
    try files.moveItem(atPath: folder.path(of: "old"), toPath: folder.path(of: "new"))
    try write("theirs", to: "old/bin/pokedex")

    #expect(try uninstall("new/").code == 0)

    #expect(try folder.contents == ["new", "old", "old/bin", "old/bin/pokedex"])
  }

  /// Lines that are added to the list. `$` stands for the test's folder, `#` for the checksum of
  /// the files that a line must not remove.
  nonisolated static let refused = [
    "$/other/pokedex", "$/prefix/bin/pokedex", "/", "#  $/other/pokedex", "#  ../other/pokedex",
    "#  bin/../../other/pokedex", "#  bin/..", "folder  ..", "folder  share/", "folder  /",
    "folder  ", "#  ", "#", "", " ", "#  bin//pokedex", "#  bin/./pokedex", "#  bin/other",
    "#  bin/pokedex/", "#  link/pokedex", "folder  link", "folder  link/inner", "-rf  bin/pokedex",
    "*", "# bin/pokedex", "folder bin", "\u{1B}[2J", "bin/pokedex", "..\\other\\pokedex",
    "#  link\nfolder  ../other",
  ]

  @Test(arguments: refused)
  func unsafeLineKeepsEverything(line: String) throws {
    try install()
    try write("theirs", to: "other/pokedex")
    try write("theirs", to: "prefix/bin/other")
    try files.createDirectory(
      atPath: folder.path(of: "other/inner"), withIntermediateDirectories: false)
    try link("prefix/link", to: "other")
    let record = try text(of: "prefix/" + Self.record)
    let added = line.replacing("$", with: folder.url.path).replacing("#", with: Self.theirs)
    try write(record + added + "\n", to: "prefix/" + Self.record)
    let before = try folder.contents

    for outcome in [try uninstall(), try install()] {
      #expect(outcome.code == 2)
      let number = record.count { $0 == "\n" } + 1
      #expect(outcome.output.contains("nothing removed: line \(number) of "), "\(outcome.output)")
      #expect(outcome.output.count { $0 == "\n" } == 1)
      #expect(!outcome.output.contains("\u{1B}"))
      #expect(try folder.contents == before)
    }
  }

  /// Names that `echo` reads as its options.
  @Test(arguments: ["-n", "-e", "-E", "-ne"])
  func linkNamedLikeAnOptionIsNotFollowed(name: String) throws {
    try install()
    try write("theirs", to: "other/pokedex")
    try files.createDirectory(
      atPath: folder.path(of: "other/inner"), withIntermediateDirectories: false)
    try link("prefix/" + name, to: "other")
    let record = try text(of: "prefix/" + Self.record)
    for line in ["\(Self.theirs)  \(name)/pokedex", "folder  \(name)/inner", "folder  \(name)"] {
      try write(record + line + "\n", to: "prefix/" + Self.record)
      let before = try folder.contents

      for outcome in [try uninstall(), try install()] {
        #expect(outcome.code == 2)
        #expect(outcome.output.contains("/\(name), which is a link"))
        #expect(try folder.contents == before)
      }
    }
  }

  @Test func recordOfEarlierVersionIsExplained() throws {
    try write("theirs", to: "prefix/bin/pokedex")
    let paths = ["/bin", "/bin/pokedex", "/" + Self.record].map { folder.path(of: "prefix") + $0 }
    try write(paths.joined(separator: "\n"), to: "prefix/" + Self.record)

    let outcome = try uninstall()

    #expect(outcome.code == 2)
    #expect(outcome.output.contains("line 1 of "))
    #expect(outcome.output.contains("remove the files of that installation and this list by hand"))
    #expect(try text(of: "prefix/bin/pokedex") == "theirs")
  }

  /// Unusual lines that are no danger: names with special characters, files and folders that do
  /// not exist, folders that are not empty, and no lines at all.
  @Test(arguments: [
    "#  -r *\\ x/pokedex", "#  '$(reboot)/pokedex", "folder  *", "folder  -rf", "folder  other",
    "#  bin/pokedex-gone.1",
  ])
  func unusualLineRemovesOnlyWhatItNames(line: String) throws {
    try install()
    let line = line.replacing("#", with: Self.theirs)
    let path = String(line.split(separator: "  ", maxSplits: 1)[1])
    if path.hasSuffix("/pokedex") { try write("theirs", to: "prefix/" + path) }
    try write("theirs", to: "prefix/other/file")
    let record = try text(of: "prefix/" + Self.record)
    // The last line has no end.
    try write(record + line, to: "prefix/" + Self.record)

    #expect(try uninstall().code == 0)

    let folders = path.hasSuffix("/pokedex") ? [String(path.dropLast(8))] : []
    #expect(
      try folder.contents
        == (["prefix", "prefix/other", "prefix/other/file"] + folders.map { "prefix/" + $0 })
        .sorted())
  }

  @Test func emptyRecordRemovesOnlyItself() throws {
    try install()
    let before = try folder.contents
    try write("", to: "prefix/" + Self.record)

    #expect(try uninstall().code == 0)

    #expect(try folder.contents == before.filter { $0 != "prefix/" + Self.record })
  }

  @Test(arguments: ["bin/pokedex", "share/man/man1/pokedex.1", "share/zsh/site-functions/_pokedex"])
  func changedFileIsKeptAndNamed(path: String) throws {
    try install()
    try write("theirs", to: "prefix/" + path)

    let outcome = try uninstall()

    #expect(outcome.code == 0)
    #expect(outcome.output.contains("kept \(folder.path(of: "prefix"))/\(path): it has changed"))
    #expect(try text(of: "prefix/" + path) == "theirs")
    #expect(try folder.contents.filter { $0.contains("pokedex") } == ["prefix/" + path])
  }

  @Test func linkInPlaceOfFileIsKept() throws {
    try install()
    try files.moveItem(
      atPath: folder.path(of: "prefix/bin/pokedex"), toPath: folder.path(of: "moved"))
    try link("prefix/bin/pokedex", to: "moved")

    #expect(try uninstall().output.contains("kept "))

    #expect(try folder.contents == ["moved", "prefix", "prefix/bin", "prefix/bin/pokedex"])
  }

  @Test(arguments: [true, false])
  func folderOrPipeInPlaceOfFileIsKept(isFolder: Bool) throws {
    try install()
    let path = folder.path(of: "prefix/bin/pokedex")
    try files.removeItem(atPath: path)
    if isFolder {
      try files.createDirectory(atPath: path, withIntermediateDirectories: false)
    } else {
      mkfifo(path, 0o600)
    }
    let before = try folder.contents

    #expect(try install().output.contains("bin/pokedex is there already, and not ours"))
    #expect(try folder.contents == before)
    #expect(try uninstall().output.contains("kept "))
    #expect(try folder.contents == ["prefix", "prefix/bin", "prefix/bin/pokedex"])
  }

  @Test func changedFileIsNotReplacedByInstallingAgain() throws {
    try install()
    try write("theirs", to: "prefix/bin/pokedex")
    let before = try folder.contents

    let outcome = try install()

    #expect(outcome.code == 2)
    #expect(outcome.output.contains("bin/pokedex is there already, and not ours"))
    #expect(try folder.contents == before)
    #expect(try text(of: "prefix/bin/pokedex") == "theirs")
  }

  @Test(arguments: ["bin", "share", "share/pokedex", "share/man/man1"])
  func folderReplacedByLinkKeepsEverything(path: String) throws {
    try install()
    try files.moveItem(
      atPath: folder.path(of: "prefix/" + path), toPath: folder.path(of: "moved"))
    try link("prefix/" + path, to: "moved")
    let before = try folder.contents

    for outcome in [try uninstall(), try install()] {
      #expect(outcome.code == 2)
      #expect(outcome.output.contains("\(folder.path(of: "prefix"))/\(path)"))
      #expect(try folder.contents == before)
    }
  }

  @Test(arguments: ["bin", "share", "bin/pokedex", "share/pokedex/installed"], [true, false])
  func linkInPlaceOfTargetIsNotFollowedOrReplaced(path: String, dangles: Bool) throws {
    if !dangles { try write("theirs", to: "target/file") }
    try write("theirs", to: "prefix/\(path).other")
    try link("prefix/" + path, to: "target" + (path.contains("pokedex") ? "/file" : ""))
    let before = try folder.contents

    let outcome = try install()

    #expect(outcome.code != 0)
    #expect(outcome.output.contains("\(folder.path(of: "prefix"))/\(path)"))
    #expect(try folder.contents == before)
  }

  @Test(arguments: ["a\nb", "a\n", "\na"])
  func prefixWithLineBreakIsRefused(prefix: String) throws {
    for outcome in [try install(prefix), try uninstall(prefix)] {
      #expect(outcome.code == 2)
      #expect(outcome.output.contains("a prefix with a line break can't be used"))
      #expect(outcome.output.count { $0 == "\n" } == 1)
    }
    #expect(try folder.contents == [])
  }

  /// The line break is in the name of the folder that the prefix leads to.
  @Test func linkToFolderWithLineBreakIsRefused() throws {
    try files.createDirectory(
      atPath: folder.url.path + "/a\nb/bin", withIntermediateDirectories: true)
    try files.createSymbolicLink(
      atPath: folder.path(of: "prefix"), withDestinationPath: "a\nb")
    try write("theirs", to: "prefix/bin/pokedex")
    try write("\(Self.theirs)  bin/pokedex\n", to: "prefix/" + Self.record)
    let before = try folder.contents

    for outcome in [try install(), try uninstall()] {
      #expect(outcome.code == 2)
      #expect(outcome.output.contains("a prefix with a line break can't be used"))
      #expect(outcome.output.count { $0 == "\n" } == 1)
      #expect(try folder.contents == before)
    }
  }

  @Test(arguments: ["a b", "-rf", "*", "a\\b", "'\"$(reboot)", "./a/.", "a//"])
  func unusualPrefixWorks(prefix: String) throws {
    #expect(try install(prefix).code == 0)
    #expect(try install(prefix).code == 0)
    #expect(try uninstall(prefix).code == 0)

    #expect(try folder.contents.count == 1)
  }

  @Test func dryRunRemovesNothing() throws {
    try install()
    let before = try folder.contents

    let outcome = try Tool.run(
      ".tools/uninstall", ["--dry-run", "--prefix", folder.path(of: "prefix")])

    #expect(outcome.code == 0)
    #expect(outcome.output.contains("would remove \(folder.path(of: "prefix"))/bin/pokedex\n"))
    #expect(try folder.contents == before)
  }
}
