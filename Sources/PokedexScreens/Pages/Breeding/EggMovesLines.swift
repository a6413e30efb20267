internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// The moves that hatch with a young one, and below all else who can pass them on.
struct EggMovesLines {
  let entry: ScreenState.Entry
  let words: Words
  let columns: Int

  /// The moves of the newest game that has any.
  var moves: [Line] {
    let id = entry.pokemon.id
    guard let eggMoves = words.rules.eggMoves(ofVariety: id, withParents: false),
      isShown(eggMoves)
    else { return [] }
    let title = words(.eggMovesTitle, words.name(ofGame: eggMoves.versionGroup))
    let names = eggMoves.moves.map { Fact(words.name(ofMove: $0.move), link: .move($0.move)) }
    return Line.wrapped(title, .heading, columns: columns) + base(of: eggMoves)
      + Line.labelled(Span(""), names, columns: columns) + [.blank]
  }

  /// Whether they are of the chosen generation.
  private func isShown(_ eggMoves: EggMoves) -> Bool {
    guard let generation = entry.generation else { return true }
    return words.rules.versionGroups.first { $0.slug == eggMoves.versionGroup }?.generation
      == generation
  }

  /// What hatches, where that is another.
  private func base(of eggMoves: EggMoves) -> [Line] {
    if eggMoves.base == entry.pokemon.id { return [] }
    let name = words.name(of: .pokemon(eggMoves.base))
    return Line.wrapped(
      words(.hatchesInto, name), .secondary, names: [(name, .pokemon(eggMoves.base))],
      columns: columns)
  }

  /// For each move those who can pass it on.
  var parents: [Line] {
    guard let eggMoves = words.rules.eggMoves(ofVariety: entry.pokemon.id), isShown(eggMoves),
      eggMoves.moves.contains(where: { !$0.parents.isEmpty })
    else { return [] }
    let title = words(.parentsTitle, words.name(ofGame: eggMoves.versionGroup))
    var names: [Int: Fact] = [:]
    let lines = eggMoves.moves.flatMap { inherited -> [Line] in
      let facts = inherited.parents.map { id -> Fact in
        if let fact = names[id] { return fact }
        let fact = words.fact(ofPokemon: id)
        names[id] = fact
        return fact
      }
      let move = Span(words.name(ofMove: inherited.move), link: .move(inherited.move))
      let count = Span(facts.isEmpty ? " —" : " (\(facts.count))", .secondary)
      return [Line([move, count])]
        + (facts.isEmpty ? [] : Line.labelled(Span("  "), facts, columns: columns))
    }
    return Line.wrapped(title, .heading, columns: columns) + note(on: eggMoves) + lines + [.blank]
  }

  private func note(on eggMoves: EggMoves) -> [Line] {
    let group = words.rules.versionGroups.first { $0.slug == eggMoves.versionGroup }
    guard group?.generation == 9 else { return [] }
    return Line.wrapped(words(.mirrorHerb), .secondary, columns: columns)
  }
}
