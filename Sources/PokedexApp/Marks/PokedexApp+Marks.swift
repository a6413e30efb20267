internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI
internal import UserStore

// What a person says of a Pokémon: the one that is open, or selected in the list.
extension PokedexApp {
  private var saidOf: Int? {
    model.page == nil ? model.list.selectedItem?.id : model.entry?.detail.id
  }

  func showMarks() {
    guard model.marks.isAvailable, saidOf != nil else { return model.note(words(.nothingToMark)) }
    model.show(.marks)
    menuRow = 0
  }

  var marking: ScreenState.Marking {
    let id = saidOf ?? 0
    return ScreenState.Marking(
      name: name(of: id), marks: model.marks.record(of: id).marks, game: model.marks.game)
  }

  func choose(markInRow row: Int) {
    if row == MarksMenu.gameRow { return showGames() }
    model.closeOverlay()
    if let id = saidOf { model.marks.toggle(MarksMenu.marks[row], of: id) }
  }

  private func showGames() {
    model.show(.games)
    menuRow = GameMenu(words: words).choices.firstIndex(of: model.marks.game) ?? 0
  }

  func choose(game: String?) {
    model.closeOverlay()
    model.marks.choose(game: game)
  }

  /// The marks of each species, those of all its varieties together.
  func addMarks(to state: inout ScreenState.Subject) {
    state.markGame = model.marks.game
    for id in model.marks.pokemon {
      guard let number = vocabulary.rules.number(ofVariety: id) else { continue }
      state.marks[number] = (state.marks[number] ?? .none).union(model.marks.marks(of: id))
    }
  }

  /// Says what came of what a person did.
  func say(_ outcome: MarksViewModel.Outcome) {
    switch outcome {
    case .changed(let changes): if !changes.isEmpty { model.note(text(of: changes)) }
    case .undone(let changes): model.note(words(.undone, text(of: changes)))
    case .redone(let changes): model.note(words(.redone, text(of: changes)))
    case .nothingToUndo: model.note(words(.nothingToUndo))
    case .nothingToRedo: model.note(words(.nothingToRedo))
    case .failed(let failure):
      model.note(ErrorSentence.text(of: failure, in: model.language.interface))
    }
  }

  /// What is said now.
  private func text(of changes: [UserChange]) -> String {
    guard changes.count == 1, let change = changes.first else {
      return words(.entriesChanged, String(changes.count))
    }
    let (before, after) = (change.before, change.after)
    let said = before.note == after.note ? words.marks(of: after) : words.note(of: after)
    return words(.saidOf, name(of: after.pokemon), said)
  }

  private func name(of id: Int) -> String { words.name(of: .pokemon(id)) }
}

// MARK: - Writing a note

extension PokedexApp {
  func openNote() {
    guard model.marks.isAvailable, let id = saidOf else {
      return model.note(words(.nothingToMark))
    }
    noteBox = NoteBox(line: TextBox(model.marks.record(of: id).note.text), id: id)
  }

  /// Takes a key while a note is written. A letter is text, whatever it means elsewhere.
  func typeIntoNote(_ key: Key) -> Effect {
    guard let intent = keys.intent(of: key, in: .note) else {
      if case .character(let character) = key { noteBox?.line.insert(String(character)) }
      return .none
    }
    switch intent {
    case .keep: keepNote()
    case .clear: noteBox = nil
    case .edit(let edit): noteBox?.line.edit(edit)
    default: return carryOut(intent)
    }
    return .none
  }

  private func keepNote() {
    guard let box = noteBox, let note = Note(box.line.text) else { return }
    noteBox = nil
    model.marks.write(note, on: box.id)
  }

  func box(_ noteBox: NoteBox) -> ScreenState.Box {
    var box = ScreenState.Box(
      line: noteBox.line, found: noteBox.line.text.unicodeScalars.count, total: TextBox.limit,
      mistake: nil)
    box.prompt = words(.notePrompt) + " "
    box.place = .note
    return box
  }
}
