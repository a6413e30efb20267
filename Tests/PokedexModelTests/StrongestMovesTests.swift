import PokedexModel
import Testing

@Suite("The strongest moves")
struct StrongestMovesTests {
  private static let chart = TypeChart(generation: 9) { attacking, defending in
    (attacking, defending) == (.ground, .steel) ? 200 : 100
  }
  private static let attacker = StrongestMoves.Fighter(
    types: [.fire], stats: StatValues([100, 100, 100, 50, 100, 100]), abilities: [])

  private static func target(_ abilities: [String]) -> StrongestMoves.Fighter {
    .init(types: [.steel], stats: StatValues([100, 100, 100, 100, 100, 100]), abilities: abilities)
  }

  private static func move(
    _ id: Int, _ type: PokemonType, _ power: Int?, class damageClass: String = "physical"
  ) -> Move {
    Move(
      id: id, slug: "move-\(id)", names: LocalizedText([:]), type: type, damageClass: damageClass,
      power: power, accuracy: 100, powerPoints: 10, priority: 0, generation: 1, target: "x")
  }

  @Test func whatTakesMostComesFirst() {
    let moves = [
      Self.move(1, .normal, 80), Self.move(2, .fire, 80), Self.move(3, .ground, 80),
      Self.move(4, .fire, 80, class: "special"), Self.move(5, .normal, nil, class: "status"),
    ]

    let strongest = StrongestMoves(
      of: Self.attacker, on: Self.target([]), moves: moves, chart: Self.chart)

    #expect(strongest.hits.map(\.move.id) == [3, 2, 1, 4])
    #expect(strongest.hits.map(\.hasOwnType) == [false, true, false, true])
    #expect(strongest.hits.map(\.factor) == [200, 100, 100, 100])
  }

  @Test func theOnlyAbilityCountsAndOthersAreTold() throws {
    let moves = [Self.move(3, .ground, 80)]

    let sure = StrongestMoves(
      of: Self.attacker, on: Self.target(["levitate"]), moves: moves, chart: Self.chart)
    let maybe = StrongestMoves(
      of: Self.attacker, on: Self.target(["levitate", "pressure"]), moves: moves,
      chart: Self.chart)

    #expect(sure.hits[0].share == 0...0 && sure.hits[0].withAbility.isEmpty)
    #expect(maybe.hits[0].factor == 200)
    #expect(maybe.hits[0].withAbility.map(\.ability) == ["levitate"])
    #expect(maybe.hits[0].withAbility.map(\.factor) == [0])
  }

  @Test func soManyAreKept() {
    let moves = (1...9).map { Self.move($0, .normal, 10 * $0) }

    let strongest = StrongestMoves(
      of: Self.attacker, on: Self.target([]), moves: moves, chart: Self.chart, most: 2)

    #expect(strongest.hits.map(\.move.id) == [9, 8])
  }
}
