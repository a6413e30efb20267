import Foundation
import OwnFiles
import Testing

/// Tests that only the user's own files and folders are accepted.
@Suite struct PrivateFileTests {
  private let folder = URL.temporaryDirectory.appending(path: "pokedex-\(UUID().uuidString)").path

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
  }

  private func cleanUp() { try? FileManager.default.removeItem(atPath: folder) }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  /// Gives a file to another user. Only root can do that; returns false otherwise.
  private func giveAway(_ path: String) -> Bool { lchown(path, 65534, 65534) == 0 }

  @Test func createdFoldersAndFilesAreAccessibleOnlyByUser() throws {
    defer { cleanUp() }
    let path = folder + "/one/two/file"

    try PrivateFile.makeFolder(of: path)
    try PrivateFile.make(path)

    #expect(try mode(folder + "/one") == 0o700)
    #expect(try mode(folder + "/one/two") == 0o700)
    #expect(try mode(path) == 0o600)
  }

  @Test func existingFileIsKept() throws {
    defer { cleanUp() }
    let path = folder + "/file"
    try Data("text".utf8).write(to: URL(filePath: path))

    try PrivateFile.makeFolder(of: path)
    try PrivateFile.make(path)

    #expect(try String(contentsOfFile: path, encoding: .utf8) == "text")
    #expect(PrivateFile.size(path) == 4)
  }

  @Test func ownSymbolicLinkIsFollowed() throws {
    defer { cleanUp() }
    try Data("text".utf8).write(to: URL(filePath: folder + "/file"))
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/link", withDestinationPath: folder + "/file")

    #expect(throws: Never.self) { try PrivateFile.check(folder + "/link") }
    #expect(
      PrivateFile.openToAppend(folder + "/link", ifStartSatisfies: { $0 == Array("text".utf8) })
        != nil)
  }

  @Test func danglingSymbolicLinkIsNotFollowed() throws {
    defer { cleanUp() }
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/link", withDestinationPath: folder + "/elsewhere")

    #expect(throws: PrivateFile.Failure.cannotOpen) { try PrivateFile.make(folder + "/link") }
    #expect(PrivateFile.openToAppend(folder + "/link", ifStartSatisfies: { _ in true }) == nil)
    #expect(!PrivateFile.fileExists(folder + "/elsewhere"))
  }

  @Test func filesOfAnotherUserAreForeign() throws {
    defer { cleanUp() }
    for name in ["/file", "/target"] { try Data("x".utf8).write(to: URL(filePath: folder + name)) }
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/link", withDestinationPath: folder + "/target")
    try FileManager.default.createDirectory(
      atPath: folder + "/sub", withIntermediateDirectories: false)
    guard ["/file", "/link", "/sub"].allSatisfy({ giveAway(folder + $0) }) else { return }

    for name in ["/file", "/link"] {
      #expect(throws: PrivateFile.Failure.foreign) { try PrivateFile.make(folder + name) }
      #expect(PrivateFile.openToAppend(folder + name, ifStartSatisfies: { _ in true }) == nil)
    }
    #expect(throws: PrivateFile.Failure.foreign) {
      try PrivateFile.makeFolder(of: folder + "/sub/new")
    }
    #expect(throws: PrivateFile.Failure.foreign) { try PrivateFile.make(folder + "/sub/new") }
  }

  @Test func foldersAndPipesCannotBeOpenedAsFiles() throws {
    defer { cleanUp() }
    mkfifo(folder + "/pipe", 0o600)

    for path in [folder, folder + "/pipe"] {
      #expect(throws: PrivateFile.Failure.cannotOpen) { try PrivateFile.make(path) }
      #expect(
        PrivateFile.openToAppend(path, ifStartSatisfies: { _ in true }) == nil, "nobody reads it")
    }
  }

  @Test func onlyFileWithExpectedStartIsAppendedTo() throws {
    defer { cleanUp() }
    try Data("diary".utf8).write(to: URL(filePath: folder + "/file"))

    #expect(PrivateFile.openToAppend(folder + "/file", ifStartSatisfies: { $0.first == 50 }) == nil)
    #expect(PrivateFile.openToAppend("/dev/null", ifStartSatisfies: { _ in false }) != nil)
  }
}
