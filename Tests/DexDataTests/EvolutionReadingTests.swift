import DexData
import EmbeddedTables
import PokedexModel
import Testing

/// Evolution steps as the dex reads them, compared with their table.
struct EvolutionReadingTests {
  private let dex = Dex()

  private var steps: [EvolutionStep] {
    (1...dex.speciesCount).flatMap { dex.evolutionSteps(ofFamilyOf: $0) }
  }

  @Test func stepsMatchParentsOfSpecies() {
    let species = (1...dex.speciesCount).compactMap { dex.pokemon(id: $0)?.species }
    let evolved = Set(species.compactMap { one in one.evolvesFrom.map { "\($0) \(one.slug)" } })

    #expect(Set(steps.map { "\($0.from) \($0.to)" }) == evolved)
  }

  @Test func everyConditionIsReadUnderItsColumn() {
    let table = TableText(.evolutions)
    let names = table.columns.dropFirst(4)

    let read = Set(
      steps.map { step in
        let main = step.conditions.main.map { ($0.name, Self.text(of: $0.value, flag: "1")) }
        let more = step.conditions.more.map {
          "\($0.name)=\(Self.text(of: $0.value, flag: "True"))"
        }
        var values = Dictionary(uniqueKeysWithValues: main)
        values["more"] = more.isEmpty ? nil : more.joined(separator: ",")
        return names.map { values[$0] ?? "-" }.joined(separator: "\t")
      })

    #expect(read == Set(table.rows.map { $0.dropFirst(4).joined(separator: "\t") }))
  }

  @Test(arguments: [0, -1, Counts.species + 1, 10034])
  func unknownNumberHasNoEvolutionSteps(number: Int) {
    #expect(dex.evolutionSteps(ofFamilyOf: number) == [])
  }

  private static func text(
    of value: EvolutionConditions.ConditionValue, flag: String
  ) -> String {
    switch value {
    case .number(let number): String(number)
    case .slug(let slug): slug
    case .slugs(let slugs): slugs.joined(separator: "|")
    case .flag: flag
    }
  }
}
