import Foundation
import TestSupport
import Testing

/// Tests of completion with the Tab key in real shells.
@Suite("Completion in shells", .timeLimit(.minutes(5)), .onOwnThreads)
struct ShellCompletionTests {
  /// Typed texts, and the last word of each after completion.
  static let lines: [(typed: String, word: String)] = [
    ("sho", "show"), ("show ditt", "ditto"), ("show Ditt", "ditto"), ("help quer", "query"),
    ("list learns:earthq", "learns:earthquake"), ("list --sort=-heig", "--sort=-height"),
    ("list 'fire learns:earthq", "fire learns:earthquake"),
    ("list \"fire learns:earthq", "fire learns:earthquake"),
    ("moves learnt-by:pikachu@plati", "learnt-by:pikachu@platinum"),
    ("--language=de move Donnerbl", "Donnerblitz"), ("--language ja show メタモ", "メタモン"),
    ("--language fr move Poing\\ Kar", "Poing Karaté"), ("--log /etc/passw", "/etc/passwd"),
  ]

  /// Words that would run `uname` if the shell interpreted what completion writes. The last column
  /// is completed. In fish, the first word means something else.
  static let quotedLines: [(typed: String, word: String)] = [
    (#"list --columns "\`uname\`,heigh"#, "`uname`,height"),
    (#"list --columns \`uname\`,heigh"#, "`uname`,height"),
    ("list --columns '`uname`,heigh", "`uname`,height"),
    (#"list --columns \$\(uname\),heigh"#, "$(uname),height"),
    (#"list --columns "\$(uname)\\x\",heigh"#, #"$(uname)\x",height"#),
    ("list --columns '$(uname)&\\1,heigh", "$(uname)&\\1,height"),
    (#"list --columns '$(uname)'\'',heigh"#, "$(uname)',height"),
    (##"list --columns \{a,b\}\~\#\[\]\*,heigh"##, "{a,b}~#[]*,height"),
    (#"list --columns a\;uname\|\&\<\>,heigh"#, "a;uname|&<>,height"),
  ]

  /// Types each line as the arguments of a function that prints them, then presses Tab and Enter.
  private func check(_ shell: String, start: String) throws {
    let terminal = try PtyTerminal(
      [], columns: 200, script: "PATH=$(dirname \"$0\"):$PATH; export PATH; exec \(shell)")
    try terminal.sendText(start + "\n")
    try terminal.sendText("again() { printf '\\074%s\\076' \"$@\"; echo; }; echo rea''dy\n")
    try terminal.output(upTo: "ready")
    for line in Self.lines + Self.quotedLines {
      try terminal.sendText("again \(line.typed)\t\n")
      let output = try terminal.output(upTo: ">\r\n")

      #expect(output.contains("<\(line.word)>\r\n"), "\(line.typed)")
    }
    try terminal.sendText("exit\n")
    _ = try terminal.end()
  }

  @Test(.needs(program: "bash")) func completionWorksInBash() throws {
    try check(
      "bash --norc --noprofile -i",
      start: ". <(pokedex completions bash); complete -F _pokedex again")
  }

  @Test(.needs(program: "zsh")) func completionWorksInZsh() throws {
    try check(
      "zsh -f -i",
      start:
        "autoload -Uz compinit; compinit -D; . <(pokedex completions zsh); compdef _pokedex again")
  }

  @Test(.needs(program: "fish")) func completionWorksInFish() async throws {
    for line in Self.lines + Self.quotedLines.dropFirst() {
      let script = """
        PATH=$(dirname "$0"):$PATH; export PATH; HOME=$XDG_CACHE_HOME; export HOME
        fish --no-config -c 'pokedex completions fish | source; complete -C "pokedex $argv[1]"' -- "$1"
        exit
        """

      let outcome = try await Executable.run([line.typed], redirection: "", before: script)

      let words = outcome.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
      #expect(words.contains { $0 == line.word }, "\(line.typed): \(outcome.output)")
      #expect(outcome.errors.isEmpty)
    }
  }
}
