package import PokedexModel
package import PokedexSets

/// A team with the dex's data about its members.
package struct CheckedTeam: Sendable {
  package let team: SetTeam
  package let members: [SetMember]
  package let generation: Int
  private let gameData: any SetGameData

  /// Creates a team with the data of a generation.
  ///
  /// - Parameters:
  ///   - lines: the line numbers of each set, in the order of the sets.
  ///   - generation: 1 to 9.
  package init(_ team: SetTeam, _ lines: [SetLines], generation: Int, gameData: any SetGameData) {
    (self.team, self.generation, self.gameData) = (team, generation, gameData)
    members = zip(team.sets, lines).map {
      SetMember($0, $1, generation: generation, gameData: gameData)
    }
  }

  package var chart: TypeChart { gameData.typeChart(generation: generation) }
  /// The members whose Pokémon are known.
  package var known: [SetMember] { members.filter { $0.pokemon != nil } }

  /// Weaknesses of the members, and the types that their moves hit. If no member has a move, their own types
  /// attack.
  package var matchups: TeamMatchups {
    let (known, chart) = (known, chart)
    let attacks = Set(known.flatMap(\.attacks))
    return TeamMatchups(
      types: known.map(\.types), takes: known.map { $0.takes(in: chart) },
      attacks: members.allSatisfy { $0.set.moves.isEmpty } ? nil : attacks, chart: chart)
  }
}

extension SetTeam {
  /// The generation of a format like `gen9ou`; nil without a format, and for National Dex, which spans all
  /// generations.
  package var generationOfFormat: Int? {
    guard let format, format.hasPrefix("gen"), !format.contains("nat"),
      let digit = format.dropFirst(3).first.flatMap({ Int(String($0)) }),
      1...TypeChart.newestGeneration ~= digit
    else { return nil }
    return digit
  }
}
