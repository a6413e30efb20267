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
  /// A message shown until the text changes. Empty if none exists.
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

  /// Whether the box was opened on a page. Enter then opens the selected result.
  var isFromPage: Bool { before.depth > 0 }

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

  /// Closes the box and restores the previous state. If the box was opened on the list while a
  /// query was in effect, clears that query as well.
  mutating func clearSearch() {
    guard let before = searchBox?.before else { return }
    input = nil
    overlay = before.overlay
    stack.goForward(before.depth)
    if before.query.isEmpty {
      list.firstRow = before.firstRow
      return list.clear(selecting: before.id, in: listSource)
    }
    if before.depth == 0 { return list.clear(in: listSource) }
    list.forgetMistake()
    list.find(before.query, in: listSource)
    if let id = before.id { list.reveal(id: id, in: listRows) }
  }
}

// MARK: - Earlier searches and completions

extension SearchBox {
  /// Recalls an older or newer search from the history. Past the newest one, restores the text that
  /// the user had typed.
  mutating func recall(by step: Int, _ list: inout ListScreen, in source: ListSource) {
    let searches = list.search.savedSearches
    let index = (historyIndex ?? -1) + step
    guard -1..<searches.count ~= index else { return }
    if historyIndex == nil { typed = line }
    historyIndex = index < 0 ? nil : index
    line = index < 0 ? typed : TextBox(searches[searches.count - 1 - index])
    completion = nil
    list.find(line.text, in: source)
  }

  /// Puts the next or previous completion in the box. Returns false if there is none.
  mutating func complete(
    by step: Int, _ list: inout ListScreen, in source: ListSource
  ) -> Bool {
    if completion != nil {
      choose(chosen.map { $0 + step } ?? (step > 0 ? 0 : -1))
      list.find(line.text, in: source)
      return true
    }
    completion = list.completion(of: line.text, at: line.cursor, in: source)
    guard let completion else { return false }
    completed = line
    choose(step > 0 ? 0 : -1)
    list.find(line.text, in: source)
    guard completion.choices.count == 1 else { return true }
    // If there is only one completion, there is nothing to choose. If it is a term, the next press
    // of the completion key takes the first completion of the term's value.
    self.completion =
      completion.choices[0].text.last == ":"
      ? list.completion(of: line.text, at: line.cursor, in: source) : nil
    (completed, chosen) = (line, nil)
    return true
  }
}
