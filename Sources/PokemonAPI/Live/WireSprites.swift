internal import PokedexModel

/// The URLs of the pictures in a `pokemon/ID` response.
struct WireSprites: WireResource {
  /// The URLs of one set of sprites, exactly as the server sent them. The URL of a missing sprite
  /// is nil.
  struct SpriteSet: Decodable, Sendable {
    var front, back, frontShiny, backShiny: String?
    var frontFemale, backFemale, frontShinyFemale, backShinyFemale: String?
    /// Sprites without the white background that old games' sprites have.
    var clearFront, clearBack, clearFrontShiny, clearBackShiny: String?

    enum CodingKeys: String, CodingKey {
      case front = "front_default"
      case back = "back_default"
      case frontShiny = "front_shiny"
      case backShiny = "back_shiny"
      case frontFemale = "front_female"
      case backFemale = "back_female"
      case frontShinyFemale = "front_shiny_female"
      case backShinyFemale = "back_shiny_female"
      case clearFront = "front_transparent"
      case clearBack = "back_transparent"
      case clearFrontShiny = "front_shiny_transparent"
      case clearBackShiny = "back_shiny_transparent"
    }

    func address(of kind: PictureKind) -> String? {
      switch (kind.isShiny, kind.isBack, kind.isFemale) {
      case (false, false, false): clearFront ?? front
      case (false, true, false): clearBack ?? back
      case (true, false, false): clearFrontShiny ?? frontShiny
      case (true, true, false): clearBackShiny ?? backShiny
      case (false, false, true): frontFemale
      case (false, true, true): backFemale
      case (true, false, true): frontShinyFemale
      case (true, true, true): backShinyFemale
      }
    }
  }

  struct Sprites: Decodable, Sendable {
    let looks: SpriteSet
    let artwork: SpriteSet?
    let home: SpriteSet?
    /// The sprites from each game, keyed by the generation's slug, then by the slug of one or more
    /// games, such as `red-blue`.
    let versions: [String: [String: SpriteSet]]?

    private enum CodingKeys: CodingKey {
      case other, versions
    }

    private enum OtherKeys: String, CodingKey {
      case artwork = "official-artwork"
      case home
    }

    init(from decoder: any Decoder) throws {
      looks = try SpriteSet(from: decoder)
      let container = try decoder.container(keyedBy: CodingKeys.self)
      // The pictures in `other` are optional. An error in them must not prevent the sprites from
      // being decoded.
      let other = try? container.nestedContainer(keyedBy: OtherKeys.self, forKey: .other)
      artwork = try? other?.decodeIfPresent(SpriteSet.self, forKey: .artwork)
      home = try? other?.decodeIfPresent(SpriteSet.self, forKey: .home)
      versions = try? container.decodeIfPresent(
        [String: [String: SpriteSet]].self, forKey: .versions)
    }
  }

  enum CodingKeys: String, CodingKey, CaseIterable {
    case id, sprites
  }

  let id: WireID
  let sprites: Sprites

  /// Games whose sprites are preferred to those of other games of their generation.
  private static let preferred = ["crystal", "ruby-sapphire", "emerald", "platinum", "x-y"]

  /// The last generation for which PokeAPI's sprites are complete. Up to this generation, if a
  /// sprite is missing, the games didn't have it either.
  private static let lastCompleteGeneration = 5

  /// Returns a picture's URL, exactly as the server sent it. Nil if there is no such picture.
  func address(of kind: PictureKind) -> String? {
    let drawn = kind.isBack ? nil : sprites.artwork?.address(of: kind)
    let modelled = kind.isBack ? nil : sprites.home?.address(of: kind)
    if kind.isArtwork { return drawn ?? modelled }
    if let generation = kind.generation, let own = looks(in: generation) {
      let address = own.address(of: kind)
      // Up to `lastCompleteGeneration`, don't replace a missing sprite by a newer picture, because
      // the games didn't have that sprite.
      if address != nil || generation <= Self.lastCompleteGeneration { return address }
    }
    return sprites.looks.address(of: kind) ?? modelled ?? drawn
  }

  /// Returns the pictures of a generation. The key `icons` has small pictures for menus.
  private func looks(in generation: Int) -> SpriteSet? {
    let games = sprites.versions?["generation-" + RomanNumeral.text(generation)] ?? [:]
    let others = games.keys.filter { $0 != "icons" && !Self.preferred.contains($0) }.sorted()
    return (Self.preferred + others).lazy.compactMap { games[$0] }.first { $0.front != nil }
  }
}

/// Writes the numbers of generations as PokeAPI's slugs do.
private enum RomanNumeral {
  /// Returns a number from 1 to 39 in lower-case letters.
  static func text(_ number: Int) -> String {
    let units = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"]
    return String(repeating: "x", count: max(0, number / 10)) + units[max(0, number % 10)]
  }
}
