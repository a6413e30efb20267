/// A point in the order in which games were released.
public struct Release: Sendable, Hashable, Comparable {
  /// The generation, from 1.
  package let generation: Int
  /// Index of the version group among all, in the order of release.
  package let index: Int

  package init(generation: Int, index: Int) {
    self.generation = generation
    self.index = index
  }

  /// Returns a point after all games of a generation.
  package static func end(of generation: Int) -> Release {
    Release(generation: generation, index: .max)
  }

  /// Whether a game was released before another.
  public static func < (one: Release, other: Release) -> Bool {
    (one.generation, one.index) < (other.generation, other.index)
  }
}

/// The game, or the generation as a whole, whose facts are wanted. Where one is optional, nil means
/// today's facts.
public struct Edition: Sendable, Hashable {
  /// Slug of the version group. Nil for a generation as a whole, which its newest main game stands
  /// for.
  package let game: String?
  /// When the game was released, or the one that stands for the generation.
  package let release: Release
  /// Features of the game, or of the main games of the generation.
  package let features: GameFeatures

  /// - Parameter features: what the game has; nil for what the main games of its generation have.
  package init(game: String?, release: Release, features: GameFeatures? = nil) {
    self.game = game
    self.release = release
    self.features = features ?? .ofGeneration(release.generation)
  }

  /// The generation, from 1.
  package var generation: Int { release.generation }
}

extension [VersionGroup] {
  /// Returns the edition of a version group; nil for an unknown slug.
  package func edition(of game: String) -> Edition? {
    firstIndex { $0.slug == game }.map { index in
      Edition(
        game: game, release: Release(generation: self[index].generation, index: index),
        features: self[index].features)
    }
  }

  /// Returns the edition of a game, else that of a generation as a whole. Nil, for today, if neither
  /// is given.
  package func edition(of game: String?, orOf generation: Int?) -> Edition? {
    game.flatMap { edition(of: $0) } ?? generation.map { edition(generation: $0) }
  }

  /// Returns the edition of a generation as a whole.
  package func edition(generation: Int) -> Edition {
    let main = lastIndex { group in
      group.generation == generation && group.standing == .main && group.addedTo == nil
    }
    return Edition(game: nil, release: Release(generation: generation, index: main ?? .max))
  }
}
