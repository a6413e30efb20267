import Foundation
import TestSupport
import Testing

/// Tests of the clipboard and of mouse reporting in a real terminal.
@Suite(.timeLimit(.minutes(5)), .onOwnThreads)
struct ClipboardTests {
  /// The environment without tmux and without the desktop's clipboards.
  private static let bareEnvironment = "TMUX= DISPLAY= WAYLAND_DISPLAY="

  @Test func copiedTextIsSentToTerminalInBase64() throws {
    let session = try TerminalSession(environment: "\(Self.bareEnvironment) TERM=xterm-256color")
    try session.terminal.screen(showing: "#0001  Bulbasaur")

    try session.terminal.press("y", "1")

    try session.terminal.screen(showing: "Sent to the terminal: name.")
    // The text is "Bulbasaur" in Base64.
    #expect(session.terminal.count(ofWritten: "]52;c;QnVsYmFzYXVy") == 1)
  }

  @Test(arguments: ["linux", "vt100", "screen"])
  func nothingIsSentToTerminalWithoutClipboard(term: String) throws {
    let session = try TerminalSession(environment: "\(Self.bareEnvironment) TERM=\(term)")
    try session.terminal.screen(showing: "Bulbasaur")

    try session.terminal.press("y", "1")

    try session.terminal.screen(showing: "This terminal has no clipboard")
    #expect(session.terminal.count(ofWritten: "]52;") == 0)
  }

  @Test func messageNamesRequiredTmuxSetting() throws {
    let session = try TerminalSession(environment: "DISPLAY= WAYLAND_DISPLAY= TERM=tmux-256color")
    try session.terminal.screen(showing: "#0001  Bulbasaur")

    try session.terminal.press("y", "1")

    try session.terminal.screen(showing: "Sent to tmux: name. tmux needs")
  }

  @Test func copiedTextIsPassedToSystemClipboardProgram() throws {
    let folder = try CacheFolder()
    let (program, copied) = (folder.path(of: "xclip"), folder.path(of: "copied"))
    #expect(mkfifo(copied, 0o600) == 0)
    try "#!/bin/sh\nexec cat > \(copied)\n".write(
      toFile: program, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let path = (program as NSString).deletingLastPathComponent
    let session = try TerminalSession(
      environment: "TMUX= WAYLAND_DISPLAY= DISPLAY=:9 TERM=linux PATH=\(path):$PATH")
    try session.terminal.screen(showing: "Bulbasaur")

    try session.terminal.press("y", "4")

    try session.terminal.screen(showing: "Copied by xclip: Showdown")
    // Read the named pipe to its end, which waits until the clipboard program has finished.
    let bytes = try FileHandle(forReadingFrom: URL(fileURLWithPath: copied)).readToEnd()
    #expect(String(decoding: bytes ?? Data(), as: UTF8.self) == "Bulbasaur\nAbility: Overgrow\n")
  }

  @Test func mouseReportingCanBeTurnedOffAndOn() throws {
    let session = try TerminalSession("--demo --theme dark")
    try session.terminal.screen(showing: "#0001  Bulbasaur")

    try session.terminal.press("M")
    try session.terminal.screen(showing: "The mouse is off")
    #expect(try session.terminal.modes().last == "0")
    try session.terminal.press("M")
    try session.terminal.screen(showing: "The mouse is on")
    #expect(try session.terminal.modes().last == "1")
    try session.terminal.press("q")

    try session.terminal.screen(showing: "and that was all")
    #expect(try session.leftovers(code: 0) == nil)
  }

  @Test func mouseReportingCanBeTurnedOnDespiteNoMouseOption() throws {
    let session = try TerminalSession("--demo --theme dark --no-mouse")
    try session.terminal.screen(showing: "#0001  Bulbasaur")

    try session.terminal.press("M")
    try session.terminal.screen(showing: "The mouse is on")
    try session.send(SIGSEGV)

    #expect(try session.leftovers(code: 139) == nil)
    #expect(session.terminal.count(ofWritten: MouseTests.off) == 1)
  }

  @Test func missingMouseSupportIsReported() throws {
    let session = try TerminalSession(environment: "TERM=vt100")
    try session.terminal.screen(showing: "#0001  Bulbasaur")

    try session.terminal.press("M")

    try session.terminal.screen(showing: "This terminal has no mouse.")
  }
}
