package import PokedexModel
internal import PokedexText
internal import TerminalUI

// What a person has said of a Pokémon.
extension Words {
  /// What a mark is called.
  package func name(of mark: Mark) -> String {
    switch mark {
    case .seen: self(.markSeen)
    case .caught: self(.markCaught)
    case .shiny: self(.markShiny)
    case .wanted: self(.markWanted)
    }
  }

  /// The marks of a record in words, with its game where it has one.
  package func marks(of record: MarkRecord) -> String {
    let names = record.marks.telling.map(name(of:))
    return inGame(record, names.isEmpty ? self(.markNone) : joined(names))
  }

  /// The note of a record, with its game where it has one.
  package func note(of record: MarkRecord) -> String {
    inGame(record, record.note.text.isEmpty ? self(.noteNone) : record.note.text)
  }

  private func inGame(_ record: MarkRecord, _ text: String) -> String {
    record.game.map { self(.saidInGame, text, plainName(ofVersion: $0)) } ?? text
  }

  private func joined(_ texts: [String]) -> String {
    Sentence.listPair.joining(texts, in: language.interface)
  }
}

extension Mark {
  /// How a row of the list shows it.
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
  /// The marks and notes, each with its game; nothing where there are none.
  var said: [Line] {
    let marked = entry.said.filter { !$0.marks.isEmpty }
    let noted = entry.said.filter { !$0.note.text.isEmpty }
    return labelled(.marks, marked.map { Span(words.marks(of: $0)) })
      + labelled(.note, noted.map { Span(words.note(of: $0)) })
  }
}
