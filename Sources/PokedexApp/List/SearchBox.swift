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
  /// The letters that complete the last word, shown behind it. Empty if there are none.
  package internal(set) var ending = ""
  /// Whether the user has moved the selection since the text changed. Enter then opens the row.
  var hasMoved = false
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

  /// The search box, after a search for its whole text. Nil if the text has a mistake.
  var finishedSearchBox: SearchBox? {
    mutating get {
      guard let box = searchBox else { return nil }
      if !box.hasMoved { list.find(box.line.text, in: listSource) }
      return list.search.mistake == nil ? box : nil
    }
  }

  /// Opens the page that answers the question in the box, or the palette with the rows other than
  /// Pokémon that the text asks for. Does nothing if the text is neither.
  mutating func answerInstead() {
    guard let text = searchBox?.line.text else { return }
    if let question = listSource.engine.question(in: text, language: language) {
      clearSearch()
      return open(question)
    }
    guard setup.palette.rows(text, in: listSource.settings(list.search.roster)) != nil else {
      return
    }
    clearSearch()
    openPalette(with: text)
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
    changed.hasMoved = false
    if changed.line.text != box.line.text { changed.ending = search(for: changed.line) }
    input = .search(changed)
  }

  /// Searches for the finished part of a text that is being typed, and returns what completes its
  /// last word.
  private mutating func search(for line: TextBox) -> String {
    let (engine, settings) = (listSource.engine, listSource.settings(list.search.roster))
    guard line.cursor == line.characters.count, !list.namesNewcomer(line.text, listSource) else {
      list.find(line.text, in: listSource)
      return ""
    }
    // A mistake in a term with a sign is shown at once, because its sentence helps to finish it.
    let last = line.text.split(separator: " ").last ?? ""
    let isTerm = last.contains { ":=<>@".contains($0) }
    let part = isTerm ? line.text : engine.finishedPart(of: line.text, in: settings)
    // While a word goes on that had a meaning already, as "fast" in "fastest", the rows stay.
    let isLonger = line.text.hasPrefix(list.search.text) && part.count < list.search.text.count
    if isLonger { list.forgetMistake() } else { list.find(part, in: listSource) }
    return engine.ending(of: line.text, in: settings)
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
