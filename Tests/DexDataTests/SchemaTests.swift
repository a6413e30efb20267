import EmbeddedTables
import PokedexModel
import Testing

@testable import DexData

/// Compares the columns that each reader declares with the header of its table.
struct SchemaTests {
  private static let schemas: [any TableColumns.Type] = [
    AbilityColumn.self, AvailableColumn.self, DrawingColumn.self, EggGroupColumn.self,
    EncounterColumn.self,
    EncounterConditionColumn.self, EvolutionChainColumn.self, EvolutionColumn.self, FormColumn.self,
    FormNameColumn.self, FormTriggerColumn.self, ItemCureColumn.self, ItemFactColumn.self,
    ItemPriceColumn.self, ItemPlaceColumn.self, TrainerColumn.self, TrainerNameColumn.self,
    MoveFlagColumn.self,
    GenusColumn.self, GrowthRateColumn.self, HeldItemColumn.self, ItemColumn.self, LabelColumn.self,
    LearnsetColumn.self, LocationAreaColumn.self, LocationColumn.self, MachineColumn.self,
    MoveColumn.self, MoveEffectColumn.self, MoveByGameColumn.self, MoveSubjectColumn.self,
    MoveBattleColumn.self,
    NatureColumn.self,
    ObtainableColumn.self,
    PokemonColumn.self, PokemonByGameColumn.self, RegionalDexColumn.self, ShowdownNameColumn.self,
    SpeciesColumn.self,
    SpeciesNameColumn.self, TypeChartColumn.self, TypeChartPastColumn.self,
    TypeColumn.self,
    VarietyNameColumn.self, VarietyRuleColumn.self,
    VersionColumn.self, VersionGroupColumn.self,
  ]

  /// The tables of sentences and words have separate readers that find rows by key.
  @Test func everyTableHasAReader() {
    let tables =
      Self.schemas.map { $0.table.rawValue }
      + [
        TableName.sentences, .placeWords, .abilityWords, .moveWords, .itemWords, .queryWords,
        .paletteWords,
      ]
      .map(
        \.rawValue)

    #expect(tables.sorted() == TableName.all.map(\.rawValue).sorted())
  }

  @Test(arguments: schemas.indices)
  func columnsMatchHeader(index: Int) {
    let schema = Self.schemas[index]

    #expect(Self.columns(of: schema) == schema.table.header)
  }

  private static func columns(of schema: any TableColumns.Type) -> [String] {
    func names(_ schema: (some TableColumns).Type) -> [String] {
      schema.allCases.map { "\($0)" }
    }
    return names(schema).flatMap { name in
      switch name {
      case "names": Language.allCases.map(\.code)
      case "factors": PokemonType.allCases.prefix(19).map(\.rawValue)
      default: [Self.underscored(name)]
      }
    }
  }

  /// Converts `minLevel` to `min_level` and `levels1To100` to `levels_1_to_100`.
  private static func underscored(_ name: String) -> String {
    var text = ""
    for character in name {
      let startsWord = character.isUppercase || character.isNumber && text.last?.isNumber == false
      text += (startsWord ? "_" : "") + character.lowercased()
    }
    return text
  }
}
