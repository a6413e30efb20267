package import PokemonAPI
private import PokemonAPIBundle

/// A data source whose answers a test can replace, by the type of the answer. All other requests go
/// to another source, by default the bundle.
package struct StubPokemonAPI: PokemonAPIProtocol {
  private struct Replacement<Answer: Sendable>: Sendable {
    let fetch: nonisolated(nonsending) @Sendable (Request<Answer>) async throws -> Fetched<Answer>
  }

  package var withUrgency: @Sendable (StubPokemonAPI, Urgency) -> any PokemonAPIProtocol
  private var replacements: [ObjectIdentifier: any Sendable] = [:]
  private let source: @Sendable () -> any PokemonAPIProtocol

  /// Creates a stub that forwards requests to another source.
  ///
  /// - Parameter source: A closure that returns the source for requests that aren't replaced. It is
  ///   called for each request.
  package init(over source: @escaping @Sendable () -> any PokemonAPIProtocol) {
    withUrgency = { stub, _ in stub }
    self.source = source
  }

  /// Creates a stub that forwards requests to the bundle.
  package init() {
    let bundle = BundledPokemonAPI()
    self.init(over: { bundle })
  }

  /// Replaces the answers of a type.
  ///
  /// Call this in a function's body, so that the closure runs on its caller's actor. A closure that
  /// is passed within another closure leaves that actor (Swift 6.3).
  package mutating func replace<Answer>(
    _ type: Answer.Type,
    with fetch:
      nonisolated(nonsending) @escaping @Sendable (Request<Answer>) async throws ->
      Fetched<Answer>
  ) {
    replacements[ObjectIdentifier(type)] = Replacement(fetch: fetch)
  }

  package func withUrgency(_ urgency: Urgency) -> any PokemonAPIProtocol {
    withUrgency(self, urgency)
  }

  package func fetch<Answer>(_ request: Request<Answer>) async throws -> Fetched<Answer> {
    guard
      let replacement = replacements[ObjectIdentifier(Answer.self)] as? Replacement<Answer>
    else { return try await source().fetch(request) }
    return try await replacement.fetch(request)
  }
}
