internal import CursesTerminal
internal import DexData
internal import PokedexApp
internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText

#if canImport(FoundationEssentials)
  private import FoundationEssentials
#else
  private import Foundation
#endif

// What only the terminal and the system can do: the clipboard and the mouse.
extension Browser {
  func switchMouse() {
    let isUsed = terminal.use(mouse: !terminal.usesMouse)
    note(isUsed ? terminal.usesMouse ? .mouseOn : .mouseOff : .noMouse)
  }

  /// Puts it on the terminal's clipboard and on the system's, as far as there are any, and says what came
  /// of it.
  func copy(_ clip: Clip) {
    guard let text = text(of: clip) else { return note(.nothingToCopy) }
    let form = clip.title
    let program = ClipboardProgram.put(text)
    let fits = text.utf8.count <= CursesTerminal.mostCopied
    let clipboard = fits ? terminal.clipboard : nil
    if clipboard != nil { terminal.copy(base64: Data(text.utf8).base64EncodedString()) }
    switch clipboard {
    case _ where program != nil: note(.copiedBy, form, program ?? "")
    case .direct: note(.copied, form)
    case .tmux: note(.copiedToTmux, form)
    case nil: note(fits ? .noClipboard : .tooLongToCopy)
    }
  }

  private func text(of clip: Clip) -> String? {
    switch clip.content {
    case .text(let text): text
    case .json(let pokemon):
      // What is known can be written.
      try? JSONText.text(
        of: EntryDetails().json(
          of: pokemon, rules: Dex(),
          words: Words(language: app.model.language, vocabulary: DexVocabulary())))
    }
  }

  private func note(_ sentence: Sentence, _ arguments: String...) {
    tell(sentence.text(in: app.model.language.interface, arguments))
  }
}
