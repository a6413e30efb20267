package import PokedexModel
package import PokemonAPI

/// An in-memory cache of the fetched entries, so that an entry that was seen before is shown
/// immediately.
@MainActor
package final class EntryCache {
  /// The parts of an entry, each with its origin. A part is nil until it is fetched.
  package struct Entry: Sendable, Equatable {
    package fileprivate(set) var pokemon: Fetched<Pokemon>
    package fileprivate(set) var evolutionLine: Fetched<EvolutionLine>?
    /// The fetched value is nil if the data source has no descriptions.
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

  /// A part to fetch, and the id of the variety that it belongs to.
  private typealias Need = (id: Int, part: EntryPart)

  private var entries: [Int: Entry] = [:]
  /// Facts of all cached entries, keyed by PokeAPI's id.
  private(set) var facts: [Int: Pokemon] = [:]
  /// The state of the network, which is updated from the origin of each response.
  let connectivity: Connectivity

  package init(connectivity: Connectivity = Connectivity()) {
    self.connectivity = connectivity
  }

  /// The entry of the variety with this PokeAPI id.
  package subscript(id: Int) -> Entry? {
    get { entries[id] }
    set {
      entries[id] = newValue
      if let pokemon = newValue?.pokemon.value, facts[id] != pokemon { facts[id] = pokemon }
      connectivity.changes.note()
    }
  }

  /// Returns the facts of a variety in an edition; nil until they are fetched. For a variety
  /// introduced later, returns today's facts.
  ///
  /// - Parameter edition: the edition; nil for today.
  package func pokemon(_ id: Int, asOf edition: Edition?) -> Pokemon? {
    guard let entry = self[id] else { return nil }
    guard let edition else { return entry.pokemon.value }
    guard let past = entry.pastValues?.value else { return nil }
    return entry.pokemon.value.asOf(edition, past) ?? entry.pokemon.value
  }

  /// Returns the most outdated origin among the available parts of these entries; nil if no part is
  /// available.
  func origin(of parts: [EntryPart], _ ids: [Int]) -> Origin? {
    ids.compactMap { origin(of: parts, $0) }.reduce(nil) { $0?.joined(with: $1) ?? $1 }
  }

  /// Returns the most outdated origin among the available parts of an entry; nil if no part is
  /// available.
  func origin(of parts: [EntryPart], _ id: Int) -> Origin? {
    guard let entry = self[id] else { return nil }
    return parts.compactMap { origin(of: $0, entry) }.reduce(nil) { $0?.joined(with: $1) ?? $1 }
  }

  /// Whether all of these parts of an entry are available.
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

  /// Fetches an entry's missing parts, then its outdated ones. Each part is available as soon as it
  /// is fetched.
  ///
  /// - Parameters:
  ///   - parts: parts in the order in which to fetch them. The facts are always fetched first,
  ///     because they are needed to request the others.
  ///   - urgency: the urgency of the requests. `forceReload` fetches all parts if none is missing
  ///     or outdated.
  /// - Returns: the most outdated origin among the parts.
  /// - Throws: any error of the data source. Parts fetched before the error stay cached. Nothing is
  ///   stored after the task is cancelled.
  func complete(
    _ id: Int, with parts: [EntryPart], from api: any PokemonAPIProtocol, _ urgency: Urgency
  ) async throws -> Origin {
    let api = api.withUrgency(urgency)
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
    let reloadsAll = urgency == .forceReload && fetchedCount == 0 && old.isEmpty
    for need in reloadsAll ? needs : old { try await fetch(need, from: api) }
    return origin(of: parts, id) ?? .bundled
  }
}

// MARK: - Parts

extension EntryCache {
  /// Returns everything to fetch for these parts of an entry. Some of it may belong to other
  /// varieties of the species. Empty until the entry's facts are fetched.
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
      return try insert(try await api.fetch(.pokemon(.id(need.id))), as: need) { entry, facts in
        if entry == nil { entry = Entry(facts) } else { entry?.pokemon = facts }
      }
    }
    let species = pokemon.species
    switch need.part {
    case .evolutionLine:
      try insert(await api.fetch(.evolutionLine(of: species)), as: need) { $0?.evolutionLine = $1 }
    case .descriptions:
      try insert(await api.fetch(.descriptions(of: species)), as: need) { $0?.descriptions = $1 }
    case .evolutionSteps:
      try insert(await api.fetch(.evolutionSteps(of: species)), as: need) {
        $0?.evolutionSteps = $1
      }
    case .learnset:
      try insert(await api.fetch(.learnset(of: pokemon)), as: need) { $0?.learnset = $1 }
    case .encounters:
      try insert(await api.fetch(.encounters(of: pokemon)), as: need) { $0?.encounters = $1 }
    case .heldItems:
      try insert(await api.fetch(.heldItems(of: pokemon)), as: need) { $0?.heldItems = $1 }
    case .forms:
      try insert(await api.fetch(.forms(of: pokemon)), as: need) { $0?.forms = $1 }
    case .pastValues:
      try insert(await api.fetch(.pastValues(of: pokemon)), as: need) { $0?.pastValues = $1 }
    // The facts are fetched above. The other two never get here, because `needs` replaces each of
    // them with a part of every variety.
    case .facts, .varieties, .pastVarieties: break
    }
  }

  private func insert<Value>(
    _ answer: Fetched<Value>, as need: Need, _ put: (inout Entry?, Fetched<Value>) -> Void
  ) throws(HTTPError) {
    // Drop responses that arrive after a cancellation.
    if Task.isCancelled { throw .cancelled }
    // An outdated response must not replace a current one that arrived in the meantime.
    let isNewer = answer.origin.staleCause == nil
    if isNewer || origin(of: need).map({ $0.staleCause != nil }) ?? true {
      put(&self[need.id], answer)
    }
    connectivity.note(answer.origin)
  }
}

extension EntryCache.Entry {
  fileprivate var varietyIDs: [Int] { pokemon.value.species.varieties.map(\.id) }

  /// Returns the origin of a part stored in this entry; nil until the part is fetched.
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
  static let pastCommon = [facts, evolutionLine, pastValues, descriptions]
}

/// Prefetches entries near the selection. It starts when the selection has been unchanged for
/// `debounce`, and fetches one entry after another. Failures are retried silently. They are
/// reported only when the entry is opened.
@MainActor
final class Prefetcher {
  private static let debounce = Duration.milliseconds(400)

  private var ids: [Int] = []
  private let api: any PokemonAPIProtocol
  private let entryCache: EntryCache
  private let loader: Loader<Void>

  init(api: any PokemonAPIProtocol, entryCache: EntryCache, clock: any Clock<Duration>) {
    self.api = api
    self.entryCache = entryCache
    loader = Loader(clock: clock, connectivity: entryCache.connectivity)
  }

  /// Sets the entries to prefetch, the nearest first. Stops prefetching the previous ones.
  func follow(_ ids: [Int]) {
    guard ids != self.ids else { return }
    self.ids = ids
    loader.load(after: Self.debounce) { [entryCache, api] _ in
      for id in ids where !entryCache.isComplete(id, with: EntryPart.common) {
        _ = try await entryCache.complete(id, with: EntryPart.common, from: api, .background)
      }
      // Report all data as current, because the loader would fetch outdated data again. Outdated
      // data is updated when the entry is opened.
      return Fetched((), .bundled)
    }
  }

  func cancel() {
    loader.reset()
    ids = []
  }
}
