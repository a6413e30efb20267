package import PokedexModel
package import PokemonAPI

/// An in-memory cache of the fetched entries, so that an entry that was seen before is shown
/// immediately.
@MainActor
package final class EntryCache {
  /// An entry's facts and the parts fetched so far, with their origins.
  package struct Entry: Sendable, Equatable {
    package fileprivate(set) var pokemon: Pokemon
    package fileprivate(set) var parts = EntryParts()
    package fileprivate(set) var origins: [EntryPart: Origin]

    package init(_ pokemon: Fetched<Pokemon>) {
      self.pokemon = pokemon.value
      origins = [.facts: pokemon.origin]
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
      if let pokemon = newValue?.pokemon, facts[id] != pokemon { facts[id] = pokemon }
      connectivity.changes.note()
    }
  }

  /// Returns the facts of a variety in an edition; nil until they are fetched. For a variety
  /// introduced later, returns today's facts.
  ///
  /// - Parameter edition: the edition; nil for today.
  package func pokemon(_ id: Int, asOf edition: Edition?) -> Pokemon? {
    guard let entry = self[id] else { return nil }
    guard let edition else { return entry.pokemon }
    guard let past = entry.parts.pastValues else { return nil }
    return entry.pokemon.asOf(edition, past) ?? entry.pokemon
  }

  /// Returns the most outdated origin among the available parts of these entries; nil if no part is
  /// available.
  func origin(of parts: [EntryPart], _ ids: [Int]) -> Origin? {
    ids.flatMap { id in parts.flatMap { needs($0, of: id) } }.compactMap { origin(of: $0) }
      .reduce(nil) { $0?.joined(with: $1) ?? $1 }
  }

  /// Whether all of these parts of an entry are available.
  func isComplete(_ id: Int, with parts: [EntryPart]) -> Bool {
    if self[id] == nil { return parts.isEmpty }
    return parts.flatMap { needs($0, of: id) }.allSatisfy { origin(of: $0) != nil }
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
    let old = ownNeeds(parts, of: id).filter { origin(of: $0)?.staleCause != nil }
    var fetchedCount = 0
    if self[id] == nil {
      try await fetch((id, .facts), from: api)
      fetchedCount += 1
    }
    let needs = ownNeeds(parts, of: id)
    for need in needs where origin(of: need) == nil {
      try await fetch(need, from: api)
      fetchedCount += 1
    }
    let reloadsAll = urgency == .forceReload && fetchedCount == 0 && old.isEmpty
    for need in reloadsAll ? needs : old { try await fetch(need, from: api) }
    return origin(of: parts, [id]) ?? .bundled
  }
}

// MARK: - Parts

extension EntryCache {
  /// Returns what a part of an entry consists of: itself, or a part of each variety of the species.
  private func needs(_ part: EntryPart, of id: Int) -> [Need] {
    let varieties = self[id]?.pokemon.species.varieties ?? []
    return switch part {
    case .varieties: varieties.map { ($0.id, .facts) }
    case .pastVarieties: varieties.map { ($0.id, .pastValues) }
    default: [(id, part)]
    }
  }

  /// Returns everything to fetch for these parts of an entry. Its own facts are not fetched again
  /// for `varieties`.
  private func ownNeeds(_ parts: [EntryPart], of id: Int) -> [Need] {
    parts.flatMap { part in
      needs(part, of: id).filter { part != .varieties || $0.id != id }
    }
  }

  private func origin(of need: Need) -> Origin? { self[need.id]?.origins[need.part] }

  private func fetch(_ need: Need, from api: any PokemonAPIProtocol) async throws {
    guard let pokemon = self[need.id]?.pokemon, let field = need.part.field else {
      let facts = try await api.fetch(.pokemon(.id(need.id)))
      return try insert(facts.origin, as: (need.id, .facts)) { entry in
        if entry == nil { entry = Entry(facts) } else { entry?.pokemon = facts.value }
      }
    }
    let answer = try await field.fetch(pokemon, api)
    try insert(answer.origin, as: need) { $0?.parts.take(need.part, from: answer.value) }
  }

  private func insert(
    _ origin: Origin, as need: Need, _ put: (inout Entry?) -> Void
  ) throws(HTTPError) {
    // Drop responses that arrive after a cancellation.
    if Task.isCancelled { throw .cancelled }
    // An outdated response must not replace a current one that arrived in the meantime.
    let isNewer = origin.staleCause == nil
    if isNewer || self.origin(of: need).map({ $0.staleCause != nil }) ?? true {
      var entry = self[need.id]
      put(&entry)
      entry?.origins[need.part] = origin
      self[need.id] = entry
    }
    connectivity.note(origin)
  }
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
