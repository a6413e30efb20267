package import PokedexModel
package import PokemonAPI

/// The parts of an entry apart from its facts. A part is nil until it is fetched.
package struct EntryParts: Sendable, Equatable {
  package var evolutionLine: EvolutionLine?
  /// The games' descriptions. Also nil if the data source has none.
  package var descriptions: [GameDescription]?
  package var evolutionSteps: [EvolutionStep]?
  package var learnset: [LearnedMove]?
  package var encounters: [Encounter]?
  package var heldItems: [HeldItem]?
  package var forms: [PokemonForm]?
  package var pastValues: PastValues?
  /// The facts of the species' varieties fetched so far, keyed by PokeAPI's ids. Empty unless they
  /// are shown.
  package var varieties: [Int: Pokemon] = [:]

  package init() {}

  /// Fetches parts of an entry, one after another. The facts and the varieties, which belong to
  /// other entries, too, are left out.
  package init(
    _ parts: [EntryPart], of pokemon: Pokemon, from api: any PokemonAPIProtocol
  ) async throws {
    for part in parts {
      guard let field = part.field else { continue }
      take(part, from: try await field.fetch(pokemon, api).value)
    }
  }

  /// Returns only these parts.
  package func only(_ parts: [EntryPart]) -> EntryParts {
    parts.reduce(into: EntryParts()) { $0.take($1, from: self) }
  }

  mutating func take(_ part: EntryPart, from other: EntryParts) {
    part.field?.copy(other, &self)
    if part == .varieties { varieties = other.varieties }
  }
}

/// A part of an entry that is fetched separately.
package enum EntryPart: CaseIterable, Sendable {
  case facts, evolutionLine, descriptions
  case evolutionSteps, learnset, encounters, heldItems, forms, pastValues
  /// The facts of the species' other varieties.
  case varieties
  /// The past values of all varieties of the species.
  case pastVarieties

  /// Parts that a preview shows.
  static let preview = [facts, evolutionLine]
  static let pastPreview = [facts, evolutionLine, pastValues]
  /// Parts shown on every page of an entry. Descriptions come last, because they may come from the
  /// network while the other parts are bundled.
  static let common = [facts, evolutionLine, descriptions]
  package static let pastCommon = [facts, evolutionLine, pastValues, descriptions]
}

extension EntryPart {
  /// A property of `EntryParts`, and the request whose response it holds.
  struct Field {
    let copy: (EntryParts, inout EntryParts) -> Void
    /// Returns `EntryParts` with only this part.
    let fetch: (Pokemon, any PokemonAPIProtocol) async throws -> Fetched<EntryParts>

    fileprivate init<Value, Answer>(
      _ property: WritableKeyPath<EntryParts, Value?>,
      _ request: @escaping (Pokemon) -> Request<Answer>, _ value: @escaping (Answer) -> Value?
    ) {
      copy = { $1[keyPath: property] = $0[keyPath: property] }
      fetch = { pokemon, api in
        try await api.fetch(request(pokemon)).map { answer in
          var parts = EntryParts()
          parts[keyPath: property] = value(answer)
          return parts
        }
      }
    }

    fileprivate init<Value>(
      _ property: WritableKeyPath<EntryParts, Value?>,
      _ request: @escaping (Pokemon) -> Request<Value>
    ) {
      self.init(property, request, Optional.init)
    }
  }

  /// The part's property and request. Nil for the facts, and for parts of several entries.
  var field: Field? {
    switch self {
    case .evolutionLine: Field(\.evolutionLine) { .evolutionLine(of: $0.species) }
    case .descriptions: Field(\.descriptions, { .descriptions(of: $0.species) }, \.self)
    case .evolutionSteps: Field(\.evolutionSteps) { .evolutionSteps(of: $0.species) }
    case .learnset: Field(\.learnset) { .learnset(of: $0) }
    case .encounters: Field(\.encounters) { .encounters(of: $0) }
    case .heldItems: Field(\.heldItems) { .heldItems(of: $0) }
    case .forms: Field(\.forms) { .forms(of: $0) }
    case .pastValues: Field(\.pastValues) { .pastValues(of: $0) }
    case .facts, .varieties, .pastVarieties: nil
    }
  }
}
