internal import PokedexFeatures
package import PokedexModel
internal import PokedexSets
internal import PokedexText
package import TerminalUI
internal import UserStore

/// A text field for a note or a team's name.
package struct NoteBox: Sendable {
  enum Purpose: Sendable {
    /// A note on the Pokémon with this PokeAPI id.
    case note(on: Int)
    /// The name under which to save the open team.
    case teamName
  }

  package internal(set) var line: TextBox
  let purpose: Purpose
}

/// The question whether to undo or redo a change that was not made on this screen in this run.
struct HistoryQuestion: Sendable {
  let move: HistoryMove
  let step: UserStep

  /// The command that asks the question, and that confirms it if given again.
  var command: Command.Name { move == .undo ? .undo : .redo }
  var effect: Effect { .mark(.perform(move, in: .confirmed(step))) }
}

extension AppState {
  /// Changes that are undone without a question: those that the screen in front can make.
  var historyScope: HistoryScope { stack.top?.screen.historyScope ?? .marks }

  /// The box in which a note or a team's name is being written, if any.
  package var noteBox: NoteBox? {
    if case .note(let box) = input { box } else { nil }
  }

  /// Shows a notice about the outcome of a change to marks, notes or teams. A notice about a change
  /// names the key that undoes it; a notice about an undone change names the key that redoes it.
  mutating func report(_ outcome: MarksViewModel.Outcome) {
    switch outcome {
    case .changed(let changes):
      applySavedName(changes)
      if !changes.isEmpty {
        notice = words(.withUndo, words.text(of: changes), keys.displayText(of: .undo))
      }
    case .undone(let changes):
      notice = words(
        .withRedo, words(.undone, words.text(of: changes)), keys.displayText(of: .redo))
    case .redone(let changes): notice = words(.redone, words.text(of: changes))
    case .asks(let move, let step):
      let question = HistoryQuestion(move: move, step: step)
      notice = words(
        move == .undo ? .askUndo : .askRedo, words.text(of: step.changes),
        keys.displayText(of: question.command))
      self.question = question
    case .nothingToUndo: notice = words(.nothingToUndo)
    case .nothingToRedo: notice = words(.nothingToRedo)
    case .storeLocked: notice = words(.marksHeld)
    case .storeUnlocked: notice = words(.marksReleased)
    case .failed(let failure):
      notice = ErrorSentence.text(of: failure, in: language.interface)
    }
  }
}

// Texts for the user's marks and notes.
extension Words {
  /// Returns the name of a mark.
  package func name(of mark: Mark) -> String {
    switch mark {
    case .seen: self(.markSeen)
    case .caught: self(.markCaught)
    case .shiny: self(.markShiny)
    case .wanted: self(.markWanted)
    }
  }

  /// Returns a text about the new state after changes.
  fileprivate func text(of changes: [UserChange]) -> String {
    guard changes.count == 1, let change = changes.first else {
      return self(.entriesChanged, String(changes.count))
    }
    switch change {
    case .team(let before, let after): return self.change(ofTeam: before, to: after)
    case .mark(let before, let after):
      let marksAndNotes = before.note == after.note ? marks(of: after) : note(of: after)
      return self(.changeOf, name(of: .pokemon(after.pokemon)), marksAndNotes)
    }
  }

  /// Returns the names of a record's marks, followed by the record's game if it has one.
  package func marks(of record: MarkRecord) -> String {
    let names = record.marks.withoutImplied.map(name(of:))
    return inGame(record, names.isEmpty ? self(.markNone) : joined(names))
  }

  /// Returns the text of a record's note, followed by the record's game if it has one.
  package func note(of record: MarkRecord) -> String {
    inGame(record, record.note.text.isEmpty ? self(.noteNone) : record.note.text)
  }

  /// Returns a sentence about a change to a saved team. If `after` is nil, the team was deleted.
  package func change(ofTeam before: SavedTeam?, to after: SavedTeam?) -> String {
    guard let after else { return self(.teamDeleted, Quote.text(before?.name ?? "")) }
    let name = Quote.text(after.name)
    guard let before, before.name != after.name, before.text == after.text else {
      return self(.teamSaved, name)
    }
    return self(.teamRenamed, Quote.text(before.name), name)
  }

  private func inGame(_ record: MarkRecord, _ text: String) -> String {
    record.game.map { self(.nameInGame, text, plainName(ofVersion: $0)) } ?? text
  }

  private func joined(_ texts: [String]) -> String {
    Sentence.listPair.joining(texts, in: language.interface)
  }
}

extension Mark {
  /// Sign of the mark in a row of the list.
  var sign: String {
    switch self {
    case .seen: "○"
    case .caught: "●"
    case .shiny: "★"
    case .wanted: "◇"
    }
  }
}

extension EntryLines {
  /// Maximum number of marks and of notes in an entry, more than there are games. The others are
  /// counted.
  private static let maximumMarks = 100

  /// The lines with the user's marks and notes, each with the game that it belongs to.
  var marksAndNotes: [Line] {
    let records = entry.marksAndNotes.lazy
    return labelled(.marks, spans(records.filter { !$0.marks.isEmpty }, words.marks))
      + labelled(.note, spans(records.filter { !$0.note.text.isEmpty }, words.note))
  }

  private func spans(
    _ records: some Sequence<MarkRecord>, _ text: (MarkRecord) -> String
  ) -> [Span] {
    let shown = records.prefix(Self.maximumMarks).map { Span(text($0)) }
    let rest = records.reduce(-shown.count) { count, _ in count + 1 }
    return shown + (rest > 0 ? [Span(words(.setMoreIssues, String(rest)))] : [])
  }
}

extension SubjectPage {
  /// The page that shows how much of each Pokédex the user has caught and seen, in the game that
  /// the user plays or in any game. Each Pokédex of the game has a line; without a game, every
  /// Pokédex. Its name links to a list of the missing Pokémon.
  var completenessPage: Page {
    let game = shown.markGame
    let group = rules.versionGroups.first { $0.versions.contains(game ?? "") }
    let shownDexes = group.map(rules.dexes) ?? rules.regionalDexes
    let dexes = shownDexes.map { PokedexProgress(of: $0, marks: shown.marks) }
    let names = shownDexes.map { dex in
      let name = words.label("dex", dex.slug)
      return game.map { words.title(ofGame: $0) + ": " + name } ?? name
    }
    let table = completenessTable(names)
    let rows = zip(names, dexes).map { name, dex in
      let bar = Bar.text(dex.caught, of: dex.count, columns: table.width(of: 6))
      return table.line([
        Span(name, query: dex.query(in: game)), Span(String(dex.caught)), Span(String(dex.seen)),
        Span(String(dex.shiny)), Span(String(dex.count)), Span("\(dex.percent) %"),
        Span(bar, dex.caught == dex.count ? .better : .text),
      ])
    }
    let hint = Line.wrapped(words(.completenessHint), .secondary, columns: columns)
    return Page(
      title: title(words.title(ofGame: game)), head: [table.header],
      panes: [LazyLines(rows + [.blank] + hint)])
  }

  private func completenessTable(_ names: [String]) -> Table {
    let widest = names.map(TextWidth.of).max() ?? 0
    func figure(_ title: String, priority: Int = Table.Column.always) -> Table.Column {
      Table.Column(title, .right, minimum: max(5, TextWidth.of(title)), priority: priority)
    }
    return Table(
      [
        Table.Column("", minimum: min(widest, 14), ideal: widest, fit: .clipMiddle),
        figure(words(.completenessCaught)), figure(words(.completenessSeen), priority: 2),
        figure(words(.completenessShiny), priority: 1), figure(words(.completenessOf)),
        figure("", priority: 3), Table.Column("", minimum: 8, ideal: 40, priority: 0),
      ], in: columns)
  }
}
