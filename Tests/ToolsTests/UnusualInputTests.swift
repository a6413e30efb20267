import Foundation
import TestSupport
import Testing

/// Tests that names, paths and environment variables are only data to the scripts: each text below
/// would run `touch RUN`, or be read as an option or a pattern, if it became part of a program.
@Suite("Scripts and unusual input", .onOwnThreads)
struct UnusualInputTests {
  private let folder: CacheFolder
  private let files = FileManager.default

  init() throws { folder = try CacheFolder() }

  /// Names of files and folders.
  nonisolated static let names = [
    "-rf", "-x", "a b", "a\nb", "'", "\"", "`touch RUN`", "$(touch RUN)", "'$(touch RUN)'",
    "a&b\\1", "\\", "*", "[x]?", ";touch RUN;", "é 日本", "%s%n",
  ]
  /// All of these in one name, for tests that take long.
  nonisolated static let longName = "-r a\n'\"`touch RUN`$(touch RUN)&\\1*[x]?;touch RUN;%s é"

  nonisolated static let maintainers =
    names.filter { !$0.contains("\n") } + [
      "A/B Corp", "x/;e touch RUN;s/a", "x/e;#", "@SIZE@ @VERSION@", "#", "A, B", "END",
    ]

  /// Writes a script.
  private func write(script: String, to path: String) throws {
    let url = URL(filePath: folder.url.path + "/" + path)
    try files.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: url)
    try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
  }

  /// Writes a small program that stands in for pokedex.
  private func writeProgram(to path: String) throws {
    try write(script: "[ \"$1\" = --version ] && echo pokedex 1.2", to: path)
  }

  private var nothingRan: Bool { !files.fileExists(atPath: folder.path(of: "RUN")) }

  private func makeFolder(_ name: String) throws {
    try files.createDirectory(
      atPath: folder.url.path + "/" + name, withIntermediateDirectories: true)
  }

  // MARK: make-deb

  /// Makes a package of the stand-in in the working folder. Its libraries aren't looked up, since
  /// it is a script.
  private func makePackage(
    _ arguments: [String], _ variables: [String: String] = [:], tools: String? = nil
  ) throws -> Tool.Outcome {
    try write(script: "echo shlibs:Depends=libc6", to: "stubs/dpkg-shlibdeps")
    try writeProgram(to: "program")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let defaults = [
      "PATH": folder.path(of: "stubs") + ":" + path, "DEBFULLNAME": "A", "DEBEMAIL": "a@b",
      "SOURCE_DATE_EPOCH": "1700000000",
    ]
    let arguments =
      arguments.contains("--executable") ? arguments : arguments + ["--executable", "program"]
    return try Tool.command(
      [(tools ?? Tool.project.path + "/.tools") + "/make-deb"] + arguments, in: folder.url.path,
      variables: defaults.merging(variables) { $1 })
  }

  private func value(of field: String, in outFolder: String = ".") throws -> String {
    let name = try #require(packages(in: outFolder).first)
    let package = "\(folder.url.path)/\(outFolder)/\(name)"
    let outcome = try Tool.command(["dpkg-deb", "-f", package, field])
    return String(outcome.output.dropLast())
  }

  private func packages(in outFolder: String = ".") throws -> [String] {
    try files.contentsOfDirectory(atPath: folder.url.path + "/" + outFolder)
      .filter { $0.hasSuffix(".deb") }
  }

  @Test(.needs(program: "dpkg-deb"), arguments: maintainers)
  func maintainerIsOnlyAName(name: String) throws {
    let outcome = try makePackage(
      ["--out", "."], ["DEBFULLNAME": name, "DEBEMAIL": "a&/\\`touch RUN`@b"])

    #expect(outcome.code == 0, "\(outcome.output)")
    #expect(try value(of: "Maintainer") == "\(name) <a&/\\`touch RUN`@b>")
    #expect(try value(of: "Depends") == "libc6")
    #expect(nothingRan)
  }

  @Test(
    .needs(program: "dpkg-deb"), arguments: ["A/B Corp", "x/;e touch RUN;s/a", "$(touch RUN)x"])
  func authorOfLastCommitIsOnlyAName(name: String) throws {
    try files.copyItem(
      at: Tool.project.appending(path: ".tools"),
      to: URL(filePath: folder.path(of: "project/.tools")).ensuringParent())
    let author = [
      "GIT_AUTHOR_NAME": name, "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "C",
      "GIT_COMMITTER_EMAIL": "c@d",
    ]
    for words in [["init", "-q"], ["commit", "-q", "--allow-empty", "-m", "x"]] {
      let outcome = try Tool.command(
        ["git", "-C", folder.path(of: "project")] + words, variables: author)
      #expect(outcome.code == 0, "\(outcome.output)")
    }

    let outcome = try makePackage(
      ["--out", "."], ["DEBFULLNAME": "", "DEBEMAIL": ""],
      tools: folder.path(of: "project/.tools"))

    #expect(outcome.code == 0, "\(outcome.output)")
    #expect(try value(of: "Maintainer") == "\(name) <a@b>")
    #expect(nothingRan)
  }

  @Test(arguments: [
    ["DEBFULLNAME": "A\nDepends: evil"], ["DEBEMAIL": "a@b\n"], ["DEBFULLNAME": "\u{1B}[2J"],
    ["DEBFULLNAME": "a\rb"], ["SOURCE_DATE_EPOCH": "1 day"], ["SOURCE_DATE_EPOCH": "-1"],
    ["SOURCE_DATE_EPOCH": "a[$(touch RUN)]"], ["SOURCE_DATE_EPOCH": "1\n2"],
    ["SOURCE_DATE_EPOCH": "99999999999"], ["SOURCE_DATE_EPOCH": "0x10"],
  ])
  func valueThatFitsNoFieldIsRefused(variables: [String: String]) throws {
    let outcome = try makePackage(["--out", "."], variables)

    #expect(outcome.code == 2)
    #expect(outcome.output.hasPrefix("make-deb: "))
    #expect(outcome.output.count { $0.isNewline } == 1)
    #expect(!outcome.output.contains("\u{1B}"))
    #expect(try packages().isEmpty)
    #expect(nothingRan)
  }

  @Test(arguments: ["../1", "1 2", "1\n2", "", "x", "1/../../2", "$(touch RUN)", "-1"])
  func versionThatIsNoneIsRefused(version: String) throws {
    try write(script: "printf '%s' \"pokedex $VERSION\"", to: "other")

    let outcome = try makePackage(
      ["--out", ".", "--executable", "other"], ["VERSION": version])

    #expect(outcome.code == 2)
    #expect(outcome.output.contains("not a version: "))
    #expect(try packages().isEmpty)
    #expect(nothingRan)
  }

  @Test(.needs(program: "dpkg-deb"), arguments: names)
  func packageIsMadeFromAndInUnusualFolders(name: String) throws {
    try makeFolder(name)
    try makeFolder("temporary/" + name)
    try writeProgram(to: name + "/" + name)

    let outcome = try makePackage(
      ["--out", name, "--executable", name + "/" + name], ["TMPDIR": "temporary/" + name])

    #expect(outcome.code == 0, "\(outcome.output)")
    #expect(try value(of: "Version", in: name) == "1.2")
    #expect(try files.contentsOfDirectory(atPath: folder.path(of: "temporary")) == [name])
    #expect(nothingRan)
  }

  // MARK: install, lay-out, uninstall

  @Test(arguments: names)
  func programWithUnusualNameIsInstalledAndRemoved(name: String) throws {
    try writeProgram(to: name)
    try makeFolder("temporary/" + name)
    let variables = ["TMPDIR": "temporary/" + name]

    let installed = try Tool.run(
      ".tools/install", ["--prefix", "in " + name.filter { $0 != "\n" }, "--executable", name],
      in: folder.url.path, variables: variables)
    #expect(installed.code == 0, "\(installed.output)")
    #expect(
      files.contentsEqual(
        atPath: folder.url.path + "/" + name,
        andPath: folder.url.path + "/in " + name.filter { $0 != "\n" } + "/bin/pokedex"))
    let removed = try Tool.run(
      ".tools/uninstall", ["--prefix", "in " + name.filter { $0 != "\n" }], in: folder.url.path)

    #expect(removed.code == 0, "\(removed.output)")
    #expect(nothingRan)
  }

  /// A name without a slash stands for a file, not for a program in PATH.
  @Test func installedFileAlsoPrintsThePages() throws {
    try write(script: "echo pokedex of PATH", to: "stubs/pokedex")
    try write(script: "echo pokedex of the folder", to: "pokedex")

    let outcome = try Tool.run(
      ".tools/install", ["--prefix", "prefix", "--executable", "pokedex"], in: folder.url.path,
      variables: [
        "PATH": folder.path(of: "stubs") + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
      ])

    #expect(outcome.code == 0)
    let page = try String(
      contentsOfFile: folder.path(of: "prefix/share/man/man1/pokedex.1"), encoding: .utf8)
    #expect(page == "pokedex of the folder\n")
  }

  @Test(arguments: names)
  func fileIsLaidOutInUnusualFolder(name: String) throws {
    try makeFolder(name)
    try writeProgram(to: name + "/" + name)

    let outcome = try Tool.run(".tools/lay-out", [name + "/" + name, name], in: folder.url.path)

    #expect(outcome.code == 0, "\(outcome.output)")
    #expect(files.isExecutableFile(atPath: folder.url.path + "/" + name + "/bin/pokedex"))
    #expect(nothingRan)
  }

  @Test(arguments: [
    "../../../../../out", "x/../../../../out", "*", "-rf", "$(touch RUN)", "`touch RUN`", "a.b", "",
  ])
  func onlyNamesOfCommandsBecomeFileNames(command: String) throws {
    try write(
      script: "[ \"$1\" = complete ] && printf 'list\\tabout\\n%s\\n' '\(command)' || echo page",
      to: "in/program")

    let outcome = try Tool.run(
      ".tools/lay-out", ["in/program", "in/laid"], in: folder.url.path)

    #expect(outcome.code == 0)
    let pages = try files.contentsOfDirectory(atPath: folder.path(of: "in/laid/share/man/man1"))
    #expect(pages.sorted() == ["pokedex-list.1", "pokedex.1"])
    #expect(try files.contentsOfDirectory(atPath: folder.url.path) == ["in"])
  }

  /// A script finds its neighbours beside itself, whatever CDPATH says.
  @Test func scriptsOfOtherFoldersAreNotRun() throws {
    try write(script: "touch '\(folder.path(of: "RUN"))'", to: "other/.tools/lay-out")
    try writeProgram(to: "program")

    let outcome = try Tool.command(
      [
        ".tools/install", "--executable", folder.path(of: "program"), "--prefix",
        folder.path(of: "prefix"),
      ], in: Tool.project.path, variables: ["CDPATH": folder.path(of: "other")])

    #expect(outcome.code == 0, "\(outcome.output)")
    #expect(nothingRan)
  }

  // MARK: other scripts

  @Test func tablesAreMadeFromAndInUnusualFolders() throws {
    try files.createSymbolicLink(
      atPath: folder.path(of: Self.longName), withDestinationPath: RecordedServer.folder.path)
    try makeFolder("out" + Self.longName)

    let outcome = try Tool.run(
      ".tools/make-dex-tables", [Self.longName, "out" + Self.longName], in: folder.url.path)

    #expect(outcome.code == 0, "\(outcome.output)")
    let made = try files.contentsOfDirectory(atPath: folder.path(of: "out" + Self.longName))
    #expect(made.contains("species.tsv"))
    #expect(nothingRan)
  }

  @Test(arguments: [".tools/make-dex-tables", ".tools/make-place-tables", ".tools/compare-sources"])
  func unusualArgumentsAreRefused(script: String) throws {
    for arguments in [[Self.longName, "a", "b", "c"], ["--without", Self.longName, "x"]] {
      let outcome = try Tool.run(script, arguments, in: folder.url.path)

      #expect(outcome.code == 1)
      #expect(try folder.contents == [])
    }
  }

  @Test func unknownSourceOfPlacesIsRefused() throws {
    let outcome = try Tool.run(
      ".tools/make-place-tables", ["--without", Self.longName], in: folder.url.path)

    #expect(outcome.code == 1)
    #expect(outcome.output.contains("no such source: -r a"))
    #expect(nothingRan)
  }

  @Test(arguments: ["../trixie", "/trixie", "-x", "a b", "$(touch RUN)", "", "*", "a\nb"])
  func suiteThatIsNoNameIsRefused(suite: String) throws {
    try Data().write(to: URL(filePath: folder.path(of: "-x.deb")))

    let outcome = try Tool.run(
      ".tools/try-in-chroot", ["-x.deb", "trixie", suite], in: folder.url.path)

    #expect(outcome.code == 2)
    #expect(outcome.output.hasPrefix("try-in-chroot: not a suite: "))
    #expect(outcome.output.count { $0.isNewline } == 1)
    #expect(nothingRan)
  }

  /// The tests can't run every script, for example those that build.
  @Test(arguments: [
    ".tools/check-reproducible", ".tools/install", ".tools/lay-out", ".tools/make-deb",
    ".tools/make-docs", ".tools/try-in-chroot", ".tools/uninstall", ".ci/run",
    "Tests/ExamplePackage/check",
  ])
  func noValueIsPartOfAProgram(path: String) throws {
    let text = try String(contentsOf: Tool.project.appending(path: path), encoding: .utf8)
    for line in text.split(separator: "\n") where line.first != "#" {
      let word = #/\beval\b|\$\(\(|xargs (?!-0)|\bpython3? -c/#
      #expect(line.firstMatch(of: word) == nil, "\(line)")
      // Programs of sed, awk and bash are in single quotes, except for the README's own command.
      let program = #/\b(sed|awk|sh|script) (-\w+ )*"[^"]*\$|\bsed .*-e "[^"]*\$/#
      if !line.contains(#"bash -c "$run --version""#) {
        #expect(line.firstMatch(of: program) == nil, "\(line)")
      }
      // A folder may have any name, also one that begins with a hyphen.
      #expect(!line.contains("cd \"$(dirname"), "\(line)")
    }
  }
}

extension URL {
  /// Creates the folder that contains this file, and returns the file's URL.
  fileprivate func ensuringParent() throws -> URL {
    try FileManager.default.createDirectory(
      at: deletingLastPathComponent(), withIntermediateDirectories: true)
    return self
  }
}
