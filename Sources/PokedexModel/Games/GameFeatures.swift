/// Features that not all games have, such as abilities. A page for a game shows only the game's
/// own.
public struct GameFeatures: OptionSet, Sendable, Hashable {
  /// One bit for each feature.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let genders = GameFeatures(rawValue: 1 << 0)
  package static let eggs = GameFeatures(rawValue: 1 << 1)
  package static let heldItems = GameFeatures(rawValue: 1 << 2)
  package static let abilities = GameFeatures(rawValue: 1 << 3)
  package static let natures = GameFeatures(rawValue: 1 << 4)
  /// Effort values as they are since generation III. Before, there was stat experience.
  package static let effortValues = GameFeatures(rawValue: 1 << 5)

  /// Returns what the main games of a generation have.
  package static func ofGeneration(_ generation: Int) -> GameFeatures {
    switch generation {
    case ..<2: []
    case 2: [.genders, .eggs, .heldItems]
    default: [.genders, .eggs, .heldItems, .abilities, .natures, .effortValues]
    }
  }

  /// Creates the features with these names in the tables, such as `held-items`. Unknown names are
  /// left out.
  package init(named names: [String]) {
    self = names.reduce(into: []) { features, name in
      if let feature = Self.names[name] { features.insert(feature) }
    }
  }

  private static let names: [String: GameFeatures] = [
    "abilities": .abilities, "held-items": .heldItems, "effort-values": .effortValues,
  ]
}

extension VersionGroup {
  /// Features of the game.
  package var features: GameFeatures {
    var features = GameFeatures.ofGeneration(generation).subtracting(lacks)
    if !hasEggs { features.remove(.eggs) }
    return features
  }
}
