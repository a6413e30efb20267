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
}
