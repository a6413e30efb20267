internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

extension SubjectPage {
  /// Number of places that are listed for each stat.
  private static let spotCount = 4

  /// The page with the best places to gain effort values in a game, for each stat.
  var effortSpotsPage: Page {
    let games = ofGeneration(rules.versionGroups).filter { group in
      group.features.contains(.effortValues) && group.recordsEncounters && group.addedTo == nil
    }.map { Game($0.slug) }
    guard let shown = recordedGame(among: games),
      let version = subjectFacts.versionSlugs(of: shown).first,
      case let spots = Stat.allCases.map({
        rules.effortSpots(for: $0, inVersion: version).prefix(Self.spotCount)
      }), !spots.allSatisfy(\.isEmpty)
    else {
      return notRecorded(.nounReference, words(.effortSpotsNone, gameName(chosenGame)), games)
    }
    let lines = zip(Stat.allCases, spots).flatMap { stat, spots -> [Line] in
      [.blank, heading(words(Label(stat).sentence))]
        + (spots.isEmpty
          ? [Line([Span(words(.effortSpotsNothing), .secondary)])]
          : spots.flatMap { self.lines(of: $0) })
    }
    let note = Line.wrapped(words(.effortSpotsNote), .secondary, columns: columns)
    return Page(
      title: title(words.name(ofVersion: version)), panes: [LazyLines(note + lines)], games: games,
      game: shown)
  }

  /// Returns a line with the average, the place and the method, and below it the Pokémon.
  private func lines(of spot: EffortSpot) -> [Line] {
    let average = words.figures.tenths(Int((spot.average * 10).rounded()))
    let place = words.name(ofLocationArea: spot.area)
    let pokemon = spot.pokemon.map { met in
      let name = words.name(ofPokemon: met.id, slug: "")
      return words(.effortSpotPokemon, name, String(met.effort), String(met.chance))
    }
    let names =
      spot.pokemon.map { (words.name(ofPokemon: $0.id, slug: ""), Subject.pokemon($0.id)) }
      + (words.location(ofArea: spot.area).map { [(place, Subject.place($0))] } ?? [])
    let head = words(.effortSpot, average, place, words.briefly(method: spot.method))
    return Line.wrapped(head, names: names, columns: columns)
      + Line.wrapped(
        pokemon.joined(separator: " · "), .secondary, names: names, indent: "  ", columns: columns)
  }
}
