internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
package import TerminalUI
internal import UserStore

/// A note that is being written.
package struct NoteBox: Sendable {
  package internal(set) var line: TextBox
  /// The Pokémon that it is on, by PokeAPI's id.
  let id: Int
}

extension AppState {
  /// The note that is being written; nil for none.
  package var noteBox: NoteBox? {
    if case .note(let box) = input { box } else { nil }
  }

  mutating func openNote() {
    guard data.marks.isAvailable, let id = idAtHand else { return notice = words(.nothingToMark) }
    input = .note(NoteBox(line: TextBox(data.marks.record(of: id).note.text), id: id))
  }

  /// Takes a key while a note is written. A letter is text, whatever it means elsewhere.
  mutating func typeIntoNote(_ key: Key, _ box: NoteBox, _ cache: PageCache) -> [Effect] {
    var box = box
    switch keys.intent(of: key, in: .note) {
    case nil:
      guard case .character(let character) = key else { return [] }
      box.line.insert(String(character))
    case .keep:
      guard let note = Note(box.line.text) else { return [] }
      input = nil
      return [.mark(.write(note, on: box.id))]
    case .clear:
      input = nil
      return []
    case .edit(let edit)?: box.line.edit(edit)
    case let intent?: return perform(intent, cache)
    }
    input = .note(box)
    return []
  }

  /// Says what came of a mark or a note, and how it is taken back.
  mutating func say(_ outcome: MarksViewModel.Outcome) {
    switch outcome {
    case .changed(let changes):
      if !changes.isEmpty { notice = words(.withUndo, text(of: changes), keys.written(.undo)) }
    case .undone(let changes):
      notice = words(.withRedo, words(.undone, text(of: changes)), keys.written(.redo))
    case .redone(let changes): notice = words(.redone, text(of: changes))
    case .nothingToUndo: notice = words(.nothingToUndo)
    case .nothingToRedo: notice = words(.nothingToRedo)
    case .failed(let failure):
      notice = ErrorSentence.text(of: failure, in: language.interface)
    }
  }

  private func text(of changes: [UserChange]) -> String {
    guard changes.count == 1, let change = changes.first else {
      return words(.entriesChanged, String(changes.count))
    }
    let (before, after) = (change.before, change.after)
    let said = before.note == after.note ? words.marks(of: after) : words.note(of: after)
    return words(.saidOf, words.name(of: .pokemon(after.pokemon)), said)
  }
}
