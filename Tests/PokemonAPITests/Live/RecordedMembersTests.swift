import Foundation
import TestSupport
import Testing

@testable import PokemonAPI

/// Tests that decoding only the kept part of a recorded response gives the same value as decoding
/// all of it.
struct RecordedMembersTests {
  @Test(arguments: RecordedPayloads.kinds)
  func filteredPayloadDecodesLikeTheWhole(kind: String) throws {
    let payloads = try RecordedPayloads.all(of: kind)
    #expect(payloads.count > 10)

    for payload in payloads {
      switch kind {
      case "pokemon": try check(WirePokemon.self, payload)
      case "pokemon-species": try check(WireSpecies.self, payload)
      case "pokemon-form": try check(WireForm.self, payload)
      case "evolution-chain": try check(WireEvolutionChain.self, payload)
      case "ability", "move": try check(WireEffect.self, payload)
      default: try check(WireType.self, payload)
      }
    }
  }

  private func check<Wire: WireObject>(_ type: Wire.Type, _ payload: Data) throws {
    let whole = try JSONDecoder().decode(Wire.self, from: payload)
    let filter = JSONMembers(keeping: Wire.members, upTo: Wire.maxBytes)
    let kept = try filter.kept(of: Array(payload))
    let part = try Wire.decode(kept: kept, of: "", from: nil)

    #expect(Self.content(of: part) == Self.content(of: whole))
    #expect(kept.count < payload.count)
    // Filtering a filtered body again must not change it.
    #expect(try filter.kept(of: kept) == kept)
  }
}

extension RecordedMembersTests {
  /// Returns a value's content as text. Sorts dictionaries and sets, because equal ones may have
  /// different orders.
  private static func content(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.children.isEmpty { return String(reflecting: value) }
    let parts = mirror.children.map { "\($0.label ?? ""): \(content(of: $0.value))" }
    let isOrdered = mirror.displayStyle != .dictionary && mirror.displayStyle != .set
    let ordered = isOrdered ? parts : parts.sorted()
    return "\(type(of: value))(\(ordered.joined(separator: ", ")))"
  }
}

/// The recorded responses of `RecordedServer`, read directly from its folder.
private enum RecordedPayloads {
  static let kinds = [
    "pokemon", "pokemon-species", "pokemon-form", "evolution-chain", "type", "ability", "move",
  ]

  static func all(of kind: String) throws -> [Data] {
    try FileManager.default.contentsOfDirectory(
      at: RecordedServer.folder.appending(path: kind),
      includingPropertiesForKeys: nil
    )
    .filter {
      $0.pathExtension == "json" && Int($0.deletingPathExtension().lastPathComponent) != nil
    }
    .map { try Data(contentsOf: $0) }
  }
}
