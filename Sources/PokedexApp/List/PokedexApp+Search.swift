internal import PokedexFeatures
internal import PokedexModel
internal import PokedexQuery
internal import PokedexText
internal import TerminalUI

// The box in which one types to search the list, and the order of the list.
extension PokedexApp {
  func openSearch() {
    let text = model.search.text
    model.search.forgetMistake()
    // What is typed then asks for more of what is kept.
    let line = text.isEmpty || text.last == " " ? text : text + " "
    searchBox = SearchBox(
      line: TextBox(line), before: (text, model.list.selectedItem?.id, firstRow))
    ahead = .search
  }

  /// Takes a key while the box is open. A letter is text, whatever it means elsewhere.
  func typeIntoSearch(_ key: Key) -> Effect {
    if searchBox?.note.isEmpty == false { searchBox?.note = "" }
    guard let intent = keys.intent(of: key, in: .box) else {
      if case .character(let character) = key { change { $0.insert(String(character)) } }
      return .none
    }
    switch intent {
    case .complete: complete(by: 1)
    case .completeBack: complete(by: -1)
    case .redraw, .suspend, .quit: return carryOut(intent)
    default:
      searchBox?.completion = nil
      edit(intent)
    }
    return .none
  }

  private func edit(_ intent: Intent) {
    switch intent {
    case .keep: keepSearch()
    case .clear: clearSearch()
    case .former: recall(by: 1)
    case .later: recall(by: -1)
    case .pageDown: page(by: 1)
    case .pageUp: page(by: -1)
    case .edit(let edit): change { $0.edit(edit) }
    default: break
    }
    model.followSelection()
  }

  /// Takes text that came at once: into the box that is open, if one is. It is never a command.
  func paste(_ text: String) {
    if model.overlay == .palette {
      changePalette { $0.insert(text) }
    } else if searchBox != nil {
      searchBox?.note = ""
      change { $0.insert(text) }
    } else if noteBox != nil {
      noteBox?.line.insert(text)
    } else if model.isShowingHelp {
      if helpFilter.isFiltering {
        helpFilter.filter.insert(text)
        helpScroll = 0
      }
    } else if model.overlay == nil, pageState.table.isFiltering {
      pageState.table.filter.insert(text)
      toTop()
    }
  }

  /// Changes what is typed; what that finds is to be looked for.
  private func change(_ change: (inout TextBox) -> Void) {
    guard var box = searchBox else { return }
    box.completion = nil
    box.former = nil
    change(&box.line)
    if box.line.isCut { box.note = words(.queryTooLong, String(TextBox.limit)) }
    if box.line.text != searchBox?.line.text { box.isBehind = true }
    searchBox = box
  }

  /// Shows what the text in the box finds.
  func find() {
    guard let text = searchBox?.line.text else { return }
    searchBox?.isBehind = false
    let arrangements = model.list.arrangements
    model.search.find(text)
    if model.list.arrangements != arrangements { firstRow = 0 }
    model.followSelection()
  }

  /// Keeps what is found. What can't be understood is said, and stays to be mended.
  func keepSearch() {
    guard model.search.mistake == nil else { return }
    model.search.keep()
    searchBox = nil
  }

  /// Shows all again, at the place where one was.
  private func clearSearch() {
    guard let before = searchBox?.before else { return }
    searchBox = nil
    let wasFresh = before.text.isEmpty
    model.search.clear(selecting: wasFresh ? before.id : nil)
    if wasFresh { firstRow = before.firstRow }
  }

  /// Puts a former search in the box, or what was typed before one was.
  private func recall(by step: Int) {
    guard var box = searchBox else { return }
    let former = model.search.former
    let place = (box.former ?? -1) + step
    guard -1..<former.count ~= place else { return }
    if box.former == nil { box.typed = box.line }
    box.former = place < 0 ? nil : place
    box.line = place < 0 ? box.typed : TextBox(former[former.count - 1 - place])
    searchBox = box
    find()
  }

  /// Completes what is typed; once there are several choices, takes the next.
  private func complete(by step: Int) {
    guard var box = searchBox else { return }
    if box.completion != nil {
      box.choose(box.chosen.map { $0 + step } ?? (step > 0 ? 0 : -1))
    } else if let completion = model.search.completion(of: box.line.text, at: box.line.cursor) {
      box.completion = completion
      box.completed = box.line
      box.choose(step > 0 ? 0 : -1)
      // One that stands alone needs no choosing; a term goes on with what it can have.
      if completion.choices.count == 1 { box.completion = nil }
      if completion.choices[0].text.last == ":", box.completion == nil { offerValues(in: &box) }
    } else {
      box.note = words(.nothingToComplete)
    }
    searchBox = box
    find()
  }

  /// Shows what can stand behind the term before the cursor, of which the next step takes the first.
  private func offerValues(in box: inout SearchBox) {
    let (text, cursor) = (box.line.text, box.line.cursor)
    guard let values = model.search.completion(of: text, at: cursor) else { return }
    (box.completion, box.completed, box.chosen) = (values, box.line, nil)
  }
}

// MARK: - From elsewhere

extension PokedexApp {
  /// Goes to the list with what a query finds, as if that had been typed.
  func list(_ query: String) {
    while model.page != nil { model.goBack() }
    model.search.find(query)
    model.search.keep()
    firstRow = 0
    model.followSelection()
  }
}

// MARK: - The order of the list

extension PokedexApp {
  func arrangeList(_ intent: Intent) {
    let arrangements = model.list.arrangements
    switch intent {
    case .sort: model.search.sortByNextColumn()
    case .reverse: model.search.reverse()
    default: return model.search.switchScope()
    }
    if model.list.arrangements != arrangements { firstRow = 0 }
  }

  /// Sorts by a row of the menu.
  func sortList(by row: Int) {
    model.search.sort(byColumn: row)
    firstRow = 0
    model.followSelection()
  }

  /// Ends what was kept: what is searched for, then the order.
  func showAll() {
    if model.search.text.isEmpty, dropChosen() { return }
    if model.search.text.isEmpty { model.search.resetOrder() } else { model.search.clear() }
    model.followSelection()
  }
}

// MARK: - Where there is nothing to filter

extension PokedexApp {
  /// Opens the box of the table to see. Where there is none, what is typed means nothing.
  func openFilter() {
    if model.overlay == nil, wholePage?.isFilterable == true {
      pageState.table.isFiltering = true
      toTop()
    } else if model.isShowingHelp {
      helpFilter.isFiltering = true
      helpScroll = 0
    } else {
      isSwallowing = true
    }
  }

  /// Passes over a key until Escape or Enter; what is no text works as ever.
  func swallow(_ key: Key) -> Effect {
    switch keys.intent(of: key, in: .box) {
    case .keep, .clear: isSwallowing = false
    case .redraw?: return .redraw
    case .suspend?: return .suspend
    case .quit?: model.quit()
    default: break
    }
    return .none
  }
}
