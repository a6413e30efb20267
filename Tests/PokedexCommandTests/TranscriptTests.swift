import Foundation
import PokedexApp
import PokedexFeatures
import PokedexModel
import PokedexText
import TestSupport
import Testing

@testable import pokedex

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs the commands in the folder Transcripts and compares what they print.
///
/// If `RECORD_TRANSCRIPTS=1` is set in the environment, expected texts that differ are rewritten,
/// and the test fails.
@Suite("Transcripts", .timeLimit(.minutes(10)))
struct TranscriptTests {
  private static let scripts = Script.all(in: "Transcripts").filter {
    $0.file.pathExtension == "txt"
  }
  private static let isRecording =
    ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] == "1"

  @Test func everyBlockRunsACommand() {
    #expect(Self.scripts.count > 10)
    for script in Self.scripts {
      for block in script.blocks {
        let hasCommand = Transcript(block).steps.contains {
          if case .run = $0.action { true } else { false }
        }
        if !hasCommand { script.fail("nothing is run", at: block.title) }
      }
    }
  }

  @Test(arguments: scripts)
  func commandsPrintTheTranscript(script: Script) async throws {
    var texts: [String] = []
    for block in script.blocks {
      var transcript = Transcript(block)
      let session = try ShellSession()
      for (index, step) in transcript.steps.enumerated() {
        switch step.action {
        case .write(let path): try session.write(step.text, to: path)
        case .run(let command):
          let lines = Transcript.lines(of: try await session.run(command))
          if Transcript.matches(lines[...], step.text[...]) { continue }
          let difference = Transcript.difference(lines, step.text)
          script.fail("$ \(command)\n\(difference)", at: step.line)
          transcript.steps[index].text = lines
        }
      }
      texts.append(transcript.text)
    }
    if Self.isRecording {
      try (script.introduction + texts.joined(separator: "\n"))
        .write(to: script.file, atomically: true, encoding: .utf8)
    }
  }

  /// The other test doesn't start the program, except for lines with pipes.
  @Test func executablePrintsTheSame() async throws {
    let script = try #require(Self.scripts.first { $0.testDescription == "Lists.txt" })
    for step in script.blocks.flatMap({ Transcript($0).steps }) {
      guard case .run(let command) = step.action else { continue }
      let session = try ShellSession()
      let lines = Transcript.lines(of: try await session.execute(command))
      if Transcript.matches(lines[...], step.text[...]) { continue }
      script.fail("$ \(command)\n\(Transcript.difference(lines, step.text))", at: step.line)
    }
  }

  @Test(arguments: [
    (["a", "b"], ["a", "b"], true), (["a", "b"], ["a"], false), (["a"], ["a", "b"], false),
    (["a", "b", "c"], ["…", "c"], true), (["a", "b"], ["…", "c"], false), ([], ["…"], true),
    (["a", "b", "c"], ["a", "…", "c"], true), (["abc"], ["ab[…]"], true), (["b"], ["a[…]"], false),
  ])
  func ellipsisStandsForAnyText(lines: [String], expected: [String], isMatch: Bool) {
    #expect(Transcript.matches(lines[...], expected[...]) == isMatch)
  }
}

/// Commands in a home folder of their own. In command lines and outputs, `~` is this folder.
private final class ShellSession: Sendable {
  /// A short path, because long ones are cut in sentences.
  private let home = "/tmp/pokedex-\(UInt32.random(in: 0 ... .max))"

  init() throws {
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: home) }

  func write(_ lines: [String], to path: String) throws {
    let file = URL(filePath: expanded(path))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try lines.map { ($0.hasPrefix("\\") ? $0.dropFirst() : $0[...]) + "\n" }.joined()
      .write(to: file, atomically: true, encoding: .utf8)
  }

  /// Runs a command line in this process, or in a shell if it has a pipe or a redirection.
  func run(_ line: String) async throws -> Executable.Outcome {
    // A terminal would get pictures and colours.
    let needsShell = isatty(1) == 1 || ["|", "<", ">"].contains { line.contains(" \($0) ") }
    if needsShell { return try await execute(line) }
    var environment: Environment = ["HOME": home, "LANG": "C.UTF-8"]
    var words = ShellWords.split(line)
    while let word = words.first, let end = word.firstIndex(of: "=") {
      environment[String(word[..<end])] = expanded(String(word[word.index(after: end)...]))
      words.removeFirst()
    }
    let outcome = await outcome(words.dropFirst().map(expanded), environment)
    return shortened(outcome)
  }

  private func expanded(_ word: String) -> String {
    word.hasPrefix("~/") ? home + word.dropFirst() : word
  }

  private func shortened(_ outcome: Executable.Outcome) -> Executable.Outcome {
    Executable.Outcome(
      output: outcome.output.replacing(home, with: "~"),
      errors: outcome.errors.replacing(home, with: "~"), code: outcome.code)
  }

  /// Runs a command line of the built executable in a shell.
  func execute(_ line: String) async throws -> Executable.Outcome {
    let outcome = try await Executable.run(
      [],
      environment: [
        "HOME": home, "XDG_CACHE_HOME": nil, "XDG_CONFIG_HOME": nil, "XDG_DATA_HOME": nil,
        "XDG_STATE_HOME": nil, "POKEDEX_API_URL": "http://127.0.0.1:9/",
      ],
      redirection: "", before: "pokedex() { \"$0\" \"$@\"; }; \(line); exit")
    return shortened(outcome)
  }

  /// Does what `Program` does, without a terminal.
  @MainActor
  private func outcome(
    _ arguments: [String], _ environment: Environment
  ) async -> Executable.Outcome {
    var complaints: [String] = []
    func outcome(_ output: Output, marker: String = "") -> Executable.Outcome {
      let errors = (complaints + output.complaints).map { "pokedex: \($0)\n" }.joined()
      return Executable.Outcome(output: output.text, errors: errors + marker, code: output.code)
    }
    var language = Language.english
    do {
      var invocation = try CommandLineParser.parse(
        arguments, environment: environment,
        config: .read(Paths(environment: environment).config))
      language = invocation.language.interface
      // Nothing is fetched.
      if invocation.source == .layered { invocation.source = .demo }
      let command: any ShellCommand
      switch invocation.action {
      case .run(let named): command = named
      case .browse(.entry(_, let name)): command = ShowCommand(name, invocation)
      case .browse(.question(let question)): command = question.command(invocation)
      case .browse: return outcome(Output(code: 1, complaints: ["a screen opens"]))
      }
      if command.reportsMistakes, let mistakes = invocation.mistakesInOneLine(path: true) {
        complaints.append(mistakes)
      }
      complaints += invocation.gameNote.map { [$0] } ?? []
      if let marks = command as? MarksRequest {
        // The command itself writes to standard output, in parts.
        let shell = MarksShell(
          path: invocation.paths.userData, language: invocation.language, format: marks.format)
        return outcome(try shell.run(marks))
      }
      return outcome(try await command.run(invocation))
    } catch let error as UsageError {
      return outcome(Output(code: 2, complaints: [error.sentence]), marker: error.marker)
    } catch let failure as Shell.Failure {
      return outcome(Output(text: failure.output, code: 1, complaints: failure.sentences))
    } catch {
      return outcome(Output(code: 1, complaints: [ErrorSentence.text(of: error, in: language)]))
    }
  }
}
