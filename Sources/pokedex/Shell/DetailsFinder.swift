internal import DexData
internal import PokedexModel
internal import PokemonAPI

/// Fetches what is asked for besides the facts of entries.
struct DetailsFinder {
  let request: EntryDetails.Request
  /// Of the generation that is asked for.
  let chart: TypeChart
  /// The places of version groups, and of versions, in the order of release.
  private let gamePlaces: [String: Int]
  private let versionPlaces: [String: Int]

  init(request: EntryDetails.Request, chart: TypeChart) {
    self.request = request
    self.chart = chart
    let groups = Dex().versionGroups
    gamePlaces = Self.places(groups.map(\.slug))
    versionPlaces = Self.places(groups.flatMap(\.versions))
  }

  /// - Throws: what the source throws.
  func details(
    of pokemon: Pokemon, from api: any PokemonAPIProtocol
  ) async throws -> EntryDetails {
    var details = EntryDetails()
    if wants(.moves) { details.moves = try await moves(of: pokemon, from: api) }
    if wants(.evolution) {
      details.evolution = try await api.fetch(.evolutionSteps(of: pokemon.species)).value
    }
    if wants(.matchups) {
      details.matchups = Matchups(
        types: pokemon.types, abilities: pokemon.abilities.map(\.slug), chart: chart)
    }
    if wants(.encounters) {
      details.encounters = sorted(try await api.fetch(.encounters(of: pokemon)).value) {
        versionPlaces[$0.version]
      }
    }
    if wants(.forms) { details.forms = try await api.fetch(.forms(of: pokemon)).value }
    if wants(.held) {
      details.held = sorted(try await api.fetch(.heldItems(of: pokemon)).value) {
        versionPlaces[$0.version]
      }
    }
    return details
  }

  /// The facts of the species' other varieties, by id, as they are in the generation; none for those that
  /// did not exist yet.
  ///
  /// - Throws: what the source throws.
  func varieties(
    of pokemon: Pokemon, from api: any PokemonAPIProtocol
  ) async throws -> [Int: Pokemon] {
    try await withThrowingTaskGroup(of: Pokemon?.self) { group in
      for variety in pokemon.species.varieties where variety.id != pokemon.id {
        group.addTask { [generation = request.generation] in
          let today = try await api.fetch(.pokemon(.id(variety.id))).value
          guard let generation else { return today }
          let past = try await api.fetch(.pastValues(of: today)).value
          return today.inGeneration(generation, past: past)
        }
      }
      var varieties: [Int: Pokemon] = [:]
      for try await case let variety? in group { varieties[variety.id] = variety }
      return varieties
    }
  }

  private func wants(_ part: EntryDetails.Part) -> Bool { request.parts.contains(part) }

  private func moves(
    of pokemon: Pokemon, from api: any PokemonAPIProtocol
  ) async throws -> [LearnedMove] {
    let moves = try await api.fetch(.learnset(of: pokemon)).value
    return sorted(moves.filter { request.game == nil || $0.versionGroup == request.game }) {
      gamePlaces[$0.versionGroup]
    }
  }

  /// In the order of release, whatever order the source has them in; what is newer than all that is
  /// known stands last.
  private func sorted<Value>(_ values: [Value], _ place: (Value) -> Int?) -> [Value] {
    values.enumerated()
      .map { (place: place($0.element) ?? .max, offset: $0.offset, value: $0.element) }
      .sorted { ($0.place, $0.offset) < ($1.place, $1.offset) }
      .map(\.value)
  }

  private static func places(_ slugs: [String]) -> [String: Int] {
    Dictionary(uniqueKeysWithValues: slugs.enumerated().map { ($1, $0) })
  }
}
