internal import PokedexApp
internal import PokedexModel
internal import PokedexQuery
internal import PokedexText

/// A field of an entry. Its raw value, in snake case, is the key in JSON, the column name in tables
/// and the placeholder in `--format` templates.
enum EntryField: String, CaseIterable {
  case id, name, form, species, number
  case introducedIn = "introduced_in"
  case region
  case formTriggers = "form_triggers"
  case displayName = "display_name"
  case types, stats, effort, abilities
  case heightDm = "height_dm"
  case weightHg = "weight_hg"
  case baseExperience = "base_experience"
  case genus, generation
  case eggGroups = "egg_groups"
  case captureRate = "capture_rate"
  case baseHappiness = "base_happiness"
  case genderRate = "gender_rate"
  case growthRate = "growth_rate"
  case hatchCounter = "hatch_counter"
  case isBaby = "is_baby"
  case isLegendary = "is_legendary"
  case isMythical = "is_mythical"
  case evolvesFrom = "evolves_from"
  case names, varieties
  // Each stat and the slug have fields of their own. `slug` exists because, in text output, `name`
  // is in the user's language.
  case hp, attack, defense
  case specialAttack = "special_attack"
  case specialDefense = "special_defense"
  case speed, total, slug

  /// The default fields of an entry in JSON.
  static let jsonDefaults: [EntryField] = Array(allCases.prefix { $0 != .hp })

  /// The default columns of a table.
  static let tableDefaults: [EntryField] = [
    .number, .id, .name, .displayName, .types, .hp, .attack, .defense, .specialAttack,
    .specialDefense, .speed, .total, .heightDm, .weightHg, .abilities,
  ]

  /// All names, separated by commas, for help texts.
  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// The stat that the field contains. Nil if the field isn't a single stat.
  var stat: Stat? { Stat(rawValue: rawValue) }
}

extension EntryField {
  /// Returns the field's value for a table cell or a `--format` template.
  func cell(of pokemon: Pokemon, words: Words) -> ListTable.Cell {
    if let stat { return .integer(pokemon.stats[stat]) }
    let (species, rules) = (pokemon.species, words.rules)
    switch self {
    case .id: return .integer(pokemon.id)
    case .name: return .named(pokemon.slug, words.name(of: pokemon))
    case .slug: return .text(pokemon.slug)
    case .form: return slug(pokemon.form?.slug) { _ in words.name(of: pokemon) }
    case .displayName: return .text(words.name(of: pokemon))
    case .species: return .named(species.slug, species.names[words.language] ?? species.slug)
    case .number: return .integer(species.number)
    case .introducedIn:
      let form = pokemon.form.flatMap(rules.generation)
      return .integer(
        form ?? rules.firstGeneration(ofVariety: pokemon.id) ?? species.generation)
    case .region:
      return slug(rules.region(ofVariety: pokemon.id)) { words.label("region", $0) }
    case .formTriggers:
      return .list(rules.formTriggers(ofVariety: pokemon.id, in: nil).map(\.slug), [])
    case .types:
      return .list(
        pokemon.types.map(\.rawValue), pokemon.types.map { words.name(of: $0) }, separator: " ")
    case .stats: return figures(pokemon.stats)
    case .effort: return figures(pokemon.effort)
    case .abilities:
      let slugs = pokemon.abilities.map(\.slug)
      return .list(slugs, slugs.map(words.name(ofAbility:)))
    case .heightDm: return .integer(pokemon.heightDecimetres)
    case .weightHg: return integer(pokemon.weightHectograms)
    case .baseExperience: return integer(pokemon.baseExperience)
    case .total: return .integer(pokemon.stats.total)
    default: return cell(of: species, words)
    }
  }

  private func cell(of species: Species, _ words: Words) -> ListTable.Cell {
    switch self {
    case .genus: species.genera[words.language].map(ListTable.Cell.text) ?? .none
    case .generation: .integer(species.generation)
    case .eggGroups:
      .list(species.eggGroups, species.eggGroups.map(words.name(ofEggGroup:)))
    case .captureRate: .integer(species.captureRate)
    case .baseHappiness: integer(species.baseHappiness)
    case .genderRate: .integer(species.genderRate.eighths)
    case .growthRate: .named(species.growthRate, words.growthRate(species.growthRate))
    case .hatchCounter: integer(species.hatchCounter)
    case .isBaby: .text(String(species.isBaby))
    case .isLegendary: .text(String(species.isLegendary))
    case .isMythical: .text(String(species.isMythical))
    case .evolvesFrom: slug(species.evolvesFrom) { words.name(ofVariety: $0) }
    case .names: .list(species.names.all.map(\.text), species.names.all.map(\.text))
    case .varieties:
      .list(species.varieties.map(\.slug), species.varieties.map { words.name(ofVariety: $0.slug) })
    default: .none
    }
  }

  private func figures(_ values: StatValues) -> ListTable.Cell {
    let texts = Stat.allCases.map { String(values[$0]) }
    return .list(texts, texts, separator: " ")
  }

  private func integer(_ value: Int?) -> ListTable.Cell {
    value.map(ListTable.Cell.integer) ?? .none
  }

  private func slug(_ slug: String?, _ name: (String) -> String) -> ListTable.Cell {
    slug.map { .named($0, name($0)) } ?? .none
  }
}

extension EntryField {
  /// Returns the field's value for JSON, which can be an object or array with more details than a
  /// table cell.
  func json(of pokemon: Pokemon, words: Words) -> JSONValue {
    let species = pokemon.species
    return switch self {
    case .displayName: .text(pokemon.displayName(in: words.language))
    case .stats: .object(JSONValue.byStat { pokemon.stats[$0] })
    case .effort: .object(JSONValue.byStat { pokemon.effort[$0] })
    case .abilities:
      .objects(
        pokemon.abilities.map { ["name": .text($0.slug), "is_hidden": .flag($0.isHidden)] })
    case .formTriggers:
      .objects(
        words.rules.formTriggers(ofVariety: pokemon.id, in: nil)
          .map { ["kind": .text($0.kind.rawValue), "name": .text($0.slug)] })
    case .isBaby: .flag(species.isBaby)
    case .isLegendary: .flag(species.isLegendary)
    case .isMythical: .flag(species.isMythical)
    case .names: .byLanguage(species.names)
    default: cell(of: pokemon, words: words).json
    }
  }
}

/// A `--format` template such as `{{name}} {{types}}`, from which one line is printed per entry.
struct EntryFormat: Equatable {
  private enum Piece: Equatable {
    case text(String)
    case field(EntryField)
  }

  private let pieces: [Piece]

  /// Parses a text with field names in double braces. Braces that aren't closed are kept as text.
  ///
  /// - Throws: `UnknownField` with the first unknown name, as the user wrote it.
  init(_ text: String) throws(UnknownField) {
    var pieces: [Piece] = []
    var rest = text[...]
    while let open = rest.firstRange(of: "{{"),
      let close = rest[open.upperBound...].firstRange(of: "}}")
    {
      let written = String(rest[open.upperBound..<close.lowerBound])
      guard let field = EntryField(rawValue: written.trimmed) else {
        throw UnknownField(name: written)
      }
      pieces += [.text(String(rest[..<open.lowerBound])), .field(field)]
      rest = rest[close.upperBound...]
    }
    self.pieces = pieces + [.text(String(rest))]
  }

  /// Returns the line for an entry, with a final newline. Names are in the user's language. Unknown
  /// values are empty.
  func line(of pokemon: Pokemon, words: Words) -> String {
    let texts = pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .field(let field):
        Quote.visible(
          field.cell(of: pokemon, words: words).shown(words.figures, orElse: ""))
      }
    }
    return texts.joined() + "\n"
  }
}

/// An unknown field name in a `--format` template.
struct UnknownField: Error, Equatable {
  let name: String
}

extension String {
  /// The text without surrounding spaces.
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension ListTable {
  /// Creates a table that has a row for each entry and a column for each field.
  init(_ entries: [Pokemon], fields: [EntryField], words: Words) {
    self.init(
      columns: fields.map { field in
        OutputColumn(
          key: field.rawValue,
          cells: entries.map { field.cell(of: $0, words: words) })
      }, rowCount: entries.count)
  }
}
