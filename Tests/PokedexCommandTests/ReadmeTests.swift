import Foundation
import Testing

@testable import pokedex

@Suite("README")
struct ReadmeTests {
  @Test func readmeHasAtMost130Lines() throws {
    #expect(try Repository.text("README.md").count { $0 == "\n" } <= 130)
  }

  @Test func everyCommandInTheReadmeIsValid() throws {
    let calls = try Repository.text("README.md").split(separator: "\n")
      .filter { $0.hasPrefix("pokedex") }.map { ShellWords.split(String($0)) }

    #expect(calls.count == 10)
    for call in calls {
      #expect(throws: Never.self, "\(call)") {
        try CommandLineParser.parse(Array(call.dropFirst()), environment: [:])
      }
    }
  }

  @Test func everyPathInTheReadmeExists() throws {
    let paths = try Repository.text("README.md")
      .matches(of: /`((?:Sources|Tests|Resources|\.tools|\.ci)\/[^`… ]+)[` ]/).map { String($0.1) }

    #expect(paths.count > 15)
    for path in paths {
      #expect(
        FileManager.default.fileExists(atPath: Repository.root.appending(path: path).path),
        "\(path)")
    }
  }
}
