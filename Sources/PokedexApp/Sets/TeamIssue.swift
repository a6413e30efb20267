internal import PokedexModel
package import PokedexSets
internal import PokedexText

/// An issue of a team, with a sentence for readers and an identifier for scripts.
package struct TeamIssue: Sendable, Equatable {
  /// Number of the line that the issue is about, from 1.
  package let line: Int
  /// An identifier of the kind of issue, for scripts.
  package let kind: String
  package let sentence: String
  /// The part of the pasted text that can't be read. Empty if the issue is about a set that could
  /// be read.
  package var text = ""
  /// Known names that are similar to an unknown name.
  package var nearest: [String] = []
}

extension TeamIssue {
  /// Creates the issue for a part of a pasted text that could not be read.
  package init(_ issue: SetIssue, words: Words) {
    self.init(
      line: issue.line, kind: issue.kind.word, sentence: issue.sentence(words), text: issue.text,
      nearest: issue.nearest)
  }
}

extension SetIssue {
  fileprivate func sentence(_ words: Words) -> String {
    let quoted = Quote.text(text)
    return switch kind {
    case .unknownName(let kind): unknown(kind, quoted, words)
    case .missingName(let kind): words(.setNameMissing, words(kind.noun))
    case .outOfRange(let field, let range):
      words(
        .setOutOfRange, field.keyword, quoted, String(range.lowerBound), String(range.upperBound))
    case .notANumber(let field): words(.setNotANumber, field.keyword, quoted)
    case .unknownStat(let field): words(.setUnknownStat, field.keyword, quoted)
    case .unknownValue(let field): words(.setUnknownValue, field.keyword, quoted)
    case .repeated(let field): words(.setRepeated, field.keyword)
    case .tooManyMoves: words(.setTooManyMoves, quoted)
    case .unknownLine: words(.setUnknownLine, quoted)
    case .controlCharacters: words(.setControls)
    case .badEncoding: words(.setEncoding)
    case .tooLong: words(.setLineTooLong, String(SetReader.maximumLineLength))
    case .missingFields: words(.setTooFewFields, quoted)
    case .extraFields: words(.setTooManyFields, quoted)
    }
  }

  private func unknown(_ kind: SetNameKind, _ quoted: String, _ words: Words) -> String {
    let near = words.joined(nearest, by: .listPair)
    if kind == .pokemon {
      return nearest.isEmpty ? words(.unknownPokemon, quoted) : words(.closest, quoted, near)
    }
    return nearest.isEmpty
      ? words(.unknownThing, words(kind.noun), quoted)
      : words(.closestThing, words(kind.noun), quoted, near)
  }
}

extension SetIssue.IssueKind {
  /// An identifier of the kind of issue, for scripts.
  fileprivate var word: String {
    switch self {
    case .unknownName: "unknown_name"
    case .missingName: "missing_name"
    case .outOfRange: "out_of_range"
    case .notANumber: "not_a_number"
    case .unknownStat: "unknown_stat"
    case .unknownValue: "unknown_value"
    case .repeated: "repeated"
    case .tooManyMoves: "too_many_moves"
    case .unknownLine: "unknown_line"
    case .controlCharacters: "control_characters"
    case .badEncoding: "bad_encoding"
    case .tooLong: "too_long"
    case .missingFields: "missing_fields"
    case .extraFields: "extra_fields"
    }
  }
}

extension SetNameKind {
  fileprivate var noun: Sentence {
    switch self {
    case .pokemon: .nounPokemon
    case .item: .nounItem
    case .ability: .nounAbility
    case .move: .nounMove
    case .nature: .nounNature
    case .type: .nounType
    }
  }
}
