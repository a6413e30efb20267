package import PokedexModel
package import PokedexSets

/// A team with the bundled data about its members.
package struct CheckedTeam: Sendable {
  package let team: SetTeam
  package let members: [SetMember]
  package let generation: Int
  private let gameData: any SetGameData

  /// Creates a team with the data of a generation.
  ///
  /// - Parameters:
  ///   - lines: for each set, the numbers of its lines in the text that it was read from.
  ///   - generation: generation of the data, 1 to 9.
  package init(_ team: SetTeam, _ lines: [SetLines], generation: Int, gameData: any SetGameData) {
    (self.team, self.generation, self.gameData) = (team, generation, gameData)
    members = zip(team.sets, lines).map {
      SetMember($0, $1, generation: generation, gameData: gameData)
    }
  }

  package var chart: TypeChart { gameData.typeChart(generation: generation) }
  /// The members whose Pokémon exist in the generation.
  package var known: [SetMember] { members.filter { $0.pokemon != nil } }

  /// Weaknesses of the members, and the types against which their moves are effective. If no member
  /// has a move, the members' own types are used instead of moves.
  package var matchups: TeamMatchups {
    let (known, chart) = (known, chart)
    let attacks = Set(known.flatMap(\.attacks))
    return TeamMatchups(
      types: known.map(\.types), takes: known.map { $0.takes(in: chart) },
      attacks: members.allSatisfy { $0.set.moves.isEmpty } ? nil : attacks, chart: chart)
  }
}
