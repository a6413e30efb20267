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

  /// Neither a file nor a link that somebody put where a temporary file might be is used.
  @Test func otherFilesBesideItAreNotFollowedChangedOrRemoved() throws {
    defer { cleanUp() }
    let planted = ["\(getpid())", "tmp", "0"].map { path + "." + $0 }
    try Data("target".utf8).write(to: URL(filePath: folder + "/target"))
    try FileManager.default.createSymbolicLink(
      atPath: planted[0], withDestinationPath: folder + "/target")
    try FileManager.default.createSymbolicLink(
      atPath: planted[1], withDestinationPath: folder + "/nowhere")
    try Data("planted".utf8).write(to: URL(filePath: planted[2]))

    for _ in 0..<3 { #expect(PrivateFile.replace(path, with: [1])) }

    #expect(try String(contentsOfFile: folder + "/target", encoding: .utf8) == "target")
    #expect(try String(contentsOfFile: planted[2], encoding: .utf8) == "planted")
    for (link, target) in zip(planted, ["/target", "/nowhere"]) {
      let found = try FileManager.default.destinationOfSymbolicLink(atPath: link)
      #expect(found == folder + target)
    }
    #expect(
      try Set(FileManager.default.contentsOfDirectory(atPath: folder))
        == Set(["file", "target"] + planted.map { "file" + $0.dropFirst(path.count) }))
  }

  /// A plain file with the name that earlier versions used is somebody else's, too.
  @Test func fileNamedAfterProcessIsKept() throws {
    defer { cleanUp() }
    let planted = "\(path).\(getpid())"
    try Data("planted".utf8).write(to: URL(filePath: planted))

    #expect(PrivateFile.replace(path, with: [1]))

    #expect(try String(contentsOfFile: planted, encoding: .utf8) == "planted")
    #expect(try PrivateFile.content(of: path, atMost: 10) == [1])
  }

  /// A folder can't be replaced by a file.
  @Test func nothingIsLeftAfterFailure() throws {
    defer { cleanUp() }
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)

    #expect(!PrivateFile.replace(path, with: [1]))

    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["file"])
  }

  @Test func linkWithoutTargetIsNeitherFollowedNorReplaced() throws {
    defer { cleanUp() }
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nowhere")

    #expect(!PrivateFile.replace(path, with: [1]))

    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["file"])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "nowhere")
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
