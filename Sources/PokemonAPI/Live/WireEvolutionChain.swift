internal import PokedexModel

/// The used members of an `evolution-chain/ID` response.
struct WireEvolutionChain: WireResource {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case id, chain
  }

  struct Link: Decodable, Sendable {
    let species: Resource
    let evolvesTo: BoundedList<99, Link>
    let details: BoundedList<499, WireEvolutionDetail>?

    enum CodingKeys: String, CodingKey {
      case species
      case evolvesTo = "evolves_to"
      case details = "evolution_details"
    }

    /// Number of species in this subtree, plus number of evolution methods that lead to them.
    var size: Int { evolvesTo.all.reduce(1 + (details?.all.count ?? 0)) { $0 + $1.size } }
  }

  let id: WireID
  let chain: Link

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(WireID.self, forKey: .id)
    chain = try container.decode(Link.self, forKey: .chain)
    guard chain.size <= Self.maxSize else {
      throw DecodingError.dataCorruptedError(
        forKey: .chain, in: container, debugDescription: "more than \(Self.maxSize) ways to evolve"
      )
    }
  }

  /// Maximum number of species plus evolution methods in a family. The largest family has about
  /// thirty.
  private static let maxSize = 999

  /// Maximum depth of an evolution chain. No family is deeper, and a deeper payload could overflow
  /// the stack.
  private static let maxDepth = 10

  var line: EvolutionLine { Self.line(chain, depth: 0) }

  /// Every evolution method in the family. The steps that lead to a species come right before the
  /// steps that lead on from it.
  var steps: [EvolutionStep] { Self.steps(from: chain, depth: 0) }

  private static func steps(from link: Link, depth: Int) -> [EvolutionStep] {
    guard depth < maxDepth else { return [] }
    return link.evolvesTo.all.flatMap { next in
      let ways = (next.details?.all ?? []).map { ($0.trigger, $0.conditions) }
      let steps = (ways.isEmpty ? [(nil, EvolutionConditions())] : ways).map {
        trigger, conditions in
        EvolutionStep(
          from: link.species.name, to: next.species.name, trigger: trigger, conditions: conditions)
      }
      return steps + self.steps(from: next, depth: depth + 1)
    }
  }

  private static func line(_ link: Link, depth: Int) -> EvolutionLine {
    let next = depth < maxDepth ? link.evolvesTo.all : []
    return EvolutionLine(
      number: link.species.id, slug: link.species.name,
      evolvesTo: next.map { line($0, depth: depth + 1) }.sorted { $0.number < $1.number })
  }
}
