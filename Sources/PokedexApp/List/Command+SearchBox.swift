internal import PokedexModel
internal import PokedexText
internal import TerminalUI

// The commands of the search box.
extension Command {
  static let searchBox: [Command] = [
    Command("box-complete", [.tab], .keyComplete, .searches, isInBar: true) {
      complete(by: 1, &$0)
    },
    Command("box-complete-back", [.backTab], .keyChoiceBefore, .searches) {
      complete(by: -1, &$0)
    },
    Command("box-up", [.up], .keyUp, .searches) { move(.up, &$0) },
    Command("box-down", [.down], .keyDown, .searches, isInBar: true) { move(.down, &$0) },
    Command("box-former", [.control("p")], .keyPreviousSearch, .searches) {
      recall(by: 1, &$0)
    },
    Command("box-later", [.control("n")], .keyNextSearch, .searches) { recall(by: -1, &$0) },
    Command("box-page-down", [.pageDown], .keyPageDown, .searches) {
      $0.list.scroll(byPages: 1, of: $0.listRows)
    },
    Command("box-page-up", [.pageUp], .keyPageUp, .searches) {
      $0.list.scroll(byPages: -1, of: $0.listRows)
    },
    edit("box-left", [.left], .keyLeft, .left),
    Command("box-right", [.right], .keyRight, .texts) { state in
      guard let box = state.searchBox, !box.ending.isEmpty,
        box.line.cursor == box.line.characters.count
      else { return state.editText { $0.edit(.right) } }
      let ending = box.ending
      state.editText { $0.insert(ending) }
    },
    edit("box-start", [.home, .control("a")], .keyLineStart, .start),
    edit("box-end", [.end, .control("e")], .keyLineEnd, .end),
    edit("box-word-left", [.alt("b"), .controlLeft], .keyWordLeft, .wordLeft),
    edit("box-word-right", [.alt("f"), .controlRight], .keyWordRight, .wordRight),
    edit("box-delete-before", [.backspace], .keyDeleteBefore, .deleteBackward),
    edit("box-delete-after", [.delete], .keyDeleteAfter, .deleteForward),
    edit("box-delete-word", [.control("w")], .keyDeleteWord, .deleteWord),
    edit("box-delete-word-before", [.altBackspace], .keyDeleteWordPart, .deleteWordBackward),
    edit("box-delete-word-after", [.alt("d")], .keyDeleteWordAfter, .deleteWordForward),
    edit("box-delete-line", [.control("u")], .keyDeleteLine, .deleteToStart),
    // If the text is no query but a question, or asks for moves or the like, Enter answers it. If it is
    // neither, the box stays open, so that the user can correct it. If the user has moved the selection,
    // Enter also opens it.
    Command("box-keep", [.enter], .keyKeep, .search, isInBar: true) { state in
      guard let box = state.finishedSearchBox else { return state.answerInstead() }
      state.input = nil
      state.list.keep()
      if box.hasMoved { state.openSelection() }
    },
    // Opens the selected result, and restores the list and the page under it.
    Command("box-keep", [.enter], .keyOpen, .pageSearch, isInBar: true) { state in
      guard let box = state.finishedSearchBox else { return state.answerInstead() }
      if box.line.isEmpty { return state.clearSearch() }
      guard let found = state.list.selectedItem?.id else { return }
      state.list.keep()
      state.clearSearch()
      state.renderPage()
      state.open(.pokemon(found))
    },
    Command("box-clear", [.escape], .keyClear, .search, isInBar: true) { $0.clearSearch() },
    Command("box-clear", [.escape], .keyBack, .pageSearch, isInBar: true) { $0.clearSearch() },
  ]

  private static func complete(by step: Int, _ state: inout AppState) {
    guard var box = state.searchBox else { return }
    let isComplete = box.complete(by: step, &state.list, in: state.listSource)
    box.note = isComplete ? "" : state.words(.nothingToComplete)
    state.input = .search(box)
  }

  private static func move(_ motion: Motion, _ state: inout AppState) {
    guard var box = state.searchBox else { return }
    box.hasMoved = true
    state.input = .search(box)
    state.move(motion)
  }

  private static func recall(by step: Int, _ state: inout AppState) {
    guard var box = state.searchBox else { return }
    box.note = ""
    box.recall(by: step, &state.list, in: state.listSource)
    state.input = .search(box)
  }

  /// A command that edits the text of the open box.
  private static func edit(
    _ name: String, _ keys: [Key], _ label: Sentence, _ edit: TextBox.Edit
  ) -> Command {
    Command(name, keys, label, .texts) { $0.editText { $0.edit(edit) } }
  }
}
