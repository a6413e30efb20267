internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// Where the others of the family are met, game by game: what is not met is evolved or hatched from them.
struct FamilyPlaces {
  /// Where places begin beside the name of a game, in so many columns.
  private static let labelColumns = 33
  private static let leastBeside = 90

  let entry: ScreenState.Entry
  let words: Words
  let columns: Int

  /// - Parameter enough: after how many lines nothing more is begun; nil for all.
  func lines(enough: Int?) -> [Line] {
    var lines: [Line] = []
    for member in entry.evolutionLine?.members ?? [] where member.number != entry.pokemon.id {
      if let enough, lines.count >= enough { break }
      let met = words.rules.areas(ofVariety: member.number)
      let games = GamesOfPlaces(
        versions: met.map(\.version), among: words.rules.versionGroups, in: entry.generation)
      if games.newestFirst.isEmpty { continue }
      lines += (lines.isEmpty ? [] : [.blank]) + heading(of: member.number, member.slug)
      for game in games.newestFirst {
        if let enough, lines.count >= enough { break }
        lines += self.lines(of: game, met)
      }
    }
    return lines
  }

  private func heading(of number: Int, _ slug: String) -> [Line] {
    let name = words.name(ofPokemon: number, slug: slug)
    return Line.wrapped(
      words(.placesOf, name), .heading, names: [(name, .pokemon(number))], columns: columns)
  }

  /// A game and its places, each once, beside each other where there is room.
  private func lines(
    of game: VersionGroup, _ met: [(version: String, areas: [String])]
  ) -> [Line] {
    let areas = met.filter { game.versions.contains($0.version) }.flatMap(\.areas).unique
    let places = areas.map { words.location(ofArea: $0) ?? $0 }.unique
    let title =
      words.rules.versionGroups.contains { $0.slug == game.slug }
      ? words.name(ofGame: game.slug) : words.name(ofVersion: game.slug)
    let isBeside = columns >= Self.leastBeside
    if isBeside, TextWidth.of(title) < Self.labelColumns {
      return flow(TextFit.pad(title, to: Self.labelColumns), places, in: game)
    }
    let label = TextFit.spaces(isBeside ? Self.labelColumns : 2)
    return Line.wrapped(title, .secondary, columns: columns) + flow(label, places, in: game)
  }

  /// Places one after another behind a label, each whole where it can be.
  private func flow(_ label: String, _ places: [String], in group: VersionGroup) -> [Line] {
    let game = entry.table.game?.group == group.slug ? entry.table.game : Game(group.slug)
    let names = places.map { (text: words.name(ofLocation: $0), link: Subject.place($0)) }
    let room = columns - TextWidth.of(label)
    if names.contains(where: { TextWidth.of($0.text) > room }) {
      return Line.wrapped(
        names.map(\.text).joined(separator: " · "), names: names, game: game, indent: label,
        columns: columns)
    }
    return Flow(
      names.map { Span($0.text, link: $0.link, game: game) }, label: Span(label, .secondary),
      separator: .dot
    ).lines(columns: columns)
  }
}
