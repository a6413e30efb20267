internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI
internal import UserStore

// The commands of marks and notes.
extension Command {
  static let marks: [Command] = [
    menu("mark", ["m"], .keyMark, [.list, .entry], unavailable: hasMarkable, .marks),
    Command("note", ["N"], .keyNote, [.list, .entry], unavailable: hasMarkable) { state in
      guard let id = state.currentPokemonID else { return }
      let text = state.data.marks.record(of: id).note.text
      state.input = .note(NoteBox(line: TextBox(text), purpose: .note(on: id)))
    },
    Command("note-keep", [.enter], .keyWrite, .note, isInBar: true) { state in
      guard let box = state.noteBox else { return }
      switch box.purpose {
      case .note(let id):
        guard let note = Note(box.line.text) else { return }
        state.input = nil
        state.request(.mark(.write(note, on: id)))
      case .teamName: state.saveTeam(named: box.line.text)
      }
    },
    Command("note-discard", [.escape], .keyDiscard, .note, isInBar: true) { $0.input = nil },
    Command("completeness", ["%"], .keyCompleteness, [.list, .pages]) { $0.open(.completeness) },
    Command("undo", ["u"], .keyUndo, [.list, .pages]) { $0.undoOrRedo(.undo) },
    Command("redo", [.control("r")], .keyRedo, [.list, .pages]) { $0.undoOrRedo(.redo) },
  ]

  @Sendable private static func hasMarkable(_ state: AppState) -> String? {
    state.data.marks.isAvailable && state.currentPokemonID != nil
      ? nil : state.words(.nothingToMark)
  }
}
