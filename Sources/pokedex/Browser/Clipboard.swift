internal import CursesTerminal
internal import DexData
private import Dispatch
internal import PokedexApp
internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText

#if canImport(FoundationEssentials)
  private import FoundationEssentials
#else
  private import Foundation
#endif

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

// Actions for which the app needs the terminal or the operating system: using the clipboard, and
// turning the mouse on or off.
extension Browser {
  func switchMouse() {
    let isUsed = terminal.use(mouse: !terminal.usesMouse)
    showNotice(isUsed ? terminal.usesMouse ? .mouseOn : .mouseOff : .noMouse)
  }

  /// Copies text to the terminal's clipboard and to the system's clipboard, if they are available.
  /// Then shows a notice that says whether this worked.
  func copy(_ clip: Clip) {
    guard let text = text(of: clip) else { return showNotice(.nothingToCopy) }
    let form = clip.title
    let program = ClipboardProgram.put(text)
    let fits = text.utf8.count <= CursesTerminal.maximumCopiedBytes
    let clipboard = fits ? terminal.clipboard : nil
    if clipboard != nil { terminal.copy(base64: Data(text.utf8).base64EncodedString()) }
    switch clipboard {
    case _ where program != nil: showNotice(.copiedBy, form, program ?? "")
    case .direct: showNotice(.copied, form)
    case .tmux: showNotice(.copiedToTmux, form)
    case nil: showNotice(fits ? .noClipboard : .tooLongToCopy)
    }
  }

  private func text(of clip: Clip) -> String? {
    switch clip.content {
    case .text(let text): text
    case .json(let pokemon):
      // Encoding can't fail for an entry that the app has loaded.
      try? JSONText.text(
        of: EntryDetails().json(
          of: pokemon,
          words: Words(language: app.state.language, vocabulary: DexVocabulary())))
    }
  }

  private func showNotice(_ sentence: Sentence, _ arguments: String...) {
    report(sentence.text(in: app.state.language.interface, arguments))
  }
}

/// Writes to the system's clipboard with an installed program.
enum ClipboardProgram {
  /// Command lines of the supported programs in order of preference, each with the environment
  /// variable that the program requires.
  private static let all: [(words: [String], requiredVariable: String?)] = [
    (["pbcopy"], nil), (["wl-copy"], "WAYLAND_DISPLAY"),
    (["xclip", "-selection", "clipboard"], "DISPLAY"),
    (["xsel", "--clipboard", "--input"], "DISPLAY"),
  ]

  /// Starts the first available program with the text as its input. Doesn't wait for the program to
  /// end.
  ///
  /// - Returns: the name of the started program; nil if none is available.
  static func put(_ text: String) -> String? {
    // Use a file instead of a pipe, because writing to a pipe would block if the program didn't
    // read its input.
    guard let file = tmpfile() else { return nil }
    defer { fclose(file) }
    var text = text
    let isWritten = text.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) == $0.count }
    guard isWritten, fflush(file) == 0 else { return nil }
    return all.first { program in
      program.requiredVariable.map { getenv($0).map { $0.pointee != 0 } ?? false } ?? true
        && start(program.words, reading: fileno(file))
    }?.words[0]
  }

  #if canImport(Glibc)
    /// The value of `POSIX_SPAWN_SETSID`. The C header defines it only if GNU extensions are
    /// enabled.
    private static let inNewSession: Int16 = 0x80
  #else
    private static let inNewSession = Int16(POSIX_SPAWN_SETSID)
  #endif

  /// Starts a program in a new process session. There it survives the closing of the terminal and
  /// can still provide the clipboard's content. Returns false if the program can't be started.
  private static func start(_ words: [String], reading file: Int32) -> Bool {
    guard lseek(file, 0, SEEK_SET) == 0 else { return false }
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, file, 0)
    for output: Int32 in 1...2 {
      posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0)
    }
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | inNewSession)
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var id = pid_t()
    guard posix_spawnp(&id, words[0], &actions, &attributes, &arguments, environ) == 0 else {
      return false
    }
    let child = id
    DispatchQueue.global().async {
      var status: Int32 = 0
      while waitpid(child, &status, 0) < 0, errno == EINTR {}
    }
    return true
  }
}
