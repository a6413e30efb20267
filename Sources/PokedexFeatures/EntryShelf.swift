package import PokedexModel
package import PokemonAPI

/// What has been fetched for entries, so that one seen before is there at once.
@MainActor
package final class EntryShelf {
  /// The parts of an entry, each as its source gave it, with its own origin; nil until it has come.
  package struct Entry: Sendable, Equatable {
    package fileprivate(set) var pokemon: Fetched<Pokemon>
    package fileprivate(set) var evolutionLine: Fetched<EvolutionLine>?
    /// No prose in it where the source has none.
    package fileprivate(set) var descriptions: Fetched<[GameDescription]?>?
    package fileprivate(set) var evolutionSteps: Fetched<[EvolutionStep]>?
    package fileprivate(set) var learnset: Fetched<[LearnedMove]>?
    package fileprivate(set) var encounters: Fetched<[Encounter]>?
    package fileprivate(set) var heldItems: Fetched<[HeldItem]>?
    package fileprivate(set) var forms: Fetched<[PokemonForm]>?
    package fileprivate(set) var pastValues: Fetched<PastValues>?

    package init(_ pokemon: Fetched<Pokemon>) {
      self.pokemon = pokemon
    }
  }

  /// A part of a variety, by PokeAPI's id.
  private typealias Need = (id: Int, part: EntryPart)

  private var entries: [Int: Entry] = [:]
  /// The facts of all entries, by PokeAPI's ids.
  private(set) var facts: [Int: Pokemon] = [:]
  /// What is told whether the network is there.
  let connectivity: Connectivity

  package init(connectivity: Connectivity = Connectivity()) {
    self.connectivity = connectivity
  }

  /// The entry of a variety by PokeAPI's id.
  package subscript(id: Int) -> Entry? {
    get { entries[id] }
    set {
      entries[id] = newValue
      if let pokemon = newValue?.pokemon.value, facts[id] != pokemon { facts[id] = pokemon }
      connectivity.changes.note()
    }
  }

  /// The facts of a variety as of a generation, today's where it came later; nil until they have come.
  ///
  /// - Parameter generation: nil for today's.
  package func pokemon(_ id: Int, asOf generation: Int?) -> Pokemon? {
    guard let entry = self[id] else { return nil }
    guard let generation else { return entry.pokemon.value }
    guard let past = entry.pastValues?.value else { return nil }
    return entry.pokemon.value.inGeneration(generation, past: past) ?? entry.pokemon.value
  }

  /// Where the parts of some entries that are here come from, the least sure of them; nil where none is.
  func origin(of parts: [EntryPart], _ ids: [Int]) -> Origin? {
    ids.compactMap { origin(of: parts, $0) }.reduce(nil) { $0?.joined(with: $1) ?? $1 }
  }

  /// Where the parts that are here come from, the least sure of them; nil where none is.
  func origin(of parts: [EntryPart], _ id: Int) -> Origin? {
    guard let entry = self[id] else { return nil }
    return parts.compactMap { origin(of: $0, entry) }.reduce(nil) { $0?.joined(with: $1) ?? $1 }
  }

  /// Whether nothing of the parts is missing.
  func isComplete(_ id: Int, with parts: [EntryPart]) -> Bool {
    guard let entry = self[id] else { return parts.isEmpty }
    return parts.allSatisfy { part in
      switch part {
      case .varieties: entry.varietyIDs.allSatisfy { self[$0] != nil }
      case .pastVarieties: entry.varietyIDs.allSatisfy { self[$0]?.pastValues != nil }
      default: entry.origin(of: part) != nil
      }
    }
  }

  /// Fetches of an entry what is missing, then what is old; each part is here as soon as it has come.
  ///
  /// - Parameters:
  ///   - parts: in the order in which they are wanted; without the facts none can be asked for.
  ///   - urgency: `anew` fetches all where nothing is missing or old.
  /// - Returns: where the parts come from, the least sure of them.
  /// - Throws: what the source throws; the parts that came before stay. Nothing is stored any more once
  ///   the task is cancelled.
  func complete(
    _ id: Int, with parts: [EntryPart], from api: any PokemonAPIProtocol, _ urgency: Urgency
  ) async throws -> Origin {
    let api = api.serving(urgency)
    let old = needs(parts, of: id).filter { origin(of: $0)?.staleCause != nil }
    var fetchedCount = 0
    if self[id] == nil {
      try await fetch((id, .facts), from: api)
      fetchedCount += 1
    }
    let needs = needs(parts, of: id)
    for need in needs where origin(of: need) == nil {
      try await fetch(need, from: api)
      fetchedCount += 1
    }
    let isAllAnew = urgency == .anew && fetchedCount == 0 && old.isEmpty
    for need in isAllAnew ? needs : old { try await fetch(need, from: api) }
    return origin(of: parts, id) ?? .bundled
  }
}

// MARK: - Parts

extension EntryShelf {
  /// Which parts of which varieties some parts of an entry are; none while its facts are missing.
  private func needs(_ parts: [EntryPart], of id: Int) -> [Need] {
    guard let entry = self[id] else { return [] }
    var needs: [Need] = []
    for part in parts {
      switch part {
      case .varieties: needs += entry.varietyIDs.filter { $0 != id }.map { ($0, .facts) }
      case .pastVarieties: needs += entry.varietyIDs.map { ($0, .pastValues) }
      default: needs.append((id, part))
      }
    }
    return needs
  }

  private func origin(of need: Need) -> Origin? { self[need.id]?.origin(of: need.part) }

  private func origin(of part: EntryPart, _ entry: Entry) -> Origin? {
    switch part {
    case .varieties, .pastVarieties:
      let own: EntryPart = part == .varieties ? .facts : .pastValues
      return entry.varietyIDs.compactMap { self[$0]?.origin(of: own) }
        .reduce(nil) { $0?.joined(with: $1) ?? $1 }
    default: return entry.origin(of: part)
    }
  }

  private func fetch(_ need: Need, from api: any PokemonAPIProtocol) async throws {
    guard need.part != .facts, let pokemon = self[need.id]?.pokemon.value else {
      return try keep(try await api.fetch(.pokemon(.id(need.id))), as: need) { entry, facts in
        if entry == nil { entry = Entry(facts) } else { entry?.pokemon = facts }
      }
    }
    let species = pokemon.species
    switch need.part {
    case .evolutionLine:
      try keep(await api.fetch(.evolutionLine(of: species)), as: need) { $0?.evolutionLine = $1 }
    case .descriptions:
      try keep(await api.fetch(.descriptions(of: species)), as: need) { $0?.descriptions = $1 }
    case .evolutionSteps:
      try keep(await api.fetch(.evolutionSteps(of: species)), as: need) { $0?.evolutionSteps = $1 }
    case .learnset:
      try keep(await api.fetch(.learnset(of: pokemon)), as: need) { $0?.learnset = $1 }
    case .encounters:
      try keep(await api.fetch(.encounters(of: pokemon)), as: need) { $0?.encounters = $1 }
    case .heldItems:
      try keep(await api.fetch(.heldItems(of: pokemon)), as: need) { $0?.heldItems = $1 }
    case .forms:
      try keep(await api.fetch(.forms(of: pokemon)), as: need) { $0?.forms = $1 }
    case .pastValues:
      try keep(await api.fetch(.pastValues(of: pokemon)), as: need) { $0?.pastValues = $1 }
    // These are parts of others, which are asked for by themselves.
    case .facts, .varieties, .pastVarieties: break
    }
  }

  private func keep<Value>(
    _ answer: Fetched<Value>, as need: Need, _ put: (inout Entry?, Fetched<Value>) -> Void
  ) throws(HTTPError) {
    // What comes after a cancellation is dropped, lest it be stored for nobody.
    if Task.isCancelled { throw .cancelled }
    // An old answer does not take the place of a newer one that came meanwhile.
    let isNewer = answer.origin.staleCause == nil
    if isNewer || origin(of: need).map({ $0.staleCause != nil }) ?? true {
      put(&self[need.id], answer)
    }
    connectivity.note(answer.origin)
  }
}

extension EntryShelf.Entry {
  fileprivate var varietyIDs: [Int] { pokemon.value.species.varieties.map(\.id) }

  /// Where a part that is kept with the entry comes from; nil until it has come.
  fileprivate func origin(of part: EntryPart) -> Origin? {
    switch part {
    case .facts: pokemon.origin
    case .evolutionLine: evolutionLine?.origin
    case .descriptions: descriptions?.origin
    case .evolutionSteps: evolutionSteps?.origin
    case .learnset: learnset?.origin
    case .encounters: encounters?.origin
    case .heldItems: heldItems?.origin
    case .forms: forms?.origin
    case .pastValues: pastValues?.origin
    case .varieties, .pastVarieties: nil
    }
  }
}

/// What is fetched of an entry, each part by itself.
package enum EntryPart: CaseIterable, Sendable {
  case facts, evolutionLine, descriptions
  case evolutionSteps, learnset, encounters, heldItems, forms, pastValues
  /// The facts of the species' other varieties.
  case varieties
  /// What all of them were like in earlier generations.
  case pastVarieties

  /// What a preview shows.
  static let preview = [facts, evolutionLine]
  static let pastPreview = [facts, evolutionLine, pastValues]
  /// What is shown of an entry whichever of its pages is open. Prose comes last, because it may come
  /// from farther away than all the rest.
  static let whole = [facts, evolutionLine, descriptions]
  static let pastWhole = [facts, evolutionLine, pastValues, descriptions]
}

/// Fetches entries near the selection ahead, one after the other, once the selection has rested. What
/// fails is said by whoever opens it; here it is asked for again in silence.
@MainActor
final class Prefetcher {
  private static let rest = Duration.milliseconds(400)

  private var ids: [Int] = []
  private let api: any PokemonAPIProtocol
  private let shelf: EntryShelf
  private let loader: Loader<Void>

  init(api: any PokemonAPIProtocol, shelf: EntryShelf, clock: any Clock<Duration>) {
    self.api = api
    self.shelf = shelf
    loader = Loader(clock: clock, connectivity: shelf.connectivity)
  }

  /// Sets what is near, the nearest first. What was near before and is no longer wanted is dropped.
  func follow(_ ids: [Int]) {
    guard ids != self.ids else { return }
    self.ids = ids
    loader.load(after: Self.rest) { [shelf, api] _ in
      for id in ids where !shelf.isComplete(id, with: EntryPart.whole) {
        _ = try await shelf.complete(id, with: EntryPart.whole, from: api, .ahead)
      }
      // Old answers are left to whoever opens the entry.
      return Fetched((), .bundled)
    }
  }

  /// Drops what is under way.
  func cancel() {
    loader.reset()
    ids = []
  }
}
