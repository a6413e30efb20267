import Foundation
import TestSupport
import Testing

/// Tests of settings, and of the state that is saved between runs, in a real terminal.
@Suite(.timeLimit(.minutes(5)), .onOwnThreads)
struct StateTests {
  private let folder: CacheFolder
  private var environment: String {
    "XDG_STATE_HOME=\(folder.url.path) XDG_CONFIG_HOME=\(folder.url.path)"
  }

  init() throws { folder = try CacheFolder() }

  private func session(_ arguments: String = "--demo") throws -> TerminalSession {
    try TerminalSession(arguments, environment: environment)
  }

  private func end(_ session: TerminalSession) throws {
    try session.terminal.press("q")
    #expect(try session.leftovers(code: 0) == nil)
  }

  private func write(_ config: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "pokedex"), withIntermediateDirectories: false)
    try Data(config.utf8).write(to: URL(filePath: folder.path(of: "pokedex/config.toml")))
  }

  @Test func nextRunRestoresScreenOfLastRun() throws {
    let first = try session()
    try first.terminal.screen(showing: "#0001  Bulbasaur")
    try first.terminal.press("2", "5", "G", "Enter", "4")
    try first.terminal.screen(showing: "Quick Attack")
    try end(first)

    let second = try session()
    try second.terminal.screen(showing: "Quick Attack")
    try second.terminal.press("Escape")
    try second.terminal.screen(showing: "#0025  Pikachu")
    try end(second)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path(of: "pokedex")) == ["state"])

    let third = try session("--demo --fresh")
    try third.terminal.screen(showing: "#0001  Bulbasaur")
    try third.terminal.press("j")
    try third.terminal.screen(showing: "#0002  Ivysaur")
    try end(third)
    let fourth = try session()
    try fourth.terminal.screen(showing: "#0025  Pikachu")
  }

  @Test func stateIsReadableOnlyByUser() throws {
    let session = try session()
    try session.terminal.screen(showing: "#0001  Bulbasaur")
    try session.terminal.press("j")
    try session.terminal.screen(showing: "#0002  Ivysaur")
    try end(session)

    for (path, mode) in [("pokedex", 0o700), ("pokedex/state", 0o600)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(of: path))
      #expect(attributes[.posixPermissions] as? Int == mode, "\(path)")
    }
  }

  @Test func stateIsSavedOnSignal() throws {
    let first = try session()
    try first.terminal.screen(showing: "#0001  Bulbasaur")
    try first.terminal.press("1", "0", "G")
    try first.terminal.screen(showing: "#0010  Caterpie")
    try first.send(SIGHUP)
    try first.terminal.screen(showing: "and that was all")

    try session().terminal.screen(showing: "#0010  Caterpie")
  }

  @Test func unchangedSessionKeepsStateOfOtherSession() throws {
    let one = try session()
    try one.terminal.screen(showing: "#0001  Bulbasaur")
    let other = try session()
    try other.terminal.screen(showing: "#0001  Bulbasaur")
    try other.terminal.press("1", "0", "G")
    try other.terminal.screen(showing: "#0010  Caterpie")
    try end(other)

    try one.send(SIGTERM)
    try one.terminal.screen(showing: "and that was all")

    try session().terminal.screen(showing: "#0010  Caterpie")
  }

  @Test func argumentsOverrideSavedState() throws {
    let first = try session()
    try first.terminal.screen(showing: "#0001  Bulbasaur")
    try first.terminal.press("o", "2", "5", "G", "Enter", "4")
    try first.terminal.screen(showing: "Quick Attack")
    try end(first)

    let entry = try session("--demo mew")
    try entry.terminal.screen(showing: "New Species Pokémon")
    try entry.terminal.press("Escape")
    try entry.terminal.screen(showing: "▸  151 Mew")
    try end(entry)

    let query = try session("--demo gen:9 ghost")
    let screen = try query.terminal.screen(showing: "/gen:9 ghost")
    #expect(!screen.contains { $0.contains("Mew ") })
  }

  @Test func unreadableStateIsKeptAndReported() throws {
    try write("")
    let file = URL(filePath: folder.path(of: "pokedex/state"))
    try Data("something else\n".utf8).write(to: file)

    let session = try session()
    try session.terminal.screen(showing: "This session won't be remembered: ")
    try session.terminal.press("j")
    try session.terminal.screen(showing: "#0002  Ivysaur")
    try end(session)

    #expect(try Data(contentsOf: file) == Data("something else\n".utf8))
  }

  @Test func unwritableStateFolderIsIgnored() throws {
    try Data().write(to: URL(filePath: folder.path(of: "pokedex")))

    let session = try session()
    try session.terminal.screen(showing: "#0001  Bulbasaur")
    try session.terminal.press("j")
    try session.terminal.screen(showing: "#0002  Ivysaur")
    try end(session)
  }

  @Test func colorInConfigFileIsUsed() throws {
    try write("[colors]\nname = \"201\"\n")

    let session = try session("--demo --theme dark")
    try session.terminal.screen(showing: "#0001  Bulbasaur")

    #expect(try session.terminal.styledScreen().contains("\u{1B}[38;5;201m#0001  Bulbasaur"))
  }

  @Test func invalidSettingIsReportedAndOthersApply() throws {
    try write("language = \"xx\"\nunits = \"imperial\"\n[keys]\nquit = \"Q\"\n")

    let session = try session()

    let screen = try session.terminal.screen(showing: "Q quit")
    #expect(screen.contains { $0.hasPrefix(" config.toml:1: “xx” is not a language") })
    #expect(screen.contains { $0.contains("2′04″ · 15.2 lb") })
    try session.terminal.press("q", "j")
    try session.terminal.screen(showing: "#0002  Ivysaur")
    try session.terminal.press("Q")
    #expect(try session.leftovers(code: 0) == nil)
  }
}
