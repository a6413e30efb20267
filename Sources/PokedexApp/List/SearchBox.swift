internal import PokedexFeatures
internal import PokedexModel
package import PokedexQuery
internal import PokedexText
package import TerminalUI

/// The box for searching the list.
package struct SearchBox: Sendable {
  package internal(set) var line: TextBox
  /// The state before the box was opened. It is restored if the search is cancelled.
  let before: Before
  /// Index in the search history of the search that the user has recalled, where 0 is the latest.
  /// Nil if none is recalled. `typed` then keeps the text that the user had typed before.
  var historyIndex: Int?
  var typed = TextBox()
  /// Completions of the text in `completed`. `chosen` is the index of the completion that is in the
  /// box.
  package internal(set) var completion: QueryCompletion?
  var completed = TextBox()
  package internal(set) var chosen: Int?
  /// A message shown until the next key press. Empty if none exists.
  package internal(set) var note = ""

  struct Before: Sendable {
    let query: String
    /// PokeAPI's id of the selected entry.
    let id: Int?
    let firstRow: Int
    /// The depth of the screen stack. If it is above 0, Enter opens the selected result.
    let depth: Int
    let overlay: Overlay?
  }

  /// Puts a completion in the box. The index of the completion wraps around.
  mutating func choose(_ index: Int) {
    guard let completion else { return }
    let count = completion.choices.count
    let chosen = (index % count + count) % count
    self.chosen = chosen
    line = completed
    line.replace(completion.range, with: completion.choices[chosen].text)
  }
}

extension AppState {
  /// The search box, while it is open.
  package var searchBox: SearchBox? {
    if case .search(let box) = input { box } else { nil }
  }

  /// Opens the search box below the list. If it is opened on the list, it starts with the current
  /// query, so that the user can narrow the search.
  mutating func openSearch() {
    let query = list.search.text
    let isNew = query.isEmpty || stack.top != nil
    openSearch(with: isNew ? "" : query.last == " " ? query : query + " ")
    list.forgetMistake()
  }

  /// Opens the search box with a text that was already searched for.
  mutating func openSearch(with line: String) {
    let query = list.search.text
    input = .search(
      SearchBox(
        line: TextBox(line),
        before: SearchBox.Before(
          query: query, id: list.selectedItem?.id, firstRow: list.firstRow,
          depth: stack.depth, overlay: overlay)))
    overlay = nil
    covered = []
    stack.goToList()
  }

  /// Handles a key while the box is open. Letters are always text here.
  mutating func typeIntoSearch(_ key: Key, _ box: SearchBox) -> [Effect] {
    var box = box
    box.note = ""
    input = .search(box)
    guard let intent = keys.intent(of: key, in: .box) else {
      guard case .character(let character) = key else { return [] }
      change(box) { $0.insert(String(character)) }
      return []
    }
    switch intent {
    case .complete: complete(box, by: 1)
    case .completeBack: complete(box, by: -1)
    case .keep: keepSearch(box)
    case .clear: clearSearch(box)
    case .olderSearch: recall(box, by: 1)
    case .newerSearch: recall(box, by: -1)
    case .pageDown: scrollList(byPages: 1)
    case .pageUp: scrollList(byPages: -1)
    case .edit(let edit): change(box) { $0.edit(edit) }
    case .redraw, .suspend, .quit: return perform(intent)
    default: break
    }
    return []
  }

  /// Changes the text in the box and searches for the new text.
  mutating func change(_ box: SearchBox, _ change: (inout TextBox) -> Void) {
    var changed = box
    changed.completion = nil
    changed.chosen = nil
    changed.historyIndex = nil
    change(&changed.line)
    changed.note = changed.line.isCut ? words(.queryTooLong, String(TextBox.limit)) : ""
    input = .search(changed)
    if changed.line.text != box.line.text { list.find(changed.line.text, in: listSource) }
  }

  /// Confirms the search and shows its results in the list. If the search was opened from a page,
  /// opens the selected entry and restores the list instead. If the query has a mistake, the box
  /// stays open so that the user can correct it.
  mutating func keepSearch(_ box: SearchBox) {
    guard list.search.mistake == nil else { return }
    if box.before.depth > 0 {
      if box.line.isEmpty { return clearSearch(box) }
      guard let found = list.selectedItem?.id else { return }
      list.keep()
      clearSearch(box)
      renderPage()
      return open(.pokemon(found))
    }
    input = nil
    list.keep()
  }

  /// Closes the box and restores the previous state. If the box was opened on the list while a
  /// query was in effect, clears that query as well.
  private mutating func clearSearch(_ box: SearchBox) {
    let before = box.before
    input = nil
    overlay = before.overlay
    for _ in 0..<before.depth { stack.goForward() }
    if before.query.isEmpty {
      list.firstRow = before.firstRow
      return list.clear(selecting: before.id, in: listSource)
    }
    if before.depth == 0 { return list.clear(in: listSource) }
    list.forgetMistake()
    list.find(before.query, in: listSource)
    if let id = before.id { list.reveal(id: id, in: listRows) }
  }

  /// Recalls an older or newer search from the history. Past the newest one, restores the text that
  /// the user had typed.
  private mutating func recall(_ box: SearchBox, by step: Int) {
    let searches = list.search.savedSearches
    let index = (box.historyIndex ?? -1) + step
    guard -1..<searches.count ~= index else { return }
    var box = box
    if box.historyIndex == nil { box.typed = box.line }
    box.historyIndex = index < 0 ? nil : index
    box.line = index < 0 ? box.typed : TextBox(searches[searches.count - 1 - index])
    box.completion = nil
    input = .search(box)
    list.find(box.line.text, in: listSource)
  }
}

// MARK: - Completion

extension AppState {
  /// Puts the next or previous completion in the box.
  private mutating func complete(_ box: SearchBox, by step: Int) {
    var box = box
    defer { input = .search(box) }
    if box.completion != nil {
      box.choose(box.chosen.map { $0 + step } ?? (step > 0 ? 0 : -1))
      return list.find(box.line.text, in: listSource)
    }
    guard let completion = completion(in: box) else { return box.note = words(.nothingToComplete) }
    box.completion = completion
    box.completed = box.line
    box.choose(step > 0 ? 0 : -1)
    list.find(box.line.text, in: listSource)
    guard completion.choices.count == 1 else { return }
    // If there is only one completion, there is nothing to choose. If it is a term, the next press
    // of the completion key takes the first completion of the term's value.
    box.completion = completion.choices[0].text.last == ":" ? self.completion(in: box) : nil
    (box.completed, box.chosen) = (box.line, nil)
  }

  private func completion(in box: SearchBox) -> QueryCompletion? {
    list.completion(of: box.line.text, at: box.line.cursor, in: listSource)
  }
}
