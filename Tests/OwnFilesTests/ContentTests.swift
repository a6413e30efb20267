import Foundation
import OwnFiles
import Testing

/// Tests of small files that are read and written as a whole.
@Suite struct ContentTests {
  private let folder = URL.temporaryDirectory.appending(path: "pokedex-\(UUID().uuidString)").path
  private var path: String { folder + "/file" }

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
  }

  private func cleanUp() { try? FileManager.default.removeItem(atPath: folder) }

  @Test(arguments: [true, false])
  func writtenFileIsReadableOnlyByUser(flushToDisk: Bool) throws {
    defer { cleanUp() }
    for text in ["one", "", "a longer one"] {
      #expect(PrivateFile.replace(path, with: Array(text.utf8), flushToDisk: flushToDisk))

      #expect(try PrivateFile.content(of: path, atMost: 100) == Array(text.utf8))
    }
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["file"])
  }

  @Test func replacingFileKeepsItsPermissions() throws {
    defer { cleanUp() }
    try Data().write(to: URL(filePath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)

    #expect(PrivateFile.replace(path, with: [1]))

    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o644)
  }

  @Test func missingFileHasNoContent() throws {
    defer { cleanUp() }

    #expect(try PrivateFile.content(of: path, atMost: 100) == nil)
    #expect(try PrivateFile.content(of: path + "/below", atMost: 100) == nil)
    #expect(try PrivateFile.content(of: "/dev/null/below", atMost: 100) == nil)
    #expect(!PrivateFile.replace(path + "/below", with: []))
  }

  @Test func fileOverTheLimitIsRefused() throws {
    defer { cleanUp() }
    _ = PrivateFile.replace(path, with: [1, 2, 3])

    #expect(try PrivateFile.content(of: path, atMost: 3) == [1, 2, 3])
    #expect(throws: PrivateFile.ReadingFailure.tooLarge) {
      try PrivateFile.content(of: path, atMost: 2)
    }
  }

  @Test func pipesAndFoldersAreRefusedWithoutWaiting() throws {
    defer { cleanUp() }
    mkfifo(path, 0o600)

    #expect(throws: PrivateFile.ReadingFailure.cannotRead) {
      try PrivateFile.content(of: path, atMost: 100)
    }
    #expect(throws: PrivateFile.ReadingFailure.cannotRead) {
      try PrivateFile.content(of: folder, atMost: 100)
    }
  }
}
