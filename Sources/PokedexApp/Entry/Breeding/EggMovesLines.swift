internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// Egg moves, each followed by the parents that can pass it on.
struct EggMovesLines {
  let entry: EntryContent
  let words: Words
  let columns: Int

  /// Maximum number of lines for the parents of a move.
  private static let parentRows = 2
  private static let indent = "  "

  /// Egg moves in the chosen game. If it has none, the egg moves in the newest game of the
  /// generation that has any.
  var lines: [Line] {
    if let generation = entry.generation, generation < EggCycle.firstGeneration { return [] }
    guard
      let eggMoves = words.rules.eggMoves(
        ofVariety: entry.pokemon.id, in: entry.generation, game: entry.table.game?.group)
    else { return [] }
    let title = words(
      .eggMovesTitle, words.name(ofGame: eggMoves.versionGroup), String(eggMoves.moves.count))
    return Line.wrapped(title, .heading, columns: columns) + base(of: eggMoves)
      + eggMoves.moves.flatMap(lines) + note(on: eggMoves) + [.blank]
  }

  /// Returns a note if the Pokémon that hatches from the egg is not this one. If an incense is
  /// needed for it to hatch, the note names the incense.
  private func base(of eggMoves: EggMoves) -> [Line] {
    if eggMoves.base == entry.pokemon.id { return [] }
    var names = [name(of: eggMoves.base)]
    var sentence = words(.hatchesInto, names[0].text)
    if let (incense, other) = incense(of: eggMoves) {
      names += [(words.name(ofItem: incense), .item(incense)), name(of: other)]
      sentence = words(.hatchesWithIncense, names[0].text, names[1].text, names[2].text)
    }
    return Line.wrapped(sentence, .secondary, names: names, columns: columns)
  }

  private func name(of variety: Int) -> (text: String, link: Subject) {
    (words.name(of: .pokemon(variety)), .pokemon(variety))
  }

  /// Returns the incense needed for the baby to hatch, and the Pokémon that hatches without it; nil
  /// if no incense is needed.
  private func incense(of eggMoves: EggMoves) -> (item: String, other: Int)? {
    let group = words.rules.versionGroups.first { $0.slug == eggMoves.versionGroup }
    guard let group, group.generation <= Incense.lastGeneration,
      let baby = words.rules.evolutionSteps(ofFamilyOf: eggMoves.base).first,
      let item = Incense.needed(for: baby.from)
    else { return nil }
    let other = entry.pokemon.species.slug == baby.to ? entry.pokemon.slug : baby.to
    return words.variety(other).map { (item, $0.id) }
  }

  /// Returns a move with the number of its parents, followed by as many parents as fit.
  private func lines(of inherited: EggMoves.Inherited) -> [Line] {
    let parents = inherited.parents
    let count = parents.isEmpty ? "—" : String(parents.count)
    let name = words.name(ofMove: inherited.move)
    let room = columns - TextWidth.of(count) - 1
    let line = Line(
      [Span(TextFit.clip(name, to: room), link: .move(inherited.move))],
      right: [Span(count, .secondary)])
    return [line] + (parents.isEmpty ? chain(of: inherited) : names(of: parents))
  }

  /// Returns the chain of fathers that leads to a move, each with the egg group that he shares with
  /// the next one.
  private func chain(of inherited: EggMoves.Inherited) -> [Line] {
    if inherited.chain.isEmpty { return [] }
    let links = inherited.chain.map { link in
      [
        words.fact(ofPokemon: link.father),
        Span(" (\(words.name(ofEggGroup: link.eggGroup))) →", .secondary),
      ]
    }
    return Flow(
      links + [[Span(words.name(of: .pokemon(entry.pokemon.id)), .name)]],
      label: [Span(Self.indent)]
    ).lines(columns: columns)
  }

  /// Returns as many parents as fit, followed by the number of the remaining ones.
  private func names(of parents: [Int]) -> [Line] {
    var shown = first(of: parents)
    while true {
      let rest = parents.count - shown.count
      let more = rest > 0 ? [Span(words(.andMore, String(rest)), .secondary)] : []
      let lines = Flow(shown + more, label: Span(Self.indent)).lines(columns: columns)
      if lines.count <= Self.parentRows || shown.count == 1 { return lines }
      shown.removeLast()
    }
  }

  /// Returns enough parents to fill their lines. It does not look up the names of the others,
  /// because there are often hundreds.
  private func first(of parents: [Int]) -> [Span] {
    var facts: [Span] = []
    var width = 0
    for fact in parents.lazy.map(words.fact(ofPokemon:)) {
      facts.append(fact)
      width += TextWidth.of(fact.text) + 3
      if width > Self.parentRows * columns { break }
    }
    return facts
  }

  private func note(on eggMoves: EggMoves) -> [Line] {
    let group = words.rules.versionGroups.first { $0.slug == eggMoves.versionGroup }
    guard let group, group.generation >= 9 else { return [] }
    return Line.wrapped(words(.mirrorHerb), .secondary, columns: columns)
  }
}
