internal import Observation
package import PokedexModel
package import PokemonAPI

/// What has been fetched for entries, so that one seen before is there at once.
@MainActor @Observable
package final class EntryShelf {
  /// The parts of an entry, as far as they have come.
  package struct Entry: Sendable, Equatable {
    package let pokemon: Pokemon
    package var evolutionLine: EvolutionLine?
    package var descriptions: Descriptions = .unknown
    /// What its further pages show, each nil until it has come.
    package fileprivate(set) var evolutionSteps: [EvolutionStep]?
    package fileprivate(set) var learnset: [LearnedMove]?
    package fileprivate(set) var encounters: [Encounter]?
    package fileprivate(set) var heldItems: [HeldItem]?
    package fileprivate(set) var forms: [PokemonForm]?
    package fileprivate(set) var pastValues: PastValues?
    /// Of all parts together.
    package fileprivate(set) var origin: Origin

    package init(pokemon: Pokemon, origin: Origin) {
      self.pokemon = pokemon
      self.origin = origin
    }

    /// Whether nothing of what is wanted is missing.
    func has(_ parts: Parts) -> Bool {
      evolutionLine != nil && (parts == .facts || descriptions != .unknown)
    }

    /// Why parts of it are old ones; nil where none is.
    var staleCause: HTTPError? {
      if case .stale(age: _, because: let cause) = origin { cause } else { nil }
    }
  }

  /// Whether a source was asked for prose, and what it said.
  package enum Descriptions: Sendable, Equatable {
    case unknown
    case known([GameDescription]?)
  }

  /// How much of an entry is wanted.
  enum Parts: Sendable {
    /// Facts and the evolution line.
    case facts
    /// Prose as well.
    case all
  }

  private var entries: [Int: Entry] = [:]

  package init() {}

  /// The entry of a variety by PokeAPI's id.
  package subscript(id: Int) -> Entry? {
    get { entries[id] }
    set { entries[id] = newValue }
  }

  /// Fetches what is missing of an entry; each part is here as soon as it has come.
  ///
  /// - Parameter pages: what else is needed to show anything.
  /// - Throws: what the source throws; the parts that came before stay. Nothing is stored any more once
  ///   the task is cancelled.
  func complete(
    _ id: Int, from api: any PokemonAPIProtocol, with parts: Parts, and pages: [EntryPart] = []
  ) async throws {
    if entries[id]?.staleCause != nil {
      try await complete(id, from: api, with: pages)
      return try await renew(id, from: api, with: parts)
    }
    if entries[id] == nil {
      let pokemon = try await api.fetchPokemon(.id(id))
      try checkCancellation()
      if entries[id] == nil {
        entries[id] = Entry(pokemon: pokemon.value, origin: pokemon.origin)
      }
    }
    guard let species = entries[id]?.pokemon.species else { return }
    if entries[id]?.evolutionLine == nil {
      let line = try await api.fetchEvolutionLine(of: species)
      try checkCancellation()
      entries[id]?.take(line)
    }
    // Prose comes last, because it may come from farther away than all the rest.
    try await complete(id, from: api, with: pages)
    if parts == .all, entries[id]?.descriptions == .unknown {
      let descriptions = try await api.fetchDescriptions(of: species)
      try checkCancellation()
      entries[id]?.take(descriptions)
    }
  }

  /// Fetches what is missing of parts of an entry that is here.
  ///
  /// - Throws: as `complete`.
  func complete(
    _ id: Int, from api: any PokemonAPIProtocol, with parts: [EntryPart]
  ) async throws {
    guard let pokemon = entries[id]?.pokemon else { return }
    for part in parts where !has(part, of: id) {
      switch part {
      case .evolutionSteps:
        try store(try await api.fetchEvolutionSteps(of: pokemon.species), id, \.evolutionSteps)
      case .learnset: try store(try await api.fetchLearnset(of: pokemon), id, \.learnset)
      case .encounters: try store(try await api.fetchEncounters(of: pokemon), id, \.encounters)
      case .heldItems: try store(try await api.fetchHeldItems(of: pokemon), id, \.heldItems)
      case .forms: try store(try await api.fetchForms(of: pokemon), id, \.forms)
      case .pastValues: try store(try await api.fetchPastValues(of: pokemon), id, \.pastValues)
      case .varieties: try await completeVarieties(of: pokemon.species, from: api)
      case .pastVarieties:
        for variety in pokemon.species.varieties {
          try await complete(variety.id, from: api, with: [.pastValues])
        }
      }
    }
  }

  private func completeVarieties(
    of species: Species, from api: any PokemonAPIProtocol
  ) async throws {
    for variety in species.varieties where entries[variety.id] == nil {
      let pokemon = try await api.fetchPokemon(.id(variety.id))
      try checkCancellation()
      entries[variety.id] =
        entries[variety.id] ?? Entry(pokemon: pokemon.value, origin: pokemon.origin)
    }
  }

  private func has(_ part: EntryPart, of id: Int) -> Bool {
    guard let entry = entries[id] else { return false }
    let varieties = entry.pokemon.species.varieties.map { entries[$0.id] }
    return switch part {
    case .varieties: varieties.allSatisfy { $0 != nil }
    case .pastVarieties: varieties.allSatisfy { $0?.pastValues != nil }
    default: entry.has(part)
    }
  }

  /// Whether nothing of a part is missing.
  func isComplete(_ id: Int, with parts: [EntryPart]) -> Bool {
    parts.allSatisfy { has($0, of: id) }
  }

  private func store<Value>(
    _ fetched: Fetched<Value>, _ id: Int, _ part: WritableKeyPath<Entry, Value?>
  ) throws {
    try checkCancellation()
    entries[id]?[keyPath: part] = fetched.value
    entries[id]?.join(fetched.origin)
  }

  /// Fetches an entry anew, with all that the old one has, and puts it in its place once it is whole.
  private func renew(
    _ id: Int, from api: any PokemonAPIProtocol, with parts: Parts
  ) async throws {
    let wantsProse = parts == .all || entries[id]?.descriptions != .unknown
    let pokemon = try await api.fetchPokemon(.id(id))
    var entry = Entry(pokemon: pokemon.value, origin: pokemon.origin)
    if let old = entries[id] { entry.keepPages(of: old) }
    entry.take(try await api.fetchEvolutionLine(of: pokemon.value.species))
    if wantsProse { entry.take(try await api.fetchDescriptions(of: pokemon.value.species)) }
    try checkCancellation()
    entries[id] = entry
  }

  /// What comes after a cancellation is dropped, lest it be stored for nobody.
  private func checkCancellation() throws(HTTPError) {
    if Task.isCancelled { throw .cancelled }
  }
}

extension EntryShelf.Entry {
  /// Whether a part has come that is kept with the entry.
  fileprivate func has(_ part: EntryPart) -> Bool {
    switch part {
    case .evolutionSteps: evolutionSteps != nil
    case .learnset: learnset != nil
    case .encounters: encounters != nil
    case .heldItems: heldItems != nil
    case .forms: forms != nil
    case .pastValues: pastValues != nil
    case .varieties, .pastVarieties: true
    }
  }

  /// Keeps what the further pages of an entry show that is fetched anew.
  fileprivate mutating func keepPages(of old: EntryShelf.Entry) {
    evolutionSteps = old.evolutionSteps
    learnset = old.learnset
    encounters = old.encounters
    heldItems = old.heldItems
    forms = old.forms
    pastValues = old.pastValues
  }

  fileprivate mutating func join(_ origin: Origin) {
    self.origin = self.origin.joined(with: origin)
  }

  fileprivate mutating func take(_ line: Fetched<EvolutionLine>) {
    evolutionLine = line.value
    origin = origin.joined(with: line.origin)
  }

  fileprivate mutating func take(_ prose: Fetched<[GameDescription]?>) {
    descriptions = .known(prose.value)
    origin = origin.joined(with: prose.origin)
  }
}
