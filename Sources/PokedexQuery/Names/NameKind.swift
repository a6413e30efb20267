/// What kind of thing a name leads to. Where several kinds are searched at once, those that match as
/// well come in this order.
package enum NameKind: UInt8, CaseIterable, Sendable {
  case pokemon, type, move, ability, item, nature, eggGroup, place
  case version, generation, region, reference, page, sortOrder, language, command
}

/// Some kinds of names.
package struct NameKinds: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Only this kind.
  package init(_ kind: NameKind) { rawValue = 1 << UInt32(kind.rawValue) }

  /// Every kind.
  package static let all = NameKinds(rawValue: .max)

  /// Whether a kind is among them.
  package func contains(_ kind: NameKind) -> Bool { rawValue & 1 << UInt32(kind.rawValue) != 0 }
}
